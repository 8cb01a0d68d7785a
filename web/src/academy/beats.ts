/** The newest round as a row of short notices, the oldest first; read from the fields of events. */

import type { EventSeen } from "../lib/messages";
import { cutsOf, eachOf } from "./story.ts";

export interface Beat {
  wire: string;
  seats: number[];
  cards: number[];
  /** A sentence, where signs do not say it all. */
  text: string;
  points: number;
  /** Whether several took the points. */
  each: boolean;
  tone: "" | "good" | "bad";
}

/** Events whose sentence is told as it is. */
const SENTENCES = new Set([
  "wire-protected",
  "tool-used",
  "tool-taken",
  "action-changed",
  "card-replaced",
  "orders-given",
  "peeked",
  "covered",
  "cards-returned",
  "tools-dealt",
  "bomb-began",
  "game-ended",
]);
const START = new Set(["actions-revealed", "bomb-began"]);

export function beatsOf(log: readonly EventSeen[]): Beat[] {
  const begin = log.findLastIndex((event) => START.has(event.kind));
  const events = begin < 0 ? [] : log.slice(begin);
  const cuts = cutsOf(events);
  const beats: Beat[] = [];
  let cut = -1;
  for (const event of events) {
    if (event.kind === "actions-revealed") beats.push(sentence(event));
    else if (event.kind === "cut-began") {
      const now = cuts[(cut += 1)];
      if (!now) continue;
      const points = eachOf(now);
      beats.push({
        wire: now.wire,
        seats: now.seats,
        cards: now.cards,
        text: now.seats.length > 0 ? "" : now.text,
        points: points ?? 0,
        each: now.seats.length > 1,
        tone: now.boom ? "bad" : "good",
      });
      // With the Jammer one takes more than the others.
      if (points === null)
        beats.push(...now.scored.map((each) => ({ ...nobody(), seats: [each.seat], points: each.points })));
    } else if (event.kind === "points-lost" || (event.kind === "points-scored" && cuts[cut]?.boom)) {
      beats.push({ ...sentence(event), text: "", points: event.steps ?? 0 });
    } else if (SENTENCES.has(event.kind)) beats.push(sentence(event));
  }
  return beats.filter((beat) => beat.text || beat.wire || beat.points);
}

const nobody = (): Beat => ({ wire: "", seats: [], cards: [], text: "", points: 0, each: false, tone: "" });

const sentence = (event: EventSeen): Beat => ({
  ...nobody(),
  wire: event.kind === "wire-protected" ? "wait" : "",
  seats: typeof event.seat === "number" ? [event.seat] : [],
  text: event.text ?? "",
});
