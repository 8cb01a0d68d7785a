/** An explosion stays on the screen until this person has seen it: the next bomb does not swallow it. */

import { isAcademy } from "../lib/frames";
import { load, save } from "../lib/store";
import type { Table } from "../lib/table.svelte";
import { boomOf, type Boom } from "./story";

/** How long it stays for who is away, or only watches. */
const AWAY = 20_000;

interface Seen {
  game: number;
  at: number;
}

export class Held {
  private seen = $state.raw<Seen>({ game: -1, at: -1 });

  constructor(private readonly table: Table) {
    const frame = table.frame;
    const kept = load<Seen | null>(this.key, null);
    // Whoever opens the page later is not shown what is long over.
    if (frame) this.seen = kept?.game === frame.game ? kept : { game: frame.game, at: frame.number - 1 };
  }

  private get key(): string {
    return `boom.${this.table.id}`;
  }

  private readonly newest = $derived.by((): Boom | null =>
    boomOf(this.table.log, this.table.frames.filter(isAcademy)),
  );

  /** What is held just now. */
  get boom(): Boom | null {
    const game = this.table.frame?.game;
    const boom = this.newest;
    return boom && (game !== this.seen.game || boom.at > this.seen.at) ? boom : null;
  }

  go(): void {
    const frame = this.table.frame;
    if (!frame) return;
    this.seen = { game: frame.game, at: this.newest?.at ?? frame.number };
    save(this.key, this.seen);
  }

  /** In an effect: let it go after a while where nobody is there to press. */
  watch(): (() => void) | undefined {
    if (this.boom === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spectating = this.table.frame?.yours.seat === null;
    const look = (): void => {
      clearTimeout(timer);
      if (spectating || document.hidden) timer = setTimeout(() => this.go(), AWAY);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
