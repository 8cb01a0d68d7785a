/** What a person has taken in hand beside the question: the pencil, or a finger to point with. */

import type { BustersFrame } from "../lib/frames";
import type { Options } from "../lib/messages";
import type { Hand } from "../lib/sight";

export class InHand {
  private taken = $state<Hand>("");

  constructor(
    private readonly frame: () => BustersFrame,
    private readonly options: () => Options,
  ) {}

  /** What can be taken at this table, by this seat, now. */
  get all(): Hand[] {
    const { scene, may } = this.frame();
    if (scene.ending) return [];
    const pencil = this.options().aids !== "none";
    return [...(pencil ? (["pencil"] as const) : []), ...(may.point ? (["finger"] as const) : [])];
  }

  get now(): Hand {
    return this.all.includes(this.taken) ? this.taken : "";
  }

  /** Take something up, or lay it down where it is in hand already. */
  take(which: Hand): void {
    this.taken = this.now === which ? "" : which;
  }

  drop(): void {
    this.taken = "";
  }
}
