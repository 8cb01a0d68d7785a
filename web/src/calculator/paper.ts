/** The table as text: lines of the notation (docs/notation.md). The page edits lines; what they mean, the server says. */

/** What stands where something has to be filled in. */
export const BLANK = "_";

/** The parts of a paper, as numbers of its lines (from 0). */
export interface Parts {
  /** The line that begins with the mission; -1 where there is none. */
  head: number;
  stands: Row[];
  /** Where the stands end: what follows are facts, and what happened. */
  since: number;
}

/** A stand: `B1 | ? (5)!5 ?`. */
export interface Row {
  line: number;
  name: string;
  /** "|", or ":" where the wires stand in no order. */
  bar: string;
  slots: string[];
}

const HEAD = /^\s*mission\b/i;
const ROW = /^\s*([A-EN][1-9])\s*([|:])\s*(.*)$/i;

export const linesOf = (text: string): string[] => text.replace(/\n+$/, "").split("\n");
export const textOf = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/** A line without its comment. */
export const bare = (line: string): string => line.replace(/#.*$/, "").trim();

export function partsOf(lines: readonly string[]): Parts {
  const head = lines.findIndex((line) => HEAD.test(bare(line)));
  const stands: Row[] = [];
  lines.forEach((line, at) => {
    const found = ROW.exec(bare(line));
    // `A1 : …` is a stand, `constraint A: even` is none: its word is longer.
    if (found)
      stands.push({
        line: at,
        name: found[1]!.toUpperCase(),
        bar: found[2]!,
        slots: found[3]!.split(/[\s·,;]+/).filter(Boolean),
      });
  });
  const last = stands.at(-1)?.line ?? lines.length - 1;
  return { head, stands, since: last + 1 };
}

export const rowText = ({ name, bar, slots }: Row): string => `${name} ${bar} ${slots.join(" ")}`;

function changed(lines: readonly string[], at: number, line: string): string[] {
  return lines.map((old, number) => (number === at ? line : old));
}

/** The words of the first line: `mission 8`, `captain B`, each with what follows it. */
export function headWords(lines: readonly string[]): Map<string, string> {
  const { head } = partsOf(lines);
  const parts = head < 0 ? [] : bare(lines[head]!).split(/\s*[·,;]\s*/);
  return new Map(
    parts.filter(Boolean).map((part) => {
      const [word = "", ...rest] = part.split(/\s+/);
      return [word.toLowerCase(), rest.join(" ")] as const;
    }),
  );
}

/** The same with other words in the first line; null takes one out. */
export function withHead(lines: readonly string[], words: Record<string, string | null>): string[] {
  const { head } = partsOf(lines);
  if (head < 0) return [...lines];
  const all = headWords(lines);
  for (const [word, value] of Object.entries(words))
    if (value === null) all.delete(word);
    else all.set(word, value);
  return changed(lines, head, [...all].map(([word, value]) => `${word} ${value}`.trim()).join(" · "));
}

/** The same with another slot on a stand. */
export function withSlot(lines: readonly string[], stand: string, slot: number, word: string): string[] {
  const row = partsOf(lines).stands.find(({ name }) => name === stand);
  if (!row) return [...lines];
  const slots = row.slots.map((old, at) => (at === slot - 1 ? word : old));
  return changed(lines, row.line, rowText({ ...row, slots }));
}

/** The same with one more line at the end: a fact, or what happened. */
export const withEntry = (lines: readonly string[], ...more: string[]): string[] => [...lines, ...more];

/** The same with another line; none takes it out. */
export const withLine = (lines: readonly string[], at: number, ...line: string[]): string[] => [
  ...lines.slice(0, at),
  ...line,
  ...lines.slice(at + 1),
];

/** The line above or below the stands that begins so; -1 where there is none. */
export function lineOf(lines: readonly string[], start: string): number {
  const wanted = start.toLowerCase().split(/\s+/);
  return lines.findIndex((line) => {
    const words = bare(line)
      .toLowerCase()
      .split(/[\s·,;]+/);
    return wanted.every((word, at) => words[at] === word);
  });
}

/** The same with a line of the mission, which stands above the stands; an empty one takes it out. */
export function withMissionLine(lines: readonly string[], start: string, line: string): string[] {
  const at = lineOf(lines, start);
  if (at >= 0) return withLine(lines, at, ...(line ? [line] : []));
  if (!line) return [...lines];
  const first = partsOf(lines).stands[0]?.line ?? lines.length;
  return [...lines.slice(0, first), line, ...lines.slice(first)];
}

/** A slot, taken apart: what the wire is, its marks, its tokens. */
export interface Slot {
  wire: string;
  cut: boolean;
  marks: string;
  tokens: string[];
}

export function slotOf(word: string): Slot {
  const [front = "", ...tokens] = word.split("!");
  const found = /^(\()?([^()*^]*)(\))?([*^]*)$/.exec(front);
  return { wire: found?.[2] ?? front, cut: found?.[1] === "(", marks: found?.[4] ?? "", tokens };
}

export function slotText({ wire, cut, marks, tokens }: Slot): string {
  return [(cut ? `(${wire})` : wire) + marks, ...tokens].join("!");
}

/** How many things are still to be filled in. */
export const blanks = (lines: readonly string[]): number =>
  lines.reduce(
    (sum, line) =>
      sum +
      bare(line)
        .split(/[\s·,;]+/)
        .filter((word) => word.replace(/[*^]/g, "") === BLANK).length,
    0,
  );
