/** What the calculator asks of the server: the whole text each time; nothing of it is kept there. */

import { ask } from "../lib/api";
import type { BlankSeen, Calculated, NewCalculation, ProofSeen } from "../lib/messages";

export const calculate = (text: string, names: readonly string[]): Promise<Calculated> =>
  ask("/api/calculator", { text, names });
export const newCalculation = (wish: NewCalculation): Promise<BlankSeen> => ask("/api/calculator/new", wish);
export const whyWire = (
  text: string,
  names: readonly string[],
  place: string,
  value: string,
): Promise<ProofSeen> => ask("/api/calculator/why", { text, names, place, value });
