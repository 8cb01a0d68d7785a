/** A reviewed game as the parts of the table know one: who sits where, and what is played. */

import type { Lobby, ReviewSeen } from "../lib/messages";
import type { Options } from "../lib/messages";

const AGREED: Options = {
  talk: "open",
  aids: "none",
  clock: false,
  confirm: false,
  pace: "none",
  takeover: 0,
  spectators: true,
  spectators_talk: true,
  window: 0,
};

export function lobbyOf(seen: ReviewSeen): Lobby {
  return {
    type: "lobby",
    table: "",
    state: "over",
    mission: seen.mission,
    seats: seen.seats.map(({ seat, letter, name, kind, bot }) => ({
      seat,
      letter,
      name,
      kind: kind === "bot" ? "bot" : "person",
      bot: bot ?? "",
      here: true,
      member: "",
      standin: false,
      host: false,
    })),
    options: AGREED,
    you: { seat: null, host: false },
    captain: null,
    game: 1,
    commitment: "",
    deal: null,
    spectators: 0,
    watchers: [],
    key: "",
    paused: false,
    closed: "",
    branch: null,
    crew: "",
    shared: "",
    waiting: false,
    bots: [],
    bot_texts: {},
  };
}
