/** How much was said that this person has not looked at. */

import { SvelteMap } from "svelte/reactivity";
import type { Told } from "../lib/told";

/** The numbers of what was read, by the tables' ids; numbers tell nothing of the order. */
const read = new SvelteMap<string, ReadonlySet<number>>();

const numbers = (table: Told): Set<number> => new Set(table.said.map((said) => said.number));

/** Nothing that was said before this page came counts; there is a moment until all of it is there. */
export function begin(table: Told): void {
  if (table.toldAll && !read.has(table.id)) read.set(table.id, numbers(table));
}

export function markRead(table: Told): void {
  if (unread(table, null) > 0) read.set(table.id, numbers(table));
}

export function unread(table: Told, you: number | null): number {
  const known = read.get(table.id);
  if (!known) return 0;
  return table.said.filter((each) => !known.has(each.number) && (you === null || each.seat !== you)).length;
}
