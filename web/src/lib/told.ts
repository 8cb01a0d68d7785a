/** What is told of a game: of the one that is played, or of the one before, as this browser remembers it. */

import type { EventSeen, Frame, Lobby, Said, Watching } from "./messages";
import { recall } from "./memory";
import type { Order } from "./table.svelte";

export interface Told {
  readonly id: string;
  lobby: Lobby | null;
  frame: Frame | null;
  frames: Frame[];
  log: EventSeen[];
  truncated: boolean;
  said: Said[];
  toldAll?: boolean;
  reasons: Record<number, string>;
  watching?: Watching | null;
  send(order: Order): string;
  talk(text: string, refused: () => void): void;
}

/** A game that is over, from the frames that this browser has kept of it; null where it has none. */
export async function toldBefore(lobby: Lobby, game: number): Promise<Told | null> {
  const kept = (await recall(lobby.table, game)).sort((a, b) => a.number - b.number);
  // Bots are asked about the game that was played last, and about no other.
  const frames = kept.map((frame) => ({ ...frame, may: { ...frame.may, why: false, reasons: [] } }));
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last) return null;
  const events = new Map<string, EventSeen>();
  for (const frame of frames) {
    const many = new Map<number, number>();
    for (const event of frame.events) {
      const nth = (many.get(event.at) ?? 0) + 1;
      many.set(event.at, nth);
      events.set(`${event.at} ${nth}`, event); // frames after a reload tell again what was told before
    }
  }
  return {
    id: lobby.table,
    lobby,
    frame: last,
    frames,
    log: [...events.values()].sort((a, b) => a.at - b.at),
    truncated: first.truncated,
    said: [],
    reasons: {},
    send: () => "",
    talk: () => undefined,
  };
}
