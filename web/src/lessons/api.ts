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
import { t } from "../lib/i18n";
import { once } from "../lib/once";
import { settings } from "../lib/settings.svelte";

const at = (name: string, step: number, more = ""): string => `/api/lessons/${name}/${step}${more}`;

export const lessons = (): Promise<LessonsSeen> => ask("/api/lessons");
/** What whoever is taught is called: as at a table. */
export const pupil = (): string => settings.name.trim() || t("web-some-name");
export const lessonStep = (name: string, step: number): Promise<LessonStepSeen> =>
  ask(at(name, step, `?name=${encodeURIComponent(pupil())}`));
export const answerStep = (
  name: string,
  step: number,
  wires: readonly number[],
  value: string,
): Promise<LessonAnswered> => ask(at(name, step, "/answer"), { wires, value, name: pupil() });
export const hintAt = (name: string, step: number, hint: number): Promise<LessonHint> =>
  ask(at(name, step, "/hint"), { hint });
/** A real table of a step; asked again after an answer, it is another one. */
export const tableOf = (name: string, step: number): Promise<Seated> =>
  once(`lesson ${name} ${step}`, (once) => ask(at(name, step, "/table"), { name: pupil(), once }), passing);
export const playedAt = (table: string, token: string): Promise<LessonPlayed> =>
  ask(`/api/tables/${encodeURIComponent(table)}/lesson`, { token });
