/** The log as entries: everything that came with one frame is one of them. */

import type { EventSeen } from "../lib/messages";

export interface Entry {
  /** The number of the frame. */
  at: number;
  /** Who did it, if anybody did. */
  seat: number | null;
  lines: { text: string; spoken: boolean; tone: Tone }[];
  tone: Tone;
}
export type Tone = "" | "right" | "wrong" | "boom" | "won";

const TONES: Record<string, Tone> = {
  "wires-cut": "right",
  "cut-missed": "wrong",
  "dial-moved": "wrong",
  exploded: "boom",
  won: "won",
};
const RANK: Tone[] = ["", "right", "wrong", "won", "boom"];
/** What belongs to the next turn, not to who acted. */
const AFTER = new Set(["turn-started", "turn-ended", "round-ended", "settled", "captain-chosen"]);

const toneOf = (event: EventSeen): Tone =>
  event.kind === "dial-moved" && (event.steps ?? 0) >= 0 ? "" : (TONES[event.kind] ?? "");

/** Who acted: the first one whom what happened is about. */
export function actor(events: readonly EventSeen[]): number | null {
  return events.find((event) => !AFTER.has(event.kind) && typeof event.seat === "number")?.seat ?? null;
}

/** Entries, the oldest first. */
export function entriesOf(log: readonly EventSeen[]): Entry[] {
  const frames = new Map<number, EventSeen[]>();
  for (const event of log) frames.set(event.at, [...(frames.get(event.at) ?? []), event]);
  return [...frames]
    .map(([at, events]) => ({
      at,
      seat: actor(events),
      lines: events
        .filter((event) => event.text || event.speak)
        .map((event) => ({
          text: event.speak || (event.text ?? ""),
          spoken: Boolean(event.speak),
          tone: toneOf(event),
        })),
      tone: events.map(toneOf).reduce((a, b) => (RANK.indexOf(b) > RANK.indexOf(a) ? b : a), "" as Tone),
    }))
    .filter((entry) => entry.lines.length > 0);
}
