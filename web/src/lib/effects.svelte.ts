/** What moves and sounds when something happened: short marks on wires, cards, points and the whole table. */

import type { EventSeen } from "./messages";
import { moves } from "./settings.svelte";
import { play, type Sound } from "./sound";
import { narrate } from "./speech.svelte";

export type Mark = "snip" | "miss" | "token" | "moved";

export const effects = $state({
  wires: {} as Record<number, Mark>,
  table: "" as "" | "boom" | "win",
  card: "",
  /** Wires of a bomb where a card or a tile was flipped. */
  lines: {} as Record<string, boolean>,
  /** Points that were just won or lost, by seat. */
  scores: {} as Record<number, number>,
});

const MARKS: Record<string, Mark> = {
  "wires-cut": "snip",
  "cut-missed": "miss",
  "token-placed": "token",
  "wires-moved": "moved",
};

const SOUNDS: Record<string, Sound> = {
  "wires-cut": "snip",
  "cut-missed": "miss",
  "token-placed": "token",
  "token-placed-beside": "token",
  labelled: "token",
  "dial-moved": "dial",
  "card-used": "card",
  unlocked: "card",
  "cards-readied": "card",
  "radar-answered": "card",
  exploded: "boom",
  won: "win",
  "actions-revealed": "card",
  "tool-used": "card",
  "card-flipped": "snip",
  "tile-flipped": "dial",
  "points-scored": "token",
  "points-lost": "miss",
  "bomb-triggered": "boom",
  "game-ended": "win",
};

/** What shakes the whole table. */
const WHOLE: Record<string, "boom" | "win"> = {
  exploded: "boom",
  "bomb-triggered": "boom",
  won: "win",
  "game-ended": "win",
};
const FLIPS = new Set(["card-flipped", "tile-flipped"]);
const POINTS = new Set(["points-scored", "points-lost"]);

const LASTS = 1100;

/** Show what happened, the events of one frame one after the other. */
export function show(events: readonly EventSeen[]): void {
  let wait = 0;
  const spoken = events.flatMap((event) => event.speak || []).join(" ");
  if (spoken) narrate(spoken);
  for (const event of events) {
    const sound = SOUNDS[event.kind];
    const mark = MARKS[event.kind];
    if (!sound && !mark) continue;
    const at = wait;
    setTimeout(() => {
      if (sound) play(sound);
      if (moves()) put(event, mark);
    }, at);
    wait = Math.min(wait + 260, 1600);
  }
}

function put(event: EventSeen, mark: Mark | undefined): void {
  const wires = event.wires ?? [];
  if (mark) for (const wire of wires) effects.wires[wire] = mark;
  const whole = WHOLE[event.kind];
  const line = FLIPS.has(event.kind) ? event.mark : undefined;
  const seat = POINTS.has(event.kind) ? event.seat : undefined;
  if (whole) effects.table = whole;
  if (line) effects.lines[line] = true;
  if (typeof seat === "number") effects.scores[seat] = event.steps ?? 0;
  if (event.card) effects.card = event.card;
  setTimeout(() => {
    for (const wire of wires) if (effects.wires[wire] === mark) delete effects.wires[wire];
    if (event.card === effects.card) effects.card = "";
    if (whole) effects.table = "";
    if (line) delete effects.lines[line];
    if (typeof seat === "number") delete effects.scores[seat];
  }, LASTS);
}
