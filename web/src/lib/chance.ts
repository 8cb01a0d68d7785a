/** Odds as they are shown. */

import type { BombWireOdds, Frame, Odds } from "./messages";
import { written } from "./i18n";

export function percent(chance: number): string {
  const rounded = (share: number): string => written(share, { style: "percent" });
  if (chance > 0 && chance < 0.01) return `<${rounded(0.01)}`;
  if (chance > 0.99 && chance < 1) return `>${rounded(0.99)}`;
  return rounded(Math.max(0, chance));
}

/** Points on average, with their sign. */
export function signed(points: number): string {
  return written(points, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
}

/** The odds, if they are for this frame. */
export function oddsFor(odds: Odds | null, frame: Frame): Odds | null {
  return odds?.number === frame.number && odds.game === frame.game ? odds : null;
}

function valuesOf(odds: Odds | null, wire: number): Record<string, number> | undefined {
  return odds?.told.game === "busters"
    ? odds.told.wires.find((each) => each.wire === wire)?.values
    : undefined;
}

/** The odds of a wire of the bomb; null while they are worked out. */
export function bombOdds(odds: Odds | null, wire: string): BombWireOdds | null {
  return odds?.told.game === "academy" ? (odds.told.wires.find((each) => each.wire === wire) ?? null) : null;
}

export function likeliest(odds: Odds | null, wire: number): { value: string; chance: number } | null {
  const values = valuesOf(odds, wire);
  if (!values) return null;
  const [best] = Object.entries(values).sort((a, b) => b[1] - a[1]);
  return best ? { value: best[0], chance: best[1] } : null;
}

export function chanceOf(odds: Odds | null, wire: number, value: string): number | null {
  const values = valuesOf(odds, wire);
  return values ? (values[value] ?? 0) : null;
}
