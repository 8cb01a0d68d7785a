/** A coach: which tip fits what is on the screen, what was read before, and bots that wait meanwhile. */

import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { FormPicker } from "./formPicker.svelte";
import type { TextId } from "./i18n";
import { settings } from "./settings.svelte";
import { load, save } from "./store";
import type { Table } from "./table.svelte";

export interface Advice {
  tip: TextId;
  text: string;
  /** The wire that it says something certain of. */
  wire?: number;
}
/** What was read or done already, by the ids of tips. */
export type Seen = ReadonlySet<string>;

/** What the coach tells of a game. */
export interface Course {
  /** The setting that remembers whether it is over. */
  flag: "coached" | "coachedAcademy";
  tip: (table: Table, picker: FormPicker, seen: Seen) => Advice | null;
  /** Tips that this person needs no more, by what they did. */
  learned: (table: Table) => string[];
  /** Tips that are read, then put away; the others go when the moment is over. */
  read: Seen;
  /** After this one there is nothing more to tell. */
  last: string;
}

type Flag = Course["flag"];
const keyOf = (flag: Flag): string => `coach.${flag}`;

/** What was read stays read, after a reload and at the next table. */
const memory: Partial<Record<Flag, SvelteSet<string>>> = {};
const seenOf = (flag: Flag): SvelteSet<string> =>
  (memory[flag] ??= new SvelteSet(load<string[]>(keyOf(flag), [])));

/** So long bots wait at most while somebody reads, in milliseconds; and the tips for which they have. */
const PATIENCE = 20_000;
const waited = new Set<string>();

/** Begin anew, with the first word. */
export function coachAgain(flag: Flag): void {
  seenOf(flag).clear();
  save(keyOf(flag), []);
  settings[flag] = false;
}

export class Coach {
  private readonly seen: SvelteSet<string>;
  private readonly table: Table;

  constructor(
    private readonly course: Course,
    private readonly picker: FormPicker,
  ) {
    this.table = picker.table;
    this.seen = seenOf(course.flag);
  }

  get now(): Advice | null {
    return settings[this.course.flag] ? null : this.course.tip(this.table, this.picker, this.seen);
  }

  /** Whether what it says is to be read, and put away with a press. */
  get toRead(): boolean {
    const now = this.now;
    return now !== null && this.course.read.has(now.tip);
  }

  read(): void {
    const tip = this.now?.tip; // what comes next depends on what is seen
    if (!tip) return;
    this.know(tip);
    if (tip === this.course.last) this.enough();
  }

  /** Not a word more. */
  enough(): void {
    settings[this.course.flag] = true;
  }

  /** To be called in an effect: who has done something needs no more words on it. */
  watch(): void {
    if (!settings[this.course.flag]) for (const tip of this.course.learned(this.table)) this.know(tip);
  }

  /** What is to be read just now, by its id; empty where nothing is. */
  get reading(): string {
    return this.toRead ? (this.now?.tip ?? "") : "";
  }

  /** Bots wait for somebody who reads a tip: for a while, once. What comes back lets them go. */
  hold(tip: string): (() => void) | undefined {
    if (!tip || waited.has(tip)) return;
    untrack(() => this.holdBots(true));
    const timer = setTimeout(() => {
      waited.add(tip);
      this.holdBots(false);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      if (!waited.has(tip)) this.holdBots(false);
    };
  }

  private know(tip: string): void {
    if (this.seen.has(tip)) return;
    this.seen.add(tip);
    save(keyOf(this.course.flag), [...this.seen]);
  }

  private holdBots(on: boolean): void {
    const { table } = this;
    if (table.line === "open" && table.frame?.yours.seat !== null) table.send({ type: "hold", on });
  }
}
