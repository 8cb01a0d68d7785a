/** How the racks are seen while a mission is played. */

import { likeliest, oddsFor, percent } from "../lib/chance";
import { labels } from "../lib/choice";
import type { FormPicker } from "../lib/formPicker.svelte";
import type { BustersFrame } from "../lib/frames";
import type { LastMove } from "../lib/lastMove";
import type { Notes } from "../lib/notes.svelte";
import type { Hand, Sight } from "../lib/sight";
import { faceOf } from "../lib/frames";
import type { Table } from "../lib/table.svelte";
import type { Fingers } from "./bubbles.svelte";

interface Parts {
  frame: () => BustersFrame;
  table: () => Table;
  picker: FormPicker;
  notes: Notes;
  hand: () => Hand;
  fingers: Fingers;
  move: () => LastMove | null;
}

/** From here on a guess is a good one. */
const HIGH = 0.8;

/** How the last act marks a wire. */
export function glowOf(move: LastMove | null, wire: number): ReturnType<Sight["glow"]> {
  if (!move?.wires.includes(wire)) return "";
  return move.verdict || "plain";
}

export function sightOf({ frame, table, picker, notes, hand, fingers, move }: Parts): Sight {
  return {
    face: (wire) => faceOf(frame(), wire),
    can: (wire) => hand() === "" && picker.can(wire),
    get hand() {
      return hand();
    },
    picked: (wire) => picker.picked(wire),
    called: (wire) => {
      const form = picker.form;
      const pointed = form?.fields.some(
        (field) => field.kind === "wire" && !field.own && (picker.chosen[field.name] ?? []).includes(wire),
      );
      const own = form?.fields.find((field) => field.own);
      if (!pointed || !own) return "";
      return labels(own, picker.chosen[own.name] ?? [])[0] ?? "";
    },
    why: (wire) => picker.why(wire),
    odds: (wire) => {
      const best = likeliest(oddsFor(table().odds, frame()), wire);
      return best
        ? { value: best.value, percent: percent(best.chance).replace(/\s/, ""), high: best.chance >= HIGH }
        : null;
    },
    note: (wire) => (table().lobby?.options.aids === "none" ? "" : notes.of(wire)),
    glow: (wire) => glowOf(move(), wire),
    finger: (wire) => fingers.at(wire),
    step: (wire) => {
      const last = move();
      return last && last.dial !== 0 && last.wires[0] === wire ? last.dial : 0;
    },
  };
}
