/** The calculator's table: its text with all earlier ones, and what the server makes of it. Kept in this browser alone. */

import { passing, Refusal } from "../lib/api";
import type { BlankSeen, Calculated, ProofSeen, LineTemplate } from "../lib/messages";
import { load, save } from "../lib/store";
import { calculate, newCalculation, whyWire } from "./asking";
import { unpacked, type Carried } from "./carry";
import { blanks, headWords, linesOf, partsOf } from "./paper";
import { after, begin, isPast, redone, shown, undone, type Past } from "./past";

export type Game = "busters" | "academy";
/** Where each game's table is kept. */
const KEPT = { busters: "calculator", academy: "calculator.academy" } as const;
/** How long the page waits before it asks again while the server is away. */
const AGAIN = [1000, 2000, 4000, 8000];

/** A table that is asked for. */
export interface Wish {
  mission: number;
  players: number;
  captain: number;
  seat: number;
}

interface Kept {
  past: Past;
  names: string[];
}

function kept(game: Game): Kept {
  const found = load<Partial<Kept>>(KEPT[game], {});
  const names = Array.isArray(found.names) ? found.names.filter((name) => typeof name === "string") : [];
  return { past: isPast(found.past) ? found.past : begin(""), names };
}

export class Sheet {
  past = $state.raw<Past>(begin(""));
  /** What the seats are called; empty ones by their letters. */
  names = $state.raw<string[]>([]);
  /** The newest answer, and the text that it is for. */
  answer = $state.raw<Calculated | null>(null);
  answered = $state("");
  /** The names that it tells of. */
  #called: string[] = [];
  /** Why there is none, where the server could be reached and refused. */
  refusal = $state("");
  /** Whether the server cannot be reached. */
  away = $state(false);
  blank = $state.raw<BlankSeen | null>(null);
  /** The blank table that is on its way. */
  wish = $state.raw<Wish | null>(null);
  /** A wire that is looked at, by its name (`B1.8`) so that it outlives an answer, and the step of its proof. */
  looked = $state<{ place: string; value: string } | null>(null);
  proof = $state.raw<ProofSeen | null>(null);
  step = $state(0);

  text = $derived(shown(this.past));
  /** How often it has changed. */
  changes = $state(0);
  lines = $derived(linesOf(this.text));
  head = $derived(headWords(this.lines));
  /** Whether nothing is left to be filled in. */
  whole = $derived(this.text !== "" && blanks(this.lines) === 0);
  /** Whether the answer is for the text that is shown. */
  fresh = $derived(this.answered === this.text && this.answer !== null);

  #left = false;
  #tries = 0;
  #asking = false;
  #changed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  game: Game = "busters";

  /** Takes the table of a game that is kept in this browser. */
  use(game: Game): void {
    this.game = game;
    const { past, names } = kept(game);
    this.past = past;
    this.names = names;
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
  }

  get mission(): number {
    return Number(this.head.get("mission") ?? "0");
  }
  get players(): number {
    if (this.game === "academy") return this.lines.filter((line) => /^[A-E]\s+-?\d/.test(line)).length;
    const { stands } = partsOf(this.lines);
    return new Set(stands.map(({ name }) => name[0]).filter((letter) => letter !== "N")).size;
  }
  get canUndo(): boolean {
    return this.past.at > 0;
  }
  get canRedo(): boolean {
    return this.past.at < this.past.changes.length;
  }

  #keep(past: Past): void {
    if (shown(past) !== this.text) this.changes += 1;
    this.past = past;
    save(KEPT[this.game], { past, names: this.names } satisfies Kept);
  }
  write(text: string): void {
    this.#keep(after(this.past, text));
  }
  writeLines(lines: readonly string[]): void {
    this.write(`${lines.join("\n")}\n`);
  }
  undo(): void {
    this.#keep(undone(this.past));
  }
  redo(): void {
    this.#keep(redone(this.past));
  }
  rename(seat: number, name: string): void {
    const names = Array.from({ length: 5 }, (_, at) => (at === seat ? name : (this.names[at] ?? "")));
    this.names = names;
    save(KEPT[this.game], { past: this.past, names } satisfies Kept);
  }

  /** Takes over what a link carries; undo brings back what was there. */
  async open(code: string): Promise<boolean> {
    const found: Carried | null = await unpacked(code);
    if (!found) return false;
    this.names = found.names;
    this.looked = null;
    this.write(found.text);
    return true;
  }

  /** Whether the answer is for the text and the names that are shown. */
  get current(): boolean {
    return this.fresh && this.#called === this.names;
  }

  /** Asks for the figures of the text that is shown, again and again while the server is away. */
  ask(): void {
    clearTimeout(this.#timer);
    if (this.#asking) this.#changed = true;
    else void this.#one();
  }

  /** One question at a time: what changes meanwhile is asked for when the answer is there. */
  async #one(): Promise<void> {
    this.#asking = true;
    this.#changed = false;
    await this.#asked(this.text, this.names);
    this.#asking = false;
    if (this.#changed && !this.#left) this.ask();
  }

  async #asked(text: string, names: string[]): Promise<void> {
    if (!text.trim()) {
      this.answer = null;
      this.answered = text;
      return;
    }
    try {
      const found = await calculate(text, names);
      if (this.#left || text !== this.text) return;
      this.answer = found;
      this.answered = text;
      this.#called = names;
      this.refusal = "";
      this.#here();
    } catch (error) {
      if (this.#left || text !== this.text) return;
      if (passing(error) || (error instanceof Refusal && error.code === "fast")) this.#lost(() => this.ask());
      else this.refusal = error instanceof Error ? error.message : String(error);
    }
  }

  #here(): void {
    this.away = false;
    this.#tries = 0;
  }
  #lost(again: () => void): void {
    this.away = true;
    const wait = AGAIN[Math.min(this.#tries, AGAIN.length - 1)]!;
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(again, wait);
  }

  /** What would come of a line; null where the server cannot say. */
  async tried(text: string): Promise<Calculated | null> {
    try {
      const found = await calculate(text, this.names);
      this.#here();
      return found;
    } catch {
      return null;
    }
  }

  /** A new table; while the server is away it is asked for again and again. */
  async begin(wish: Wish): Promise<void> {
    this.wish = wish;
    clearTimeout(this.#timer);
    try {
      const found = await newCalculation({ game: this.game, ...wish, names: this.names });
      if (this.#left || this.wish !== wish) return;
      this.wish = null;
      this.blank = found;
      this.refusal = "";
      this.#here();
      this.write(found.text);
    } catch (error) {
      if (this.#left || this.wish !== wish) return;
      if (passing(error)) this.#lost(() => void this.begin(wish));
      else {
        this.wish = null;
        this.refusal = error instanceof Error ? error.message : String(error);
      }
    }
  }

  async prove(): Promise<void> {
    const asked = this.looked;
    const { text } = this;
    this.forget();
    if (!asked) return;
    try {
      const found = await whyWire(text, this.names, asked.place, asked.value);
      if (text === this.text && this.looked === asked) this.proof = found;
    } catch {
      // The distribution is shown in any case; a proof comes when it is asked for again.
    }
  }

  forget(): void {
    this.proof = null;
    this.step = 0;
  }

  get templates(): readonly LineTemplate[] {
    return this.answer?.templates ?? [];
  }
}
