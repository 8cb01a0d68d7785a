/** What the server tells of puzzles. An answer is told to whoever has found it, or has given up. */

import { ask } from "../lib/api";
import type { HintSeen, PuzzleSeen, PuzzlesSeen, SolutionSeen, TriedSeen } from "../lib/messages";

const at = (number: number, more = ""): string => `/api/puzzles/${number}${more}`;

export const puzzles = (): Promise<PuzzlesSeen> => ask("/api/puzzles");
export const puzzle = (number: number): Promise<PuzzleSeen> => ask(at(number));
export const hint = (number: number, hint: number): Promise<HintSeen> => ask(at(number, "/hint"), { hint });
export const attempt = (number: number, wire: number, value: string): Promise<TriedSeen> =>
  ask(at(number, "/try"), { wire, value });
export const solution = (number: number): Promise<SolutionSeen> => ask(at(number, "/solution"), {});
