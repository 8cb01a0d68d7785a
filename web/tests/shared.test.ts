// What has not changed between two frames is taken over.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shared } from "../src/lib/shared.ts";

test("what is the same is identical, and what is not is new", () => {
  const before = {
    number: 1,
    wires: [{ id: 1, cut: false }, { id: 2 }],
    faces: { "1": { text: "5" } },
    ask: null,
  };
  const told = {
    number: 2,
    wires: [{ id: 1, cut: true }, { id: 2 }],
    faces: { "1": { text: "5" } },
    ask: null,
  };
  const now = shared(before, told);
  assert.deepEqual(now, told);
  assert.notEqual(now, before);
  assert.notEqual(now.wires[0], before.wires[0]);
  assert.equal(now.wires[1], before.wires[1]);
  assert.equal(now.faces, before.faces);
});

test("what is left out is gone, what comes is there, and lists keep their length", () => {
  const before = { cut: true, tokens: ["5"], more: [1, 2, 3] };
  for (const told of [
    { tokens: ["5"], more: [1, 2] },
    { cut: true, tokens: ["5"], more: [1, 2, 3], loose: true },
    [],
  ]) {
    assert.deepEqual(shared(before, told), told);
  }
  assert.equal(shared(before, { cut: true, tokens: ["5"], more: [1, 2, 3] }), before);
  assert.deepEqual(shared([1], { a: 1 }), { a: 1 });
  assert.equal(shared({ a: undefined }, { a: null }).a, null);
});
