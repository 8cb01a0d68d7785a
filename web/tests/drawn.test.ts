// Faces and pictures: people at one table never look alike, and what explains a card stays inside the window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { personOf, seedOf } from "../src/people/person.ts";
import { frameOf, seatStyle, SEATS } from "../src/people/seats.ts";
import { TOPS } from "../src/people/tops.ts";
import { DRAWINGS, drawingOf, NEUTRAL } from "../src/pictures/drawings.ts";
import { placed } from "../src/pictures/place.ts";

const NAMES = [
  "Juno",
  "juno ",
  "Moss",
  "Pip",
  "Ruby",
  "Guest",
  "Guest 2",
  "Zoé",
  "李",
  "",
  "Ida",
  "Noor",
  "Kofi",
];
const seats = Array.from({ length: SEATS }, (_, seat) => seat);

test("two seats never share hair or hat, a frame or a colour", () => {
  for (const one of seats)
    for (const other of seats.slice(one + 1)) {
      assert.notEqual(frameOf(one).shape, frameOf(other).shape);
      assert.notEqual(seatStyle(one), seatStyle(other));
      for (const name of NAMES)
        for (const mate of NAMES)
          assert.notEqual(personOf(name, one).top.name, personOf(mate, other).top.name);
    }
});

test("a name looks the same every time, however it is written, and names look different", () => {
  assert.deepEqual(personOf("Juno", 1), personOf(" juno", 1));
  const looks = new Set(
    Array.from({ length: 200 }, (_, at) => JSON.stringify(personOf(`Player ${at}`, at % SEATS))),
  );
  assert.ok(looks.size > 190, String(looks.size));
  assert.notEqual(seedOf("Ann"), seedOf("Anna"));
});

test("every part is worn by somebody", () => {
  const worn = (part: "glasses" | "beard" | "skin" | "extra", many: number): void => {
    const found = new Set(Array.from({ length: 600 }, (_, at) => personOf(`N${at}`, at % SEATS)[part]));
    assert.equal(found.size, many, part);
  };
  const tops = new Set(Array.from({ length: 600 }, (_, at) => personOf(`N${at}`, at % SEATS).top.name));
  assert.equal(tops.size, TOPS.length);
  worn("skin", 6);
  worn("glasses", 4);
  worn("beard", 5);
  worn("extra", 3);
});

test("no two pictures are the same, and what has none gets the neutral one", () => {
  const all = Object.values(DRAWINGS).flatMap((kind) =>
    Object.values(kind).map((each) => JSON.stringify(each)),
  );
  assert.equal(new Set([...all, JSON.stringify(NEUTRAL)]).size, all.length + 1);
  assert.equal(drawingOf("equipment", "none"), NEUTRAL);
  assert.equal(drawingOf("equipment", "constructor"), NEUTRAL);
  for (const each of all) assert.doesNotMatch(each, /NaN|undefined/);
});

test("what explains a card is inside the window and not over what it explains", () => {
  const card = { width: 300, height: 130 };
  for (const view of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ])
    for (let left = 0; left <= view.width - 44; left += 20)
      for (let top = 0; top <= view.height - 40; top += 20) {
        const at = placed({ left, top, width: 44, height: 40 }, card, view);
        assert.ok(at.left >= 8 && at.left + card.width <= view.width - 8, JSON.stringify({ left, top, at }));
        assert.ok(at.top >= 8 && at.top + card.height <= view.height - 8, JSON.stringify({ left, top, at }));
        assert.ok(at.top + card.height <= top || at.top >= top + 40, JSON.stringify({ left, top, at }));
      }
});
