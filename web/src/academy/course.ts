/** The coach of the first bomb: which tip fits what is on the screen. */

import { complete } from "../lib/choice";
import type { Course, Seen } from "../lib/coach.svelte";
import type { FormPicker } from "../lib/formPicker.svelte";
import { isAcademy, type AcademyFrame } from "../lib/frames";
import { t } from "../lib/i18n";
import type { EventSeen } from "../lib/messages";

type Tip =
  | "web-bomb-coach"
  | "web-bomb-coach-choose"
  | "web-bomb-coach-lock"
  | "web-bomb-coach-locked"
  | "web-bomb-coach-reveal"
  | "web-bomb-coach-cards"
  | "web-bomb-coach-protect"
  | "web-bomb-coach-peek"
  | "web-bomb-coach-tool"
  | "web-bomb-coach-window"
  | "web-bomb-coach-boom"
  | "web-bomb-coach-end";

export const FIRST_BOMB: Course = {
  flag: "coachedAcademy",
  last: "web-bomb-coach-end",
  tip: ({ frame, log }, picker, seen) => {
    const tip = frame && isAcademy(frame) ? tipFor(frame, picker, log, seen) : null;
    return tip ? { tip, text: t(tip) } : null;
  },
  learned: () => [],
  read: new Set<Tip>([
    "web-bomb-coach",
    "web-bomb-coach-reveal",
    "web-bomb-coach-cards",
    "web-bomb-coach-boom",
    "web-bomb-coach-end",
  ]),
};

/** What a form is for; a window for tools has a form for each tool. */
const VERBS: Record<string, Tip> = {
  protect: "web-bomb-coach-protect",
  "peek-cards": "web-bomb-coach-peek",
  "peek-tiles": "web-bomb-coach-peek",
  "take-tool": "web-bomb-coach-tool",
};

function tipFor(frame: AcademyFrame, picker: FormPicker, log: readonly EventSeen[], seen: Seen): Tip | null {
  if (frame.yours.seat === null || frame.scene.ending !== null) return null;
  if (!seen.has("web-bomb-coach")) return "web-bomb-coach";
  const heard = (kind: string): boolean => log.some((event) => event.kind === kind);
  if (!seen.has("web-bomb-coach-reveal") && heard("actions-revealed")) return "web-bomb-coach-reveal";
  if (!seen.has("web-bomb-coach-boom") && heard("bomb-triggered")) return "web-bomb-coach-boom";
  const form = picker.form;
  if (!frame.ask?.yours || !form) return null;
  if (form.verb !== "choose")
    return VERBS[form.verb] ?? (frame.ask.mode === "first" ? "web-bomb-coach-window" : null);
  if (!seen.has("web-bomb-coach-reveal")) {
    if (frame.yours.locked) return "web-bomb-coach-locked";
    return form.fields.every((field) => complete(field, picker.chosen[field.name] ?? []))
      ? "web-bomb-coach-lock"
      : "web-bomb-coach-choose";
  }
  if (!seen.has("web-bomb-coach-cards")) return "web-bomb-coach-cards";
  return seen.has("web-bomb-coach-boom") && !seen.has("web-bomb-coach-end") ? "web-bomb-coach-end" : null;
}
