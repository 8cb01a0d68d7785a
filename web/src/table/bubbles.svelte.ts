/** What was just said or signed, over the racks for some seconds. */

import type { Table } from "../lib/table.svelte";

const LASTS = 4000;

export class Bubbles {
  now = $state<Record<number, string>>({});
  private heard = -1;

  constructor(private readonly table: Table) {}

  /** Show what has come since the last time; what was there before the page came is not shown. */
  hear(): void {
    const newest = this.table.said.at(-1);
    const first = this.heard < 0;
    if (!newest || newest.number <= this.heard) {
      if (first) this.heard = 0;
      return;
    }
    this.heard = newest.number;
    const { seat, text } = newest;
    if (seat === null || newest.kind === "note") return;
    this.now[seat] = text;
    setTimeout(() => {
      if (this.now[seat] === text) delete this.now[seat];
    }, LASTS);
  }
}
