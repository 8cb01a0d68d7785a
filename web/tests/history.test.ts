// The games of a crew: what was listed stays, however many come meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";
import { listed, noted } from "../src/crew/history.ts";
import type { CrewGameSeen } from "../src/lib/messages.ts";

const game = (ended: number): CrewGameSeen => ({ id: `game ${ended}`, ended }) as CrewGameSeen;
const games = (from: number, to: number): CrewGameSeen[] =>
  Array.from({ length: from - to + 1 }, (_, at) => game(from - at));
const ended = (all: readonly CrewGameSeen[]): number[] => all.map((each) => each.ended);

test("what the latest games make room for stays in the list", () => {
  let known = noted([], games(40, 21));
  known = noted(known, games(20, 11));
  const latest = games(42, 23);
  assert.deepEqual(ended(listed(latest, true, known)), ended(games(42, 11)));
  assert.deepEqual(ended(listed(latest, true, noted(known, latest))), ended(games(42, 11)));
});

test("a page that comes twice is listed once", () => {
  const known = noted(noted(noted([], games(40, 21)), games(20, 11)), games(20, 11));
  assert.deepEqual(ended(listed(games(40, 21), true, known)), ended(games(40, 11)));
});

test("a game that somebody has taken back is not listed any more", () => {
  const known = noted([], games(40, 21));
  const latest = [...games(40, 31), ...games(29, 20)];
  assert.deepEqual(ended(listed(latest, true, known)), ended(latest));
  assert.deepEqual(listed([], false, known), []);
});

test("of two tellings the newer one counts", () => {
  const known = noted(games(3, 1), [{ ...game(2), review: "/r/new" }]);
  assert.equal(known.find((each) => each.ended === 2)?.review, "/r/new");
  assert.equal(known.length, 3);
});
