/** Bots wait while something is explained to this person. */

import type { Table } from "./table.svelte";

export function holdBots(table: Table, on: boolean): void {
  if (table.line === "open" && table.frame?.yours.seat !== null) table.send({ type: "hold", on });
}
