/** What the last act was, from the events' fields: who, what in words, whether it was right, where, and the dial's step. */

import type { EventSeen } from "./messages";

export interface LastMove {
  /** The number of the frame that it came with. */
  at: number;
  seat: number | null;
  text: string;
  verdict: "right" | "wrong" | "";
  wires: number[];
  /** How far the dial moved. */
  dial: number;
  /** Whether somebody named a value: then the verdict is not said in the text. */
  call: boolean;
  /** Whatever else came of it, in sentences. */
  also: string[];
}

const VERDICTS: Record<string, "right" | "wrong"> = {
  "wires-cut": "right",
  "cut-missed": "wrong",
  exploded: "wrong",
  won: "right",
};
/** What comes of an act, and is never the act itself. */
const AFTER = new Set(["dial-moved", "validated", "unlocked", "turn-started", "turn-ended", "round-ended"]);
/** The wires that an act was about; of what else is told, none is marked. */
const MARKED = new Set([
  "called",
  "wires-cut",
  "cut-missed",
  "detected",
  "token-placed",
  "labelled",
  "wires-moved",
  "reds-revealed",
  "value-announced",
]);

/** The last act of which something is told. */
export function lastMove(log: readonly EventSeen[]): LastMove | null {
  const at = log.findLast((event) => event.text)?.at;
  if (at === undefined) return null;
  const events = log.filter((event) => event.at === at);
  const told = events.filter((event) => event.text);
  const acts = told.filter((event) => !AFTER.has(event.kind));
  const call = acts.find((event) => event.kind === "called");
  const main = call ?? acts.find((event) => typeof event.seat === "number") ?? acts[0] ?? told[0]!;
  const judged = events.filter((event) => event.kind in VERDICTS);
  const wrong = judged.some((event) => VERDICTS[event.kind] === "wrong");
  return {
    at,
    seat: main.seat ?? null,
    text: main.text ?? "",
    verdict: judged.length === 0 ? "" : wrong ? "wrong" : "right",
    wires: [
      ...new Set(events.filter((event) => MARKED.has(event.kind)).flatMap((event) => event.wires ?? [])),
    ],
    dial: events.reduce((sum, event) => sum + (event.kind === "dial-moved" ? (event.steps ?? 0) : 0), 0),
    call: call !== undefined,
    also: told.filter((event) => event !== main).map((event) => event.text ?? ""),
  };
}
