/** Stands drawn from the text alone: while a table is set up, and while the server is away. */

import type { Face, StandSeen, WireSeen } from "../lib/messages";
import { slotOf, type Row } from "./paper";

/** The front that a word of the notation means; null where nobody knows it. */
export function wordOf(word: string): Face | null {
  const found = /^([yr])(\d+\.\d)$/i.exec(word);
  if (found) {
    const colour = found[1]!.toLowerCase() === "y" ? "yellow" : "red";
    return { colour, text: found[2]!, value: colour };
  }
  return /^\d{1,2}$/.test(word) ? { colour: "blue", text: word, value: word } : null;
}

export function standsOf(rows: readonly Row[]): StandSeen[] {
  let id = 0;
  return rows.map(({ name, slots }, index): StandSeen => {
    const seat = name[0] === "N" ? null : "ABCDE".indexOf(name[0]!);
    const wires = slots.map((word, at): WireSeen => {
      const { wire, cut, marks, tokens } = slotOf(word);
      return {
        id: id++,
        place: at + 1,
        name: `${name}.${at + 1}`,
        cut,
        face: wordOf(wire),
        flipped: marks.includes("^"),
        loose: marks.includes("*"),
        tokens,
      };
    });
    return { index, seat, name, wires, beside: [] };
  });
}
