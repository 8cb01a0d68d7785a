/** What was just said, signed or pointed at, for some seconds at the racks. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { t } from "../lib/i18n";
import type { Said } from "../lib/messages";
import type { Table } from "../lib/table.svelte";

/** How long a bubble hangs, and how long a finger points. */
const LASTS = 4000;
const POINTS = 3000;

export class Bubbles {
  private over = new SvelteMap<number, Said>();
  /** What a screen reader hears: whatever was said last, by whom. */
  spoken = $state("");
  /** What was said so far, by its numbers. */
  private heard: Set<number>;

  constructor(private readonly table: Table) {
    this.heard = new Set(table.said.map((said) => said.number)); // what was there before the page came
  }

  /** To be called in an effect: shows what has come since the last time. */
  hear(): void {
    for (const said of this.table.said) {
      if (this.heard.has(said.number)) continue;
      this.heard.add(said.number);
      this.show(said);
    }
  }

  /** What hangs over a seat. */
  of(seat: number | null): string {
    return seat === null ? "" : (this.over.get(seat)?.text ?? "");
  }

  private show(said: Said): void {
    const { seat } = said;
    this.spoken = said.kind === "note" ? said.text : t("web-titled", { title: said.name, what: said.text });
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
  private seen: number;

  constructor(private readonly table: Table) {
    this.seen = table.pointed.at(-1)?.count ?? 0;
  }

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
