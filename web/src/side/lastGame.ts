/** The mission that was played last at a table: going on does not lose the way back to it. */

import type { Lobby } from "../lib/messages";
import { load, save } from "../lib/store";

export interface LastGame {
  game: number;
  mission: number;
  title: string;
  won: boolean;
  turns: number;
  replay: string;
}

const key = (table: string): string => `last.${table}`;

export function keepGame(table: string, ended: LastGame): void {
  save(key(table), ended);
}

/** The game before the one that is played now. */
export function lastGame(lobby: Lobby): LastGame | null {
  const last = load<LastGame | null>(key(lobby.table), null);
  return last && last.game < lobby.game ? last : null;
}
