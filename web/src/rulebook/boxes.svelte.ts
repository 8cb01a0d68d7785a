/** Which boxes of the campaign are shown: those that somebody has come to here, and those that were asked for. */

import type { RuleBook, RuleBox, RuleEntry } from "../lib/messages";
import { won } from "../lib/progress";
import { load, save } from "../lib/store";

const KEY = "rulebook.boxes";
/** Training and the first box are no surprise to anybody. */
const OPEN = 2;

class Boxes {
  private asked = $state<number[]>(load<number[]>(KEY, []));
  private readonly next = Math.max(0, ...won()) + 1;

  shown(box: RuleBox, at: number): boolean {
    return at < OPEN || box.first <= this.next || this.asked.includes(box.first);
  }

  show(...boxes: RuleBox[]): void {
    this.asked = [...new Set([...this.asked, ...boxes.map((box) => box.first)])];
    save(KEY, this.asked);
  }

  /** The box that an entry waits in; null where it is shown. */
  waiting(book: RuleBook, entry: RuleEntry): RuleBox | null {
    const at = book.boxes.findIndex((box) => entry.since >= box.first && entry.since <= box.last);
    const box = book.boxes[at];
    return box && !this.shown(box, at) ? box : null;
  }
}

export const boxes = new Boxes();
