/** A game of the real box beside this page: what was drawn, what is kept, what the clock says. It stays in the browser. */

import type { CardFace, PhaseEnd, Counting, Layout, Lot, SaidCue } from "../lib/messages";
import { load, save } from "../lib/store";
import { cutMore, fresh, spacesOf, step, within, type Keeps } from "./keeping";
import { chosen, draw, drawAll, facesOf, isWanted, turnUp, type Drawn } from "./lots";
import { untold, type Telling } from "./telling";

interface Moment {
  drawn: Drawn;
  keeps: Keeps;
  /** Where the narration was, if this step changed it. */
  telling?: Telling;
}

interface KeptGame extends Moment {
  key: string;
  telling: Telling;
  past: Moment[];
  /** When it began, in milliseconds. */
  began: number | null;
}

const GAMES = 6;
const STEPS = 60;
const keptGames = (): KeptGame[] => load<KeptGame[]>("box.games", []);

export class Box {
  drawn = $state.raw<Drawn>({});
  keeps = $state.raw<Keeps>() as Keeps;
  telling = $state.raw<Telling>(untold());
  past = $state.raw<Moment[]>([]);
  began = $state<number | null>(null);
  readonly key: string;

  constructor(readonly layout: Layout) {
    this.key = `${layout.mission}/${layout.players}`;
    this.keeps = fresh(layout);
    const before = keptGames().find((each) => each.key === this.key);
    if (before) {
      this.drawn = before.drawn;
      this.keeps = { ...this.keeps, ...before.keeps };
      this.telling = before.telling;
      this.past = before.past;
      this.began = before.began;
    }
  }

  /** For an effect: whatever changes is kept. */
  keep(): void {
    const { key, drawn, keeps, telling, past, began } = this;
    const mine: KeptGame = { key, drawn, keeps, telling, past: past.slice(-STEPS), began };
    save("box.games", [mine, ...keptGames().filter((each) => each.key !== key)].slice(0, GAMES));
  }

  /** Everything from the beginning, with new lots. */
  restart(): void {
    this.drawn = {};
    this.keeps = fresh(this.layout);
    this.telling = untold();
    this.past = [];
    this.began = null;
  }

  /** Play has begun. */
  begin(): void {
    this.began ??= Date.now();
  }

  get minutes(): number {
    return this.began === null ? 0 : (Date.now() - this.began) / 60_000;
  }

  // Taking back.

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.drawn = last.drawn;
    this.keeps = last.keeps;
    if (last.telling) this.telling = last.telling;
  }

  #step(change: Partial<Moment>): void {
    const { drawn, keeps, telling } = this;
    const before: Moment = change.telling ? { drawn, keeps, telling } : { drawn, keeps };
    this.past = [...this.past, before].slice(-STEPS);
    this.drawn = change.drawn ?? drawn;
    this.keeps = change.keeps ?? keeps;
    this.telling = change.telling ?? telling;
  }

  #keep(change: Partial<Keeps>): void {
    this.begin();
    this.#step({ keeps: { ...this.keeps, ...change } });
  }

  // Lots.

  /** The lots that are drawn now, or later in play. */
  get lots(): Lot[] {
    return this.layout.lots.filter((lot) => isWanted(lot, this.layout, this.drawn));
  }

  lot(id: string): Lot | undefined {
    return this.layout.lots.find((each) => each.id === id);
  }

  shown(lot: Lot | string | undefined): CardFace[] {
    const found = typeof lot === "string" ? this.lot(lot) : lot;
    return found ? facesOf(found, this.drawn) : [];
  }

  draw(lot: Lot): void {
    this.#step({ drawn: draw(lot, this.layout, this.drawn) });
  }

  drawAll(): void {
    this.#step({ drawn: drawAll(this.layout, this.drawn) });
  }

  choose(lot: Lot, picked: readonly string[]): void {
    this.#step({ drawn: chosen(lot, picked, this.layout, this.drawn) });
  }

  more(lot: Lot, count = 1): void {
    this.#step({ drawn: turnUp(lot, count, this.layout, this.drawn) });
  }

  // What is kept.

  dial(by: number): void {
    const { dial } = this.keeps;
    if (dial !== null) this.#keep({ dial: within(dial + by, this.layout.kept.dial_most) });
  }

  cut(value: string, all: number): void {
    const { cut } = this.keeps;
    this.#keep({ cut: { ...cut, [value]: cutMore(cut[value] ?? 0, all) } });
  }

  count({ id, most }: Counting, by: number): void {
    const { counters } = this.keeps;
    this.#keep({ counters: { ...counters, [id]: within((counters[id] ?? 0) + by, most) } });
  }

  /** The figure goes on by one, or to a space. */
  walk(to?: string): void {
    const spaces = spacesOf(this.layout, this.drawn);
    const { at, facing } = this.keeps;
    if (to !== undefined) this.#keep({ at: to });
    else {
      const [next, way] = step(spaces, at, facing, this.layout.kept.walking?.turns ?? false);
      this.#keep({ at: next, facing: way });
    }
  }

  turnRound(): void {
    this.#keep({ facing: this.keeps.facing === 1 ? -1 : 1 });
  }

  stateOfCard(row: string, card: string): number {
    return this.keeps.cards[`${row} ${card}`] ?? 0;
  }

  turnCard(row: string, card: string, states: number): void {
    const now = (this.stateOfCard(row, card) + 1) % states;
    this.#keep({ cards: { ...this.keeps.cards, [`${row} ${card}`]: now } });
  }

  use(card: string): void {
    const { used } = this.keeps;
    this.#keep({ used: used.includes(card) ? used.filter((each) => each !== card) : [...used, card] });
  }

  goTo(square: [number, number], floor = this.keeps.floor): void {
    this.#keep({ square, floor });
  }

  // The narration.

  /** A turn was counted. */
  tell(telling: Telling): void {
    this.begin();
    this.#step({ telling });
  }

  /** From the beginning: cards that the clock turned up are shuffled, and lie face down again. */
  untell(): void {
    const { layout, drawn } = this;
    const lot = this.lot(layout.clock?.lot ?? "");
    this.#step({ telling: untold(), drawn: lot && drawn[lot.id] ? draw(lot, layout, drawn) : drawn });
  }

  /** A cue came that something is counted with. */
  heard(cue: SaidCue): void {
    const counter = this.layout.kept.counters?.find((each) => each.id === cue.counts);
    if (counter) this.count(counter, 1);
  }

  /** Cards that the clock turns up. */
  turnUp(count: number): void {
    const lot = this.lot(this.layout.clock?.lot ?? "");
    if (lot && count > 0) this.drawn = turnUp(lot, count, this.layout, this.drawn);
  }

  /** The players have ended a phase: what that costs, and what is turned up. */
  decide(choice: PhaseEnd, telling: Telling): void {
    const keeps = { ...this.keeps };
    if (keeps.dial !== null) keeps.dial = within(keeps.dial + (choice.dial ?? 0), this.layout.kept.dial_most);
    if (choice.moves) {
      const [floor, row, column] = choice.moves;
      keeps.floor = floor;
      keeps.square = [row, column];
    }
    this.#step({ keeps, telling });
    this.turnUp(choice.draws ?? 0);
  }
}
