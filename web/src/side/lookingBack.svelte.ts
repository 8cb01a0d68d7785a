/** The game before the one that is played, while somebody looks back at it. */

import { isBusters } from "../lib/frames";
import { toldBefore, type Told } from "../lib/told";
import type { LastGame } from "./lastGame";

let told = $state.raw<Told | null>(null);

export const back = {
  /** What is looked at, if anything. */
  get at(): Told | null {
    return told;
  },
  close(): void {
    told = null;
  },
  /** Whether there was something to look at. */
  async open({ lobby, game }: LastGame): Promise<boolean> {
    const found = await toldBefore(lobby, game);
    told = found?.frame && isBusters(found.frame) ? found : null;
    return told !== null;
  },
};
