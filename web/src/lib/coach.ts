/** The coach of the first tables of each game: which tip fits what is on the screen. */

import { complete } from "./choice";
import { mission, type Advice } from "./coachMission";
import type { FormPicker } from "./formPicker.svelte";
import { isAcademy } from "./frames";
import { t } from "./i18n";
import type { EventSeen, Frame } from "./messages";
import type { Table } from "./table.svelte";

const BOMB_TIPS = [
  "web-bomb-coach",
  "web-bomb-coach-choose",
  "web-bomb-coach-lock",
  "web-bomb-coach-locked",
  "web-bomb-coach-reveal",
  "web-bomb-coach-cards",
  "web-bomb-coach-protect",
  "web-bomb-coach-peek",
  "web-bomb-coach-tool",
  "web-bomb-coach-window",
  "web-bomb-coach-boom",
  "web-bomb-coach-end",
] as const;
type BombTip = (typeof BOMB_TIPS)[number];
/** What was read or done already, by the ids of tips. */
export type Seen = ReadonlySet<string>;

/** What the coach tells of a game. */
export interface Course {
  /** The setting that remembers whether it is over. */
  flag: "coached" | "coachedAcademy";
  tip: (table: Table, picker: FormPicker, seen: Seen) => Advice | null;
  /** Tips that this person needs no more, by what they did. */
  learned: (table: Table) => string[];
  /** Tips that are read, then put away; the others go when the moment is over. */
  read: Seen;
  /** After this one there is nothing more to tell. */
  last: string;
}

export const MISSION: Course = {
  flag: "coached",
  ...mission,
  last: "",
};

export const ACADEMY: Course = {
  flag: "coachedAcademy",
  tip: (table, picker, seen) => {
    const tip = table.frame && ofAcademy(table.frame, picker, table.log, seen);
    return tip ? { tip, text: t(tip) } : null;
  },
  learned: () => [],
  read: new Set<string>([
    "web-bomb-coach",
    "web-bomb-coach-reveal",
    "web-bomb-coach-cards",
    "web-bomb-coach-boom",
    "web-bomb-coach-end",
  ]),
  last: "web-bomb-coach-end",
};

/** What a form of Bomb Squad Academy is for; a window for tools has a form for each tool. */
const VERBS: Record<string, BombTip> = {
  protect: "web-bomb-coach-protect",
  "peek-cards": "web-bomb-coach-peek",
  "peek-tiles": "web-bomb-coach-peek",
  "take-tool": "web-bomb-coach-tool",
};

function ofAcademy(frame: Frame, picker: FormPicker, log: readonly EventSeen[], seen: Seen): BombTip | null {
  if (!isAcademy(frame) || frame.yours.seat === null || frame.scene.ending !== null) return null;
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
