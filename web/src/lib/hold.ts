/** Bots wait while something is explained to this person. */

import type { ClientMessage } from "./messages";
import type { Order, Table } from "./table.svelte";

/** Whether the server's messages have one for it. */
type Holds = "hold" extends ClientMessage["type"] ? true : false;
const HOLDS = false as Holds;

export function holdBots(table: Table, on: boolean): void {
  if (HOLDS && table.line === "open") table.send({ type: "hold", on } as unknown as Order);
}
