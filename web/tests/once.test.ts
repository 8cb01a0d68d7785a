// What is asked for again after a broken line is asked for as the same thing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newOnce, once, persist, repeatable } from "../src/lib/once.ts";

const AT_ONCE = [0, 0];
const passing = (error: unknown): boolean => (error as Error).message === "passing";

function failing(times: number, message: string): { sent: string[]; ask: (once: string) => Promise<string> } {
  const sent: string[] = [];
  const ask = (once: string): Promise<string> => {
    sent.push(once);
    return sent.length > times ? Promise.resolve("done") : Promise.reject(new Error(message));
  };
  return { sent, ask };
}

test("it is random and as the server wants it", () => {
  const many = new Set(Array.from({ length: 50 }, newOnce));
  assert.equal(many.size, 50);
  for (const each of many) assert.match(each, /^[A-Za-z0-9_-]{32}$/);
});

test("what may pass is tried again with the same string", async () => {
  const { sent, ask } = failing(2, "passing");
  assert.equal(await once("a table", ask, passing, AT_ONCE), "done");
  assert.equal(sent.length, 3);
  assert.equal(new Set(sent).size, 1);
});

test("whoever presses the button again asks for the same thing, until there was an answer", async () => {
  const { sent, ask } = failing(3, "passing");
  await assert.rejects(once("a seat", ask, passing, AT_ONCE));
  assert.equal(await once("a seat", ask, passing, AT_ONCE), "done");
  assert.equal(new Set(sent).size, 1);
  await once("a seat", ask, passing, AT_ONCE);
  assert.equal(new Set(sent).size, 2);
});

test("a refusal is not tried again", async () => {
  const { sent, ask } = failing(1, "no");
  await assert.rejects(once("another", ask, passing, AT_ONCE), /no/);
  assert.equal(sent.length, 1);
  let tries = 0;
  await assert.rejects(
    persist(() => Promise.reject(new Error(`${++tries}`)), passing, AT_ONCE),
    /1/,
  );
});

test("only sitting down has it among what is sent at the table", () => {
  const take = repeatable({ type: "seat", id: "1", do: "take", seat: 1, name: "Bo" });
  assert.match(take.once ?? "", /^[\w-]{32}$/);
  const leave = { type: "seat", id: "2", do: "leave" } as const;
  assert.equal(repeatable(leave), leave);
});
