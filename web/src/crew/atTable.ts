/** The crew whose table this is, as far as this browser belongs to it. */

import { crewSeen } from "../lib/crewApi";
import { ourCrew } from "../lib/crews";
import type { BoxSeen, CrewSeen, Lobby, MissionCard } from "../lib/messages";
import { missionAfter } from "../lib/progress";

type AtTable = Pick<Lobby, "crew" | "table" | "game" | "state">;

/** What the crew was asked for last: once for each state of each game. */
let last: { key: string; crew: Promise<CrewSeen | null> } | null = null;

/** The crew of a table now; null where there is none, or this browser is no member. */
export function crewAt(lobby: AtTable): Promise<CrewSeen | null> {
  const pass = lobby.crew ? ourCrew(lobby.crew) : null;
  if (!pass) return Promise.resolve(null);
  const key = `${lobby.table} ${lobby.game} ${lobby.state}`;
  if (last?.key !== key) last = { key, crew: crewSeen(pass).catch(() => null) };
  return last.crew;
}

/** The mission after this one: the crew's next one, or the next of the list that so many can play. */
export async function nextAt(lobby: Lobby): Promise<MissionCard | null> {
  if (lobby.shared) return null;
  const [number, many] = [lobby.mission.number, lobby.seats.length];
  if (!lobby.crew) return missionAfter(number, many);
  const crew = await crewAt(lobby);
  const card = crew?.missions.find((each) => each.number === crew.next)?.card;
  return card && card.number !== number && card.players.includes(many) ? card : null;
}

/** The box that the mission at this table has just opened. */
export function openedBy(crew: CrewSeen | null, mission: number): BoxSeen | null {
  const wins = crew?.missions.find((each) => each.number === mission)?.tries.filter((each) => each.won) ?? [];
  if (wins.length !== 1) return null;
  return crew?.boxes.find((box) => box.open && box.first === mission + 1) ?? null;
}

/** Whether everybody has come: then the next mission can begin at once. */
export const allHere = (lobby: Lobby): boolean =>
  lobby.you.host && lobby.seats.every((seat) => seat.kind === "bot" || (seat.kind === "person" && seat.here));
