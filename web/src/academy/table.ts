/** What the table of Bomb Squad Academy shows, read from a frame: pure functions, no rule of the game. */

import type { AcademyFrame } from "../lib/frames";
import type { ActionSeen, AcademyScene, PlayerSeen } from "../lib/messages";
import { clockwise } from "../lib/people";

/** The seat at the bottom edge: your own; spectators sit behind the first. */
export const viewer = (frame: AcademyFrame): number => frame.yours.seat ?? 0;

/** The others, clockwise from there. */
export const mates = (frame: AcademyFrame): number[] =>
  clockwise(frame.scene.seats.length, viewer(frame)).filter((seat) => seat !== viewer(frame));

/** All cards that a hand can hold, always in the same order. */
export const cardsOf = (scene: AcademyScene): string[] => [
  ...scene.wires.map((wire) => wire.id),
  "wait",
  "chicken",
];

export const has = (cards: readonly ActionSeen[], id: string): boolean =>
  cards.some((card) => card.id === id);

export const playerOf = (frame: AcademyFrame, seat: number): PlayerSeen => frame.scene.seats[seat]!;

/** Whether the cards of this round lie open. */
export const revealed = (scene: AcademyScene): boolean => scene.seats.some((seat) => seat.action !== null);

/** Cards that stay on the table: one with two players, two with more. */
const stuck = (scene: AcademyScene): number => (scene.seats.length === 2 ? 1 : 2);

export type Whereabouts =
  { at: "hand" } | { at: "played" } | { at: "table"; rounds: number } | { at: "spent"; bomb: number };

/** Where a card of a seat is, and when it comes back. A Wait comes back with the next bomb; 0: there is none. */
export function whereIs(scene: AcademyScene, seat: number, card: string): Whereabouts {
  const player = scene.seats[seat]!;
  const last = player.table.length - 1;
  const open = revealed(scene);
  if (has(player.hand, card)) return { at: "hand" };
  const place = player.table.findIndex((each) => each.id === card);
  if (open && place === last && place >= 0) return { at: "played" };
  if (card === "wait" || place < 0)
    return { at: "spent", bomb: scene.bomb < scene.bombs ? scene.bomb + 1 : 0 };
  const newer = last - place;
  return { at: "table", rounds: Math.max(1, stuck(scene) - newer + (open ? 1 : 0)) };
}

/** What is being done: the card in the order of a round, from the frame alone; null before and between. */
export function stepOf(frame: AcademyFrame): string | null {
  const { scene, ask } = frame;
  if (!revealed(scene) || scene.ending) return null;
  const cutting = scene.wires.find((wire) => wire.cutting);
  if (cutting) return cutting.id;
  if (ask?.mode !== "one") return null;
  const doing = scene.seats.find((seat) => seat.asked)?.action?.id;
  return doing === "wait" || doing === "chicken" ? doing : null;
}

export type Moment = "choose" | "window" | "tools" | "act" | "over";

/** What the table is at. */
export function momentOf(frame: AcademyFrame): Moment {
  if (frame.scene.ending !== null || frame.ask === null) return "over";
  if (frame.scene.display.length > 0) return "tools";
  if (frame.ask.mode === "all") return "choose";
  return frame.ask.mode === "first" ? "window" : "act";
}

/** Seats from the highest score to the lowest. */
export const ranked = (scene: AcademyScene): PlayerSeen[] =>
  [...scene.seats].sort((a, b) => b.score - a.score || a.seat - b.seat);

/** What each bomb brought each seat; nothing where not all of its moments were seen. */
export function scoresByBomb(frames: readonly AcademyFrame[], scene: AcademyScene): number[][] {
  const sums: number[][] = [scene.seats.map(() => 0)];
  const over = scene.ending ? scene.bombs : scene.bomb - 1;
  for (let bomb = 1; bomb <= over; bomb += 1) {
    if (!frames.some((frame) => frame.scene.bomb === bomb)) return scene.seats.map(({ score }) => [score]);
    const after = frames.find((frame) => frame.scene.bomb > bomb)?.scene ?? scene;
    sums.push(after.seats.map((seat) => seat.score));
  }
  return scene.seats.map(({ seat }) => sums.slice(1).map((row, at) => row[seat]! - sums[at]![seat]!));
}
