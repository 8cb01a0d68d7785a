/** Odds as they are shown. */

import type { Odds } from "./messages";

export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance < 0.01) return "<1 %";
  if (chance > 0.99 && chance < 1) return ">99 %";
  return `${Math.round(chance * 100)} %`;
}

export function likeliest(odds: Odds | null, wire: number): { value: string; chance: number } | null {
  const values = odds?.wires.find((each) => each.wire === wire)?.values;
  if (!values) return null;
  const [best] = Object.entries(values).sort((a, b) => b[1] - a[1]);
  return best ? { value: best[0], chance: best[1] } : null;
}

export function chanceOf(odds: Odds | null, wire: number, value: string): number | null {
  const values = odds?.wires.find((each) => each.wire === wire)?.values;
  return values ? (values[value] ?? 0) : null;
}
