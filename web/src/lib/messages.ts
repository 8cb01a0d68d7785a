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

/** What comes of cutting a wire of Bomb Squad Academy. */
export interface ActionOdds {
  cutters: number;
  explodes: number;
  points: number;
}

/** An action card. */
export interface ActionSeen {
  id: string;
  name: string;
}

/** The odds of a table of Bomb Squad Academy. */
export interface ActionsTold {
  game: "academy";
  wires: ColourTold[];
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

/** Why a wire is what it is. */
export interface AskWhy {
  names?: string[];
  place: string;
  seat?: string | null;
  text: string;
  value: string;
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

/** A blank table. Each `_` in it has to be filled in: by a template that has its line. */
export interface BlankSeen {
  choices: Record<string, Choice[]>;
  game: string;
  scene?: Scene | AcademyScene | null;
  templates: LineTemplate[];
  text: string;
  yours?: Yours | AcademyYours | null;
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

/** A game of the real box, entered by hand. */
export interface BoxGame {
  captain?: string | null;
  ended?: number | null;
  members?: string[];
  mission: number;
  note?: string;
  others?: string[];
  seconds?: number;
  won: boolean;
}

/** Take back a game that was entered by hand. */
export interface BoxGameRemoved {
  id: string;
}

/** A box of missions: 1–8, 9–19, 20–30, 31–42, 43–54, 55–66. */
export interface BoxSeen {
  done: number;
  first: number;
  last: number;
  number: number;
  open: boolean;
  title: string;
}

/** Where the game of a table comes from, if somebody has asked “what if” in a review. */
export interface BranchSeen {
  lesson: string;
  review: string;
  text: string;
  turn: number;
}

/** Work out the odds of a table in notation, with what happened since, line by line. */
export interface Calculate {
  names?: string[];
  seat?: string | null;
  text: string;
}

/** All that is to be shown of a text. */
export interface Calculated {
  asked?: string;
  choices?: Record<string, Choice[]>;
  clash?: ClashSeen | null;
  drop?: FactSeen[];
  entries?: EntrySeen[];
  facts?: FactSeen[];
  game: string;
  good?: number;
  held?: HeldSeen[];
  mission?: string;
  notes?: string[];
  problem?: ProblemSeen | null;
  scene?: Scene | AcademyScene | null;
  seat?: number | null;
  state: "clash" | "many" | "odds" | "over" | "problem";
  table?: string | null;
  templates?: LineTemplate[];
  text?: string;
  told?: WiresTold | ActionsTold | null;
  turn?: number[];
  yours?: Yours | AcademyYours | null;
}

/** A plain call. */
export interface CallOdds {
  certain?: boolean;
  cost: number;
  explode: number;
  extra?: number;
  hit: number;
  slot: number;
  stand: string;
  value: string;
  wire: number;
}

/** The campaign of somebody without a crew. Nothing of it is kept. */
export interface CampaignSeen {
  boxes: BoxSeen[];
  missions: MissionProgress[];
  next: number | null;
}

/** The missions that somebody without a crew has won. */
export interface CampaignWon {
  won?: number[];
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

/** A card, token or special wire that can be drawn. */
export interface CardFace {
  copies?: number;
  id: string;
  kind: "challenge" | "character" | "constraint" | "equipment" | "number" | "red" | "token" | "yellow";
  needs?: number;
  text?: string;
  title: string;
  value?: number | null;
}

/** The best call with a card. */
export interface CardOdds {
  card: string;
  certain?: boolean;
  cost: number;
  explode: number;
  hit: number;
  id: string;
  values: string[];
  wires: PlaceSeen[];
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

/** A challenge: the same cards for another crew. */
export interface ChallengeSeen {
  challenge: string;
  crew: string;
  link: string;
  mission: MissionCard;
  played: boolean;
  players: number;
  results: DealResult[];
  running: string;
  yours: boolean;
}

/** A character card. */
export interface CharacterSeen {
  id: string;
  text: string;
  title: string;
}

/** Something that can be tapped: the words that it puts into the line, and what it is called. */
export interface Choice {
  card?: string;
  label: string;
  seat?: number | null;
  stand?: number | null;
  value?: string;
  wire?: number | null;
  write: string;
}

/** Something that a seat could do, with the odds that it had. */
export interface ChoiceSeen {
  action?: string;
  best?: boolean;
  certain?: boolean;
  chosen?: boolean;
  explode?: number;
  hit?: number | null;
  odds?: string;
  places?: number[];
  points?: number | null;
  seat?: number | null;
  text: string;
  values?: string[];
  wins?: Estimate | null;
  wires?: number[];
}

/** Things that cannot be true together. */
export interface ClashSeen {
  entries: EntryInDoubt[];
  repairs?: RepairSeen[];
  text: string;
  wires?: number[];
}

export type ClientMessage = Hello | Answer | Report | Talk | Sign | Point | SeatChange | Watcher | Delete | Setting | Start | Luck | Again | Pause | Hold | OddsWanted | ProveWire | Why | Ping;

/** The clock and the narration of a mission. */
export interface Clock {
  by?: "seconds" | "turns";
  lot?: string;
  phases: Phase[];
  speaker: string;
}

/** Time of play. Timers in panels were right at `seconds`; while `running`, count them down from there. */
export interface ClockSeen {
  running: boolean;
  seconds: number;
}

/** The red or the yellow wires of the mission. */
export interface ColourLaid {
  aside?: boolean;
  colour: "red" | "yellow";
  count: number;
  drawn: number;
  fixed: string[];
}

/** What can be said of one wire of Bomb Squad Academy. */
export interface ColourTold {
  booms: number[];
  cuts: ActionOdds[];
  next: (Record<string, number>)[];
  wire: string;
}

/** The first message. */
export interface Come {
  lang?: string;
  me?: string | null;
  name: string;
  token?: string | null;
  type: "hello";
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

/** A number to keep. */
export interface Counting {
  bad?: "high" | "low" | "no";
  id: string;
  most?: number | null;
  seat?: number | null;
  title: string;
  value: number;
}

/** Change something of a crew. Any member may. */
export interface CrewChange {
  do: "captain" | "delete" | "forget-device" | "keep" | "leave" | "member-name" | "name" | "new-code" | "new-link" | "remove" | "share";
  member?: string | null;
  name?: string | null;
  on?: boolean | null;
}

/** A game in the history. */
export interface CrewGameSeen {
  counts: boolean;
  deal: "" | "challenge" | "daily";
  ended: number;
  game: string;
  id: string;
  kind: "box" | "brought" | "imported" | "played";
  mission: number;
  note: string;
  players: CrewPlayer[];
  review: string;
  reviewable: boolean;
  seconds: number;
  title: string;
  turns: number;
  why: string;
  won: boolean;
}

/** A device of a member. The token and the code are told here and never again. */
export interface CrewJoined {
  crew: string;
  member: string;
  recovery: string;
  token: string;
}

/** Who sat at a seat of a game. */
export interface CrewPlayer {
  bot: string;
  captain: boolean;
  member: string;
  name: string;
}

/** A crew, for one of its members. */
export interface CrewSeen {
  boxes: BoxSeen[];
  crew: string;
  ends: number | null;
  ends_by: string;
  games: CrewGameSeen[];
  link: string;
  made: number;
  members: MemberSeen[];
  missions: MissionProgress[];
  more: boolean;
  name: string;
  next: number | null;
  recovery: string;
  seconds: number;
  share: boolean;
  tables: CrewTable[];
  tries: number;
  wins: number;
  you: string;
}

/** Games of the crew in numbers. Imported and box games are told apart. */
export interface CrewStatistics {
  bots: Record<string, Rate>;
  captains: Record<string, Rate>;
  missions: Record<string, Rate>;
  players: Record<string, Rate>;
  seconds: number;
}

/** A table of the crew where somebody is, or a game runs. */
export interface CrewTable {
  deal: "" | "challenge" | "daily";
  mission: number;
  names: string[];
  state: "lobby" | "over" | "running";
  table: string;
  title: string;
}

/** What would come of cutting a wire as it lies there. */
export interface CutChances {
  cutters: number;
  explodes: number;
  points: number;
}

/** The deal of the day. */
export interface DailySeen {
  crews: number;
  day: string;
  ends: number;
  mission: MissionCard;
  played: boolean;
  players: number[];
  results: DealResult[];
  running: string;
}

/** What came of a deal that others play, too. */
export interface DealResult {
  crew: string;
  dial: number | null;
  players: number;
  seconds: number;
  turns: number;
  won: boolean;
  yours: boolean;
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

/** What is to be said of an act. */
export interface DecisionSeen {
  after?: number | null;
  before?: number | null;
  choices?: ChoiceSeen[];
  heading: string;
  judgement?: number | null;
  luck?: number | null;
  number: number;
  outcome?: "" | "explosion" | "hit" | "miss";
  proof?: ProofWanted | null;
  seat: number;
  text: string;
  turn: number;
  verdict: "as-good" | "best" | "certain" | "certain-there" | "likelier-there" | "lost-chance" | "none";
}

/** The host: the table is to be gone for good, with all that was played and said there. */
export interface Delete {
  id: string;
  type: "delete";
}

/** What you sent with this id is not done, and why not, in words. */
export interface Denied {
  id: string;
  type: "refused";
  why: string;
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

/** A line that has a part in a clash. */
export interface EntryInDoubt {
  alone?: boolean;
  facts?: string[];
  line: number;
  story?: string;
  text: string;
  wires?: number[];
  without?: string;
}

/** A line behind the stands, and what came of it. */
export interface EntrySeen {
  dial?: number | null;
  kind: "fact" | "state" | "time" | "turn";
  line: number;
  outcome?: "" | "hit" | "miss";
  seat?: number | null;
  story?: string[];
  text: string;
  wires?: number[];
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

/** A chance that was measured by playing on: with its 95 % interval. */
export interface Estimate {
  chance: number;
  games: number;
  high: number;
  low: number;
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

/** Something that is known of hidden wires and that no wire shows. */
export interface FactSeen {
  lines?: number[];
  seat?: number | null;
  text: string;
  wires?: number[];
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

/** All that is known so far, in words. */
export interface FindingsSeen {
  best_call: number | null;
  curve: PointSeen[];
  decisions: DecisionSeen[];
  progress: number;
  remarks: string[];
  summary: string[];
  tallies: TallySeen[];
  turning: number | null;
  version: number;
  worst_call: number | null;
}

/** A floor of the bunker. */
export interface FloorLaid {
  gates: ([[number, number, number, number], string])[];
  rows: (string[])[];
  title: string;
  walls: ([number, number, number, number])[];
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

/** The game, moment by moment: one frame for the beginning, and one for each act. */
export interface FramesSeen {
  frames: Frame[];
  view: "0" | "1" | "2" | "3" | "4" | "all";
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

/** A part of the history. */
export interface GamesPage {
  games: CrewGameSeen[];
  more: boolean;
}

/** Tell me the answer. */
export interface GiveUp {
}

/** What you sent with this id is done. */
export interface Granted {
  id: string;
  type: "accepted";
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

/** A fact that no wire shows: a seat holds a value somewhere. */
export interface HeldSeen {
  seat: number;
  value: string;
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

/** Here I am. */
export interface Here {
  id: string;
  type: "pong";
}

/** A hint, please. */
export interface HintAsked {
  hint: number;
}

/** A hint: one step of the proof, and no other. */
export interface HintSeen {
  hint: number;
  hints: number;
  number: number;
  step: ProofStep;
}

/** Something is being explained to me: bots wait while it is on, for some seconds after each frame at most. */
export interface Hold {
  id: string;
  on: boolean;
  type: "hold";
}

/** What somebody who was invited may know before joining. */
export interface InviteSeen {
  crew: string;
  members: number;
  name: string;
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

/** Join by the link that a member has sent. */
export interface JoinCrew {
  key: string;
  member: string;
  once?: string | null;
}

/** All that can be kept by tapping. */
export interface Kept {
  counters: Counting[];
  dial: number | null;
  dial_most: number;
  map?: MapKept | null;
  rows: RowKept[];
  validation: Validation | null;
  walking?: Walking | null;
}

/** Are you there? */
export interface Knock {
  id: string;
  type: "ping";
}

/** A token = or ≠ between two wires. */
export interface LabelSeen {
  equal: boolean;
  wires: [number, number];
}

/** All that the companion of a mission tells for a number of players. */
export interface Layout {
  banned: CardFace[];
  blue: number[];
  clock?: Clock | null;
  colours: ColourLaid[];
  copies: number;
  equipment: number;
  face_down?: boolean;
  goal: string[];
  kept: Kept;
  lots: Lot[];
  mission: number;
  players: number;
  possible: number[];
  questions: ([string, string])[];
  robot?: number;
  seats: SeatLaid[];
  setup: string[];
  story: string;
  title: string;
  tokens: TokensLaid;
}

/** Take the lead, where nobody has it or whoever had it is away; or hand it on. */
export interface Lead {
  id: string;
  to?: number | null;
  type: "lead";
}

/** What somebody says. */
export interface LessonAnswer {
  name?: string;
  value?: string;
  wires?: number[];
}

/** What it is worth. */
export interface LessonAnswered {
  right: boolean;
  steps: ProofStep[];
  text: string;
}

/** A lesson in the list of all. */
export interface LessonCard {
  name: string;
  steps: ("call" | "count" | "safe" | "solo" | "table" | "token")[];
  text: string;
  title: string;
}

/** A hint: each shows a smaller part of the table than the one before. */
export interface LessonHint {
  hint: number;
  text: string;
  wires: number[];
}

/** Which hint is wanted. */
export interface LessonHintAsked {
  hint: number;
}

/** What you did at the table. */
export interface LessonPlayed {
  acts: number;
  hint: string;
  lesson: string;
  right: boolean;
  step: number;
  steps: number;
  task: string;
  text: string;
  thought: string;
  title: string;
}

/** How it went at the table of a step, so far. */
export interface LessonPlayedAsked {
  token: string;
}

/** A step of a lesson: a thought, a task, and the table as the seat sees it that is taught. */
export interface LessonStepSeen {
  frame: Frame;
  held: HeldSeen[];
  hints: number;
  kind: "call" | "count" | "safe" | "solo" | "table" | "token";
  lesson: string;
  mission: MissionCard;
  picks: number;
  rings: number[];
  seat: number;
  seats: ReviewSeat[];
  step: number;
  steps: number;
  task: string;
  thought: string;
  title: string;
  values: string[];
  wires: number[];
}

/** All lessons, in the order in which they are taught. */
export interface LessonsSeen {
  lessons: LessonCard[];
}

/** A part of a line: first the words `before`, then what was tapped, then the words `after`. A part that nothing was tapped for (`least` 0), or whose `when` is not so, writes nothing at all. */
export interface LinePart {
  after?: string;
  apart?: boolean;
  before?: string;
  decimals?: boolean;
  groups?: string[];
  highest?: number | null;
  joined?: string;
  kind: string;
  least?: number;
  lowest?: number | null;
  most?: number;
  name: string;
  parts?: LinePart[];
  repeats?: boolean;
  title?: string;
  when?: LineWhen | null;
}

/** A line that can be written by tapping: the words of its parts, one behind the other, with blanks between. */
export interface LineTemplate {
  cards?: string[];
  example?: string;
  group: "aside" | "fact" | "setup" | "stand" | "state" | "time" | "turn";
  id: string;
  key?: string;
  line?: number | null;
  many?: boolean;
  needed?: boolean;
  parts?: LinePart[];
  seat?: number | null;
  text?: string;
  title: string;
  verb?: string;
}

/** That a part belongs to a line only if another part of it has been filled in in a certain way. */
export interface LineWhen {
  part: string;
  writes: string[];
}

/** The table and who sits there. It is sent first, and again whenever something of it changes. */
export interface Lobby {
  bot_texts: Record<string, string>;
  bots: string[];
  branch: BranchSeen | null;
  captain: number | null;
  closed: string;
  commitment: string;
  crew: string;
  deal: DealTold | null;
  game: number;
  key: string;
  mission: MissionCard;
  options: Options;
  paused: boolean;
  seats: SeatInfo[];
  shared: "" | "challenge" | "daily";
  spectators: number;
  state: "closed" | "lobby" | "over" | "running";
  table: string;
  type: "lobby";
  waiting: boolean;
  watchers: WatcherSeen[];
  you: You;
}

/** What somebody looks at. */
export interface LookedAt {
  act: number;
  step: number;
  tab: string;
  view: string;
}

/** Something that is drawn by lot: a shuffled pool of which some are shown. */
export interface Lot {
  chosen?: boolean;
  id: string;
  kind: "challenge" | "character" | "constraint" | "equipment" | "number" | "red" | "token" | "yellow";
  marks?: boolean;
  most: number;
  needs?: [string, string] | null;
  order?: "row" | "sorted";
  places: string[];
  pool: CardFace[];
  seats: number[];
  shown: number;
  text: string;
  title: string;
  when?: "opened" | "play" | "setup";
  without?: string;
}

/** What I add to a deal: first its hash, and when everybody's hash is known, the part itself. */
export interface Luck {
  deal: string;
  id: string;
  part?: string | null;
  promise?: string | null;
  type: "luck";
}

/** Have a game reviewed that is over. Who has a seat needs no key; others need that of the link, if it has one. A game of a crew only its members can have reviewed, by the token of their device, and who has a seat. */
export interface MakeReview {
  key?: string | null;
  token?: string | null;
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

/** A figure on floors to keep. */
export interface MapKept {
  at: [number, number];
  floor: number;
  floors: FloorLaid[];
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

/** A member. */
export interface MemberSeen {
  captain: boolean;
  here: boolean;
  id: string;
  left: boolean;
  name: string;
}

/** What a line leaves open that everybody at the table has seen. */
export interface MissingSeen {
  choices?: Choice[];
  kind: "cut-wire" | "outcome" | "own-wire" | "solo-wires" | "token" | "token-place" | "words";
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

/** A mission on the map. Of a locked one there is its number alone. */
export interface MissionProgress {
  box: number;
  card: MissionCard | null;
  joins: "" | "characters" | "equipment";
  number: number;
  state: "done" | "locked" | "next" | "open";
  tries: TrySeen[];
}

/** How hard a mission is: what bots and crews win, by player count. */
export interface MissionRates {
  bots: Record<string, Rate>;
  bots_played: string;
  crews: Record<string, Rate>;
  number: number;
}

/** What has to be cut before a card can be used. */
export interface NeedSeen {
  count: number;
  cut: number;
  value: string;
}

/** What if: a new table that goes on from here, with the wires as they lay. You run it. */
export interface NewBranch {
  act: number;
  bot?: string | null;
  name: string;
  once?: string | null;
  others?: "bots" | "open";
  seat: number;
}

/** A blank table, with all that can be filled in. */
export interface NewCalculation {
  captain?: number;
  game?: string;
  mission?: number;
  names?: string[];
  players: number;
  seat?: number;
}

/** Let others play the cards of a game of ours. */
export interface NewChallenge {
  game: string;
}

/** Make a crew. Its maker is the first member. */
export interface NewCrew {
  member: string;
  name: string;
  once?: string | null;
  won?: number[];
}

/** A real table that goes on from a step. You are the one who is taught; bots play the others. */
export interface NewLessonTable {
  name: string;
  once?: string | null;
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

/** Who is there, and who leads. It is sent first, and again whenever that changes. */
export interface People {
  at: LookedAt | null;
  leader: number | null;
  people: ReaderSeen[];
  type: "people";
  you: number;
}

/** A part of the narration; its cues count from its beginning. */
export interface Phase {
  choices: PhaseEnd[];
  cues: SaidCue[];
  draws?: number;
  id: string;
  lapses?: number | null;
  next?: string;
  stops?: boolean;
  title?: string;
}

/** A way in which the players end a phase. */
export interface PhaseEnd {
  dial?: number;
  draws?: number;
  ends?: "" | "lost" | "won";
  label: string;
  moves?: [number, number, number] | null;
  next?: string;
  over?: boolean;
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

/** Where a wire is. */
export interface PlaceSeen {
  slot: number;
  stand: string;
  wire: number;
}

/** A pressure plate. */
export interface PlateSeen {
  bonus: number;
  moves: "left" | "right";
  text: string;
}

/** A table of the crew for a mission: you sit down, the others' seats are kept open for them or given to bots. */
export interface PlayMission {
  bots?: string[];
  deal?: string;
  game?: string;
  members?: string[];
  mission?: number;
  once?: string | null;
  options?: Options | null;
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

/** The team's chance to win after an act; 0 for the beginning. */
export interface PointSeen {
  chance: number;
  games: number;
  high: number;
  low: number;
  number: number;
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

/** A text that cannot be read. */
export interface ProblemSeen {
  blanks?: number[];
  column: number;
  line: number;
  missing?: MissingSeen | null;
  need?: string;
  text: string;
}

/** The hash of what a seat will add to a deal. */
export interface Promised {
  promise: string;
  seat: number;
}

/** Why a wire was what it was, as one would explain it at the table; or what its chance hung on. */
export interface ProofSeen {
  chance: number;
  number: number;
  steps: ProofStep[];
  text: string;
  value: string;
  wire: number;
}

/** One thing that somebody would say at the table. */
export interface ProofStep {
  held: HeldSeen[];
  proves: number[];
  text: string;
  wires: number[];
}

/** What can be asked for as a proof: that a wire is of a value. */
export interface ProofWanted {
  certain: boolean;
  value: number;
  wire: number;
}

/** Why is this wire certain? Where the table has agreed on odds, and my seat can know the wire. */
export interface ProveWire {
  id: string;
  type: "proof";
  wire: number;
}

/** A puzzle in the list of all. */
export interface PuzzleCard {
  box: number;
  grade: number;
  kind: "certain" | "likely";
  mission: number;
  number: number;
  players: number;
}

/** Something that everybody knows and no wire, token or panel shows: what came of an earlier turn. */
export interface PuzzleFact {
  held?: HeldSeen[];
  text: string;
  wires?: number[];
}

/** A puzzle: the table as the seat sees it that is to move. */
export interface PuzzleSeen {
  box: number;
  facts: PuzzleFact[];
  frame: Frame;
  grade: number;
  hints: number;
  kind: "certain" | "likely";
  mission: MissionCard;
  number: number;
  seat: number;
  seats: ReviewSeat[];
  task: string;
  title: string;
  turn: number;
  values: string[];
  wires: number[];
}

/** An answer: this wire is of this value. */
export interface PuzzleTry {
  value: string;
  wire: number;
}

/** All puzzles, and the one of the day. */
export interface PuzzlesSeen {
  date: string;
  day: number;
  left: number;
  puzzles: PuzzleCard[];
}

/** How many of some games were won, with the 95 % interval. Under 20 games a page shows their number alone. */
export interface Rate {
  games: number;
  high: number;
  low: number;
  won: number;
}

export type ReaderMessage = Come | Show | Lead | Knock;

/** Somebody who looks at the review. */
export interface ReaderSeen {
  name: string;
  number: number;
}

/** Why a bot did something. */
export interface Reason {
  id: string;
  number: number;
  text: string;
  type: "reason";
}

/** Come back on another device, by the recovery code. It names the crew, too. */
export interface RecoverMember {
  code: string;
  once?: string | null;
}

/** What you sent with this id is not done, and why not, in words. */
export interface Refused {
  code: "bad" | "busy" | "host" | "rule" | "seat" | "stale" | "state" | "talk";
  id: string;
  type: "refused";
  why: string;
}

/** A change of one entry with which all agrees: a likely slip. */
export interface RepairSeen {
  entry: string;
  line: number;
  text: string;
  whole: string;
  wires?: number[];
}

/** What the host has heard at the table: one of the forms in `Frame.reports`, filled in. */
export interface Report {
  chosen?: Record<string, (number | string)[]>;
  form: string;
  id: string;
  type: "report";
}

/** An act of the game: frame `number` is the table before it, frame `number + 1` the table after it. */
export interface ReviewAct {
  marks?: ("card" | "explosion" | "hit" | "miss" | "won")[];
  number: number;
  seat?: number | null;
  turn: number;
  why?: string;
}

/** Have a game of the crew reviewed: one that was played here, or one whose file was imported. */
export interface ReviewGame {
  game: string;
}

/** A review, and the path that opens it. */
export interface ReviewLink {
  link: string;
  review: string;
}

/** The odds that a seat had before an act. */
export interface ReviewOdds {
  number: number;
  seat: number;
  told: WireChances | BombChances | null;
}

/** Who sat where. */
export interface ReviewSeat {
  bot: string;
  kind: "bot" | "person" | "unknown";
  letter: string;
  name: string;
  seat: number;
}

/** The game of a review. */
export interface ReviewSeen {
  acts: ReviewAct[];
  branch: string;
  file: boolean;
  game: string;
  has_curve: boolean;
  judged: boolean;
  mission: MissionCard;
  review: string;
  seats: ReviewSeat[];
  since: number;
  turns: number;
  winners: number[];
  won: boolean;
}

/** Cards to keep: open, turned face down, or done. */
export interface RowKept {
  faces: CardFace[];
  id: string;
  lot?: string;
  states?: ("done" | "hidden" | "open")[];
  title: string;
}

/** What players ask, and the answer. */
export interface RuleAsked {
  answer: string;
  question: string;
  rulings: string[];
}

/** The book of one game. */
export interface RuleBook {
  boxes: RuleBox[];
  chapters: RuleChapter[];
  game: string;
  minute: string;
  title: string;
}

/** The books of all games. */
export interface RuleBooks {
  books: RuleBook[];
  language: string;
  title: string;
}

/** A part of the campaign: later ones are shown when somebody asks for them. */
export interface RuleBox {
  first: number;
  last: number;
  title: string;
}

/** Entries of one kind. */
export interface RuleChapter {
  entries: RuleEntry[];
  id: string;
  text: string;
  title: string;
}

/** One thing that can be looked up. */
export interface RuleEntry {
  asked: RuleAsked[];
  facts: ([string, string])[];
  find: string;
  id: string;
  rulings: string[];
  sections: RuleSection[];
  see: string[];
  sign: [string, string];
  since: number;
  title: string;
}

/** Some sentences that belong together. */
export interface RuleSection {
  entry: string;
  lines: string[];
  picture: string;
  points: boolean;
  title: string;
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

/** A cue of the narration. */
export interface SaidCue {
  at?: number | null;
  counts?: string;
  explodes?: boolean;
  left?: number | null;
  text: string;
  turns?: number | null;
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
  member: string;
  name: string;
  seat: number;
  standin: boolean;
}

/** What one player gets. */
export interface SeatLaid {
  apart?: "" | "red" | "yellow";
  apart_count?: number;
  character?: boolean;
  name: string;
  oxygen?: number | null;
  secret: string[];
  stands: StandLaid[];
  tokens?: number;
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

export type ServerMessage = Lobby | Dealing | SeatedHere | Watching | Frame | Said | Pointed | Accepted | Refused | Odds | WireProof | Reason | Error | Pong;

/** Before the start, the host: another game or mission, another number of seats, other options. What concerns spectators alone can be changed at any time. */
export interface Setting {
  game?: string | null;
  id: string;
  mission?: number | null;
  options?: Options | null;
  players?: number | null;
  type: "setting";
}

/** Whoever leads looks at this now. */
export interface Show {
  at: LookedAt;
  type: "show";
}

/** The leader looks at this now. */
export interface Shown {
  at: LookedAt;
  type: "shown";
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

/** How likely each value is for a hidden wire; what cannot be is left out. */
export interface SlotOdds {
  slot: number;
  stand: string;
  values: Record<string, number>;
  wire: number;
}

/** A solo cut. */
export interface SoloOdds {
  value: string;
  wires: PlaceSeen[];
}

/** The answer, why it is the answer, and what else there was. */
export interface SolutionSeen {
  certain: boolean;
  choices: ChoiceSeen[];
  hit: number;
  number: number;
  steps: ProofStep[];
  text: string;
  value: string;
  wire: number;
}

/** A stand with its wires. */
export interface StandLaid {
  ends: ("left" | "right")[];
  flipped?: boolean;
  sealed?: boolean;
  wires: number;
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
  branch: BranchSeen | null;
  closed: string;
  commitment: string;
  crew: string;
  game: number;
  mission: MissionCard;
  options: Options;
  seats: SeatInfo[];
  shared: "" | "challenge" | "daily";
  state: "closed" | "lobby" | "over" | "running";
  table: string;
}

/** Say something. */
export interface Talk {
  id: string;
  text: string;
  type: "talk";
}

/** What the decisions of a seat came to, in points of the team's chance. */
export interface TallySeen {
  best: number;
  decisions: number;
  judgement: number | null;
  luck: number | null;
  seat: number | null;
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

export type ToReaderMessage = People | Shown | Granted | Denied | Here | Trouble;

/** What the players put at their wires before the first turn. */
export interface TokensLaid {
  how: "absent" | "beside" | "choice" | "false" | "lot" | "none";
  kind: "count" | "none" | "number" | "parity";
  text: string;
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

/** What became of an answer. */
export interface TriedSeen {
  certain: boolean;
  explode: number;
  hit: number;
  number: number;
  odds: string;
  right: boolean;
  solution: SolutionSeen | null;
  text: string;
}

/** Something is wrong with a message or with the connection; after some the connection is closed. */
export interface Trouble {
  code: "bad" | "big" | "fast" | "full" | "hello" | "review" | "server";
  text: string;
  type: "error";
}

/** A try of a mission, in short. */
export interface TrySeen {
  kind: "box" | "brought" | "imported" | "played";
  won: boolean;
}

/** Which wires are cut. */
export interface Validation {
  copies: number;
  values: number[];
  yellow: number;
}

/** A figure on a row of spaces to keep. */
export interface Walking {
  at: string;
  id: string;
  lot?: string;
  marks?: ([string, string])[];
  spaces: string[];
  title: string;
  turns?: boolean;
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

/** Why a wire is certain for your seat. */
export interface WireProof {
  game: number;
  id: string;
  number: number;
  steps: WireProofStep[];
  type: "proof";
  value: string;
  wire: number;
}

/** A step of a proof. */
export interface WireProofStep {
  text: string;
  wires: number[];
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

/** The odds of a table of Bomb Busters. */
export interface WiresTold {
  calls: CallOdds[];
  cards: CardOdds[];
  deals: string;
  game: "busters";
  slots: SlotOdds[];
  solos: SoloOdds[];
  waiting?: boolean;
  why?: string;
}

/** The link to a review is to open nothing any more. Who has a seat at the table can say so, or a crew's member. */
export interface WithdrawReview {
  token?: string | null;
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
