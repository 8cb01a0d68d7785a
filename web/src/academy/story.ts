/** What happened, told from the events' fields and the frames before and after them; texts are never read. */

import type { AcademyFrame } from "../lib/frames";
import type { EventSeen } from "../lib/messages";

type Log = readonly EventSeen[];

const last = (log: Log, kind: string): number => log.findLastIndex((event) => event.kind === kind);

/** The events of the newest round whose cards were turned over. */
export function roundOf(log: Log): EventSeen[] {
  const start = last(log, "actions-revealed");
  return start < 0 ? [] : log.slice(start);
}

export interface Cut {
  wire: string;
  seats: number[];
  cards: number[];
  /** Who scored how much. */
  scored: { seat: number; points: number }[];
  /** The sentence of how it began. */
  text: string;
  boom: boolean;
  over: boolean;
  at: number;
}

const numbers = (values: readonly string[] | undefined): number[] => (values ?? []).map(Number);

/** The cuts among some events, in their order. */
export function cutsOf(events: Log): Cut[] {
  const cuts: Cut[] = [];
  for (const event of events) {
    const now = cuts.at(-1);
    if (event.kind === "cut-began" && event.mark) {
      const seats = numbers(event.values);
      const text = event.text ?? "";
      cuts.push({
        wire: event.mark,
        seats,
        cards: [],
        scored: [],
        text,
        boom: false,
        over: false,
        at: event.at,
      });
    } else if (!now || now.over) continue;
    else if (event.kind === "card-flipped" && event.mark === now.wire)
      now.cards.push(...numbers(event.values));
    else if (event.kind === "points-scored" && typeof event.seat === "number" && !event.card) {
      if (!now.seats.includes(event.seat)) now.seats.push(event.seat);
      now.scored.push({ seat: event.seat, points: event.steps ?? 0 });
    } else if (event.kind === "bomb-triggered" && event.mark === now.wire) {
      now.boom = now.over = true;
      if (event.values?.length) now.seats = numbers(event.values);
    } else if (event.kind === "cut-ended") now.over = true;
  }
  return cuts;
}

/** What everybody who scored took; null where some took more than others. */
export function eachOf({ scored }: Cut): number | null {
  const points = scored[0]?.points ?? 0;
  return scored.every((each) => each.points === points) ? points : null;
}

/** Who protects which wire. */
export function guardsOf(events: Log): Record<string, number> {
  const guards: Record<string, number> = {};
  for (const event of events)
    if (event.kind === "wire-protected" && event.mark && typeof event.seat === "number")
      guards[event.mark] = event.seat;
  return guards;
}

export interface Flip {
  value: number;
  from: number;
  to: number;
}

export interface Share {
  seat: number;
  /** The card that was played, where it is known. */
  card: string | null;
  why: "culprit" | "chicken" | "wait" | "before" | "after" | "kept" | "";
  change: number;
  score: number;
}

export interface Boom {
  /** The moment it belongs to. */
  at: number;
  bomb: number;
  wire: string;
  culprits: number[];
  flips: Flip[];
  /** Whether the moment before it is known: without it, nobody can say where the trigger stood. */
  known: boolean;
  /** Which tile it was, from 1. */
  tile: number;
  shares: Share[];
  /** What was turned over, in words: for cards that no frame shows. */
  told: string;
}

/** The newest explosion that is settled, as the frames and events tell it; null without one. */
export function boomOf(log: Log, frames: readonly AcademyFrame[]): Boom | null {
  const ended = last(log, "bomb-ended");
  if (ended < 0) return null;
  const settled = log.slice(0, ended + 1);
  const events = roundOf(settled);
  const fatal = events.findLast((event) => event.kind === "bomb-triggered");
  const after = frames.find((frame) => frame.number >= log[ended]!.at);
  if (!fatal?.mark || !after) return null;
  const wire = fatal.mark;
  const start = events[0]!.at;
  const before = frames.findLast((frame) => frame.number < start && frame.scene.bomb <= after.scene.bomb);
  const during = frames.filter(
    (frame) =>
      frame.number >= start && frame.number < after.number && frame.scene.seats.some((seat) => seat.action),
  );
  const played = cardsPlayed(events, before, during);
  const culprits = culpritsOf(events, fatal, played, wire);
  const order = after.scene.wires.map((each) => each.id);
  const guards = guardsOf(events);
  const held = (seat: number, card: string): boolean =>
    card in guards &&
    !events.some((event) => event.kind === "orders-given" && event.seat === seat && event.mark === card);
  const shares = after.scene.seats.map(({ seat, score }) => {
    const card = played[seat] ?? (culprits.includes(seat) ? wire : null);
    const points = events
      .filter((event) => event.seat === seat)
      .reduce((sum, each) => sum + (each.steps ?? 0), 0);
    const change = before ? score - before.scene.seats[seat]!.score : points;
    return { seat, card, why: reason(seat, card, culprits, wire, order, held), change, score };
  });
  return {
    at: log[ended]!.at,
    bomb: before?.scene.bomb ?? after.scene.bomb - (after.scene.ending ? 0 : 1),
    wire,
    culprits,
    known: before !== undefined,
    flips: flipsOf(events, before?.scene.wires.find((each) => each.id === wire)?.trigger ?? 0, wire),
    tile: tileOf(events, before, wire),
    shares: shares.sort((a, b) => a.change - b.change || a.seat - b.seat),
    told: events[0]!.text ?? "",
  };
}

function cardsPlayed(
  events: Log,
  before: AcademyFrame | undefined,
  during: readonly AcademyFrame[],
): Record<number, string> {
  const cards: Record<number, string> = {};
  const own = before?.yours;
  if (own?.locked && own.seat !== null) cards[own.seat] = own.locked.id;
  (events[0]?.values ?? []).forEach((card, seat) => (cards[seat] = card));
  for (const frame of during)
    for (const { seat, action } of frame.scene.seats) if (action) cards[seat] = action.id;
  // By what a tool has changed; the next frame may be that of the next bomb.
  for (const { kind, seat, values } of events)
    if (kind === "action-changed" && typeof seat === "number" && values?.[0]) cards[seat] = values[0];
  return cards;
}

function culpritsOf(events: Log, fatal: EventSeen, played: Record<number, string>, wire: string): number[] {
  if (fatal.values?.length) return numbers(fatal.values);
  const cutters = Object.entries(played)
    .filter(([, card]) => card === wire)
    .map(([seat]) => Number(seat));
  const lost = events.filter((event) => event.kind === "points-lost" && typeof event.seat === "number");
  return [...new Set([...cutters, ...lost.map((event) => event.seat!)])].sort((a, b) => a - b);
}

function flipsOf(events: Log, from: number, wire: string): Flip[] {
  const flips: Flip[] = [];
  let at = from;
  for (const event of events) {
    if (event.mark !== wire) continue;
    if (event.kind === "cards-returned") at -= numbers(event.values).reduce((sum, value) => sum + value, 0);
    if (event.kind !== "card-flipped") continue;
    const value = numbers(event.values)[0] ?? 0;
    flips.push({ value, from: at, to: at + value });
    at += value;
  }
  return flips;
}

function tileOf(events: Log, before: AcademyFrame | undefined, wire: string): number {
  const already = before?.scene.wires
    .find((each) => each.id === wire)
    ?.tiles.filter((tile) => tile.flipped).length;
  return (
    (already ?? 0) + events.filter((event) => event.kind === "tile-flipped" && event.mark === wire).length
  );
}

function reason(
  seat: number,
  card: string | null,
  culprits: readonly number[],
  wire: string,
  order: readonly string[],
  held: (seat: number, card: string) => boolean,
): Share["why"] {
  if (culprits.includes(seat)) return "culprit";
  if (card === "chicken" || card === "wait") return card;
  if (card === null) return "";
  if (held(seat, card)) return "kept";
  return order.indexOf(card) < order.indexOf(wire) ? "before" : "after";
}
