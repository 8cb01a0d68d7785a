/** Lots: what is drawn from which pool. Nothing here knows a mission; the server says what each lot is. */

import type { CardFace, Layout, Lot } from "../lib/messages";

/** A lot that was drawn: the whole pool in its order, of which the first ones are shown. */
export interface DrawnLot {
  order: string[];
  shown: number;
  /** Whether this page drew it, or people did with the real cards. */
  by: "page" | "hand";
}

export type Drawn = Record<string, DrawnLot>;
/** A random number from 0 up to, but not including, the limit. */
export type Random = (limit: number) => number;

const ALL = 2 ** 32;

/** Every number is as likely as any other: what would favour the small ones is thrown away. */
export const below: Random = (limit) => {
  const fair = ALL - (ALL % limit);
  const one = new Uint32Array(1);
  do crypto.getRandomValues(one);
  while (one[0]! >= fair);
  return one[0]! % limit;
};

export function shuffled<T>(items: readonly T[], random: Random = below): T[] {
  const left = [...items];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(random(left.length), 1));
  return order;
}

/** What a lot shows, in its order. */
export function facesOf(lot: Lot, drawn: Drawn): CardFace[] {
  const found = drawn[lot.id];
  if (!found) return [];
  const faces = found.order
    .slice(0, found.shown)
    .map((id) => lot.pool.find((face) => face.id === id))
    .filter((face) => face !== undefined);
  return lot.order === "sorted" ? faces.sort((a, b) => parseFloat(a.id) - parseFloat(b.id)) : faces;
}

/** The numbers that may not be drawn in a lot, because another one shows them. */
function barred(lot: Lot, layout: Layout, drawn: Drawn): Set<number> {
  const other = lot.without ? layout.lots.find((each) => each.id === lot.without) : undefined;
  const values = other ? facesOf(other, drawn).map((face) => face.value) : [];
  return new Set(values.filter((value): value is number => typeof value === "number"));
}

/** What may be drawn now. */
export function poolOf(lot: Lot, layout: Layout, drawn: Drawn): CardFace[] {
  const out = barred(lot, layout, drawn);
  return lot.pool.filter((face) => typeof face.value !== "number" || !out.has(face.value));
}

/** Whether a lot is drawn at all: some are only if another one shows a certain card. */
export function isWanted(lot: Lot, layout: Layout, drawn: Drawn): boolean {
  if (!lot.needs) return true;
  const [other, face] = lot.needs;
  const found = layout.lots.find((each) => each.id === other);
  return found !== undefined && facesOf(found, drawn).some((each) => each.id === face);
}

const ids = (pool: readonly CardFace[]): string[] =>
  pool.flatMap((face) => Array<string>(face.copies ?? 1).fill(face.id));

/** Draws a lot anew. Other lots that depend on it follow. */
export function draw(lot: Lot, layout: Layout, drawn: Drawn, random: Random = below): Drawn {
  const order = shuffled(ids(poolOf(lot, layout, drawn)), random);
  return settled(layout, {
    ...drawn,
    [lot.id]: { order, shown: Math.min(lot.shown, order.length), by: "page" },
  });
}

/** People drew it themselves: these, in this order. What may still come is shuffled. */
export function chosen(
  lot: Lot,
  picked: readonly string[],
  layout: Layout,
  drawn: Drawn,
  random: Random = below,
): Drawn {
  const rest = ids(poolOf(lot, layout, drawn));
  for (const id of picked) {
    const at = rest.indexOf(id);
    if (at < 0) return drawn;
    rest.splice(at, 1);
  }
  const order = [...picked, ...shuffled(rest, random)];
  return settled(layout, { ...drawn, [lot.id]: { order, shown: picked.length, by: "hand" } });
}

/** One more of a lot is turned up; a pool that nobody has drawn yet is shuffled first. */
export function turnUp(lot: Lot, count: number, layout: Layout, drawn: Drawn, random: Random = below): Drawn {
  const before = drawn[lot.id] ?? draw({ ...lot, shown: 0 }, layout, drawn, random)[lot.id]!;
  const shown = Math.min(before.shown + count, lot.most, before.order.length);
  return settled(layout, { ...drawn, [lot.id]: { ...before, shown } });
}

/** Whether more can be turned up. */
export function hasMore(lot: Lot, drawn: Drawn): boolean {
  const found = drawn[lot.id];
  return found ? found.shown < Math.min(lot.most, found.order.length) : lot.most > lot.shown;
}

/** All that is drawn while setting up and was not drawn yet; what players choose by themselves is left to them. */
export function drawAll(layout: Layout, drawn: Drawn, random: Random = below): Drawn {
  for (const lot of layout.lots)
    if (lot.when !== "play" && !lot.chosen && !drawn[lot.id] && isWanted(lot, layout, drawn))
      drawn = draw(lot, layout, drawn, random);
  return drawn;
}

/** After a change: cards that may not be there any more are passed over, and lots that nobody needs go. */
function settled(layout: Layout, drawn: Drawn): Drawn {
  const after: Drawn = {};
  for (const lot of layout.lots) {
    const found = drawn[lot.id];
    if (!found || !isWanted(lot, layout, drawn)) continue;
    const allowed = new Set(poolOf(lot, layout, drawn).map((face) => face.id));
    const order = found.order.filter((id) => allowed.has(id));
    after[lot.id] = order.length === found.order.length ? found : { ...found, order };
  }
  return after;
}
