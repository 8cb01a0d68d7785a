// What is let go of a list that gets too long is what was not used for the longest time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newest } from "../src/lib/newest.ts";

test("what was used last stays, wherever it was in the list", () => {
  const all = [9, 4, 7, 8, 10].map((at) => ({ at }));
  assert.deepEqual(
    newest(all, 3).map(({ at }) => at),
    [10, 9, 8],
  );
  assert.equal(all.length, 5);
});
