/** The coach of the first table of each game: which tip fits what is on the screen. */

import { complete } from "./choice";
import type { FormPicker } from "./formPicker.svelte";
import { isAcademy } from "./frames";
import type { EventSeen, Frame } from "./messages";

const TIPS = [
  "web-coach-wires",
  "web-coach-team",
  "web-coach-token",
  "web-coach-watch",
  "web-coach-point",
  "web-coach-name",
  "web-coach-send",
  "web-coach-cut",
  "web-coach-miss",
  "web-coach-solo",
  "web-coach-end",
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
export type Tip = (typeof TIPS)[number];
type Seen = ReadonlySet<Tip>;

/** What the coach tells of a game. */
export interface Course {
  /** The setting that remembers whether it is over. */
  flag: "coached" | "coachedAcademy";
  tip: (frame: Frame, picker: FormPicker, log: readonly EventSeen[], seen: Seen) => Tip | null;
  /** Tips that are read, then put away; the others go when the moment is over. */
  read: Seen;
  last: Tip;
}

export const MISSION: Course = {
  flag: "coached",
  tip: ofMission,
  read: new Set<Tip>([
    "web-coach-wires",
    "web-coach-team",
    "web-coach-cut",
    "web-coach-miss",
    "web-coach-solo",
    "web-coach-end",
  ]),
  last: "web-coach-end",
};

export const ACADEMY: Course = {
  flag: "coachedAcademy",
  tip: ofAcademy,
  read: new Set<Tip>([
    "web-bomb-coach",
    "web-bomb-coach-reveal",
    "web-bomb-coach-cards",
    "web-bomb-coach-boom",
    "web-bomb-coach-end",
  ]),
  last: "web-bomb-coach-end",
};

function ofMission(frame: Frame, picker: FormPicker, log: readonly EventSeen[], seen: Seen): Tip | null {
  const you = frame.yours.seat;
  if (you === null || frame.scene.ending !== null) return null;
  if (!seen.has("web-coach-wires")) return "web-coach-wires";
  if (!seen.has("web-coach-team")) return "web-coach-team";
  const mine = log.filter((event) => event.seat === you);
  if (!seen.has("web-coach-cut") && mine.some((event) => event.kind === "wires-cut")) return "web-coach-cut";
  if (!seen.has("web-coach-miss") && log.some((event) => event.kind === "cut-missed"))
    return "web-coach-miss";
  const form = picker.form;
  if (frame.ask?.yours && form) {
    if (form.verb === "place-token") return "web-coach-token";
    if (form.verb === "cut") return cutting(form.fields, picker);
    if (form.verb === "solo-cut" && !seen.has("web-coach-solo")) return "web-coach-solo";
    return null;
  }
  if (seen.has("web-coach-cut") && !seen.has("web-coach-end")) return "web-coach-end";
  return seen.has("web-coach-cut") ? null : "web-coach-watch";
}

function cutting(fields: FormPicker["answers"][number]["fields"], picker: FormPicker): Tip {
  const open = fields.find((field) => !complete(field, picker.chosen[field.name] ?? []));
  if (!open) return "web-coach-send";
  return open.own ? "web-coach-name" : "web-coach-point";
}

/** What a form of Bomb Squad Academy is for; a window for tools has a form for each tool. */
const VERBS: Record<string, Tip> = {
  protect: "web-bomb-coach-protect",
  "peek-cards": "web-bomb-coach-peek",
  "peek-tiles": "web-bomb-coach-peek",
  "take-tool": "web-bomb-coach-tool",
};

function ofAcademy(frame: Frame, picker: FormPicker, log: readonly EventSeen[], seen: Seen): Tip | null {
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
