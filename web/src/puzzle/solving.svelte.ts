/** A puzzle that somebody solves: what they have picked, been told, and found. */

import type { PuzzleSeen, PuzzlesSeen, SolutionSeen } from "../lib/messages";
import { Position } from "../still/position.svelte";
import * as api from "./api";
import { kept } from "./kept.svelte";

export type State = "task" | "name" | "hint" | "wrong" | "solved";

export class Solving {
  list = $state.raw<PuzzlesSeen | null>(null);
  seen = $state.raw<PuzzleSeen | null>(null);
  position = $state.raw<Position | null>(null);
  solution = $state.raw<SolutionSeen | null>(null);
  /** Why nothing can be shown, or why the last thing was not done. */
  problem = $state("");
  busy = $state(false);
  /** What was said of the last try that missed. */
  said = $state("");
  hints = $state(0);
  /** Whether the answer was asked for. */
  given = $state(false);
  /** Whether something was named in vain. */
  missed = $state(false);
  /** By how much the rating has changed. */
  moved = $state(0);
  /** How long it took, in seconds. */
  seconds = $state(0);
  private since = Date.now();

  constructor(
    /** null: the puzzle of the day. */
    readonly wanted: number | null,
  ) {}

  readonly number = $derived.by(() => this.wanted ?? this.list?.day ?? 0);
  readonly isDay = $derived.by(() => this.list !== null && this.number === this.list.day);
  readonly state = $derived.by<State>(() => {
    if (this.solution) return "solved";
    if (this.said) return "wrong";
    if (this.position?.picked.length) return "name";
    return this.hints > 0 ? "hint" : "task";
  });

  /** In an effect: told again in another language. What was solved stays solved, and what was picked is kept. */
  async open(): Promise<void> {
    try {
      this.list ??= await api.puzzles();
      const first = this.seen === null;
      const seen = await api.puzzle(this.number);
      const before = this.position;
      const held = seen.facts.flatMap((fact) => fact.held ?? []);
      const next = new Position(seen, 1, held);
      if (before) {
        next.picked = before.picked;
        next.value = before.value;
        next.open = before.open;
      }
      this.seen = seen;
      this.position = next;
      this.problem = "";
      if (first) this.since = Date.now();
      if (this.solution) this.show(await api.solution(this.number));
      else {
        const steps = Array.from({ length: this.hints }, (_, at) => api.hint(this.number, at + 1));
        next.steps = (await Promise.all(steps)).map((told) => told.step);
        next.step = this.hints;
      }
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** The next step of the proof; after the last one there is none. */
  hint = (): Promise<void> =>
    this.doing(async (seen, position) => {
      if (this.hints >= seen.hints) return;
      const told = await api.hint(seen.number, this.hints + 1);
      this.hints = told.hint;
      this.said = "";
      position.wrong = [];
      position.steps = [...position.steps, told.step];
      position.step = told.hint;
    });

  /** Name it. */
  attempt = (): Promise<void> =>
    this.doing(async (seen, position) => {
      const [wire] = position.picked;
      if (wire === undefined || !position.ready) return;
      const told = await api.attempt(seen.number, wire, position.value);
      if (told.right && told.solution) {
        this.seconds = Math.round((Date.now() - this.since) / 1000);
        const day = this.isDay ? (this.list?.date ?? "") : "";
        const moved = kept.solve(seen.number, seen.grade, this.seconds, this.hints, day);
        this.moved += moved;
        this.show(told.solution);
      } else {
        this.said = told.text;
        if (!this.missed) this.moved = kept.miss(seen.number, seen.grade);
        this.missed = true;
        position.picked = [];
        position.value = "";
        position.wrong = [wire];
      }
    });

  /** Give up: the answer, and why. */
  giveUp = (): Promise<void> =>
    this.doing(async (seen) => {
      const told = await api.solution(seen.number);
      if (!this.missed) this.moved = kept.miss(seen.number, seen.grade);
      this.given = true;
      this.show(told);
    });

  /** Something was picked after a miss: what was said of it is over. */
  touched(): void {
    this.said = "";
  }

  private show(told: SolutionSeen): void {
    const position = this.position;
    if (!position) return;
    this.solution = told;
    this.said = "";
    position.picked = [];
    position.value = "";
    position.wrong = [];
    position.open = false;
    position.steps = told.steps;
    position.step = 0;
    position.proved = { wires: [told.wire], value: told.value };
    position.zoom = null;
  }

  private async doing(what: (seen: PuzzleSeen, position: Position) => Promise<void>): Promise<void> {
    const { seen, position } = this;
    if (!seen || !position || this.busy || this.solution) return;
    this.busy = true;
    this.problem = "";
    try {
      await what(seen, position);
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }
}
