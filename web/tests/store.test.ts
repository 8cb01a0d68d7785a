// What was kept last is what is read, even where the browser has no room for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, save } from "../src/lib/store.ts";

test("with full storage the newer value counts, and later what can be written again", () => {
  const written = new Map<string, string>();
  let full = false;
  const localStorage = {
    getItem: (key: string): string | null => written.get(key) ?? null,
    setItem(key: string, text: string): void {
      if (full) throw new Error("full");
      written.set(key, text);
    },
  };
  Object.assign(globalThis, { localStorage });
  save("name", "Mia");
  full = true;
  save("name", "Ben");
  assert.equal(load("name", ""), "Ben");
  full = false;
  save("name", "Eva");
  written.set("defuse.name", JSON.stringify("Pia")); // another window has written since
  assert.equal(load("name", ""), "Pia");
});
