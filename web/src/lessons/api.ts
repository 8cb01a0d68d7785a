/** What the server tells of lessons. Answers are judged there: none of them is sent here before. */

import { ask, passing } from "../lib/api";
import type {
  LessonAnswered,
  LessonHint,
  LessonPlayed,
  LessonsSeen,
  LessonStepSeen,
  Seated,
} from "../lib/messages";
import { once } from "../lib/once";

const at = (name: string, step: number, more = ""): string => `/api/lessons/${name}/${step}${more}`;

export const lessons = (): Promise<LessonsSeen> => ask("/api/lessons");
export const lessonStep = (name: string, step: number): Promise<LessonStepSeen> => ask(at(name, step));
export const answerStep = (
  name: string,
  step: number,
  wires: readonly number[],
  value: string,
): Promise<LessonAnswered> => ask(at(name, step, "/answer"), { wires, value });
export const hintAt = (name: string, step: number, hint: number): Promise<LessonHint> =>
  ask(at(name, step, "/hint"), { hint });
/** A real table of a step; asked again after an answer, it is another one. */
export const tableOf = (name: string, step: number, player: string): Promise<Seated> =>
  once(`lesson ${name} ${step}`, (once) => ask(at(name, step, "/table"), { name: player, once }), passing);
export const playedAt = (table: string, token: string): Promise<LessonPlayed> =>
  ask(`/api/tables/${encodeURIComponent(table)}/lesson`, { token });
