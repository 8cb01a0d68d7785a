/** Who looks how: the parts of a portrait, chosen by the name, with a hair or hat that no other seat can have. */

import { SEATS } from "./seats.ts";
import { TOPS, type Top } from "./tops.ts";

export interface Person {
  top: Top;
  skin: string;
  shade: string;
  hair: string;
  hairDark: string;
  gear: string;
  gearDark: string;
  suit: string;
  glasses: "" | "round" | "square" | "half";
  beard: "" | "full" | "goatee" | "moustache" | "stubble";
  extra: "" | "freckles" | "earrings";
}

const SKINS = [
  ["#f7d9c0", "#d9a98a"],
  ["#efc29c", "#c99268"],
  ["#d8a078", "#aa7450"],
  ["#b97c54", "#8b5635"],
  ["#935d3d", "#6a3f27"],
  ["#7c4d35", "#54301f"],
] as const;
const HAIRS = [
  ["#3a303e", "#1f1822"],
  ["#5b3a26", "#3c2416"],
  ["#8f5a2c", "#66401e"],
  ["#c7702a", "#93501b"],
  ["#e3b75c", "#b3863a"],
  ["#cdd3d8", "#98a3ac"],
  ["#c04a60", "#862e42"],
] as const;
/** The hair that would be lost on the ground of a seat: red on pink. */
const HAIR_LOST: Record<number, number> = { 2: 6 };
/* The one at a seat's place is too near to its ground. */
const GEARS = [
  ["#3fb0a2", "#217468"],
  ["#8f7be6", "#5b48ae"],
  ["#d9607f", "#97364f"],
  ["#8aa84a", "#57702a"],
  ["#a9b6c0", "#6b7a86"],
  ["#e2894d", "#a55526"],
  ["#e0b04a", "#9c7322"],
] as const;
const SUITS = ["#2f4152", "#4f5b3a", "#5b3f5f", "#7a3a33", "#3c6e71", "#8a6420"] as const;

/** Mixed enough that names of one letter's difference look different (FNV-1a and a last stir). */
export function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name.trim().toLowerCase())
    seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619) >>> 0;
  seed = Math.imul(seed ^ (seed >>> 15), 2246822507) >>> 0;
  return (seed ^ (seed >>> 13)) >>> 0;
}

/** Numbers below a bound, one after another, from a seed. */
function dice(seed: number): (below: number) => number {
  let state = seed || 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

function pick<T>(from: readonly T[], roll: (below: number) => number): T {
  return from[roll(from.length)]!;
}

export function personOf(name: string, seat: number): Person {
  const at = ((Math.trunc(seat) % SEATS) + SEATS) % SEATS;
  const roll = dice(seedOf(name || `seat ${at}`));
  const top = pick(
    TOPS.filter((_, which) => which % SEATS === at),
    roll,
  );
  const [skin, shade] = pick(SKINS, roll);
  const [hair, hairDark] = pick(
    HAIRS.filter((_, which) => HAIR_LOST[at] !== which),
    roll,
  );
  const [gear, gearDark] = pick(
    GEARS.filter((_, which) => which !== at),
    roll,
  );
  return {
    top,
    skin,
    shade,
    hair,
    hairDark,
    gear,
    gearDark,
    suit: pick(SUITS, roll),
    glasses: pick(["", "", "", "", "", "round", "square", "half"] as const, roll),
    beard: top.beard ? pick(["", "", "full", "goatee", "moustache", "stubble"] as const, roll) : "",
    extra: pick(["", "", "", "freckles", "earrings"] as const, roll),
  };
}
