/** A lesson that somebody takes: which step, what was said, which hint. */

import type { LessonCard, LessonHint, LessonStepSeen } from "../lib/messages";
import { Position } from "../still/position.svelte";
import * as api from "./api";
import { toTable } from "./opening";
import { stepDone, stepsDone } from "./progress";

export class Learning {
  cards = $state.raw<LessonCard[]>([]);
  seen = $state.raw<LessonStepSeen | null>(null);
  position = $state.raw<Position | null>(null);
  /** The step that is taken, from 1; one more than there are: the lesson is done. */
  at = $state(1);
  hint = $state.raw<LessonHint | null>(null);
  /** What was said of the last answer, and whether it was right. */
  said = $state("");
  right = $state(false);
  busy = $state(false);
  problem = $state("");

  constructor(readonly name: string) {
    this.at = stepsDone(name) + 1;
  }

  readonly card = $derived.by<LessonCard | null>(
    () => this.cards.find((card) => card.name === this.name) ?? null,
  );
  readonly index = $derived.by(() => this.cards.findIndex((card) => card.name === this.name));
  readonly over = $derived.by(() => this.card !== null && this.at > this.card.steps.length);

  /** In an effect: told again in another language, and for every step. */
  async open(): Promise<void> {
    try {
      this.cards = (await api.lessons()).lessons;
      const card = this.card;
      if (!card) return;
      const step = Math.min(this.at, card.steps.length);
      const seen = await api.lessonStep(this.name, step);
      const before = this.seen?.step === step ? this.position : null;
      const next = new Position(seen, seen.picks, seen.held);
      this.seen = seen;
      if (before) {
        next.picked = before.picked;
        next.value = before.value;
        next.open = before.open;
        next.steps = before.steps;
        next.proved = before.proved;
      } else {
        next.open = seen.kind !== "table" && !this.over;
        if (seen.rings.length > 0) next.steps = [{ text: "", wires: seen.rings, proves: [], held: [] }];
      }
      this.position = next;
      if (this.hint) this.hint = await api.hintAt(this.name, step, this.hint.hint);
      this.problem = "";
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  /** What somebody says. If it is wrong, the next smaller hint comes with it. */
  answer = (): Promise<void> =>
    this.doing(async (seen, position) => {
      if (!position.ready) return;
      const told = await api.answerStep(this.name, seen.step, position.picked, position.value);
      this.said = told.text;
      this.right = told.right;
      if (told.right) {
        this.hint = null;
        stepDone(this.name, seen.step);
        position.open = false;
        position.steps = told.steps;
        position.proved = { wires: position.picked, value: position.value };
        position.picked = [];
        position.zoom = null;
      } else {
        const wrong = position.picked;
        position.picked = [];
        position.value = "";
        position.wrong = wrong;
        await this.more(seen, position);
      }
    });

  /** The next hint. */
  ask = (): Promise<void> =>
    this.doing(async (seen, position) => {
      this.said = "";
      await this.more(seen, position);
    });

  private async more(seen: LessonStepSeen, position: Position): Promise<void> {
    const next = Math.min((this.hint?.hint ?? 0) + 1, seen.hints);
    if (this.hint?.hint === next) return;
    this.hint = await api.hintAt(this.name, seen.step, next);
    position.steps = [{ text: this.hint.text, wires: this.hint.wires, proves: [], held: [] }];
    position.step = 0;
  }

  /** On to the next step. */
  async next(): Promise<void> {
    this.at += 1;
    this.said = "";
    this.right = false;
    this.hint = null;
    await this.open();
  }

  /** To a step again. */
  async again(step: number): Promise<void> {
    this.at = step - 1;
    this.seen = null;
    await this.next();
  }

  /** To the real table of this step. */
  play = (): Promise<void> => this.doing((seen) => toTable(this.name, seen.step, seen.title));

  private async doing(what: (seen: LessonStepSeen, position: Position) => Promise<void>): Promise<void> {
    const { seen, position } = this;
    if (!seen || !position || this.busy) return;
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
