/** What was just said or signed, for bubbles at the racks: each stays for some seconds. */

import { SvelteMap } from "svelte/reactivity";
import type { Said } from "../lib/messages";
import type { Table } from "../lib/table.svelte";

const LASTS = 4000;

export class Bubbles {
  private now = new SvelteMap<number, Said>();
  private heard: number | null = null;

  /** To be called in an effect: takes what has come since the last time. */
  listen(table: Table): void {
    const said = table.said;
    const before = this.heard;
    this.heard = said.at(-1)?.number ?? before ?? -1;
    if (before === null) return;
    for (const each of said) if (each.number > before) this.show(each);
  }

  /** What hangs over a seat, if anything. */
  of(seat: number | null): Said | null {
    return seat === null ? null : (this.now.get(seat) ?? null);
  }

  private show(said: Said): void {
    const { seat } = said;
    if (seat === null || said.kind === "note") return;
    this.now.set(seat, said);
    setTimeout(() => {
      if (this.now.get(seat)?.number === said.number) this.now.delete(seat);
    }, LASTS);
  }
}
