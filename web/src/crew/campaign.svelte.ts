/** A campaign as this page has it: a crew's, or what this browser has won by itself. */

import { Refusal } from "../lib/api";
import { campaignOf, changeCrew, crewSeen, daily, rates, statistics, type Pass } from "../lib/crewApi";
import { forgetCrew, noteCode, noteCrew, ourCrew } from "../lib/crews";
import type {
  CampaignSeen,
  CrewChange,
  CrewSeen,
  CrewStatistics,
  DailySeen,
  MissionProgress,
  MissionRates,
} from "../lib/messages";
import { won } from "../lib/progress";
import { load, save } from "../lib/store";

/** How often a page that is looked at asks for what is new, in milliseconds. */
const EVERY = 15_000;

/** What a browser remembers of a map. */
interface Seen {
  next: number | null;
  open: number;
}

export class Campaign {
  /** The map: of the crew, or of this browser. */
  progress = $state.raw<CampaignSeen | null>(null);
  crew = $state.raw<CrewSeen | null>(null);
  statistics = $state.raw<CrewStatistics | null>(null);
  daily = $state.raw<DailySeen | null>(null);
  /** Why something that was done here was refused; it stays until a dialog opens or closes. */
  problem = $state("");
  /** Why the server could not be asked for what is new. */
  away = $state("");
  /** Whether this browser does not belong to the crew, or no more. */
  gone = $state(false);
  /** The mission that is looked at; null: the next one. */
  wished = $state<number | null>(null);
  /** What this browser saw last: up to where the cable was lit, and how many boxes were open. */
  before = $state.raw<Seen | null>(null);

  /** A recovery code that nobody has said to have kept. */
  code = $state("");

  #rates = $state.raw<Record<number, MissionRates>>({});
  #asked = new Set<number>();

  constructor(readonly pass: Pass | null) {
    if (pass) this.code = ourCrew(pass.crew)?.code ?? "";
  }

  /** The key under which this browser remembers what it has seen of it. */
  get #seen(): string {
    return `campaign.${this.pass?.crew ?? "device"}`;
  }

  readonly selected = $derived(this.wished ?? this.progress?.next ?? this.progress?.missions.at(-1)?.number);
  readonly mission = $derived<MissionProgress | null>(
    this.progress?.missions.find((each) => each.number === this.selected) ?? null,
  );
  readonly next = $derived<MissionProgress | null>(
    this.progress?.missions.find((each) => each.number === this.progress?.next) ?? null,
  );
  readonly done = $derived(this.progress?.missions.filter((each) => each.state === "done") ?? []);
  /** What is worth playing again: the latest mission that was tried, and is not the next one. */
  readonly again = $derived<MissionProgress | null>(
    this.#find(this.crew?.games.find((game) => game.mission !== this.progress?.next)?.mission) ??
      this.done.at(-1) ??
      null,
  );

  #find(number: number | undefined): MissionProgress | undefined {
    return this.progress?.missions.find((each) => each.number === number && each.state !== "locked");
  }

  /** Asks for everything now, and again and again while the page is looked at; what ends that. */
  follow(): () => void {
    void this.load();
    const look = (): void => void (document.visibilityState === "visible" && this.load());
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async load(): Promise<void> {
    try {
      if (this.pass) this.#take(await crewSeen(this.pass));
      else this.#show(await campaignOf(won()));
    } catch (error) {
      this.#refused(error as Error);
      return;
    }
    // What lies beside the map comes later, and may be missing. It changes when a game ends.
    const pass = this.pass;
    const games = this.crew?.games[0]?.id ?? "";
    if (games === this.#beside) return;
    this.#beside = games;
    daily(pass).then((found) => (this.daily = found), this.#quiet);
    if (pass) statistics(pass).then((found) => (this.statistics = found), this.#quiet);
  }

  /** The latest game when what lies beside the map was asked for; null before that. */
  #beside: string | null = null;
  #quiet = (): void => {};

  #refused(error: Error): void {
    // No such crew, or not for this device: both are answered alike.
    if (error instanceof Refusal && error.code === "crew") this.gone = true;
    this.away = error.message;
  }

  /** What the server has answered about the crew. */
  #take(crew: CrewSeen): void {
    this.crew = crew;
    noteCrew(crew.crew, crew.name);
    if (crew.recovery) {
      noteCode(crew.crew, crew.recovery);
      this.code = crew.recovery;
    }
    this.#show(crew);
  }

  #show(progress: CampaignSeen): void {
    this.away = "";
    this.gone = false;
    const now = { next: progress.next, open: progress.boxes.filter((box) => box.open).length };
    if (this.progress === null) this.before = load<Seen>(this.#seen, now);
    else if (this.progress.next !== now.next) this.before = load<Seen>(this.#seen, now);
    this.progress = progress;
    save(this.#seen, now);
  }

  /** The code is kept somewhere else: this browser forgets it. */
  kept(): void {
    this.code = "";
    if (this.pass) noteCode(this.pass.crew, "");
  }

  /** Changes something of the crew; whether that was done. */
  async change(change: CrewChange): Promise<boolean> {
    return this.doing(async (pass) => {
      const crew = await changeCrew(pass, change);
      if (change.do === "leave") forgetCrew(pass.crew);
      else this.#take(crew);
    });
  }

  /** Does something with the crew; what goes wrong is told on the page. */
  async doing(deed: (pass: Pass) => Promise<CrewSeen | void>): Promise<boolean> {
    if (!this.pass) return false;
    this.problem = "";
    try {
      const crew = await deed(this.pass);
      if (crew) this.#take(crew);
      return true;
    } catch (error) {
      this.problem = (error as Error).message;
      return false;
    }
  }

  /** How hard a mission is; nothing of one that is locked is asked for. */
  ratesOf(mission: MissionProgress): MissionRates | null {
    return mission.state === "locked" ? null : (this.#rates[mission.number] ?? null);
  }

  /** Asks how hard a mission is, once. */
  askRates(mission: MissionProgress | null): void {
    if (!mission || mission.state === "locked" || this.#asked.has(mission.number)) return;
    this.#asked.add(mission.number);
    rates(mission.number).then(
      (found) => (this.#rates = { ...this.#rates, [found.number]: found }),
      () => this.#asked.delete(mission.number),
    );
  }
}
