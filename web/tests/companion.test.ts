// The companion of the real box: lots, the narration, what is kept. Run by `node --test`, which reads TypeScript as it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { below, chosen, draw, drawAll, facesOf, turnUp, type Drawn } from "../src/companion/lots.ts";
import * as tell from "../src/companion/telling.ts";
import type { Clock, Layout, Lot } from "../src/lib/messages.ts";

const numbers = (needs = 0) =>
  Array.from({ length: 12 }, (_, at) => ({
    id: String(at + 1),
    kind: "number" as const,
    title: String(at + 1),
    value: at + 1,
    needs,
  }));
const lot = (part: Partial<Lot>): Lot => ({
  id: "line",
  title: "",
  text: "",
  kind: "number",
  pool: numbers(),
  shown: 3,
  most: 3,
  places: [],
  seats: [],
  ...part,
});
const layout = (...lots: Lot[]): Layout => ({ lots }) as unknown as Layout;
const ids = (which: Lot, drawn: Drawn): string[] => facesOf(which, drawn).map((face) => face.id);

test("every number is as likely as any other", () => {
  const counts = Array<number>(7).fill(0);
  for (let at = 0; at < 7000; at++) counts[below(7)]! += 1;
  // Six standard deviations: that is exceeded once in some hundred million runs.
  for (const count of counts) assert.ok(Math.abs(count - 1000) < 176, String(counts));
});

test("a lot never shows the same card twice, and drawing again is another draw", () => {
  const line = lot({});
  const seen = new Set<string>();
  let drawn: Drawn = {};
  for (let at = 0; at < 40; at++) {
    drawn = draw(line, layout(line), drawn);
    assert.equal(new Set(ids(line, drawn)).size, 3);
    seen.add(ids(line, drawn).join());
  }
  assert.ok(seen.size > 20);
});

test("cards that wait for a number which another lot shows are passed over, even if that comes later", () => {
  const deadly = lot({ id: "deadly", shown: 1, most: 1 });
  const kit = lot({ id: "equipment", shown: 4, most: 4, without: "deadly" });
  const both = layout(deadly, kit);
  let drawn = chosen(kit, ["1", "2", "3", "4"], both, {});
  drawn = chosen(deadly, ["2"], both, drawn);
  assert.equal(ids(kit, drawn).length, 4);
  assert.ok(!ids(kit, drawn).includes("2"));
  assert.deepEqual(ids(kit, drawn).slice(0, 3), ["1", "3", "4"]);
});

test("what people say they drew is taken as it is; what cannot be drawn changes nothing", () => {
  const line = lot({});
  const drawn = chosen(line, ["7", "2", "9"], layout(line), {});
  assert.deepEqual(ids(line, drawn), ["7", "2", "9"]);
  assert.equal(drawn.line!.by, "hand");
  assert.equal(chosen(line, ["7", "7", "9"], layout(line), drawn), drawn);
  assert.equal(chosen(line, ["13"], layout(line), drawn), drawn);
});

test("a lot that another one asks for comes and goes with it", () => {
  const cards = lot({ id: "challenges", shown: 1, most: 1 });
  const shot = lot({ id: "shot", shown: 2, most: 2, needs: ["challenges", "8"] });
  const both = layout(cards, shot);
  let drawn = drawAll(both, chosen(cards, ["8"], both, {}));
  assert.equal(ids(shot, drawn).length, 2);
  drawn = chosen(cards, ["3"], both, drawn);
  assert.equal(drawn.shot, undefined);
  assert.equal(drawAll(both, drawn).shot, undefined);
});

test("a deck is turned up card by card, and not beyond its end", () => {
  const deck = lot({ id: "deck", shown: 1, most: 12 });
  let drawn = draw(deck, layout(deck), {});
  for (let at = 0; at < 20; at++) drawn = turnUp(deck, 1, layout(deck), drawn);
  assert.equal(new Set(ids(deck, drawn)).size, 12);
});

const clock: Clock = {
  speaker: "The voice",
  phases: [
    { id: "", cues: [{ text: "Hello.", at: 0 }], choices: [], next: "key" },
    {
      id: "key",
      title: "Take the key.",
      cues: [
        { text: "Go!", at: 0, left: 80 },
        { text: "Too late.", at: 80, explodes: true },
      ],
      choices: [{ label: "Done", next: "offer" }],
    },
    {
      id: "offer",
      cues: [{ text: "Rearrange.", at: 0, left: 10 }],
      choices: [{ label: "As they are", next: "race" }],
      lapses: 10,
      next: "race",
    },
    {
      id: "race",
      cues: [
        { text: "A card.", at: 0, left: 20 },
        { text: "Time!", at: 20 },
      ],
      choices: [
        { label: "All cut", ends: "won" },
        { label: "Won", next: "key", over: true },
      ],
      stops: true,
    },
  ],
};

/** Speaks all that is due. */
function speak(now: tell.Telling): { now: tell.Telling; said: string[] } {
  const said: string[] = [];
  for (let cue = tell.due(clock, now); cue; cue = tell.due(clock, now)) {
    said.push(cue.text);
    now = tell.spoken(clock, now, cue);
  }
  return { now, said };
}

test("a phase that is only spoken leads on, and a deadline explodes", () => {
  let { now, said } = speak(tell.untold());
  assert.deepEqual(said, ["Hello.", "Go!"]);
  assert.equal(tell.left(now), 80);
  now = tell.later(clock, now, 79.9);
  assert.equal(tell.due(clock, now), null);
  ({ now, said } = speak(tell.later(clock, now, 0.1)));
  assert.deepEqual(said, ["Too late."]);
  assert.equal(now.over, "lost");
  assert.deepEqual(tell.choices(clock, now), []);
  assert.equal(tell.later(clock, now, 5), now);
});

test("a step that is done ends at once, an offer lapses, and a check waits for the players", () => {
  let { now } = speak(tell.untold());
  now = tell.ended(clock, tell.later(clock, now, 30), tell.choices(clock, now)[0]!);
  assert.equal(tell.phaseOf(clock, now).id, "offer");
  ({ now } = speak(now));
  now = tell.later(clock, now, 10);
  assert.equal(tell.phaseOf(clock, now).id, "race");
  ({ now } = speak(now));
  assert.deepEqual(
    tell.choices(clock, now).map((each) => each.label),
    ["All cut"],
  );
  ({ now } = speak(tell.later(clock, now, 25)));
  assert.ok(tell.waits(clock, now));
  assert.equal(tell.later(clock, now, 100), now);
  assert.deepEqual(
    tell.choices(clock, now).map((each) => each.label),
    ["Won"],
  );
});

test("acts by turns", () => {
  const circus: Clock = {
    speaker: "",
    by: "turns",
    phases: [{ id: "", cues: [3, 6].map((turns) => ({ text: `act ${turns}`, turns })), choices: [] }],
  };
  let now = tell.untold();
  for (const left of [3, 2, 1]) {
    assert.equal(tell.turnsLeft(circus, now), left);
    assert.equal(tell.due(circus, now), null);
    now = tell.turned(now);
  }
  now = tell.spoken(circus, now, tell.due(circus, now)!);
  assert.equal(tell.turnsLeft(circus, now), 3);
});

test("minutes and seconds", () => {
  assert.deepEqual([0, 0.05, 1, 59.99, 60, 245, 900].map(tell.minutes), [
    "0:00",
    "0:01",
    "0:01",
    "1:00",
    "1:00",
    "4:05",
    "15:00",
  ]);
});
