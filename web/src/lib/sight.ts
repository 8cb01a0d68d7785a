/** What one rack needs to know of its wires: fronts, what can be chosen, private notes and odds. */

import type { Face, WireSeen } from "./messages";

export interface Sight {
  face(wire: WireSeen): Face | null;
  can(wire: number): boolean;
  /** Whether a click on any wire does something else: the pencil writes on all of them. */
  pencil: boolean;
  picked(wire: number): boolean;
  why(wire: number): string;
  odds(wire: number): string;
  note(wire: number): string;
}
