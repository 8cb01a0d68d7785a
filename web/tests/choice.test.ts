// Picking items in the fields of a form. Run by `node --test`, which reads TypeScript as it is.

import assert from "node:assert/strict";
import { test } from "node:test";
import { complete, full, kept, pick, valuesOf, type Id } from "../src/lib/choice.ts";
import type { FieldSeen, FormSeen } from "../src/lib/messages.ts";

const item = (id: Id, value = "") => ({ id, label: `item ${id}`, value });

function field(part: Partial<FieldSeen> & { of: [Id[], number[]][] }): FieldSeen {
  const { of, ...rest } = part;
  return {
    name: "wires",
    kind: "wire",
    title: "",
    least: 1,
    most: 1,
    apart: false,
    groups: of.map(([ids, sizes]) => ({ items: ids.map((id) => item(id)), sizes })),
    barred: [],
    own: false,
    only: [],
    ...rest,
  };
}

const clicks = (on: FieldSeen, ...ids: Id[]): Id[] =>
  ids.reduce<Id[]>((chosen, id) => pick(on, chosen, id), []);

test("a field for one item takes the last one that was clicked", () => {
  const one = field({ of: [[[1, 2, 3], [1]]] });
  assert.deepEqual(clicks(one, 1, 3), [3]);
  assert.deepEqual(clicks(one, 1, 1), []);
  assert.deepEqual(clicks(one, 9), []);
});

test("a detector points at two wires of one stand: a wire of another stand starts anew", () => {
  const two = field({
    of: [
      [[1, 2, 3], [2]],
      [[7, 8], [2]],
    ],
    least: 2,
    most: 2,
  });
  assert.deepEqual(clicks(two, 1, 2), [1, 2]);
  assert.deepEqual(clicks(two, 1, 2, 3), [2, 3]);
  assert.deepEqual(clicks(two, 1, 7), [7, 8]);
  assert.equal(complete(two, [1]), false);
  assert.equal(complete(two, [1, 7]), false);
  assert.equal(full(two, [1, 2]), true);
});

test("a group that is taken whole is taken with one click and laid down with one", () => {
  const whole = field({
    of: [
      [[1, 2, 3, 4], [4]],
      [[8, 9], [2]],
    ],
    least: 2,
    most: 4,
  });
  assert.deepEqual(clicks(whole, 3), [1, 2, 3, 4]);
  assert.deepEqual(clicks(whole, 3, 8), [8, 9]);
  assert.deepEqual(clicks(whole, 3, 1), []);
});

test("neighbours that overlap are picked one by one", () => {
  const pairs = field({
    of: [
      [[1, 2], [2]],
      [[2, 3], [2]],
    ],
    least: 2,
    most: 2,
  });
  assert.deepEqual(clicks(pairs, 2, 3), [2, 3]);
  assert.equal(complete(pairs, [2, 3]), true);
  assert.equal(complete(pairs, [1, 3]), false);
});

test("with apart each item comes from another group", () => {
  const values = field({
    of: [
      [[1, 2], [1]],
      [[5], [1]],
      [[7], [1]],
    ],
    least: 2,
    most: 2,
    apart: true,
  });
  assert.deepEqual(clicks(values, 1, 2), [2]);
  assert.deepEqual(clicks(values, 1, 5), [1, 5]);
  assert.deepEqual(clicks(values, 1, 5, 7), [5, 7]);
  assert.equal(complete(values, [1, 5]), true);
  assert.equal(complete(values, [1]), false);
});

test("of one to three items the second is complete and not yet full", () => {
  const some = field({
    of: [
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
    ],
    least: 1,
    most: 3,
  });
  assert.equal(complete(some, [1, 2]), true);
  assert.equal(full(some, [1, 2]), false);
  assert.equal(full(some, [1, 2, 3]), true);
});

test("own wires are offered as values in order, and barred values with their reason", () => {
  const own = field({ of: [], own: true });
  own.groups = [{ items: [item(4, "10"), item(5, "2"), item(6, "2"), item(7, "yellow")], sizes: [1] }];
  own.barred = [
    { id: 8, label: "", value: "8", why: "after 3" },
    { id: 9, label: "", value: "2", why: "not this one" },
  ];
  assert.deepEqual(
    valuesOf(own).map(({ value, ids, why }) => [value, ids.length, why]),
    [
      ["2", 2, ""],
      ["8", 0, "after 3"],
      ["10", 1, ""],
      ["yellow", 1, ""],
    ],
  );
});

test("when a form is offered afresh, what is still possible stays chosen", () => {
  const form = {
    fields: [field({ of: [[[1, 2], [1]]] }), field({ name: "seat", of: [[[3], [1]]], only: [3] })],
  };
  assert.deepEqual(kept(form as FormSeen, { wires: [2, 9] }), { wires: [2], seat: [3] });
});
