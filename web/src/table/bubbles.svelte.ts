/** What was just said, signed or pointed at, for some seconds at the racks. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Said } from "../lib/messages";
import type { Table } from "../lib/table.svelte";

/** How long a bubble hangs, and how long a finger points. */
const LASTS = 4000;
const POINTS = 3000;

export class Bubbles {
  private over = new SvelteMap<number, Said>();
  private heard: number | null = null;

  constructor(private readonly table: Table) {}

  /** To be called in an effect: shows what has come since the last time, not what was there before the page came. */
  hear(): void {
    const said = this.table.said;
    const before = this.heard;
    this.heard = said.at(-1)?.number ?? before ?? -1;
    if (before === null) return;
    for (const each of said) if (each.number > before) this.show(each);
  }

  /** What hangs over a seat. */
  of(seat: number | null): string {
    return seat === null ? "" : (this.over.get(seat)?.text ?? "");
  }

  private show(said: Said): void {
    const { seat } = said;
    if (seat === null || said.kind === "note") return;
    this.over.set(seat, said);
    setTimeout(() => {
      if (this.over.get(seat)?.number === said.number) this.over.delete(seat);
    }, LASTS);
  }
}

/** A seat that points at a wire. */
interface Finger {
  seat: number;
  wire: number;
}

export class Fingers {
  private out = new SvelteSet<Finger>();
  private seen = 0;

  constructor(private readonly table: Table) {}

  /** To be called in an effect. */
  look(): void {
    const { pointed } = this.table;
    for (const { seat, wire, count } of pointed) {
      if (count <= this.seen) continue;
      this.seen = count;
      for (const each of [...this.out]) if (each.seat === seat) this.out.delete(each);
      const finger = { seat, wire };
      this.out.add(finger);
      setTimeout(() => this.out.delete(finger), POINTS);
    }
  }

  /** Who points at a wire, if anybody. */
  at(wire: number): number | null {
    return [...this.out].find((finger) => finger.wire === wire)?.seat ?? null;
  }

  /** All who point at something. */
  get all(): Finger[] {
    return [...this.out];
  }
}
