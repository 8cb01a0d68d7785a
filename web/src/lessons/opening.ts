/** Sitting down at the table of a lesson. */

import { go } from "../lib/router.svelte";
import { keep } from "../lib/seats";
import { tableOf } from "./api";

/** A new table of a step, and off to it. */
export async function toTable(name: string, step: number, title: string): Promise<void> {
  const seated = await tableOf(name, step);
  keep({ table: seated.table, token: seated.token, seat: seated.seat, title, at: Date.now() });
  go(`/t/${seated.table}`);
}
