// Made from the Python schema by scripts/types.mjs. Do not edit.

/** Who has won, and what was secret until then. Everything is laid open from then on. */
export interface AcademyEnding {
  replay: string;
  seed: string;
  why: string;
  winners: number[];
}

/** The table as everybody may see it. */
export interface AcademyScene {
  asked: string;
  bomb: number;
  bombs: number;
  boom: boolean;
  clock: ClockSeen | null;
  display: ToolSeen[];
  ending: AcademyEnding | null;
  game: "academy";
  phase: string;
  round: number;
  rounds: number;
  seats: PlayerSeen[];
  wires: WireOfBomb[];
}

/** What one seat, or a spectator, sees beside the scene. */
export interface AcademyYours {
  game: "academy";
  locked: ActionSeen | null;
  peeks: Record<string, Peek>;
  seat: number | null;
}

/** What you sent with this id is done, and kept. */
export interface Accepted {
  id: string;
  type: "accepted";
}

/** An action card. */
export interface ActionSeen {
  id: string;
  name: string;
}

/** After the end, or at a closed table: the same mission again, or another one, with the same group (the host). */
export interface Again {
  id: string;
  mission?: number | null;
  type: "again";
}

/** Do something: the answer to a question, or an any-time card. */
export interface Answer {
  ask: number;
  chosen?: Record<string, (number | string)[]>;
  form: string;
  id: string;
  type: "answer";
}

/** The open question. */
export interface AskSeen {
  let_go: boolean;
  mode: "all" | "first" | "one";
  number: number;
  seats: number[];
  text: string;
  until: number | null;
  yours: boolean;
}

/** Something that may not be chosen, and why not. Draw it faint, with the reason. */
export interface BarredSeen {
  gear?: string;
  id: number | string;
  label: string;
  text?: string;
  timing?: string;
  value?: string;
  why: string;
}

/** The odds of a seat, without what others may play. */
export interface BombChances {
  game: "academy";
  wires: BombWireOdds[];
}

/** The odds of a wire, by what you have seen of it. */
export interface BombWireOdds {
  cuts: CutChances[];
  next: Record<string, number>;
  wire: string;
}

/** One card of a row. */
export interface Card {
  kind: "" | "challenge" | "constraint" | "equipment";
  label: string;
  seat: number | null;
  state: "done" | "hidden" | "locked" | "open" | "ready" | "used";
  text: string;
  title: string;
}

/** A card of a wire that lies face up. */
export interface CardSeen {
  id: number;
  value: number;
}

/** Cards in a row. */
export interface Cards {
  cards: Card[];
  panel: "cards";
  rule: string;
  title: string;
}

/** All games; the missions that there are, and the bots of the first game. */
export interface Catalogue {
  bots: Record<string, string>;
  games: GameCard[];
  missions: MissionCard[];
}

/** A character card. */
export interface CharacterSeen {
  id: string;
  text: string;
  title: string;
}

export type ClientMessage = Hello | Answer | Report | Talk | Sign | Point | SeatChange | Watcher | Delete | Setting | Start | Luck | Again | Pause | Hold | OddsWanted | Why | Ping;

/** Time of play. Timers in panels were right at `seconds`; while `running`, count them down from there. */
export interface ClockSeen {
  running: boolean;
  seconds: number;
}

/** How many cards of a main value a deck has: its back shows it to everybody. */
export interface CountSeen {
  left: number;
  printed: number;
  value: number;
}

/** A number, and what it may be at most. */
export interface Counter {
  bad: "high" | "low" | "no";
  most: number | null;
  panel: "counter";
  rule: string;
  title: string;
  value: number;
}

/** What would come of cutting a wire as it lies there. */
export interface CutChances {
  cutters: number;
  explodes: number;
  points: number;
}

/** How the deal of a game was made: docs/deals.md says how to check it. */
export interface DealTold {
  agreed: string;
  commitment: string;
  left_out: number[];
  parts: Part[];
  secret: string;
  withheld: Promised[];
}

/** A deal is being made. Whoever is asked answers each of its two stages with `luck`, soon. */
export interface Dealing {
  agreed: string;
  commitment: string;
  game: number;
  promises: Promised[];
  stage: "cancelled" | "part" | "promise";
  type: "deal";
}

/** The host: the table is to be gone for good, with all that was played and said there. */
export interface Delete {
  id: string;
  type: "delete";
}

/** The detonator dial. */
export interface DialSeen {
  left: number;
  most: number;
}

/** How the mission ended, and what was secret until then. Every face is shown from then on. */
export interface Ending {
  fatal: Fatal | null;
  replay: string;
  seed: string;
  why: string;
  won: boolean;
}

/** An equipment card; with a seat, the personal equipment of that seat. */
export interface EquipmentSeen {
  id: string;
  label: string;
  needs: NeedSeen[];
  seat: number | null;
  state: "locked" | "ready" | "used";
  state_text: string;
  text: string;
  timing: string;
  title: string;
}

/** Something is wrong with a message or with the connection; after some the connection is closed. */
export interface Error {
  code: "bad" | "big" | "fast" | "full" | "hello" | "key" | "server" | "table" | "token";
  text: string;
  type: "error";
}

/** Something that happened. Unknown kinds are just told. */
export interface EventSeen {
  at: number;
  card?: string;
  kind: string;
  mark?: string;
  seat?: number | null;
  speak?: string;
  steps?: number;
  text?: string;
  values?: string[];
  wires?: number[];
}

/** The front of a wire. */
export interface Face {
  colour: "blue" | "red" | "yellow";
  text: string;
  value: string;
}

/** The wire that ended a mission, and how. */
export interface Fatal {
  face: Face | null;
  owner: number | null;
  place: number;
  seat: number;
  values: string[];
  verb: string;
  wire: number;
  wires: number[];
}

/** Something to choose. Fields are independent of each other; ask for them in the order in which they come. */
export interface FieldSeen {
  apart: boolean;
  barred: BarredSeen[];
  groups: GroupSeen[];
  kind: string;
  least: number;
  most: number;
  name: string;
  only: (number | string)[];
  own: boolean;
  title: string;
}

/** Something that this seat may do. */
export interface FormSeen {
  aside: boolean;
  cards: string[];
  deadly: boolean;
  fields: FieldSeen[];
  id: string;
  label: string;
  text: string;
  verb: string;
}

/** The game as it stands now for you, and what has happened since the last frame. */
export interface Frame {
  ask: AskSeen | null;
  events: EventSeen[];
  forms: FormSeen[];
  game: number;
  may: May;
  number: number;
  reports: FormSeen[];
  scene: Scene | AcademyScene;
  truncated: boolean;
  type: "frame";
  yours: Yours | AcademyYours;
}

/** A game that a table can play. */
export interface GameCard {
  bots: Record<string, string>;
  card: MissionCard | null;
  game: string;
  players: number[];
  text: string;
  title: string;
}

/** Items that may be chosen together. */
export interface GroupSeen {
  items: ItemSeen[];
  sizes: number[];
}

/** What a client has already: the last frame it saw. */
export interface Have {
  game: number;
  number: number;
}

/** How the server is. */
export interface Health {
  draining: boolean;
  engine: string;
  failed: string;
  ok: boolean;
  store: boolean;
  version: string;
}

/** The first message. Without a token one watches. */
export interface Hello {
  have?: Have | null;
  key?: string | null;
  lang?: string;
  luck?: boolean;
  token?: string | null;
  type: "hello";
  words?: "messages" | "texts";
}

/** Something is being explained to me: bots wait while it is on, for some seconds after each frame at most. */
export interface Hold {
  id: string;
  on: boolean;
  type: "hold";
}

/** Something that can be chosen in a field, or could be thought of and is barred. */
export interface ItemSeen {
  gear?: string;
  id: number | string;
  label: string;
  text?: string;
  timing?: string;
  value?: string;
}

/** Sit down. */
export interface Join {
  key?: string | null;
  name: string;
  once?: string | null;
  seat?: number | null;
}

/** A token = or ≠ between two wires. */
export interface LabelSeen {
  equal: boolean;
  wires: [number, number];
}

/** The table and who sits there. It is sent first, and again whenever something of it changes. */
export interface Lobby {
  bot_texts: Record<string, string>;
  bots: string[];
  captain: number | null;
  closed: string;
  commitment: string;
  deal: DealTold | null;
  game: number;
  key: string;
  mission: MissionCard;
  options: Options;
  paused: boolean;
  seats: SeatInfo[];
  spectators: number;
  state: "closed" | "lobby" | "over" | "running";
  table: string;
  type: "lobby";
  waiting: boolean;
  watchers: WatcherSeen[];
  you: You;
}

/** What I add to a deal: first its hash, and when everybody's hash is known, the part itself. */
export interface Luck {
  deal: string;
  id: string;
  part?: string | null;
  promise?: string | null;
  type: "luck";
}

/** A grid of squares with walls between some of them and a figure on one. */
export interface Map {
  at: [number, number] | null;
  panel: "map";
  rows: (string[])[];
  rule: string;
  title: string;
  walls: ([number, number, number, number])[];
}

/** The red or the yellow wires: what the markers show. No marker is sent where the mission hides them. */
export interface MarkerSeen {
  colour: "red" | "yellow";
  count: number;
  cut: number;
  prints: string[];
}

/** What you may do beside the forms. */
export interface May {
  odds: boolean;
  pause: boolean;
  point: boolean;
  reasons: number[];
  signs: SignSeen[];
  talk: boolean;
  talk_note: string;
  talk_why: string;
  why: boolean;
}

/** A mission in our words, or a game that has none to choose from. */
export interface MissionCard {
  box: string;
  clock: boolean;
  game: string;
  goal: string[];
  number: number;
  players: number[];
  questions: ([string, string])[];
  setup: string[];
  story: string;
  title: string;
  whole: boolean;
  wires: string;
}

/** What has to be cut before a card can be used. */
export interface NeedSeen {
  count: number;
  cut: number;
  value: string;
}

/** Make a table. You sit at one of its seats and run the table. */
export interface NewTable {
  captain?: number | null;
  game?: string;
  mission?: number;
  name: string;
  once?: string | null;
  options?: Options;
  seat?: number;
  seats?: Place[];
  start?: boolean;
}

/** A sentence. */
export interface Note {
  panel: "note";
  rule: string;
  text: string;
  title: string;
}

/** A number of the validation track. */
export interface NumberSeen {
  cut: number;
  done: boolean;
  notes: string[];
  total: number;
  value: number;
}

/** The odds of your seat. */
export interface Odds {
  game: number;
  id: string;
  number: number;
  told: WireChances | BombChances;
  type: "odds";
}

/** Tell me the odds of my seat, where the table has agreed on that. */
export interface OddsWanted {
  id: string;
  type: "odds";
}

/** What the table has agreed on. */
export interface Options {
  aids: "none" | "notes" | "odds";
  clock: boolean;
  confirm: boolean;
  pace: "fast" | "none" | "normal" | "slow";
  spectators: boolean;
  spectators_talk: boolean;
  takeover: number;
  talk: "open" | "signs";
  window: number;
}

/** What a seat has added to a deal. */
export interface Part {
  part: string;
  seat: number;
}

/** Stop the clock, or let it run on. Nobody can act while it stands. */
export interface Pause {
  id: string;
  on: boolean;
  type: "pause";
}

/** What you know of a wire and not everybody does. */
export interface Peek {
  cards: Record<string, number>;
  tiles: Record<string, "boom" | "ok">;
}

/** Are you there? */
export interface Ping {
  id: string;
  type: "ping";
}

/** A seat of a new table: for a person who will come, or for a bot. */
export interface Place {
  bot?: string;
  kind?: "bot" | "open";
  name?: string | null;
}

/** A pressure plate. */
export interface PlateSeen {
  bonus: number;
  moves: "left" | "right";
  text: string;
}

/** A seat in the game. Its name and whether anybody is there come with the lobby. */
export interface PlayerSeen {
  action: ActionSeen | null;
  answered: boolean;
  asked: boolean;
  hand: ActionSeen[];
  score: number;
  seat: number;
  table: ActionSeen[];
  tools: ToolSeen[];
  triggered: boolean;
}

/** Point at a wire for a moment, where `May.point`. */
export interface Point {
  id: string;
  type: "point";
  wire: number;
}

/** Somebody points at a wire: show it for about three seconds. It is sent once, and never kept. */
export interface Pointed {
  seat: number;
  type: "pointed";
  wire: number;
}

/** Here I am. */
export interface Pong {
  id: string;
  type: "pong";
}

/** Why a request was not done. */
export interface Problem {
  code: string;
  text: string;
}

/** The hash of what a seat will add to a deal. */
export interface Promised {
  promise: string;
  seat: number;
}

/** Why a bot did something. */
export interface Reason {
  id: string;
  number: number;
  text: string;
  type: "reason";
}

/** What you sent with this id is not done, and why not, in words. */
export interface Refused {
  code: "bad" | "busy" | "host" | "rule" | "seat" | "stale" | "state" | "talk";
  id: string;
  type: "refused";
  why: string;
}

/** What the host has heard at the table: one of the forms in `Frame.reports`, filled in. */
export interface Report {
  chosen?: Record<string, (number | string)[]>;
  form: string;
  id: string;
  type: "report";
}

/** Somebody said something, or made a sign. */
export interface Said {
  kind: "note" | "sign" | "spectator" | "talk";
  name: string;
  number: number;
  seat: number | null;
  text: string;
  type: "said";
}

/** The table of Bomb Busters as everybody may see it. */
export interface Scene {
  aside: WireSeen[];
  asked: string;
  clock: ClockSeen | null;
  dial: DialSeen | null;
  ending: Ending | null;
  equipment: EquipmentSeen[];
  game: "busters";
  labels: LabelSeen[];
  markers: MarkerSeen[];
  now: string;
  numbers: NumberSeen[];
  panels: (Cards | Track | Counter | Map | Timer | Note)[];
  personal: EquipmentSeen[];
  rounds: number;
  seats: SeatSeen[];
  stands: StandSeen[];
  turns: number;
}

/** Change who sits where. What needs the host is said in docs/protocol.md. */
export interface SeatChange {
  bot?: string | null;
  do: "bot" | "captain" | "host" | "kick" | "leave" | "name" | "open" | "take";
  id: string;
  name?: string | null;
  once?: string | null;
  seat?: number | null;
  type: "seat";
}

/** A seat and who sits there. */
export interface SeatInfo {
  bot: string;
  here: boolean;
  host: boolean;
  kind: "bot" | "open" | "person";
  letter: string;
  name: string;
  seat: number;
  standin: boolean;
}

/** A seat in the game. Its name and whether anybody is there come with the lobby. */
export interface SeatSeen {
  answered: boolean;
  asked: boolean;
  captain: boolean;
  character: CharacterSeen | null;
  left: number;
  seat: number;
  turn: boolean;
}

/** Your seat, and the token that is your key to it. Keep it; nobody else ever sees it. */
export interface Seated {
  link: string;
  seat: number;
  table: string;
  token: string;
}

/** The key to the seat that you took. Keep it; it is told once. */
export interface SeatedHere {
  seat: number;
  token: string;
  type: "seated";
}

export type ServerMessage = Lobby | Dealing | SeatedHere | Watching | Frame | Said | Pointed | Accepted | Refused | Odds | Reason | Error | Pong;

/** Before the start, the host: another game or mission, another number of seats, other options. What concerns spectators alone can be changed at any time. */
export interface Setting {
  game?: string | null;
  id: string;
  mission?: number | null;
  options?: Options | null;
  players?: number | null;
  type: "setting";
}

/** Make one of the signs that `May.signs` offers. */
export interface Sign {
  id: string;
  sign: string;
  type: "sign";
}

/** A sign that can be made. */
export interface SignSeen {
  id: string;
  text: string;
}

/** A stand with its wires, cut ones too: a wire keeps its place. */
export interface StandSeen {
  beside: string[];
  index: number;
  name: string;
  seat: number | null;
  wires: WireSeen[];
}

/** Start the mission (the host). */
export interface Start {
  id: string;
  type: "start";
}

/** What anybody with the link may know of a table. */
export interface TableInfo {
  closed: string;
  commitment: string;
  game: number;
  mission: MissionCard;
  options: Options;
  seats: SeatInfo[];
  state: "closed" | "lobby" | "over" | "running";
  table: string;
}

/** Say something. */
export interface Talk {
  id: string;
  text: string;
  type: "talk";
}

/** A tile behind a track. */
export interface TileSeen {
  flipped: boolean;
  space: number;
  state: "boom" | "hidden" | "ok";
}

/** Seconds of play that are left. */
export interface Timer {
  left: number;
  panel: "timer";
  rule: string;
  title: string;
}

/** A tool. */
export interface ToolSeen {
  id: string;
  text: string;
  title: string;
  used: boolean;
  when: string;
}

/** Spaces in a row, some of them marked, with something standing on one. */
export interface Track {
  at: string | null;
  marks: ([string, string])[];
  panel: "track";
  rule: string;
  spaces: string[];
  title: string;
}

/** The host: mute a spectator, let it speak again, or remove it. Removing makes a new link to the table. */
export interface Watcher {
  do: "mute" | "remove" | "unmute";
  id: string;
  number: number;
  type: "watcher";
}

/** Somebody who watches, as the host sees them. */
export interface WatcherSeen {
  muted: boolean;
  name: string;
  number: number;
}

/** You watch, and this is what you are called here. It is sent again when you are muted, or no longer. */
export interface Watching {
  muted: boolean;
  name: string;
  number: number;
  type: "watching";
}

/** After the end: why did a bot do what it did in this frame? */
export interface Why {
  id: string;
  number: number;
  type: "why";
}

/** The odds of a seat. */
export interface WireChances {
  game: "busters";
  wires: WireOdds[];
}

/** How likely each value is for a wire that you do not know; what cannot be is left out. */
export interface WireOdds {
  values: Record<string, number>;
  wire: number;
}

/** A wire of the bomb. */
export interface WireOfBomb {
  adds: number;
  card_seen: number[];
  chain: number;
  counts: CountSeen[];
  cutters: number[];
  cutting: boolean;
  deck: number;
  exposed: CardSeen[];
  id: string;
  name: string;
  plates: PlateSeen[];
  protected: boolean;
  scored: boolean;
  tiles: TileSeen[];
  tiles_seen: number[];
  track: number;
  trigger: number;
  upcoming: number[];
  worth: number | null;
}

/** A wire on a stand. Wires keep their ids when they move. What is not so is left out. */
export interface WireSeen {
  cut?: boolean;
  face?: Face | null;
  flipped?: boolean;
  id: number;
  loose?: boolean;
  name: string;
  place: number;
  tokens?: string[];
}

/** Who you are at this table. */
export interface You {
  host: boolean;
  seat: number | null;
}

/** What one seat, or a spectator, sees beside the scene. */
export interface Yours {
  faces: Record<string, Face>;
  game: "busters";
  panels: (Cards | Track | Counter | Map | Timer | Note)[] | null;
  seat: number | null;
}
