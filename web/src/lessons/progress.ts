/** How far somebody has come in each lesson, kept in this browser. */

import type { LessonCard } from "../lib/messages";
import { load, save } from "../lib/store";

const KEY = "lessons";

const all = (): Record<string, number> => load<Record<string, number>>(KEY, {});

/** How many steps of a lesson are done. */
export const stepsDone = (name: string): number => all()[name] ?? 0;

/** A step is done; earlier ones count as done, too. */
export function stepDone(name: string, step: number): void {
  if (stepsDone(name) < step) save(KEY, { ...all(), [name]: step });
}

export const isDone = (card: LessonCard): boolean => stepsDone(card.name) >= card.steps.length;

/** The lesson after another one; null after the last. */
export function lessonAfter(cards: readonly LessonCard[], name: string): LessonCard | null {
  const at = cards.findIndex((card) => card.name === name);
  return cards[at + 1] ?? null;
}
