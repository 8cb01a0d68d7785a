/** A reviewed game as this browser has it: what it is, its frames, what was found out, and where one looks. */

import { passing, Refusal, review, reviewFindings, reviewFrames, reviewOdds, reviewWhy } from "../lib/api";
import type {
  DecisionSeen,
  FindingsSeen,
  Frame,
  Lobby,
  LookedAt,
  ProofSeen,
  ReviewAct,
  ReviewOdds,
  ReviewSeen,
} from "../lib/messages";
import { lobbyOf } from "./lobby";

export type Tab = "verdict" | "why" | "players";
/** Whose eyes one looks with: a seat's, those of whoever acts, or with everything open. */
export type View = "0" | "1" | "2" | "3" | "4" | "all" | "mover";

/** How long it takes until more is asked for, in milliseconds. */
const POLL = 2500;
const NUMBERS: Record<string, number> = { yellow: 13, red: 14 };

/** Whether it may be answered in a moment; that somebody asks too fast passes as well. */
const soon = (error: unknown): boolean =>
  passing(error) || (error instanceof Refusal && error.code === "fast");

/** The number of a value, as proofs are asked for. */
export const numberOf = (value: string): number => NUMBERS[value] ?? Number(value);

export class Reviewed {
  seen = $state.raw<ReviewSeen | null>(null);
  findings = $state.raw<FindingsSeen | null>(null);
  /** Why nothing can be shown. */
  problem = $state("");
  /** The act that is looked at: the table is as it was before it. One more than there are: the end. */
  at = $state(1);
  view = $state<View>("mover");
  tab = $state<Tab>("verdict");
  /** The step of the proof that is looked at alone; 0: all of them. */
  step = $state(0);
  /** The wire that somebody has pressed to see what speaks for it, and of what value. */
  asked = $state.raw<{ wire: number; value: number } | null>(null);
  private frames = $state.raw<Record<string, Frame[]>>({});
  private proofs = $state.raw<Record<string, ProofSeen | null>>({});
  private odds = $state.raw<Record<string, ReviewOdds | null>>({});
  private readonly coming = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How often everything was told anew. What was asked for before that comes too late, as it does at the end. */
  private telling = 0;

  constructor(
    readonly id: string,
    /** Where to begin. */
    private readonly turn: number | null,
  ) {}

  readonly lobby = $derived.by<Lobby | null>(() => (this.seen ? lobbyOf(this.seen) : null));
  /** The acts that somebody did; then the end. */
  readonly stops = $derived.by<number[]>(() => {
    const acts = this.seen?.acts ?? [];
    const own = acts.filter((act) => typeof act.seat === "number").map((act) => act.number);
    return [...own, acts.length + 1];
  });
  readonly end = $derived((this.seen?.acts.length ?? 0) + 1);
  readonly act = $derived.by<ReviewAct | null>(() => this.seen?.acts[this.at - 1] ?? null);
  readonly mover = $derived(this.act?.seat ?? null);
  readonly turnNow = $derived(this.act?.turn ?? this.seen?.turns ?? 0);
  /** The eyes that are looked with just now. */
  readonly eyes = $derived.by<string>(() =>
    this.view === "mover" ? (this.mover === null ? "all" : String(this.mover)) : this.view,
  );
  /** The seat that lies at the bottom edge. */
  readonly looker = $derived(this.eyes === "all" ? (this.mover ?? 0) : Number(this.eyes));
  readonly frame = $derived.by<Frame | null>(() => {
    const own = this.frames[this.eyes]?.[this.at - 1];
    if (own) return own;
    const other = Object.values(this.frames)[0]?.[this.at - 1];
    // What everybody sees is there already; what these eyes see beside it is on its way.
    return other
      ? ({ ...other, yours: { ...other.yours, seat: null, faces: {}, peeks: {} } } as unknown as Frame)
      : null;
  });
  /** The table after the act. */
  readonly after = $derived.by<Frame | null>(() => Object.values(this.frames)[0]?.[this.at] ?? null);
  readonly all = $derived.by<Frame[]>(() => this.frames[this.eyes] ?? Object.values(this.frames)[0] ?? []);
  readonly decision = $derived.by<DecisionSeen | null>(
    () => this.findings?.decisions.find((each) => each.number === this.at) ?? null,
  );
  /** What is to be proved: what somebody has pressed, or what the verdict is about. */
  readonly wanted = $derived(this.asked ?? this.decision?.proof ?? null);
  readonly proof = $derived.by<ProofSeen | null>(() =>
    this.wanted ? (this.proofs[this.key(this.wanted)] ?? null) : null,
  );
  /** The odds of whoever acts, where these are the eyes that are looked with. */
  readonly chances = $derived.by<ReviewOdds | null>(() =>
    this.mover !== null && this.eyes === String(this.mover) ? (this.odds[String(this.at)] ?? null) : null,
  );

  private key = ({ wire, value }: { wire: number; value: number }): string => `${this.at}/${wire}/${value}`;

  /** In an effect: everything is told again in another language. */
  async open(): Promise<void> {
    const telling = ++this.telling;
    clearTimeout(this.timer);
    this.frames = {};
    this.proofs = {};
    this.findings = null;
    this.coming.clear();
    try {
      const first = this.seen === null;
      const seen = await review(this.id);
      if (telling !== this.telling) return;
      this.seen = seen;
      if (first) this.at = this.firstOf(this.turn) ?? this.stops[0] ?? this.end;
    } catch (error) {
      if (telling === this.telling) this.problem = (error as Error).message;
      return;
    }
    void this.poll();
  }

  leave(): void {
    this.telling += 1;
    clearTimeout(this.timer);
  }

  /** The first act of a turn, or of the first one after it. */
  firstOf(turn: number | null): number | null {
    if (turn === null) return null;
    return this.seen?.acts.find((act) => typeof act.seat === "number" && act.turn >= turn)?.number ?? null;
  }

  /** In an effect: frames for these eyes, and then those of the others. */
  want(eyes: string): void {
    if (!this.seen || this.frames[eyes] || this.coming.has(eyes)) return;
    this.coming.add(eyes);
    const { telling } = this;
    reviewFrames(this.id, eyes).then(
      (found) => {
        if (telling !== this.telling) return;
        this.frames = { ...this.frames, [eyes]: found.frames };
        const next = [...this.seen!.seats.map((seat) => String(seat.seat)), "all"].find(
          (each) => !this.frames[each] && !this.coming.has(each),
        );
        if (next) this.want(next);
      },
      (error: Error) => {
        if (telling !== this.telling) return;
        this.coming.delete(eyes);
        if (Object.keys(this.frames).length > 0) setTimeout(() => this.want(eyes), POLL);
        else if (Object.keys(this.frames).length === 0) this.problem = error.message;
      },
    );
  }

  /** In an effect: the odds of whoever acts. */
  wantOdds(): void {
    const { at, mover } = this;
    if (mover === null || !this.seen || String(at) in this.odds) return;
    this.find(
      `odds ${at}`,
      () => reviewOdds(this.id, at, mover),
      (found) => (this.odds = { ...this.odds, [String(at)]: found }),
      () => this.wantOdds(),
    );
  }

  /** In an effect: the proof that is wanted. */
  wantProof(): void {
    const wanted = this.wanted;
    if (!wanted) return;
    const key = this.key(wanted);
    if (key in this.proofs) return;
    this.find(
      key,
      () => reviewWhy(this.id, this.at, wanted.wire, wanted.value),
      (found) => (this.proofs = { ...this.proofs, [key]: found }),
      () => this.wantProof(),
    );
  }

  /** Asks for something once. Where that goes wrong for now, what is wanted then is asked for in a while. */
  private find<T>(
    key: string,
    ask: () => Promise<T>,
    take: (found: T | null) => void,
    again: () => void,
  ): void {
    if (this.coming.has(key)) return;
    this.coming.add(key);
    const { telling } = this;
    ask().then(
      (found) => telling === this.telling && take(found),
      (error: Error) => {
        if (telling !== this.telling) return;
        if (!soon(error)) return take(null);
        this.coming.delete(key);
        setTimeout(() => telling === this.telling && again(), POLL);
      },
    );
  }

  /** Look at another act. */
  go(act: number): void {
    if (act === this.at) return;
    this.at = Math.max(1, Math.min(this.end, act));
    this.step = 0;
    this.asked = null;
  }

  /** A stop back or on. */
  move(by: 1 | -1): void {
    const next =
      by > 0 ? this.stops.find((stop) => stop > this.at) : this.stops.findLast((stop) => stop < this.at);
    if (next !== undefined) this.go(next);
  }

  /** The next act with a mark, or the first one if there is none behind this. */
  jump(mark: "miss" | "card"): void {
    const marked = (this.seen?.acts ?? [])
      .filter((act) => act.marks?.includes(mark))
      .map((act) => act.number);
    const next = marked.find((number) => number > this.at) ?? marked[0];
    if (next !== undefined) this.go(next);
  }

  /** What is looked at, for those who follow. */
  get place(): LookedAt {
    return { act: this.at, view: this.view, tab: this.tab, step: this.step };
  }

  follow({ act, view, tab, step }: LookedAt): void {
    this.go(act);
    this.view = view as View;
    if (tab) this.tab = tab as Tab;
    this.step = step;
  }

  private async poll(): Promise<void> {
    if (!this.seen?.judged) return;
    const { telling } = this;
    try {
      const found = await reviewFindings(this.id, this.findings?.version ?? 0);
      if (telling !== this.telling) return;
      if (found.version !== this.findings?.version) this.findings = found;
    } catch (error) {
      if (telling !== this.telling) return;
      if (error instanceof Refusal && error.code === "review") {
        this.problem = error.message;
        return;
      }
    }
    if ((this.findings?.progress ?? 0) < 1) {
      this.timer = setTimeout(() => void this.poll(), document.hidden ? 4 * POLL : POLL);
    }
  }
}
