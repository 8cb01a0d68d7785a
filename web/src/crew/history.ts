/** The games of a crew as far as a page has seen them. The server tells the latest ones, and others when asked. */

import type { CrewGameSeen } from "../lib/messages";

/** What is known with what was told just now. */
export function noted(known: readonly CrewGameSeen[], told: readonly CrewGameSeen[]): CrewGameSeen[] {
  const ids = new Set(told.map((game) => game.id));
  return [...told, ...known.filter((game) => !ids.has(game.id))];
}

/** The latest games, and then those known ones that came before them; of later ones the server knows better. */
export function listed(
  latest: readonly CrewGameSeen[],
  more: boolean,
  known: readonly CrewGameSeen[],
): CrewGameSeen[] {
  const first = more ? (latest.at(-1)?.ended ?? 0) : 0;
  const ids = new Set(latest.map((game) => game.id));
  const earlier = known.filter((game) => !ids.has(game.id) && game.ended <= first);
  return [...latest, ...earlier.toSorted((one, other) => other.ended - one.ended)];
}
