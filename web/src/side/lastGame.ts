/** The mission that was played last at a table: going on does not lose the way back to it. */

import type { Lobby } from "../lib/messages";
import { load, save } from "../lib/store";

export interface LastGame {
  game: number;
  won: boolean;
  replay: string;
  /** The table as it was at the end. */
  lobby: Lobby;
}

const key = (table: string): string => `last.${table}`;

/** Kept once: whoever sits there later did not play it. */
export function keepGame(ended: LastGame): void {
  const before = load<LastGame | null>(key(ended.lobby.table), null);
  if (before?.game !== ended.game) save(key(ended.lobby.table), ended);
}

/** The game before the one that is played now, or before the next one that is got ready. */
export function lastGame(lobby: Lobby): LastGame | null {
  const last = load<LastGame | null>(key(lobby.table), null);
  const before = lobby.state === "lobby" ? lobby.game + 1 : lobby.game;
  return last?.lobby && last.game < before ? last : null;
}
