/** The narration as it goes on: which cue comes when, what is left of the time, how a phase ends. It reads no clock. */

import type { PhaseEnd, Clock, Phase, SaidCue } from "../lib/messages";

export interface Telling {
  /** The place of the phase. */
  phase: number;
  /** How many cues of the phase have come. */
  spoken: number;
  /** How long the phase has gone on, and how many turns it had. */
  seconds: number;
  turns: number;
  /** What the players were told to have left, and at which second of the phase. */
  mark: { left: number; at: number } | null;
  over: "" | "won" | "lost";
  /** The last line. */
  line: string;
}

export const untold = (): Telling => ({
  phase: 0,
  spoken: 0,
  seconds: 0,
  turns: 0,
  mark: null,
  over: "",
  line: "",
});

export const phaseOf = (clock: Clock, now: Telling): Phase => clock.phases[now.phase]!;

/** The cue that comes now; null if none does. */
export function due(clock: Clock, now: Telling): SaidCue | null {
  const cue = phaseOf(clock, now).cues[now.spoken];
  if (!cue || now.over) return null;
  const byClock = typeof cue.at === "number" && now.seconds >= cue.at;
  const byTurns = typeof cue.turns === "number" && now.turns >= cue.turns;
  return byClock || byTurns ? cue : null;
}

/** After a cue has come. */
export function spoken(clock: Clock, now: Telling, cue: SaidCue): Telling {
  const mark = typeof cue.left === "number" ? { left: cue.left, at: cue.at ?? now.seconds } : now.mark;
  const after: Telling = {
    ...now,
    spoken: now.spoken + 1,
    mark,
    line: cue.text || now.line,
    over: cue.explodes ? "lost" : now.over,
  };
  const { cues, next, lapses } = phaseOf(clock, now);
  // A phase that is only spoken leads on; one that lapses does so when its time is over.
  return next && typeof lapses !== "number" && after.spoken >= cues.length
    ? begun(clock, after, next)
    : after;
}

/** Another phase begins. */
export function begun(clock: Clock, now: Telling, id: string): Telling {
  const phase = clock.phases.findIndex((each) => each.id === id);
  return phase < 0 ? now : { ...untold(), phase, line: now.line };
}

/** Whether the clock stands still until the players have said how it went. */
export function waits(clock: Clock, now: Telling): boolean {
  const { stops, cues } = phaseOf(clock, now);
  return stops === true && now.spoken >= cues.length;
}

/** Time goes by. */
export function later(clock: Clock, now: Telling, seconds: number): Telling {
  if (now.over || waits(clock, now)) return now;
  const after = { ...now, seconds: now.seconds + seconds };
  const { lapses, next } = phaseOf(clock, now);
  return typeof lapses === "number" && next && after.seconds >= lapses ? begun(clock, after, next) : after;
}

/** A turn is over. */
export const turned = (now: Telling): Telling => (now.over ? now : { ...now, turns: now.turns + 1 });

/** The ways in which the players can end the phase now. */
export function choices(clock: Clock, now: Telling): PhaseEnd[] {
  if (now.over) return [];
  const over = waits(clock, now);
  return (phaseOf(clock, now).choices ?? []).filter((each) => (each.over ?? false) === over);
}

/** The players have ended the phase. */
export function ended(clock: Clock, now: Telling, choice: PhaseEnd): Telling {
  if (choice.ends) return { ...now, over: choice.ends };
  return choice.next ? begun(clock, now, choice.next) : now;
}

/** The seconds that are left, as the players were told; null where nothing was said. */
export function left(now: Telling): number | null {
  return now.mark && Math.max(0, now.mark.left - (now.seconds - now.mark.at));
}

/** What the clock shows before it starts: the first time that somebody will be told. */
export function atFirst(clock: Clock): number | null {
  const told = clock.phases.flatMap((phase) => phase.cues).find((cue) => typeof cue.left === "number");
  return told?.left ?? null;
}

/** How many turns are left until the next cue; null where cues come by the clock. */
export function turnsLeft(clock: Clock, now: Telling): number | null {
  const cue = phaseOf(clock, now).cues[now.spoken];
  return clock.by === "turns" && cue && typeof cue.turns === "number" ? cue.turns - now.turns : null;
}

/** Minutes and seconds: 4:05. */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds - 0.001);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
