/** Shows a round as it is played out, before the table goes on. Nothing of it where motion is off. */

import { isAcademy, type AcademyFrame } from "../lib/frames";
import { show } from "../lib/effects.svelte";
import type { EventSeen } from "../lib/messages";
import { moves } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { playedOut, type Moment } from "./played";

/** How long each moment stays, in milliseconds. */
const STAYS = 1500;

export class Replay {
  private moments = $state.raw<Moment[]>([]);
  private at = $state(0);
  private before: AcademyFrame | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The events of the round that is played out, and how many of them were shown. */
  private events: readonly EventSeen[] = [];
  private shown = 0;

  constructor(private readonly table: Table) {}

  /** What is shown instead of the newest frame, while there is something to be played out. */
  get moment(): Moment | null {
    return this.moments[this.at] ?? null;
  }

  /** In an effect, with every new frame. */
  follow(now: AcademyFrame): void {
    const before = this.before;
    this.before = now;
    if (!before || before.game !== now.game || now.number <= before.number) return;
    const events = this.table.log.filter((event) => event.at === now.number);
    const slowly = now.number === before.number + 1 && moves() && !document.hidden;
    const moments = slowly ? playedOut(before, now, events) : [];
    if (moments.length === 0) {
      show(events);
      return;
    }
    this.moments = moments;
    this.events = events;
    this.shown = 0;
    this.at = -1;
    this.faster();
  }

  /** The log as far as it has been shown. */
  log(): Table["log"] {
    const { log, frame } = this.table;
    const moment = this.moment;
    if (!moment || !frame || !isAcademy(frame)) return log;
    const start = log.findIndex((event) => event.at > moment.frame.number);
    return start < 0 ? log : log.slice(0, start + moment.events);
  }

  /** One moment on. */
  faster(): void {
    this.at += 1;
    // What moves and sounds belongs to its moment: nobody hears of an explosion before it is there.
    const upTo = this.moment?.events ?? this.events.length;
    show(this.events.slice(this.shown, upTo));
    this.shown = upTo;
    this.wait();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.moment) this.timer = setTimeout(() => this.faster(), STAYS);
  }
}
