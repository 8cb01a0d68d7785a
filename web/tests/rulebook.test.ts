/** The search of the rule book: the same words are like each other as for the server. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { RuleBooks, RuleEntry } from "../src/lib/messages.ts";
import { likeness, Searcher, wordsOf } from "../src/rulebook/search.ts";

const CASES = JSON.parse(
  readFileSync(new URL("../../tests/rulebook/searches.json", import.meta.url), "utf8"),
) as { words: [string, string[]][]; likeness: [string, string, number][] };

test("words are folded as in Python", () => {
  for (const [text, words] of CASES.words) assert.deepEqual(wordsOf(text), words);
});

test("words are like others as in Python", () => {
  for (const [asked, word, score] of CASES.likeness)
    assert.equal(likeness(asked, word), score, `${asked} ${word}`);
});

const entry = (id: string, title: string, line: string, find = ""): RuleEntry => ({
  id,
  title,
  sign: ["", ""],
  facts: [],
  sections: [{ title: "", lines: ["Something else.", line], points: false, picture: "", entry: "" }],
  asked: [],
  see: [],
  rulings: [],
  find,
  since: 0,
});
const BOOKS: RuleBooks = {
  title: "Rule book",
  language: "en",
  books: [
    {
      game: "busters",
      title: "",
      minute: "",
      boxes: [],
      chapters: [
        {
          id: "rule",
          title: "Rules",
          text: "",
          entries: [
            entry("rule/dial", "The dial", "A miss takes one step.", "fuse"),
            entry("rule/dual-cut", "The dual cut", "A miss moves the dial."),
          ],
        },
      ],
    },
  ],
};

test("a title counts more than a sentence, and the sentence that fits is shown", () => {
  const searcher = new Searcher(BOOKS);
  const found = (text: string): string[] => searcher.find(text).map((hit) => hit.entry.id);
  assert.deepEqual(found("dial"), ["rule/dial", "rule/dual-cut"]);
  assert.deepEqual(found("misses dial"), ["rule/dial", "rule/dual-cut"]);
  assert.deepEqual(found("fus"), ["rule/dial"]);
  assert.deepEqual(found("zeppelin dial"), []);
  assert.deepEqual(found(" ?"), []);
  assert.equal(searcher.find("miss")[0]!.line, "A miss takes one step.");
});
