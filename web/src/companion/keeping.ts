/** What is kept by tapping: how it begins, and how each tap changes it. */

import type { CardFace, Layout, Lot } from "../lib/messages";
import { facesOf, type Drawn } from "./lots";

export interface Keeps {
  dial: number | null;
  /** How many wires of a value are cut: `1` … `12`, `yellow`, `red`. */
  cut: Record<string, number>;
  counters: Record<string, number>;
  /** Where the figure on the row of spaces stands, and which way it faces. */
  at: string;
  facing: 1 | -1;
  /** What became of cards: the row and the card, and the place of its state among those of the row. */
  cards: Record<string, number>;
  /** Equipment that was used. */
  used: string[];
  floor: number;
  square: [number, number];
}

export function fresh({ kept }: Layout): Keeps {
  return {
    dial: kept.dial ?? null,
    cut: {},
    counters: Object.fromEntries((kept.counters ?? []).map((each) => [each.id, each.value])),
    at: kept.walking?.at ?? "",
    facing: 1,
    cards: {},
    used: [],
    floor: kept.map?.floor ?? 0,
    square: kept.map ? [...kept.map.at] : [0, 0],
  };
}

/** A number within its bounds. */
export const within = (value: number, most: number | null | undefined): number =>
  Math.max(0, typeof most === "number" ? Math.min(most, value) : value);

/** One pair more; after the last one, none again. */
export function cutMore(before: number, all: number): number {
  return before >= all ? 0 : Math.min(all, before + 2);
}

/** What wires a card waits for are called here. */
const key = (value: number): string => (value === 13 ? "yellow" : String(value));

export type CardState = "locked" | "ready" | "used";

/** Whether equipment can be used, from what is cut; a number card may lie on it. */
export function stateOf(card: CardFace, keeps: Keeps, cover?: CardFace): CardState {
  if (keeps.used.includes(card.id)) return "used";
  const enough = ({ value, needs }: CardFace): boolean =>
    typeof value !== "number" || (keeps.cut[key(value)] ?? 0) >= (needs ?? 0);
  return enough(card) && (!cover || enough(cover)) ? "ready" : "locked";
}

/** The spaces that a figure walks over: those of a lot, if one says so. */
export function spacesOf(layout: Layout, drawn: Drawn): string[] {
  const walking = layout.kept.walking;
  if (!walking) return [];
  const lot = layout.lots.find((each) => each.id === walking.lot);
  const line = lot ? facesOf(lot, drawn).map((face) => face.id) : [];
  return line.length > 0 ? line : [...walking.spaces];
}

/** The place after this one; the figure turns round at the ends if it has a direction. */
export function step(
  spaces: readonly string[],
  at: string,
  facing: 1 | -1,
  turns: boolean,
): [string, 1 | -1] {
  const place = spaces.indexOf(at);
  const next = place + facing;
  if (next >= 0 && next < spaces.length) {
    const end = next === 0 || next === spaces.length - 1;
    return [spaces[next]!, turns && end ? (next === 0 ? 1 : -1) : facing];
  }
  return [at, facing];
}

/** Whose a card of a lot is, or where it lies. */
export const placeOf = (lot: Lot, at: number): string => lot.places?.[at] ?? "";

/** The squares that lie beside one, without a wall between. */
export function reachable(
  layout: Layout,
  floor: number,
  square: readonly [number, number],
  done: ReadonlySet<string>,
): string[] {
  const plan = layout.kept.map?.floors[floor];
  if (!plan) return [];
  const gates = (plan.gates ?? []).filter(([, phase]) => !done.has(phase)).map(([edge]) => edge);
  const walls = [...plan.walls, ...gates].map((edge) => edge.join());
  const [row, column] = square;
  const sides: [number, number][] = [
    [row - 1, column],
    [row, column + 1],
    [row + 1, column],
    [row, column - 1],
  ];
  return sides
    .filter(([y, x]) => plan.rows[y]?.[x] !== undefined)
    .filter(([y, x]) => {
      const first = y < row || x < column ? [y, x, row, column] : [row, column, y, x];
      return !walls.includes(first.join());
    })
    .map((each) => each.join());
}
