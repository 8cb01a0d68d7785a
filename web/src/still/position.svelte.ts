/** A position that is looked at and answered: which wires and which value are picked, and what lights up. */

import { faceOf, type BustersFrame } from "../lib/frames";
import { KEYS } from "../lib/choice";
import type { FieldSeen, Frame, HeldSeen, Lobby, ProofStep, ReviewSeat } from "../lib/messages";
import type { Lit, Sight } from "../lib/sight";
import { standsBelow } from "../table/stands";
import { lobbyOf } from "../review/lobby";

/** What puzzles and lessons have in common. */
export interface Still {
  seat: number;
  seats: ReviewSeat[];
  mission: Lobby["mission"];
  wires: number[];
  values: string[];
  frame: Frame;
}

export class Position {
  /** The wires that are picked, in the order in which they were. */
  picked = $state.raw<number[]>([]);
  value = $state("");
  /** The steps that are lit, as far as they are known. */
  steps = $state.raw<ProofStep[]>([]);
  /** The step that is looked at; 0: all of them. */
  step = $state(0);
  /** What is proved in the end, where it is known. */
  proved = $state.raw<{ wires: number[]; value: string } | null>(null);
  /** A wire that was named in vain. */
  wrong = $state.raw<number[]>([]);
  /** Whether something may be picked. */
  open = $state(true);
  /** The rack that is enlarged on phones. */
  zoom = $state<number | null>(null);

  constructor(
    readonly seen: Still,
    /** How many wires are named. */
    readonly picks: number,
    /** What everybody knows and no wire shows. */
    readonly held: readonly HeldSeen[],
  ) {}

  readonly frame = $derived.by<BustersFrame>(() => this.seen.frame as BustersFrame);
  readonly lobby = $derived.by<Lobby>(() =>
    lobbyOf({ mission: this.seen.mission, seats: this.seen.seats } as Parameters<typeof lobbyOf>[0]),
  );
  readonly own = $derived.by(() => standsBelow(this.frame, this.seen.seat));
  /** The values in the hand that is looked from. */
  readonly hand = $derived.by<ReadonlySet<string>>(
    () =>
      new Set(
        this.own.flatMap((stand) =>
          stand.wires.flatMap((wire) => {
            const face = wire.cut ? null : faceOf(this.frame, wire);
            return face && KEYS.includes(face.value) ? [face.value] : [];
          }),
        ),
      ),
  );
  readonly pickable = $derived.by<ReadonlySet<number>>(() => new Set(this.seen.wires));
  readonly ready = $derived.by(
    () => this.picked.length === this.picks && (this.seen.values.length === 0 || this.value !== ""),
  );
  /** The values as the keys want them. */
  readonly field = $derived.by<FieldSeen | null>(() =>
    this.open && this.seen.values.length > 0
      ? {
          apart: false,
          barred: [],
          groups: [
            { items: this.seen.values.map((value) => ({ id: value, label: value, value })), sizes: [1] },
          ],
          kind: "value",
          least: 1,
          most: 1,
          name: "value",
          only: [],
          own: true,
          title: "",
        }
      : null,
  );

  /** The name of a wire, in words. */
  nameOf(wire: number): string {
    const all = this.frame.scene.stands.flatMap((stand) => stand.wires);
    return all.find((each) => each.id === wire)?.name ?? "";
  }

  /** Pick a wire, or lay it down. Several have to be on one rack; one too many takes the place of the oldest. */
  pick(wire: number): void {
    if (!this.open || !this.pickable.has(wire)) return;
    this.wrong = [];
    if (this.picked.includes(wire)) {
      this.picked = this.picked.filter((each) => each !== wire);
      return;
    }
    const rack = this.rackOf(wire);
    const beside = this.picked.filter((each) => this.rackOf(each) === rack);
    this.picked = [...beside, wire].slice(-this.picks);
  }

  name(value: string): void {
    if (!this.open || !this.seen.values.includes(value)) return;
    this.wrong = [];
    this.value = this.value === value ? "" : value;
  }

  clear(): void {
    if (!this.open) return;
    this.picked = [];
    this.value = "";
    this.wrong = [];
  }

  private rackOf(wire: number): number {
    return this.frame.scene.stands.find((stand) => stand.wires.some((each) => each.id === wire))?.index ?? -1;
  }

  /** Which step lights a wire first, and whether that is the one that is looked at. */
  private readonly lights = $derived.by<Map<number, Lit>>(() => {
    const found = new Map<number, Lit>();
    this.steps.forEach(({ wires, proves }, at) => {
      const number = at + 1;
      if (this.step && number > this.step) return;
      for (const wire of [...wires, ...proves]) {
        const before = found.get(wire);
        if (!before || (this.step === number && !before.on))
          found.set(wire, { step: number, on: !this.step || this.step === number, proved: "" });
      }
    });
    const last = this.steps.length;
    if (this.proved && (!this.step || this.step >= last))
      for (const wire of this.proved.wires)
        found.set(wire, { step: Math.max(1, last), on: true, proved: this.proved.value });
    return found;
  });

  /** What stands at a seat: values that it holds, with the step that says so. */
  heldAt(seat: number | null): string[] {
    return this.held.filter((held) => held.seat === seat).map((held) => held.value);
  }

  readonly sight: Sight = {
    face: (wire) => faceOf(this.frame, wire),
    can: (wire) => this.open && this.pickable.has(wire),
    hand: "",
    picked: (wire) => this.picked.includes(wire),
    called: (wire) => (this.picked.includes(wire) ? this.value : ""),
    why: () => "",
    odds: () => null,
    note: () => "",
    glow: (wire) => (this.wrong.includes(wire) ? "wrong" : ""),
    finger: () => null,
    step: () => 0,
    lit: (wire) => (this.picked.includes(wire) && this.open ? null : (this.lights.get(wire) ?? null)),
  };
}
