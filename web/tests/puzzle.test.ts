// Puzzles: the rating, days in a row, and which one comes next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { another } from "../src/puzzle/choosing.ts";
import { streak, weekOf } from "../src/puzzle/days.ts";
import { change, gradeFor, START, strengthOf, worth } from "../src/puzzle/rating.ts";
import { digits } from "../src/still/digits.ts";

test("a solution gives more the harder the puzzle is", () => {
  const gains = [1, 2, 3, 4, 5].map((grade) => change(START, grade, worth(0, false), 0));
  assert.deepEqual(
    [...gains].sort((a, b) => a - b),
    gains,
  );
  assert.ok(gains.every((gain) => gain > 0));
});

test("a miss costs more the easier the puzzle is, and always something", () => {
  const losses = [1, 2, 3, 4, 5].map((grade) => change(START, grade, worth(0, true), 0));
  assert.deepEqual(
    [...losses].sort((a, b) => a - b),
    losses,
  );
  assert.ok(losses.every((loss) => loss < 0));
  assert.ok(change(100, 5, 0, 99) < 0);
});

test("hints take from a solution and never turn it into a loss", () => {
  assert.ok(change(START, 3, worth(2, false), 0) < change(START, 3, worth(0, false), 0));
  assert.ok(change(2400, 1, worth(9, false), 0) >= 0);
  assert.equal(worth(9, false), 0.4);
});

test("after some puzzles the rating moves less", () => {
  assert.ok(change(START, 3, 1, 50) < change(START, 3, 1, 0));
});

test("the grade that fits a rating is the nearest", () => {
  assert.equal(gradeFor(START), 2);
  for (const grade of [1, 2, 3, 4, 5]) assert.equal(gradeFor(strengthOf(grade)), grade);
  assert.equal(gradeFor(3000), 5);
});

test("days in a row end where one is missing, and today may still come", () => {
  assert.equal(streak([], "2026-11-18"), 0);
  assert.equal(streak(["2026-11-17"], "2026-11-18"), 1);
  assert.equal(streak(["2026-11-17", "2026-11-18"], "2026-11-18"), 2);
  assert.equal(streak(["2026-11-16"], "2026-11-18"), 0);
  assert.equal(streak(["2026-12-31", "2027-01-01"], "2027-01-01"), 2);
});

test("a week begins on Monday", () => {
  const week = weekOf("2026-11-18");
  assert.equal(week[0], "2026-11-16");
  assert.equal(week.length, 7);
  assert.ok(week.includes("2026-11-18"));
  assert.equal(weekOf("2026-11-22")[0], "2026-11-16");
});

const card = (number: number, grade: number) =>
  ({ number, grade, kind: "certain", mission: 1, box: 1, players: 4 }) as const;
const CARDS = [card(1, 1), card(2, 1), card(3, 1), card(4, 2)];

test("another one is fresh, of the grade, and not the one that is there", () => {
  for (const lot of [0, 0.5, 0.99])
    assert.equal(
      another(CARDS, { solved: { 2: {} }, failed: [] }, 1, 1, () => lot),
      3,
    );
});

test("where none is left it is the one that was failed first", () => {
  assert.equal(another(CARDS, { solved: { 1: {} }, failed: [3, 2] }, 1, 1), 3);
  assert.equal(another(CARDS, { solved: { 1: {} }, failed: [3, 2] }, 1, 3), 2);
});

test("where all are solved it is any of them, and of an empty grade any at all", () => {
  assert.ok([2, 3].includes(another(CARDS, { solved: { 1: {}, 2: {}, 3: {} }, failed: [] }, 1, 1)!));
  assert.ok([1, 2, 3, 4].includes(another(CARDS, { solved: {}, failed: [] }, 5, null)!));
  assert.equal(another([], { solved: {}, failed: [] }, 1, null), null);
});

test("two digits in a moment are one value", () => {
  const named: string[] = [];
  let time = 0;
  const press = digits(
    (value) => named.push(value),
    () => time,
  );
  press("1");
  press("2");
  time = 5000;
  press("1");
  time = 9000;
  press("2");
  press("x");
  press("y");
  assert.deepEqual(named, ["1", "12", "1", "2", "yellow"]);
});
