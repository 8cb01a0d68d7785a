/** The missions that were won in this browser, and which one comes next. */

import { missions } from "./api";
import type { Frame, Lobby, MissionCard } from "./messages";
import { isBusters } from "./frames";
import { load, save } from "./store";

/** In the order in which they were won; the last one is where somebody is. */
export function won(): number[] {
  return load<number[]>("won", []);
}

/** Called with whatever the table shows: a mission that was won from a seat here is remembered. */
export function noteWin(lobby: Lobby | null, frame: Frame | null): void {
  if (!lobby || !frame || frame.game !== lobby.game || lobby.you.seat === null) return;
  if (lobby.branch) return; // what was won after a “what if” counts for nothing
  if (!isBusters(frame) || !frame.scene.ending?.won) return;
  // A deal that many play is of any mission: it says nothing about how far somebody has come.
  if (lobby.shared) return;
  rememberWin(lobby.mission.number);
}

/** A mission was won, here or with the real box. */
export function rememberWin(number: number): void {
  const before = won();
  if (before.at(-1) === number) return;
  save("won", [...before.filter((each) => each !== number), number]);
  // What was chosen is done; from here it goes on in order.
  if (load<number | null>("mission", null) === number) save("mission", null);
}

/** The next mission that was not won yet, after the one that was won last. */
export function nextMission(cards: readonly MissionCard[], done: readonly number[]): MissionCard | undefined {
  const last = cards.findIndex((card) => card.number === done.at(-1));
  const open = (card: MissionCard): boolean => !done.includes(card.number);
  return cards.slice(last + 1).find(open) ?? cards.find(open) ?? cards.at(-1);
}

/** So many play: as many as wished, or what comes closest. */
export function playersFor(card: { players: readonly number[] } | undefined, wished: number): number {
  if (!card || card.players.includes(wished)) return wished;
  const near = [...card.players].sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished));
  return near[0] ?? wished;
}

/** The next mission that so many can play, after one of them; null after the last, or where nobody answers. */
export async function missionAfter(number: number, players: number): Promise<MissionCard | null> {
  try {
    const { missions: all } = await missions();
    return all.find((each) => each.number > number && each.players.includes(players)) ?? null;
  } catch {
    return null;
  }
}
