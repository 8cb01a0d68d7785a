/** What ended the mission: the wire, who called it and with what word, and what was held. */

import type { BustersFrame } from "../lib/frames";
import type { EventSeen, Face, WireSeen } from "../lib/messages";

export interface Fatal {
  /** Who called it. */
  seat: number;
  /** Whose wire it was; null where it is nobody's. */
  owner: number | null;
  wire: number;
  place: number;
  face: Face | null;
  /** The values that were called. */
  values: string[];
}

const CALLS = new Set(["called", "cut-missed", "detected"]);

/** As the server tells it; else from what happened last. Null where no call was to blame. */
export function fatalOf(frame: BustersFrame, log: readonly EventSeen[]): Fatal | null {
  const ending: (BustersFrame["scene"]["ending"] & { fatal?: Fatal | null }) | null = frame.scene.ending;
  if (!ending || ending.won) return null;
  if (ending.fatal !== undefined) return ending.fatal;
  const boom = log.findLast((event) => event.kind === "exploded");
  if (!boom) return null;
  const wrong = log.some((event) => event.at === boom.at && CALLS.has(event.kind));
  // After a detector the owner chooses, so the call may be one frame earlier.
  const call = log.findLast(
    (event) =>
      CALLS.has(event.kind) && (event.wires ?? []).length > 0 && event.at >= boom.at - (wrong ? 0 : 1),
  );
  if (!call || typeof call.seat !== "number") return null;
  const aims = (call.wires ?? []).map((id) => place(frame, id)).filter((found) => found !== null);
  const hit = aims.find(({ wire }) => wire.face?.colour === "red") ?? aims[0];
  if (!hit) return null;
  return {
    seat: call.seat,
    owner: hit.owner,
    wire: hit.wire.id,
    place: hit.wire.place,
    face: hit.wire.face ?? null,
    values: call.values ?? [],
  };
}

function place(frame: BustersFrame, id: number): { wire: WireSeen; owner: number | null } | null {
  for (const stand of frame.scene.stands) {
    const wire = stand.wires.find((each) => each.id === id);
    if (wire) return { wire, owner: stand.seat };
  }
  return null;
}

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
