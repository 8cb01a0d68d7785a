/** Tells the story of a mission: lets time go by while nobody speaks, and speaks what is due. */

import type { PhaseEnd, Clock, SaidCue } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { tongue } from "../lib/tongue.svelte";
import type { Box } from "./box.svelte";
import { choices, due, ended, later, left, phaseOf, spoken, turned, waits } from "./telling";
import { tell } from "./voice";

const TICK = 100;

export class Teller {
  /** Whether the clock goes; it stands still while something is said. */
  running = $state(false);
  speaking = $state(false);
  #stop: (() => void) | null = null;
  #then = 0;

  constructor(
    readonly clock: Clock,
    readonly box: Box,
  ) {}

  get now() {
    return this.box.telling;
  }
  get begun(): boolean {
    return this.now.spoken > 0 || this.now.phase > 0 || this.now.turns > 0;
  }
  get left(): number | null {
    return left(this.now);
  }
  get choices(): PhaseEnd[] {
    return this.begun ? choices(this.clock, this.now) : [];
  }
  get waits(): boolean {
    return waits(this.clock, this.now);
  }
  get task(): string {
    return phaseOf(this.clock, this.now).title ?? "";
  }

  /** For an effect: time goes by. */
  go(): () => void {
    this.#then = performance.now();
    const timer = setInterval(() => this.#tick(), TICK);
    return () => {
      clearInterval(timer);
      this.hush();
    };
  }

  #tick(): void {
    const at = performance.now();
    const seconds = (at - this.#then) / 1000;
    this.#then = at;
    if (!this.running || this.speaking) return;
    const before = this.now;
    if (this.clock.by === "seconds") this.#set(later(this.clock, before, seconds));
    this.#speakWhatIsDue();
  }

  #set(after: typeof this.now): void {
    const before = this.now;
    if (after === before) return;
    this.box.telling = after;
    if (after.phase !== before.phase) this.box.turnUp(phaseOf(this.clock, after).draws ?? 0);
  }

  #speakWhatIsDue(): void {
    const cue = due(this.clock, this.now);
    if (!cue) return;
    this.#set(spoken(this.clock, this.now, cue));
    this.box.heard(cue);
    this.#say(cue);
  }

  #say(cue: Pick<SaidCue, "text" | "explodes">): void {
    if (cue.explodes) {
      play("boom");
      this.running = false;
    }
    if (!cue.text) return;
    this.hush();
    this.speaking = true;
    const manner = {
      language: tongue.language,
      locale: tongue.locale,
      volume: settings.voice ? settings.volume : 0,
    };
    this.#stop = tell(cue.text, manner, () => {
      this.speaking = false;
      this.#stop = null;
      this.#then = performance.now();
    });
  }

  /** Not a word more. */
  hush(): void {
    this.#stop?.();
    this.#stop = null;
    this.speaking = false;
    this.#then = performance.now();
  }

  start(): void {
    this.box.begin();
    this.#then = performance.now();
    this.running = true;
    if (!this.speaking) this.#speakWhatIsDue();
  }

  pause(): void {
    this.running = false;
    this.hush();
  }

  /** The last line once more; the clock waits for it. */
  repeat(): void {
    if (this.now.line) this.#say({ text: this.now.line, explodes: false });
  }

  restart(): void {
    this.pause();
    this.box.untell();
  }

  turn(): void {
    this.box.tell(turned(this.now));
    this.#speakWhatIsDue();
  }

  decide(choice: PhaseEnd): void {
    this.hush();
    const before = this.now;
    const after = ended(this.clock, before, choice);
    this.box.decide(choice, after);
    if (after.phase !== before.phase) this.box.turnUp(phaseOf(this.clock, after).draws ?? 0);
    if (choice.ends) this.running = false;
    else if (this.running) this.#speakWhatIsDue();
  }
}
