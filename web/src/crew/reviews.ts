/** The review of a crew's game. Members need no seat for that: the token of their device will do. */

import { ask } from "../lib/api";
import type { Pass } from "../lib/crewApi";
import type { CrewGameSeen, ReviewLink } from "../lib/messages";

const at = (pass: Pass, rest = ""): string => `/api/crews/${encodeURIComponent(pass.crew)}/review${rest}`;

/** The address of a game's review; it is made where there is none. */
export const reviewOf = async (pass: Pass, game: CrewGameSeen): Promise<string> =>
  (await ask<ReviewLink>(at(pass), { game: game.id }, pass.token)).link;

/** Nobody gets in by the link to a game's review any more. */
export const withdrawn = (pass: Pass, game: CrewGameSeen): Promise<ReviewLink> =>
  ask(at(pass, "/withdraw"), { game: game.id }, pass.token);
