/** Which puzzle comes next. */

import type { PuzzleCard } from "../lib/messages";

export interface Past {
  solved: Readonly<Record<string, unknown>>;
  /** The oldest first. */
  failed: readonly number[];
}

/**
 * A puzzle of a grade that is still to be solved, by lot, and not the one that is looked at. Where none is left, the
 * one that was failed first; where none was failed either, any.
 */
export function another(
  cards: readonly PuzzleCard[],
  past: Past,
  grade: number,
  now: number | null,
  random: () => number = Math.random,
): number | null {
  const here = cards.filter((card) => card.grade === grade && card.number !== now);
  const fresh = here.filter((card) => !(card.number in past.solved) && !past.failed.includes(card.number));
  const any = (some: readonly PuzzleCard[]): number | null =>
    some[Math.floor(random() * some.length)]?.number ?? null;
  if (fresh.length > 0) return any(fresh);
  const missed = past.failed.find((number) => here.some((card) => card.number === number));
  return missed ?? any(here) ?? any(cards);
}
