/** The coach of the first table: which tip fits what is on the screen. */

import { complete } from "./choice";
import type { Desk } from "./desk.svelte";
import type { EventSeen, Frame } from "./messages";

export const TIPS = [
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
] as const;
export type Tip = (typeof TIPS)[number];

/** Tips that are read, then put away; the others go when the moment is over. */
export const READ: ReadonlySet<Tip> = new Set<Tip>([
  "coachWires",
  "coachTeam",
  "coachCut",
  "coachMiss",
  "coachSolo",
  "coachEnd",
]);

export function tip(frame: Frame, desk: Desk, log: readonly EventSeen[], seen: ReadonlySet<Tip>): Tip | null {
  const you = frame.yours.seat;
  if (you === null || frame.scene.ending !== null) return null;
  if (!seen.has("coachWires")) return "coachWires";
  if (!seen.has("coachTeam")) return "coachTeam";
  const mine = log.filter((event) => event.seat === you);
  if (!seen.has("coachCut") && mine.some((event) => event.kind === "wires-cut")) return "coachCut";
  if (!seen.has("coachMiss") && log.some((event) => event.kind === "cut-missed")) return "coachMiss";
  const form = desk.form;
  if (frame.ask?.yours && form) {
    if (form.verb === "place-token") return "coachToken";
    if (form.verb === "cut") return cutting(form.fields, desk);
    if (form.verb === "solo-cut" && !seen.has("coachSolo")) return "coachSolo";
    return null;
  }
  if (seen.has("coachCut") && !seen.has("coachEnd")) return "coachEnd";
  return seen.has("coachCut") ? null : "coachWatch";
}

function cutting(fields: Desk["answers"][number]["fields"], desk: Desk): Tip {
  const open = fields.find((field) => !complete(field, desk.chosen[field.name] ?? []));
  if (!open) return "coachSend";
  return open.own ? "coachName" : "coachPoint";
}
