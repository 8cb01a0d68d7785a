/** Lines of the set-up, tapped: what a line says already, and the line with gaps where something is left. */

import type { Choice, LinePart, LineTemplate } from "../lib/messages";
import { choicesOf, complete, lineBy, most, openParts, type Choices, type Filled } from "./filling";
import { bare, BLANK, lineOf, partsOf, withLine } from "./paper";

/** What a line begins with, by which it is found again: its key, or its first words. */
const startOf = (template: LineTemplate): string =>
  template.key || (template.parts?.[0]?.kind === "say" ? (template.parts[0].before ?? "") : "");

/** The number of a template's line in the text; -1 where it has none. */
export function placeOf(lines: readonly string[], template: LineTemplate): number {
  const stand = partsOf(lines).stands.find(({ name }) => name === template.key);
  if (template.group === "stand" && stand) return stand.line;
  return lineOf(lines, startOf(template));
}

const words = (text: string): string[] =>
  text
    .replace(/:/g, " : ")
    .split(/[\s·,;]+/)
    .filter(Boolean);

/** What was tapped for a line that stands there, as far as it can be told. */
export function readLine(template: LineTemplate, choices: Choices, line: string): Filled {
  let rest = words(bare(line));
  let filled: Filled = {};
  const skip = (text = ""): void => {
    const want = words(text);
    if (want.every((word, at) => rest[at]?.toLowerCase() === word.toLowerCase()))
      rest = rest.slice(want.length);
  };
  const take = (from: readonly Choice[]): Choice | null => {
    const fits = from
      .filter(({ write }) => words(write).every((word, at) => rest[at]?.toLowerCase() === word.toLowerCase()))
      .sort((a, b) => words(b.write).length - words(a.write).length);
    if (fits[0]) rest = rest.slice(words(fits[0].write).length);
    return fits[0] ?? null;
  };
  const read = (parts: readonly LinePart[], inside: string): boolean => {
    let any = false;
    for (const part of parts) {
      const path = inside + part.name;
      skip(part.before);
      if (part.kind === "pair") {
        for (let at = 0; at < most(part); at += 1) if (!read(part.parts ?? [], `${path}/${at}/`)) break;
      } else if (part.kind === "amount") {
        if (/^[\d.]+$/.test(rest[0] ?? "")) {
          filled = { ...filled, [path]: [{ write: rest[0]!, label: rest[0]! }] };
          rest = rest.slice(1);
          any = true;
        }
      } else if (part.kind !== "say") {
        const found: Choice[] = [];
        while (found.length < most(part)) {
          while (rest[0] === BLANK) rest = rest.slice(1);
          const one = take(choicesOf(choices, { ...part, most: 1 }, {}, path));
          if (!one) break;
          found.push(one);
        }
        if (found.length > 0) {
          filled = { ...filled, [path]: found };
          any = true;
        }
      }
      skip(part.after);
    }
    return any;
  };
  read(template.parts ?? [], "");
  return filled;
}

/** The line with a gap for everything that is needed and not tapped yet. */
export function withGaps(template: LineTemplate, filled: Filled): string {
  const gap: Choice = { write: BLANK, label: BLANK };
  const padded = { ...filled };
  for (const { path, part } of openParts(template, filled)) {
    const lacks = (part.least ?? 1) - (padded[path]?.length ?? 0);
    if (lacks > 0 && !path.includes("/"))
      padded[path] = [...(padded[path] ?? []), ...Array.from({ length: lacks }, () => gap)];
  }
  const line = lineBy(template, padded);
  return complete(template, padded) ? line : `${line} ${BLANK}`;
}

/** The lines with a line of the set-up; an empty one takes it out. A new one stands above the stands. */
export function putLine(lines: readonly string[], template: LineTemplate, line: string): string[] {
  const at = placeOf(lines, template);
  if (at >= 0) return withLine(lines, at, ...(line ? [line] : []));
  if (!line) return [...lines];
  const first = partsOf(lines).stands[0]?.line ?? 1;
  return [...lines.slice(0, first), line, ...lines.slice(first)];
}
