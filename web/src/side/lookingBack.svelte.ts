/** The game before the one that is played, while somebody looks back at it. */

import { isBusters } from "../lib/frames";
import { toldBefore, type Told } from "../lib/told";
import type { LastGame } from "./lastGame";

let told = $state.raw<Told | null>(null);
/** The wish that is waited for; another one or closing lets it go. */
let wish = 0;

export const back = {
  /** What is looked at, if anything. */
  get at(): Told | null {
    return told;
  },
  close(): void {
    wish += 1;
    told = null;
  },
  /** Whether there was something to look at. */
  async open({ lobby, game }: LastGame): Promise<boolean> {
    const mine = ++wish;
    const found = await toldBefore(lobby, game);
    const seen = found?.frame && isBusters(found.frame) ? found : null;
    if (mine === wish) told = seen;
    return seen !== null;
  },
};
