/** What one rack needs to know of its wires: fronts, what can be chosen, private notes, odds, and what just happened. */

import type { Face, WireSeen } from "./messages";

/** The likeliest value of a wire, ready to show. */
export interface Guess {
  value: string;
  percent: string;
  high: boolean;
}

/** What a person has in hand beside the question that is asked. */
export type Hand = "" | "pencil" | "finger";

export interface Sight {
  face(wire: WireSeen): Face | null;
  can(wire: number): boolean;
  /** Whether a click on any wire does something else: the pencil writes on it, a finger shows it to all. */
  hand: Hand;
  picked(wire: number): boolean;
  /** What the wire that is pointed at is about to be called; empty while nothing is named. */
  called(wire: number): string;
  why(wire: number): string;
  odds(wire: number): Guess | null;
  note(wire: number): string;
  /** Whether the last act was about this wire, and how it went. */
  glow(wire: number): "" | "right" | "wrong" | "plain";
  /** The seat that points at this wire just now. */
  finger(wire: number): number | null;
  /** The dial's step, at the wire where it happened. */
  step(wire: number): number;
}
