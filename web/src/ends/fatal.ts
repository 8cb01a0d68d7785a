/** What ended the mission: the wire, who called it and with what word, and what was held. */

import type { BustersFrame } from "../lib/frames";
import type { EventSeen, WireSeen } from "../lib/messages";

export type Fatal = NonNullable<NonNullable<BustersFrame["scene"]["ending"]>["fatal"]>;

/** Wires of the caller that had the value that was called. */
export function held(frame: BustersFrame, fatal: Fatal): WireSeen[] {
  return frame.scene.stands
    .filter((stand) => stand.seat === fatal.seat)
    .flatMap((stand) => stand.wires)
    .filter((wire) => !wire.cut && wire.face && fatal.values.includes(wire.face.value));
}

/** How many wires stand with the fatal one. */
export function among(frame: BustersFrame, fatal: Fatal): number {
  const stand = frame.scene.stands.find((each) => each.wires.some((wire) => wire.id === fatal.wire));
  return stand?.wires.length ?? 0;
}

/** How many cuts each seat called. */
export function cutsOf(log: readonly EventSeen[], seat: number): number {
  return log.filter((event) => event.kind === "wires-cut" && event.seat === seat).length;
}
