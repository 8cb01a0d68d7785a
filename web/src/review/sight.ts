/** How the racks are seen while somebody looks back. */

import { percent } from "../lib/chance";
import { faceOf, type BustersFrame } from "../lib/frames";
import { t } from "../lib/i18n";
import type { LastMove } from "../lib/lastMove";
import type { EventSeen, ProofSeen, ReviewOdds, WireChances } from "../lib/messages";
import { valueName } from "../lib/named";
import type { Guess, Lit, Sight } from "../lib/sight";
import { glowOf } from "../table/sighting";

interface Parts {
  frame: () => BustersFrame;
  move: () => LastMove | null;
  events: () => readonly EventSeen[];
  odds: () => ReviewOdds | null;
  proof: () => ProofSeen | null;
  /** The step that is looked at alone; 0: all. */
  step: () => number;
}

const HIGH = 0.8;

/** The likeliest value of each wire. */
export function guesses(odds: ReviewOdds | null): Map<number, { value: string; chance: number }> {
  const told = odds?.told;
  if (!told || told.game !== "busters") return new Map();
  return new Map(
    (told as WireChances).wires.flatMap(({ wire, values }) => {
      const [best] = Object.entries(values).sort((a, b) => b[1] - a[1]);
      return best ? [[wire, { value: best[0], chance: best[1] }] as const] : [];
    }),
  );
}

/** The facts of a proof by wire, each with the first step that names it, and what is proved in the end. */
export function litBy(proof: ProofSeen | null, step: number): Map<number, Lit> {
  const found = new Map<number, Lit>();
  proof?.steps.forEach(({ wires, proves }, at) => {
    const number = at + 1;
    if (step && number > step) return;
    for (const wire of [...wires, ...proves]) {
      const before = found.get(wire);
      if (!before || (step === number && !before.on))
        found.set(wire, { step: number, on: !step || step === number, proved: "" });
    }
  });
  const last = proof?.steps.length ?? 0;
  if (proof && last > 0 && proof.chance >= 1 && (!step || step >= last))
    found.set(proof.wire, { step: last, on: true, proved: proof.value });
  return found;
}

export function sightBack({ frame, move, events, odds, proof, step }: Parts): Sight {
  const guess = (wire: number): Guess | null => {
    const best = guesses(odds()).get(wire);
    return best
      ? { value: best.value, percent: percent(best.chance).replace(/\s/, ""), high: best.chance >= HIGH }
      : null;
  };
  return {
    face: (wire) => faceOf(frame(), wire),
    can: () => false,
    hand: "",
    picked: () => false,
    called: () => "",
    why: () => "",
    odds: guess,
    note: () => "",
    glow: (wire) => (litBy(proof(), step()).has(wire) ? "" : glowOf(move(), wire)),
    finger: () => null,
    step: () => 0,
    lit: (wire) => litBy(proof(), step()).get(wire) ?? null,
    said: (wire) => {
      const call = events().find((event) => event.kind === "called" && event.wires?.includes(wire));
      const value = call?.values?.map(valueName).join(" / ");
      return value ? t("web-review-called", { value }) : "";
    },
  };
}
