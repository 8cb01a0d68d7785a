/** The HTTP part of the server that is about crews. */

import { ask, fetched, passing } from "./api";
import type {
  BoxGame,
  CampaignSeen,
  ChallengeSeen,
  CrewChange,
  CrewJoined,
  CrewSeen,
  CrewStatistics,
  DailySeen,
  GamesPage,
  InviteSeen,
  JoinCrew,
  MissionRates,
  NewCrew,
  PlayMission,
  Seated,
} from "./messages";
import { once } from "./once";

/** A crew, and the token of a member's device. */
export interface Pass {
  crew: string;
  token: string;
}

const at = (crew: string, rest = ""): string => `/api/crews/${encodeURIComponent(crew)}${rest}`;

/** Without the string that makes it happen once: that is added here. */
type Wish<T> = Omit<T, "once">;

export const makeCrew = (wish: Wish<NewCrew>): Promise<CrewJoined> =>
  once(JSON.stringify(wish), (once) => ask("/api/crews", { ...wish, once }), passing);
export const invited = (crew: string, key: string): Promise<InviteSeen> =>
  ask(at(crew, `/invite?k=${encodeURIComponent(key)}`));
export const joinCrew = (crew: string, wish: Wish<JoinCrew>): Promise<CrewJoined> =>
  once(`${crew} ${JSON.stringify(wish)}`, (once) => ask(at(crew, "/join"), { ...wish, once }), passing);
export const recover = (code: string): Promise<CrewJoined> =>
  once(`recover ${code}`, (once) => ask("/api/crews/recover", { code, once }), passing);
export const importCrew = (file: File): Promise<CrewJoined> => ask("/api/crews/import", file);

export const crewSeen = ({ crew, token }: Pass): Promise<CrewSeen> => ask(at(crew), undefined, token);
export const changeCrew = ({ crew, token }: Pass, change: CrewChange): Promise<CrewSeen> =>
  ask(at(crew, "/change"), change, token);
export const gamesBefore = ({ crew, token }: Pass, game: string): Promise<GamesPage> =>
  ask(at(crew, `/games?before=${encodeURIComponent(game)}`), undefined, token);
export const statistics = ({ crew, token }: Pass): Promise<CrewStatistics> =>
  ask(at(crew, "/statistics"), undefined, token);
export const playMission = ({ crew, token }: Pass, wish: Wish<PlayMission>): Promise<Seated> =>
  once(
    `${crew} ${JSON.stringify(wish)}`,
    (once) => ask(at(crew, "/play"), { ...wish, once }, token),
    passing,
  );
export const boxGame = ({ crew, token }: Pass, game: BoxGame): Promise<CrewSeen> =>
  ask(at(crew, "/box"), game, token);
export const removeBoxGame = ({ crew, token }: Pass, id: string): Promise<CrewSeen> =>
  ask(at(crew, "/box/remove"), { id }, token);
export const exported = async ({ crew, token }: Pass): Promise<Blob> =>
  (await fetched(at(crew, "/export"), undefined, token)).blob();
export const challenge = ({ crew, token }: Pass, game: string): Promise<ChallengeSeen> =>
  ask(at(crew, "/challenges"), { game }, token);

const asCrew = (pass: Pass | null): string => (pass ? `?crew=${encodeURIComponent(pass.crew)}` : "");

/** What the deal of the day is, and what it was for one's crew. */
export const daily = (pass: Pass | null): Promise<DailySeen> =>
  ask(`/api/daily${asCrew(pass)}`, undefined, pass?.token);
export const challengeSeen = (id: string, pass: Pass | null): Promise<ChallengeSeen> =>
  ask(`/api/challenges/${encodeURIComponent(id)}${asCrew(pass)}`, undefined, pass?.token);
export const rates = (mission: number): Promise<MissionRates> => ask(`/api/missions/${mission}/rates`);
/** The campaign of somebody without a crew: what these wins have opened. Nothing of it is kept. */
export const campaignOf = (won: readonly number[]): Promise<CampaignSeen> => ask("/api/campaign", { won });
