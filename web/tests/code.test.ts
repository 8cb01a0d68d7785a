// Links and codes of tables, with and without a key.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pathOf, spoken } from "../src/device/code.ts";

const ID = "k3jf8wq2mzp7ab";
const KEY = "x7y8z9a0b1";

test("a link, with all that may stand around it", () => {
  for (const typed of [
    `https://games.example/t/${ID}`,
    ` /t/${ID} `,
    `http://a.b:8021/t/${ID}/#x`,
    `/t/${ID}?x=1`,
  ])
    assert.equal(pathOf(typed), `/t/${ID}`);
  for (const typed of [`https://games.example/t/${ID}?k=${KEY}`, `/t/${ID}?k=${KEY}#talk`])
    assert.equal(pathOf(typed), `/t/${ID}?k=${KEY}`);
});

test("a link to join a crew, and a recovery code", () => {
  assert.equal(pathOf(`https://games.example/c/${ID}?k=${KEY} `), `/c/${ID}?k=${KEY}`);
  const code = `${ID}-01234-56789-abcde-fghjk`;
  assert.equal(pathOf(code), `/crew/back#${code.replaceAll("-", "")}`);
  assert.equal(pathOf(code.toUpperCase().replaceAll("-", " ")), `/crew/back#${code.replaceAll("-", "")}`);
  assert.equal(pathOf(`https://games.example/crew/back#${code}`), `/crew/back#${code}`);
});

test("a code that was said aloud", () => {
  assert.equal(pathOf(spoken(ID)), `/t/${ID}`);
  assert.equal(pathOf(ID.toUpperCase()), `/t/${ID}`);
  assert.equal(pathOf(spoken(ID + KEY)), `/t/${ID}?k=${KEY}`);
  assert.equal(pathOf("  "), "");
});
