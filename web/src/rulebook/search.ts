/** Looking something up by words, as `src/defuse/rulebook/search.py` does: accents, capitals and endings do not matter. */

import type { RuleBooks, RuleEntry } from "../lib/messages";

const LIGATURES: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae" };
/** Words are of one stem if they share so many letters at the beginning, and at most so many others follow in each. */
const STEM = 4;
const ENDING = 3;
/** In a short word that has just one more letter: `cut` and `cuts`. */
const SHORT = 3;
/** How much a hit counts, by where it is. */
const TITLE = 8;
const FIND = 6;
const CHAPTER = 3;
const TEXT = 1;
const MOST = 30;

export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßœæ]/g, (each) => LIGATURES[each]!)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

export const wordsOf = (text: string): string[] =>
  // Decomposed, the sign for unequal would be an equals sign.
  folded(text.replaceAll("≠", " unequal ")).match(/[a-z0-9]+|[=≠×]/g) ?? [];

/** How well a word fits one that was asked for: 3 the same, 2 its beginning, 1 the same stem, 0.5 inside, or 0. */
export function likeness(asked: string, word: string): number {
  if (word.startsWith(asked)) return word === asked ? 3 : 2;
  let shared = 0;
  while (shared < Math.min(asked.length, word.length) && asked[shared] === word[shared]) shared++;
  const ending = Math.max(asked.length, word.length) - shared;
  if ((shared >= STEM && ending <= ENDING) || (shared >= SHORT && ending <= 1 && /^[a-z]+$/.test(word)))
    return 1;
  return asked.length >= STEM && word.includes(asked) ? 0.5 : 0;
}

export interface Hit {
  entry: RuleEntry;
  /** The chapter that it stands in, in words. */
  chapter: string;
  score: number;
  /** The sentence that fits best. */
  line: string;
}

interface Known {
  entry: RuleEntry;
  chapter: string;
}

const nameOf = (entry: RuleEntry): string => entry.id.slice(entry.id.indexOf("/") + 1);

function linesOf(entry: RuleEntry): string[] {
  return [
    ...entry.sections.flatMap((section) => [section.title, ...section.lines]),
    ...entry.asked.flatMap((asked) => [asked.question, asked.answer]),
    ...entry.facts.map(([, text]) => text),
  ].filter(Boolean);
}

function weighed(entry: RuleEntry, chapter: string): Map<string, number> {
  const weights = new Map<string, number>();
  const parts: [number, string][] = [
    [TITLE, entry.title],
    [FIND, `${entry.find} ${nameOf(entry)}`],
    [CHAPTER, chapter],
    [TEXT, linesOf(entry).join(" ")],
  ];
  for (const [weight, text] of parts)
    for (const word of wordsOf(text)) if (!weights.has(word)) weights.set(word, weight);
  return weights;
}

export class Searcher {
  private readonly known: Known[] = [];
  /** Every word of the books, with the entries that have it and how much it counts there. */
  private readonly places = new Map<string, [number, number][]>();

  constructor(books: RuleBooks) {
    for (const book of books.books)
      for (const chapter of book.chapters)
        for (const entry of chapter.entries) {
          for (const [word, weight] of weighed(entry, chapter.title)) {
            const places = this.places.get(word) ?? [];
            places.push([this.known.length, weight]);
            this.places.set(word, places);
          }
          this.known.push({ entry, chapter: chapter.title });
        }
  }

  /** The entries in which every word of a text is found, the best first. */
  find(text: string, most = MOST): Hit[] {
    const asked = wordsOf(text);
    if (asked.length === 0) return [];
    const scores = asked.map((word) => this.scores(word));
    const hits = this.known.flatMap((known, at) => {
      if (!scores.every((each) => each.has(at))) return [];
      return [{ ...known, score: scores.reduce((sum, each) => sum + each.get(at)!, 0), line: "" }];
    });
    const best = hits.sort((a, b) => b.score - a.score).slice(0, most);
    return best.map((hit) => ({ ...hit, line: bestLine(hit.entry, asked) }));
  }

  /** How well each entry fits a word; those that do not are left out. */
  private scores(asked: string): Map<number, number> {
    const best = new Map<number, number>();
    for (const [word, places] of this.places) {
      const like = likeness(asked, word);
      if (like) for (const [at, weight] of places) best.set(at, Math.max(best.get(at) ?? 0, like * weight));
    }
    return best;
  }
}

/** The first sentence of an entry in which most of the words are found. */
function bestLine(entry: RuleEntry, asked: readonly string[]): string {
  const fit = (line: string): number => {
    const words = wordsOf(line);
    return asked.filter((each) => words.some((word) => likeness(each, word) >= 1)).length;
  };
  const lines = entry.sections.flatMap((section) => section.lines);
  const all = [...lines, ...entry.asked.flatMap((each) => [each.question, each.answer])];
  return all.reduce((best, line) => (fit(line) > fit(best) ? line : best), all[0] ?? "");
}
