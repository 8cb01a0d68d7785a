/** How much was said that this person has not looked at. */

import { SvelteMap } from "svelte/reactivity";
import type { Table } from "../lib/table.svelte";

const read = new SvelteMap<string, number>();

const last = (table: Table): number => table.said.at(-1)?.number ?? -1;

/** Nothing that was said before this page came counts. */
export function begin(table: Table): void {
  if (!read.has(table.id)) read.set(table.id, last(table));
}

export function markRead(table: Table): void {
  if (read.get(table.id) !== last(table)) read.set(table.id, last(table));
}

export function unread(table: Table, you: number | null): number {
  const heard = read.get(table.id) ?? last(table);
  return table.said.filter((each) => each.number > heard && (you === null || each.seat !== you)).length;
}
