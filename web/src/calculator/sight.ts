/** How the calculator's racks are seen. */

import { percent } from "../lib/chance";
import type { Face, WireSeen } from "../lib/messages";
import type { Guess, Sight } from "../lib/sight";
import { screen } from "../lib/screen.svelte";
import { litBy } from "../review/sight";
import type { Desk } from "./desk.svelte";

const HIGH = 0.8;

function faceFor(desk: Desk, wire: WireSeen): Face | null {
  const yours = desk.mode === "setup" ? null : desk.seen?.yours;
  return wire.face ?? (yours && "faces" in yours ? (yours.faces[String(wire.id)] ?? null) : null);
}

/** What the entry that is tapped says of a wire. */
function said({ saying }: Desk, wire: number): string {
  const target = Object.entries(saying.filled).find(([, picks]) => picks.some((pick) => pick.wire === wire));
  if (!target) return "";
  if (target[0] === "own") return saying.filled["value"]?.[0]?.value ?? "";
  const token = saying.filled["token"]?.[0];
  return token?.value || token?.label || saying.filled["value"]?.[0]?.value || "";
}

/** `large`: whether this is a rack on which a finger points; phones have small ones only to look at. */
export function sightOf(desk: Desk, large: boolean): Sight {
  const { sheet, saying } = desk;
  const guess = (wire: number): Guess | null => {
    if (desk.mode !== "table" || sheet.away || sheet.answer?.state !== "odds") return null;
    const [best] = desk.chancesOf(wire);
    if (!best) return null;
    return {
      value: best[0],
      percent: percent(best[1]).replace(/\s/, ""),
      high: best[1] >= HIGH,
    };
  };
  const points = (): boolean => large || !screen.phone;
  return {
    face: (wire) => faceFor(desk, wire),
    can: (wire) => {
      if (!points()) return false;
      if (desk.mode === "event") return saying.template === null || saying.can({ wire });
      return desk.mode === "setup" || desk.chancesOf(wire).length > 0;
    },
    hand: "",
    picked: (wire) => {
      if (desk.mode === "event")
        return Object.values(saying.filled).some((picks) => picks.some((pick) => pick.wire === wire));
      if (desk.mode === "table") return sheet.looked !== null && desk.placeOf(wire) === sheet.looked.place;
      const { slot } = desk;
      return desk.step === "wires" && slot !== null && desk.placeOf(wire) === `${slot.stand}.${slot.slot}`;
    },
    called: (wire) => (desk.mode === "event" ? said(desk, wire) : ""),
    why: () => "",
    odds: guess,
    note: () => "",
    glow: (wire) => {
      if (desk.mode === "table" && desk.clash?.wires?.includes(wire)) return "wrong";
      const found = desk.mode === "event" && saying.missing.some((choice) => choice.wire === wire);
      return found ? "plain" : "";
    },
    finger: () => null,
    step: () => 0,
    lit: (wire) => (desk.mode === "table" ? (litBy(sheet.proof, sheet.step).get(wire) ?? null) : null),
  };
}
