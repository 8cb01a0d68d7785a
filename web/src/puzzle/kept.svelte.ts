/** What this browser keeps of puzzles: the rating, what was solved and failed, and the days in a row. */

import { load, save } from "../lib/store";
import { change, START, worth } from "./rating";

interface Record_ {
  rating: number;
  /** How many puzzles have counted. */
  rated: number;
  /** By number: how long it took, in seconds, and how many hints. */
  solved: Record<string, { seconds: number; hints: number }>;
  /** Missed or given up, and not solved since; the oldest first. */
  failed: number[];
  /** Everything that has counted once: it does not count again. */
  counted: number[];
  /** The days whose puzzle was solved. */
  days: string[];
}

const KEY = "puzzles";
const EMPTY: Record_ = { rating: START, rated: 0, solved: {}, failed: [], counted: [], days: [] };

/** Whether this browser keeps anything beyond this page. */
export function keeps(): boolean {
  try {
    localStorage.setItem("defuse.try", "1");
    localStorage.removeItem("defuse.try");
    return true;
  } catch {
    return false;
  }
}

class Kept {
  private now = $state.raw<Record_>({ ...EMPTY, ...load<Partial<Record_>>(KEY, {}) });

  get rating(): number {
    return this.now.rating;
  }
  get solved(): Record_["solved"] {
    return this.now.solved;
  }
  get failed(): readonly number[] {
    return this.now.failed;
  }
  get days(): readonly string[] {
    return this.now.days;
  }

  private put(next: Partial<Record_>): void {
    this.now = { ...this.now, ...next };
    save(KEY, this.now);
  }

  /** A puzzle was missed or given up. It costs once. By how much the rating has changed. */
  miss(number: number, grade: number): number {
    const failed = [...this.now.failed.filter((each) => each !== number), number];
    const moved = this.count(number, grade, 0);
    if (!(number in this.now.solved)) this.put({ failed });
    return moved;
  }

  /** A puzzle was solved; `day` where it is the one of that day. By how much the rating has changed. */
  solve(number: number, grade: number, seconds: number, hints: number, day: string): number {
    const moved = this.count(number, grade, worth(hints, false));
    this.put({
      solved: { [number]: { seconds, hints }, ...this.now.solved },
      failed: this.now.failed.filter((each) => each !== number),
      days: day && !this.now.days.includes(day) ? [...this.now.days, day] : this.now.days,
    });
    return moved;
  }

  private count(number: number, grade: number, score: number): number {
    if (this.now.counted.includes(number)) return 0;
    const moved = change(this.now.rating, grade, score, this.now.rated);
    this.put({
      rating: this.now.rating + moved,
      rated: this.now.rated + 1,
      counted: [...this.now.counted, number],
    });
    return moved;
  }
}

export const kept = new Kept();
