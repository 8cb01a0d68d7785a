/** The coach of the first table of each game: which tip fits what is on the screen. */

import { complete } from "./choice";
import type { FormPicker } from "./formPicker.svelte";
import { isAcademy } from "./frames";
import type { EventSeen, Frame } from "./messages";

const TIPS = [
  "coachWires",
  "coachTeam",
  "coachToken",
  "coachWatch",
  "coachPoint",
  "coachName",
  "coachSend",
  "coachCut",
  "coachMiss",
  "coachSolo",
  "coachEnd",
  "bombCoach",
  "bombCoachChoose",
  "bombCoachLock",
  "bombCoachLocked",
  "bombCoachReveal",
  "bombCoachCards",
  "bombCoachProtect",
  "bombCoachPeek",
  "bombCoachTool",
  "bombCoachWindow",
  "bombCoachBoom",
  "bombCoachEnd",
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
  read: new Set<Tip>(["coachWires", "coachTeam", "coachCut", "coachMiss", "coachSolo", "coachEnd"]),
  last: "coachEnd",
};

export const ACADEMY: Course = {
  flag: "coachedAcademy",
  tip: ofAcademy,
  read: new Set<Tip>(["bombCoach", "bombCoachReveal", "bombCoachCards", "bombCoachBoom", "bombCoachEnd"]),
  last: "bombCoachEnd",
};

function ofMission(frame: Frame, picker: FormPicker, log: readonly EventSeen[], seen: Seen): Tip | null {
  const you = frame.yours.seat;
  if (you === null || frame.scene.ending !== null) return null;
  if (!seen.has("coachWires")) return "coachWires";
  if (!seen.has("coachTeam")) return "coachTeam";
  const mine = log.filter((event) => event.seat === you);
  if (!seen.has("coachCut") && mine.some((event) => event.kind === "wires-cut")) return "coachCut";
  if (!seen.has("coachMiss") && log.some((event) => event.kind === "cut-missed")) return "coachMiss";
  const form = picker.form;
  if (frame.ask?.yours && form) {
    if (form.verb === "place-token") return "coachToken";
    if (form.verb === "cut") return cutting(form.fields, picker);
    if (form.verb === "solo-cut" && !seen.has("coachSolo")) return "coachSolo";
    return null;
  }
  if (seen.has("coachCut") && !seen.has("coachEnd")) return "coachEnd";
  return seen.has("coachCut") ? null : "coachWatch";
}

function cutting(fields: FormPicker["answers"][number]["fields"], picker: FormPicker): Tip {
  const open = fields.find((field) => !complete(field, picker.chosen[field.name] ?? []));
  if (!open) return "coachSend";
  return open.own ? "coachName" : "coachPoint";
}

/** What a form of Bomb Squad Academy is for; a window for tools has a form for each tool. */
const VERBS: Record<string, Tip> = {
  protect: "bombCoachProtect",
  "peek-cards": "bombCoachPeek",
  "peek-tiles": "bombCoachPeek",
  "take-tool": "bombCoachTool",
};

function ofAcademy(frame: Frame, picker: FormPicker, log: readonly EventSeen[], seen: Seen): Tip | null {
  if (!isAcademy(frame) || frame.yours.seat === null || frame.scene.ending !== null) return null;
  if (!seen.has("bombCoach")) return "bombCoach";
  const heard = (kind: string): boolean => log.some((event) => event.kind === kind);
  if (!seen.has("bombCoachReveal") && heard("actions-revealed")) return "bombCoachReveal";
  if (!seen.has("bombCoachBoom") && heard("bomb-triggered")) return "bombCoachBoom";
  const form = picker.form;
  if (!frame.ask?.yours || !form) return null;
  if (form.verb !== "choose")
    return VERBS[form.verb] ?? (frame.ask.mode === "first" ? "bombCoachWindow" : null);
  if (!seen.has("bombCoachReveal")) {
    if (frame.yours.locked) return "bombCoachLocked";
    return form.fields.every((field) => complete(field, picker.chosen[field.name] ?? []))
      ? "bombCoachLock"
      : "bombCoachChoose";
  }
  if (!seen.has("bombCoachCards")) return "bombCoachCards";
  return seen.has("bombCoachBoom") && !seen.has("bombCoachEnd") ? "bombCoachEnd" : null;
}
