// Late answers: of what was asked for again, only the last answer counts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { latest } from "../src/lib/latest.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("an answer is taken, or why there is none", async () => {
  const taken: string[] = [];
  latest(Promise.resolve("found"), (found) => taken.push(found));
  latest(
    Promise.reject(new Error("away")),
    () => taken.push("never"),
    (error) => taken.push(error.message),
  );
  latest(Promise.reject(new Error("away")), () => taken.push("never"));
  await settled();
  assert.deepEqual(taken, ["found", "away"]);
});

test("what was asked for before comes too late", async () => {
  const taken: string[] = [];
  const take = (found: string): void => void taken.push(found);
  let answer: (found: string) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const first = latest(new Promise<string>((resolve) => (answer = resolve)), take);
  first();
  const second = latest(new Promise<string>((_, reject) => (refuse = reject)), take, (error) =>
    take(error.message),
  );
  second();
  latest(Promise.resolve("new"), take);
  answer("old");
  refuse(new Error("away"));
  await settled();
  assert.deepEqual(taken, ["new"]);
});
