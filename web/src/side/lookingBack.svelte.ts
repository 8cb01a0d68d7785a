/** The game before the one that is played, while somebody looks back at it. */

import { toldBefore, type Told } from "../lib/told";
import type { LastGame } from "./lastGame";

export const back = $state<{ at: Told | null; missing: boolean }>({ at: null, missing: false });

export async function lookBack({ lobby, game }: LastGame): Promise<void> {
  const told = await toldBefore(lobby, game);
  back.missing = told === null;
  back.at = told;
}
