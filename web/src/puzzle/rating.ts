/** A rating as in chess, against the grade of a puzzle: pure functions, explained in docs/lessons.md. */

/** Where everybody begins. */
export const START = 1000;
/** What a puzzle of each grade counts as, from 1 to 5. */
export const STRENGTHS: readonly number[] = [700, 900, 1100, 1300, 1500];
/** How much a result moves the rating: much at first, less later. */
const QUICK = 32;
const CALM = 20;
const FIRST = 20;
/** What a hint takes from a solution, and what is left at least. */
const HINT = 0.15;
const LEAST = 0.4;

export const strengthOf = (grade: number): number => STRENGTHS[grade - 1] ?? START;

/** What a solution is worth, from 0 to 1. What was missed, or given up, is worth nothing. */
export const worth = (hints: number, missed: boolean): number =>
  missed ? 0 : Math.max(LEAST, 1 - HINT * hints);

/** By how much the rating changes, rounded; a solution never takes away, a miss never gives. */
export function change(rating: number, grade: number, score: number, rated: number): number {
  const expected = 1 / (1 + 10 ** ((strengthOf(grade) - rating) / 400));
  const moved = Math.round((rated < FIRST ? QUICK : CALM) * (score - expected));
  return score > 0 ? Math.max(0, moved) : Math.min(-1, moved);
}

/** The grade whose puzzles are nearest to a rating. */
export const gradeFor = (rating: number): number =>
  1 +
  STRENGTHS.reduce(
    (best, strength, at) => (Math.abs(strength - rating) < Math.abs(STRENGTHS[best]! - rating) ? at : best),
    0,
  );
