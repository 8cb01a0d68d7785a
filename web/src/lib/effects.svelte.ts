/** What moves and sounds when something happened: short marks on wires, tokens, the dial and the whole table. */

import type { EventSeen } from "./messages";
import { moves } from "./settings.svelte";
import { play, type Sound } from "./sound";
import { narrate } from "./speech.svelte";

export type Mark = "snip" | "miss" | "token" | "called" | "moved";

export const effects = $state({
  wires: {} as Record<number, Mark>,
  dial: 0,
  table: "" as "" | "boom" | "win",
  card: "",
});

const MARKS: Record<string, Mark> = {
  called: "called",
  detected: "called",
  "wires-cut": "snip",
  "cut-missed": "miss",
  "token-placed": "token",
  "value-announced": "called",
  labelled: "called",
  "wires-moved": "moved",
  "reds-revealed": "called",
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
};

const LASTS = 1100;

/** Show what happened, the events of one frame one after the other. */
export function show(events: readonly EventSeen[]): void {
  let wait = 0;
  for (const event of events) {
    if (event.speak) narrate(event.speak);
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
  if (event.kind === "dial-moved") effects.dial = event.steps ?? 0;
  if (event.kind === "exploded") effects.table = "boom";
  if (event.kind === "won") effects.table = "win";
  if (event.card) effects.card = event.card;
  setTimeout(() => {
    for (const wire of wires) if (effects.wires[wire] === mark) delete effects.wires[wire];
    if (event.kind === "dial-moved") effects.dial = 0;
    if (event.card === effects.card) effects.card = "";
    if (event.kind === "exploded" || event.kind === "won") effects.table = "";
  }, LASTS);
}
