/** A line that is written by tapping: which part is asked for next, and what the line is by now. */

import type { Choice, LinePart as Part, LineTemplate } from "../lib/messages";

export type Choices = Record<string, Choice[]>;
/** What was tapped, by the place of the part in the line: `wire`, or `told/0/face` inside a pair. */
export type Filled = Readonly<Record<string, readonly Choice[]>>;

/** A part that can be filled in now. */
export interface Open {
  path: string;
  part: Part;
}

const picks = (filled: Filled, path: string): readonly Choice[] => filled[path] ?? [];

/** Whether a part belongs to the line, as it is filled in so far. */
function belongs(part: Part, filled: Filled, within: string): boolean {
  if (!part.when) return true;
  const { part: other, writes } = part.when;
  const told = filled[within + other] ?? filled[other] ?? [];
  return told.some(({ write }) => writes.includes(write));
}

/** How many there are of a pair that something was tapped for, and that lack nothing. */
function pairs(part: Part, filled: Filled, path: string): number {
  let count = 0;
  for (; count < most(part); count += 1) {
    const inside = within(part, filled, path, count);
    const begun = inside.some((open) => picks(filled, open.path).length > 0);
    if (!begun || !inside.every((open) => full(open, filled))) break;
  }
  return count;
}

function within(part: Part, filled: Filled, path: string, at: number): Open[] {
  const inside = `${path}/${at}/`;
  return opened(part.parts ?? [], filled, inside);
}

const least = (part: Part): number => part.least ?? 1;
export const most = (part: Part): number => part.most ?? 1;

const full = ({ part, path }: Open, filled: Filled): boolean => picks(filled, path).length >= least(part);

function opened(parts: readonly Part[], filled: Filled, inside: string): Open[] {
  return parts.flatMap((part) => {
    const path = inside + part.name;
    if (part.kind === "say" || !belongs(part, filled, inside)) return [];
    if (part.kind !== "pair") return [{ path, part }];
    const done = pairs(part, filled, path);
    const shown = Math.min(most(part), done + 1);
    return Array.from({ length: shown }, (_, at) => within(part, filled, path, at)).flat();
  });
}

/** All parts that can be filled in, in the order of the line. */
export const openParts = (template: LineTemplate, filled: Filled): Open[] =>
  opened(template.parts ?? [], filled, "");

/** Whether a pair that may be left out has been begun and not ended. */
function torn(parts: readonly Part[], filled: Filled, inside: string): boolean {
  return parts.some((part) => {
    if (part.kind !== "pair" || !belongs(part, filled, inside)) return false;
    const path = inside + part.name;
    const done = pairs(part, filled, path);
    if (done < least(part)) return true;
    return (
      done < most(part) &&
      within(part, filled, path, done).some((open) => picks(filled, open.path).length > 0)
    );
  });
}

function lacking(parts: readonly Part[], filled: Filled): boolean {
  return parts.some(
    (part) =>
      part.kind !== "pair" &&
      part.kind !== "say" &&
      belongs(part, filled, "") &&
      picks(filled, part.name).length < least(part),
  );
}

/** Whether the line can be entered as it is. */
export const complete = (template: LineTemplate, filled: Filled): boolean =>
  !lacking(template.parts ?? [], filled) && !torn(template.parts ?? [], filled, "");

/** The part that has to be filled in next; null where nothing has to be. */
export function nextPart(template: LineTemplate, filled: Filled): Open | null {
  return openParts(template, filled).find((each) => !full(each, filled) && !optional(template, each)) ?? null;
}

/** Parts that may be added: the first ones of what is left, each once. */
export function moreParts(template: LineTemplate, filled: Filled): Open[] {
  const seen = new Set<string>();
  return openParts(template, filled).filter((open) => {
    const [name = ""] = open.path.split("/");
    const room = picks(filled, open.path).length < most(open.part);
    const free = (open.part.least ?? 1) === 0 || optional(template, open);
    return room && free && !seen.has(name) && seen.add(name);
  });
}

/** Whether a part lies in a pair of which there are enough already. */
function optional(template: LineTemplate, { path }: Open): boolean {
  const [name, at] = path.split("/");
  if (at === undefined) return false;
  const pair = (template.parts ?? []).find((part) => part.name === name);
  return pair !== undefined && Number(at) >= least(pair);
}

/** What can be tapped for a part. */
export function choicesOf(choices: Choices, part: Part, filled: Filled, path: string): Choice[] {
  const groups = (part.groups ?? []).map((name) => choices[name] ?? []);
  const chosen = picks(filled, path);
  const used = (group: readonly Choice[]): boolean =>
    chosen.some(({ write }) => group.some((choice) => choice.write === write));
  const offered =
    chosen.length === 0 || most(part) === 1
      ? groups
      : part.apart
        ? groups.filter((group) => !used(group))
        : groups.filter(used);
  const seen = new Set<string>();
  return offered.flat().filter(({ write }) => !seen.has(write) && seen.add(write));
}

/** The same with one more tap. Where one is enough it takes the place of another; the same again takes it back. */
export function tapped(filled: Filled, open: Open, choice: Choice): Filled {
  const before = picks(filled, open.path);
  const again = before.some(({ write }) => write === choice.write);
  let now: Choice[];
  if (most(open.part) === 1) now = [choice];
  else if (again && !open.part.repeats) now = before.filter(({ write }) => write !== choice.write);
  else now = [...before, choice].slice(-most(open.part));
  return { ...filled, [open.path]: now };
}

/** Words with blanks between them; a colon, a comma stand where the word before them ends. */
const joined = (words: readonly string[], by = " "): string =>
  words
    .filter(Boolean)
    .join(by)
    .replace(/ +([:,])/g, "$1");

function written(parts: readonly Part[], filled: Filled, inside: string): string {
  return joined(
    parts.map((part) => {
      if (!belongs(part, filled, inside)) return "";
      const { before = "", after = "", joined: between = " " } = part;
      if (part.kind === "say") return joined([before, after]);
      const path = inside + part.name;
      const words =
        part.kind === "pair"
          ? Array.from({ length: pairs(part, filled, path) }, (_, at) =>
              written(part.parts ?? [], filled, `${path}/${at}/`),
            )
          : picks(filled, path).map(({ write }) => write);
      return words.length === 0 ? "" : joined([before, words.join(between), after]);
    }),
  );
}

/** The line as it is by now. */
export const lineBy = (template: LineTemplate, filled: Filled): string =>
  written(template.parts ?? [], filled, "");
