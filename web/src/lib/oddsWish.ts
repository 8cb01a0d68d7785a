/** When to ask for odds: once the table is still for a moment, and one question at a time. */

import type { Frame } from "./messages";

const STILL = 200;

export class OddsWish {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The question that is not answered yet, if any: the server works out one at a time. */
  private asked = "";

  constructor(private readonly ask: () => string) {}

  want(frame: Frame): void {
    clearTimeout(this.timer);
    if (!frame.may.odds || frame.scene.ending !== null) return;
    this.timer = setTimeout(() => {
      // While others are worked out, their answer asks for these.
      if (this.asked === "") this.asked = this.ask();
    }, STILL);
  }

  /** The question was answered or refused, or the line is a new one. */
  over(id?: string): boolean {
    if (id !== undefined && id !== this.asked) return false;
    this.asked = "";
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
