/** A round as it is played out: one frame may bring all of it, so the moments between are made from its events. */

import type { AcademyFrame } from "../lib/frames";
import type { AcademyScene, EventSeen, PlayerSeen, WireOfBomb } from "../lib/messages";
import { revealed } from "./table";

export interface Moment {
  frame: AcademyFrame;
  /** How many of the new events have happened by then. */
  events: number;
}

type Seats = PlayerSeen[];
type Wires = WireOfBomb[];

/** The moments between two frames, the oldest first: cards up, then wire by wire. Nothing where one look tells it all. */
export function playedOut(before: AcademyFrame, now: AcademyFrame, events: readonly EventSeen[]): Moment[] {
  if (revealed(now.scene) || !events.some((event) => event.kind === "cut-began")) return [];
  let scene: AcademyScene = { ...before.scene, display: [], asked: "" };
  const moments: Moment[] = [];
  const keep = (at: number): void => {
    const frame = { ...before, scene, ask: null, forms: [], yours: { ...before.yours, locked: null } };
    moments.push({ frame, events: at + 1 });
  };
  for (const [at, event] of events.entries()) {
    if (event.kind === "actions-revealed") {
      const cards = cardsOf(event, before, now);
      if (!cards) return [];
      scene = turned(scene, cards, event.text ?? "");
      keep(at);
    } else if (event.kind === "bomb-triggered" || event.kind === "round-ended") {
      keep(at);
      break;
    } else {
      scene = after(scene, event);
      if (event.kind === "cut-ended") keep(at);
    }
  }
  return moments;
}

/** What everybody played: told, or lying on top in front of them afterwards. */
function cardsOf(event: EventSeen, before: AcademyFrame, now: AcademyFrame): string[] | null {
  if (event.values?.length === before.scene.seats.length) return event.values;
  if (now.scene.bomb !== before.scene.bomb || now.scene.ending) return null;
  const cards = now.scene.seats.map((seat) => seat.table.at(-1)?.id ?? "");
  return cards.every((card, seat) => before.scene.seats[seat]!.hand.some((each) => each.id === card))
    ? cards
    : null;
}

function turned(scene: AcademyScene, cards: readonly string[], phase: string): AcademyScene {
  const seats: Seats = scene.seats.map((seat, at) => {
    const action = seat.hand.find((card) => card.id === cards[at]) ?? { id: cards[at]!, name: cards[at]! };
    const hand = seat.hand.filter((card) => card.id !== action.id);
    return { ...seat, action, hand, table: [...seat.table, action], asked: false, answered: false };
  });
  const wires: Wires = scene.wires.map((wire) => ({
    ...wire,
    cutters: seats.filter((seat) => seat.action?.id === wire.id).map((seat) => seat.seat),
  }));
  return { ...scene, seats, wires, phase };
}

function after(scene: AcademyScene, event: EventSeen): AcademyScene {
  const wire = (change: (wire: WireOfBomb) => WireOfBomb): AcademyScene => ({
    ...scene,
    wires: scene.wires.map((each) => (each.id === event.mark ? change(each) : each)),
  });
  switch (event.kind) {
    case "points-scored":
    case "points-lost":
      return {
        ...scene,
        seats: scene.seats.map((seat) =>
          seat.seat === event.seat ? { ...seat, score: Math.max(0, seat.score + (event.steps ?? 0)) } : seat,
        ),
      };
    case "wire-protected":
      return wire((each) => ({ ...each, protected: true }));
    case "cut-began": {
      const wires = scene.wires.map((each) => ({ ...each, cutting: each.id === event.mark }));
      return { ...scene, wires, phase: event.text ?? "" };
    }
    case "card-flipped":
      return wire((each) => flipped(each, Number(event.values?.[0] ?? 0)));
    case "tile-flipped":
      return wire((each) => tileTurned(each, event.values?.[0] === "boom"));
    case "cut-ended":
      return wire((each) => ({ ...each, scored: true }));
  }
  return scene;
}

function flipped(wire: WireOfBomb, value: number): WireOfBomb {
  const plates = wire.plates.reduce((sum, plate) => sum + plate.bonus, 0);
  const chain = wire.chain + 1;
  return {
    ...wire,
    // Cards on the table have ids from 0: this one has none yet.
    exposed: [...wire.exposed, { id: -chain, value }],
    chain,
    worth: value + chain + plates,
    adds: wire.adds + 1,
    deck: wire.deck - 1,
    trigger: wire.trigger + value,
    counts: wire.counts.map((count) => (count.value === value ? { ...count, left: count.left - 1 } : count)),
  };
}

function tileTurned(wire: WireOfBomb, boom: boolean): WireOfBomb {
  const place = wire.tiles.findIndex((tile) => !tile.flipped);
  const state = boom ? ("boom" as const) : ("ok" as const);
  return {
    ...wire,
    tiles: wire.tiles.map((tile, at) => (at === place ? { ...tile, state, flipped: true } : tile)),
  };
}
