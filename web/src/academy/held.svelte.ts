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
    if (kept && kept.game === frame?.game) this.seen = kept;
    // Whoever opens the page later is not shown what is long over.
    else if (frame) this.see(frame.game, frame.number - 1);
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

  // Values, not objects: what others do meanwhile changes nothing in them.
  private readonly heldAt = $derived.by(() => this.boom?.at ?? null);
  private readonly spectating = $derived.by(() => this.table.frame?.yours.seat === null);

  private see(game: number, at: number): void {
    this.seen = { game, at };
    save(this.key, this.seen);
  }

  go(): void {
    const frame = this.table.frame;
    if (frame) this.see(frame.game, this.newest?.at ?? frame.number);
  }

  /** In an effect: let it go after a while where nobody is there to press. */
  watch(): (() => void) | undefined {
    if (this.heldAt === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spectating = this.spectating;
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
