// What an explosion was, from frames and events. Run by `node --test`, which reads TypeScript as it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { beatsOf } from "../src/academy/beats.ts";
import { boomOf, cutsOf, eachOf } from "../src/academy/story.ts";
import type { AcademyFrame } from "../src/lib/frames.ts";
import type { EventSeen } from "../src/lib/messages.ts";

const seat = (at: number, score: number) => ({
  seat: at,
  score,
  action: null,
  tools: [],
  hand: [],
  table: [],
});
const wire = (id: string, trigger: number, flipped: number) => ({
  id,
  trigger,
  tiles: [0, 1, 2].map((tile) => ({ flipped: tile < flipped })),
});

function frame(number: number, bomb: number, scores: number[], locked: string | null = null): AcademyFrame {
  const wires = [wire("green", 2, 0), wire("blue", 9, 1)];
  const scene = { bomb, ending: null, seats: scores.map((score, at) => seat(at, score)), wires };
  const yours = { seat: 0, locked: locked === null ? null : { id: locked, name: locked }, peeks: {} };
  return { number, scene, yours } as unknown as AcademyFrame;
}

const story = (cards?: string[], culprits?: string[]): EventSeen[] => [
  { at: 7, kind: "actions-revealed", text: "All cards.", values: cards },
  { at: 7, kind: "cut-began", mark: "green", text: "Ben cuts green." },
  { at: 7, kind: "card-flipped", mark: "green", values: ["3"] },
  { at: 7, kind: "points-scored", seat: 1, steps: 4 },
  { at: 7, kind: "cut-ended", mark: "green" },
  { at: 7, kind: "cut-began", mark: "blue" },
  { at: 7, kind: "card-flipped", mark: "blue", values: ["1"] },
  { at: 7, kind: "card-flipped", mark: "blue", values: ["3"] },
  { at: 7, kind: "tile-flipped", mark: "blue" },
  { at: 7, kind: "bomb-triggered", mark: "blue", values: culprits },
  { at: 7, kind: "points-lost", seat: 0, steps: -5 },
  { at: 7, kind: "points-lost", seat: 2, steps: -5 },
  { at: 7, kind: "points-scored", seat: 3, steps: 5 },
  { at: 7, kind: "bomb-ended" },
];
const frames = [frame(6, 1, [3, 10, 8, 2], "blue"), frame(7, 2, [0, 14, 3, 7])];

test("an explosion says wire, cards, the way of the trigger, the tile and every change", () => {
  const boom = boomOf(story(["blue", "green", "blue", "chicken"], ["0", "2"]), frames)!;
  assert.equal(boom.wire, "blue");
  assert.deepEqual(boom.culprits, [0, 2]);
  assert.deepEqual(boom.flips, [
    { value: 1, from: 9, to: 10 },
    { value: 3, from: 10, to: 13 },
  ]);
  assert.equal(boom.tile, 2);
  assert.deepEqual(
    boom.shares.map(({ seat, card, why, change }) => [seat, card, why, change]),
    [
      [2, "blue", "culprit", -5],
      [0, "blue", "culprit", -3], // nobody falls below 0
      [1, "green", "before", 4],
      [3, "chicken", "chicken", 5],
    ],
  );
});

test("without cards in the event it says what frames and points tell, and no more", () => {
  const boom = boomOf(story(), frames)!;
  assert.deepEqual(boom.culprits, [0, 2]);
  assert.equal(boom.shares.find((share) => share.seat === 3)?.card, null);
  assert.equal(boom.told, "All cards.");
});

test("without the moment before it, nobody says where the trigger stood", () => {
  const boom = boomOf(story(), frames.slice(1))!;
  assert.equal(boom.known, false);
  assert.equal(boom.shares.find((share) => share.seat === 1)?.change, 4);
});

test("cuts are told one by one, and what an explosion brings to others is not theirs", () => {
  const cuts = cutsOf(story());
  assert.deepEqual(
    cuts.map((cut) => [cut.wire, cut.seats, cut.cards, eachOf(cut), cut.boom]),
    [
      ["green", [1], [3], 4, false],
      ["blue", [], [1, 3], 0, true],
    ],
  );
});

test("whoever is sent to the chickens, or plays another card, acts by that one", () => {
  const events = story(["blue", "green", "blue", "green"], ["0", "2"]);
  events.splice(1, 0, { at: 7, kind: "action-changed", seat: 3, values: ["chicken"] });
  const { card, why } = boomOf(events, frames)!.shares.find((share) => share.seat === 3)!;
  assert.deepEqual([card, why], ["chicken", "chicken"]);
});

test("a protection holds back all who have no orders", () => {
  const events = story(["blue", "green", "blue", "green"], ["0", "2"]);
  events.splice(
    1,
    0,
    { at: 7, kind: "wire-protected", mark: "green", seat: 2 },
    { at: 7, kind: "orders-given", mark: "green", seat: 1 },
  );
  const why = (seat: number) => boomOf(events, frames)!.shares.find((share) => share.seat === seat)!.why;
  assert.equal(why(1), "before");
  assert.equal(why(3), "kept");
});

test("points are those of each only where all took as many", () => {
  const cut = (...points: number[]): EventSeen[] => [
    { at: 7, kind: "actions-revealed", text: "All cards." },
    { at: 7, kind: "cut-began", mark: "green", values: ["0", "1"] },
    ...points.map((steps, seat) => ({ at: 7, kind: "points-scored", seat, steps })),
    { at: 7, kind: "cut-ended", mark: "green" },
  ];
  const told = (...points: number[]) =>
    beatsOf(cut(...points))
      .slice(1)
      .map(({ seats, points, each }) => [seats, points, each]);
  assert.deepEqual(told(3, 3), [[[0, 1], 3, true]]);
  assert.deepEqual(told(7, 3), [
    [[0, 1], 0, true],
    [[0], 7, false],
    [[1], 3, false],
  ]);
});
