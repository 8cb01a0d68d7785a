import assert from "node:assert/strict";
import test from "node:test";
import { packed, unpacked } from "../src/calculator/carry.ts";
import {
  blanks,
  headWords,
  linesOf,
  lineOf,
  partsOf,
  slotOf,
  slotText,
  textOf,
  withEntry,
  withHead,
  withMissionLine,
  withSlot,
} from "../src/calculator/paper.ts";
import { after, begin, redone, shown, undone } from "../src/calculator/past.ts";

const TEXT = `# a comment
mission 11 · captain B · dial 4 · turn A · view A
yellow 7.1 9.1
deadly _
A1 | 1 _ y7.1
B1 | ? (5)!5 ?*
constraint A: even
A cuts 5 at A1.3 with C1.4
`;

test("a paper has a head, stands, and what follows them", () => {
  const parts = partsOf(linesOf(TEXT));
  assert.equal(parts.head, 1);
  assert.deepEqual(
    parts.stands.map(({ name, slots }) => [name, slots.length]),
    [
      ["A1", 3],
      ["B1", 3],
    ],
  );
  assert.equal(parts.since, 6);
  assert.equal(headWords(linesOf(TEXT)).get("captain"), "B");
});

test("lines are changed one at a time, and everything else stays", () => {
  const lines = linesOf(TEXT);
  assert.equal(
    withHead(lines, { turn: null, opening: "C" })[1],
    "mission 11 · captain B · dial 4 · view A · opening C",
  );
  assert.equal(withSlot(lines, "A1", 2, "4")[4], "A1 | 1 4 y7.1");
  assert.equal(withMissionLine(lines, "deadly", "deadly 4")[3], "deadly 4");
  assert.deepEqual(withMissionLine(lines, "yellow", "").length, lines.length - 1);
  assert.equal(withMissionLine(lines, "red", "red 5.5")[4], "red 5.5");
  assert.equal(textOf(withEntry(lines, "B has 9")), `${TEXT}B has 9\n`);
  assert.equal(lineOf(lines, "constraint A:"), 6);
  assert.equal(blanks(lines), 2);
});

test("a slot is taken apart and put together again", () => {
  for (const word of ["5", "(y2.1)", "?!6", "(5)*!5", "?^", "6!even!x1", "_*"])
    assert.equal(slotText(slotOf(word)), word);
  assert.deepEqual(slotOf("(5)*!5"), { wire: "5", cut: true, marks: "*", tokens: ["5"] });
});

test("undo and redo have no end", () => {
  let past = begin("0\n");
  for (let n = 1; n <= 500; n += 1) past = after(past, `${shown(past)}line ${n}\n`);
  const last = shown(past);
  for (let n = 0; n < 500; n += 1) past = undone(past);
  assert.equal(shown(past), "0\n");
  assert.equal(shown(undone(past)), "0\n");
  for (let n = 0; n < 600; n += 1) past = redone(past);
  assert.equal(shown(past), last);
  past = after(undone(past), "another");
  assert.equal(shown(redone(past)), "another");
});

test("a link carries a table and names, and refuses what is none", async () => {
  const carried = { text: TEXT, names: ["Mia", "", "Jörg", ""] };
  const code = await packed(carried);
  assert.match(code, /^[\w-]+$/);
  assert.deepEqual(await unpacked(code), carried);
  assert.equal(await unpacked("nonsense"), null);
  assert.equal(await unpacked(await packed({ text: "x".repeat(300_000), names: [] })), null);
});
