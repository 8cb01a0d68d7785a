// A deal that nobody could choose, and what is noticed of a server that cheats. Run by `node --test`.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import {
  commitmentOf,
  fitsHash,
  mayTell,
  promiseOf,
  seedOf,
  wrongAtEnd,
  wrongAtStart,
  wrongNow,
  type Given,
  type Wrong,
} from "../src/deal/check.ts";
import { sha256 } from "../src/deal/hash.ts";
import type { Dealing, DealTold, Frame, Lobby } from "../src/lib/messages.ts";

const SECRET = "5e".repeat(32);
const MINE = "a1".repeat(32);
const OTHER = "b2".repeat(32);
const AGREED = "c3".repeat(32);
const COMMITMENT = commitmentOf(SECRET);
const promised = (seat: number, part: string) => ({ seat, promise: promiseOf(COMMITMENT, seat, part) });

/** What the browser at seat 0 remembers; seat 2 takes part, too, and seat 1 was silent. */
const GIVEN: Given = {
  table: "t",
  game: 1,
  commitment: COMMITMENT,
  agreed: AGREED,
  seat: 0,
  part: MINE,
  promises: [promised(0, MINE), promised(2, OTHER)],
  asked: 1,
};
const DEAL: DealTold = {
  commitment: COMMITMENT,
  agreed: AGREED,
  parts: [
    { seat: 0, part: MINE },
    { seat: 2, part: OTHER },
  ],
  withheld: [],
  left_out: [1],
  secret: SECRET,
};
const SEED = seedOf(AGREED, SECRET, DEAL.parts);

test("the hash is that of everybody else", () => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
    const text = "é".repeat(length % 7) + "x".repeat(length);
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"), String(length));
  }
});

test("commitment, promise and seed are those of the server", () => {
  // By kernel/deal.py, from the same numbers.
  assert.equal(COMMITMENT, "6e74d330c3bf7864d4e954c539ae4b2b21af50fe72e7b50ac73f64a66981acde");
  assert.equal(
    promiseOf(COMMITMENT, 2, OTHER),
    "47655e6e004cd2f177d1b3f962b9ee1095cc2af21b2d9243e5c5a9dd47303692",
  );
  assert.equal(SEED, "9adaff3bbd4d83171294e0c8eb97f270");
});

test("an honest deal has nothing wrong, at the start and at the end", () => {
  assert.deepEqual(wrongAtStart(GIVEN, DEAL), []);
  assert.deepEqual(wrongAtEnd(DEAL, SEED), []);
  const shy = { ...DEAL, parts: DEAL.parts.slice(0, 1), withheld: [promised(2, OTHER)], left_out: [1, 2] };
  assert.deepEqual(wrongAtStart(GIVEN, shy), []);
  assert.deepEqual(wrongAtEnd(shy, seedOf(AGREED, SECRET, shy.parts)), []);
});

const OTHER_SECRET = "00".repeat(32);
const swapped = [{ seat: 0, part: OTHER_SECRET }, DEAL.parts[1]!];
const late = [...DEAL.parts, { seat: 1, part: OTHER_SECRET }];
const CHEATS: [what: string, told: Partial<DealTold>, wrong: Wrong[]][] = [
  ["drops my part", { parts: [DEAL.parts[1]!] }, ["left-out", "promises"]],
  [
    "drops my part and says that I held it back",
    { parts: [DEAL.parts[1]!], withheld: [promised(0, MINE)] },
    ["left-out"],
  ],
  ["swaps my part", { parts: swapped }, ["own", "promises"]],
  ["counts me twice", { parts: [...swapped, DEAL.parts[0]!] }, ["own", "promises"]],
  ["swaps the part of somebody else", { parts: [DEAL.parts[0]!, { seat: 2, part: MINE }] }, ["promises"]],
  ["drops the part of somebody else", { parts: [DEAL.parts[0]!] }, ["promises"]],
  ["adds a part that nobody promised", { parts: late }, ["promises"]],
  ["is bound to another secret", { commitment: commitmentOf(OTHER_SECRET) }, ["commitment"]],
  ["plays something else", { agreed: OTHER_SECRET }, ["agreed"]],
];

for (const [what, told, wrong] of CHEATS) {
  test(`at the start it is noticed of a server that it ${what}`, () => {
    assert.deepEqual(wrongAtStart(GIVEN, { ...DEAL, ...told }), wrong);
  });
}

test("at the end another secret or another seed is noticed", () => {
  assert.deepEqual(wrongAtEnd({ ...DEAL, secret: OTHER_SECRET }, SEED), ["secret", "seed"]);
  const bound = { ...DEAL, secret: OTHER_SECRET, commitment: commitmentOf(OTHER_SECRET) };
  assert.deepEqual(wrongAtEnd(bound, SEED), ["seed"]);
  assert.deepEqual(wrongAtEnd(DEAL, "0".repeat(32)), ["seed"]);
  for (const [, told] of CHEATS.filter(([, { parts, agreed }]) => parts || agreed)) {
    assert.deepEqual(wrongAtEnd({ ...DEAL, ...told }, SEED), ["seed"]);
  }
});

test("the end is looked at when it has come, and a secret that is not told then is a wrong one", () => {
  const lobby = (deal: DealTold, state: string) => ({ game: 1, state, deal }) as unknown as Lobby;
  const frame = (seed: string | null) =>
    ({ game: 1, scene: { ending: seed === null ? null : { seed } } }) as unknown as Frame;
  const untold = { ...DEAL, secret: "" };
  assert.deepEqual(wrongNow(["own"], null, null), ["own"]);
  assert.deepEqual(wrongNow([], lobby(untold, "running"), frame(null)), []);
  assert.deepEqual(wrongNow([], lobby(DEAL, "over"), frame(SEED)), []);
  assert.deepEqual(wrongNow(["own"], lobby(untold, "over"), frame(SEED)), ["own", "secret", "seed"]);
  assert.deepEqual(wrongNow([], lobby(DEAL, "over"), { ...frame("00"), game: 2 }), []);
});

test("a part is told once the own promise is settled, and only then", () => {
  const { promises } = GIVEN;
  const asked: Dealing = {
    type: "deal",
    game: 1,
    commitment: COMMITMENT,
    agreed: AGREED,
    stage: "part",
    promises: promises!,
  };
  assert.ok(mayTell(GIVEN, asked));
  for (const told of [
    { commitment: OTHER_SECRET },
    { agreed: OTHER_SECRET },
    { promises: [] },
    { promises: [promised(2, OTHER)] },
    { promises: [promised(0, OTHER), promised(2, OTHER)] },
    { promises: [...promises!, promised(0, OTHER)] },
    { promises: [{ ...promised(0, MINE), seat: 1 }] },
  ]) {
    assert.ok(!mayTell(GIVEN, { ...asked, ...told }), JSON.stringify(told));
  }
});

test("whoever was not asked, or knows nothing, says so", () => {
  assert.deepEqual(wrongAtStart(null, DEAL), []);
  assert.deepEqual(wrongAtStart({ ...GIVEN, part: "", promises: null }, DEAL), ["unasked"]);
});

test("a deal that came to nothing is no reason to warn of the next, unless it is used after all", () => {
  const past = { ...GIVEN, cancelled: true };
  assert.deepEqual(wrongAtStart(past, { ...DEAL, commitment: commitmentOf(OTHER_SECRET), parts: [] }), []);
  assert.deepEqual(wrongAtStart(past, { ...DEAL, parts: [DEAL.parts[1]!] }), ["left-out", "promises"]);
});

test("games of older versions have the hash of their seed", () => {
  assert.ok(fitsHash("0f0f", createHash("sha256").update("0f0f").digest("hex")));
  assert.ok(!fitsHash("0f0e", createHash("sha256").update("0f0f").digest("hex")));
});
