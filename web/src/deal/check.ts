/** Whether a deal was made as it has to be. docs/deals.md says how that is. */

import type { Dealing, DealTold, Frame, Lobby, Part, Promised } from "../lib/messages";
import { sha256 } from "./hash.ts";

const METHOD = "defuse-deal-1";
const SEED_DIGITS = 32;

/** What this browser remembers of a deal: what it was told, and what it gave. */
export interface Given {
  table: string;
  game: number;
  commitment: string;
  agreed: string;
  seat: number;
  /** What it adds; empty where it was not asked. */
  part: string;
  /** What everybody had promised when this browser told its part; null before that. */
  promises: Promised[] | null;
  /** How often it was asked for this game: more than once if a deal was broken off. */
  asked: number;
  /** Whether the server has said that nothing comes of this deal. */
  cancelled?: boolean;
}

/** What can be wrong with a deal. */
export type Wrong = "commitment" | "agreed" | "own" | "left-out" | "promises" | "unasked" | "secret" | "seed";

export const commitmentOf = (secret: string): string => sha256(`${METHOD} secret ${secret}`);
export const promiseOf = (commitment: string, seat: number, part: string): string =>
  sha256(`${METHOD} part ${commitment} ${seat} ${part}`);

export function seedOf(agreed: string, secret: string, parts: readonly Part[]): string {
  const told = parts.map(({ seat, part }) => `part ${seat} ${part}`);
  const lines = [`${METHOD} seed`, `agreed ${agreed}`, `secret ${secret}`, ...told];
  return sha256(lines.join("\n")).slice(0, SEED_DIGITS);
}

/** Whether this browser may tell its part now: its promise is in, unchanged, and nothing else has changed either. */
export function mayTell(given: Given, deal: Dealing): boolean {
  if (deal.commitment !== given.commitment || deal.agreed !== given.agreed) return false;
  const own = deal.promises.filter(({ seat }) => seat === given.seat);
  return own.length === 1 && own[0]!.promise === promiseOf(given.commitment, given.seat, given.part);
}

/** What is wrong with a deal when the game begins, from what this browser knows of it. */
export function wrongAtStart(given: Given | null, deal: DealTold): Wrong[] {
  if (!given || isPast(given, deal)) return [];
  if (!given.part) return ["unasked"];
  if (deal.commitment !== given.commitment) return ["commitment"];
  const wrong: Wrong[] = deal.agreed === given.agreed ? [] : ["agreed"];
  const own = deal.parts.filter(({ seat }) => seat === given.seat);
  if (own.length === 0) wrong.push("left-out");
  else if (own.length > 1 || own[0]!.part !== given.part) wrong.push("own");
  if (given.promises && !asPromised(given.promises, deal)) wrong.push("promises");
  return wrong;
}

/** Whether what this browser has given was for another deal, which came to nothing. */
export const isPast = (given: Given, deal: DealTold): boolean =>
  given.cancelled === true && given.commitment !== deal.commitment;

/** Whether each part was promised like this, once, and each promise is accounted for. */
function asPromised(promises: readonly Promised[], deal: DealTold): boolean {
  const kept = deal.parts.map(({ seat, part }) => `${seat} ${promiseOf(deal.commitment, seat, part)}`);
  const broken = deal.withheld.map(({ seat, promise }) => `${seat} ${promise}`);
  const made = promises.map(({ seat, promise }) => `${seat} ${promise}`);
  return [...kept, ...broken].sort().join() === made.sort().join();
}

/** What is wrong with a deal when the game is over, and its secret is told. */
export function wrongAtEnd(deal: DealTold, seed: string): Wrong[] {
  const wrong: Wrong[] = commitmentOf(deal.secret) === deal.commitment ? [] : ["secret"];
  if (seedOf(deal.agreed, deal.secret, deal.parts) !== seed) wrong.push("seed");
  return wrong;
}

/** All that is wrong by now: with what was found at the start, and with the end, once that has come. */
export function wrongNow(found: readonly Wrong[], lobby: Lobby | null, frame: Frame | null): Wrong[] {
  const ending = frame?.game === lobby?.game ? frame?.scene.ending : null;
  if (!lobby?.deal || lobby.state !== "over" || !ending) return [...found];
  return [...found, ...wrongAtEnd(lobby.deal, ending.seed)];
}

/** Whether the seed of a game of an older version is the one that the server showed the hash of. */
export const fitsHash = (seed: string, commitment: string): boolean => sha256(seed) === commitment;
