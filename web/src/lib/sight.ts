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
  /** What a proof says of this wire; only where one is looked at. */
  lit?(wire: number): Lit | null;
  /** What was said of this wire just then, in a word or two. */
  said?(wire: number): string;
}

/** A fact of a proof, or what it proves. */
export interface Lit {
  /** The step that it belongs to. */
  step: number;
  /** Whether this step is the one that is looked at alone. */
  on: boolean;
  /** The value that is proved here; empty for a fact. */
  proved: string;
}
