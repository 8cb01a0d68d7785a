/** How much was said that this person has not looked at. */

import { SvelteMap } from "svelte/reactivity";
import type { Told } from "../lib/told";

const read = new SvelteMap<string, number>();

const last = (table: Told): number => table.said.at(-1)?.number ?? -1;

/** Nothing that was said before this page came counts. */
export function begin(table: Told): void {
  if (!read.has(table.id)) read.set(table.id, last(table));
}

export function markRead(table: Told): void {
  if (read.get(table.id) !== last(table)) read.set(table.id, last(table));
}

export function unread(table: Told, you: number | null): number {
  const heard = read.get(table.id) ?? last(table);
  return table.said.filter((each) => each.number > heard && (you === null || each.seat !== you)).length;
}
