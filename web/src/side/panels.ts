/** What the mission shows beside the table: which panel is the rule in force, and that rule in one line. */

import { t } from "../lib/i18n";
import type { Kind } from "../pictures/drawings";
import type { Card, Cards, MissionCard, Note, Scene } from "../lib/messages";

export type Panel = Scene["panels"][number];

export interface InForce {
  /** The rule in force in one line. */
  line: string;
  /** The panel that is drawn large; none where a mission has nothing but its goal. */
  main: Panel | null;
  /** Cards that belong to a map. */
  beside: Cards | null;
  /** The others, a line each. */
  rest: Panel[];
  /** The labels of constraint cards that bind somebody now. */
  binding: ReadonlySet<string>;
}

const CONSTRAINT = /^constraint-[A-Z]$/;
/** Spoken and standing things come after what changes from turn to turn. */
const LATE: Record<string, number> = { beside: 3.5, speech: 4.5, tokens: 4.2, script: 6 };
const KINDS: Record<Panel["panel"], number> = { map: 0, cards: 1, track: 1, counter: 3, note: 4, timer: 9 };

const rank = (panel: Panel): number => {
  const empty = panel.panel === "cards" && panel.cards.length === 0;
  return empty ? 8 : (LATE[panel.rule] ?? KINDS[panel.panel]);
};

/** Constraint cards come one by one; here they lie in one row. */
function together(panels: readonly Panel[]): Panel[] {
  const single = panels.filter(
    (panel): panel is Cards => panel.panel === "cards" && CONSTRAINT.test(panel.rule),
  );
  const others = panels.filter((panel) => !CONSTRAINT.test(panel.rule));
  const cards = single.flatMap((panel) => panel.cards);
  const known = new Set(others.flatMap((panel) => (panel.panel === "cards" ? panel.cards : [])).map(bound));
  // A ring or a row of constraints has them already.
  if (cards.length === 0 || cards.every((card) => known.has(bound(card)))) return others;
  const title = single[0]!.title;
  return [{ panel: "cards", rule: "constraints", title, cards }, ...others];
}

const bound = (card: Card): string => (card.state === "used" && card.seat !== null ? "" : card.label);

export function inForce(panels: readonly Panel[], mission: MissionCard, you: number | null): InForce {
  const shown = together(panels).filter((panel) => panel.panel !== "timer");
  const order = [...shown].sort((a, b) => rank(a) - rank(b));
  const main = order[0] ?? null;
  const beside =
    main?.panel === "map"
      ? (order.find((panel): panel is Cards => panel.panel === "cards" && panel.rule === main.rule) ?? null)
      : null;
  const task =
    main?.panel === "map"
      ? order.find((panel): panel is Note => panel.panel === "note" && panel.rule === main.rule)
      : undefined;
  const binding = new Set(
    panels
      .filter((panel): panel is Cards => panel.panel === "cards" && CONSTRAINT.test(panel.rule))
      .flatMap((panel) => panel.cards)
      .filter((card) => card.seat === null || card.seat === you)
      .map((card) => card.label),
  );
  return {
    line: task?.text ?? (main ? lineOf(main, you, binding) : (mission.goal[0] ?? mission.title)),
    main,
    beside,
    rest: order.filter((panel) => panel !== main && panel !== beside && panel !== task && filled(panel)),
    binding,
  };
}

const filled = (panel: Panel): boolean => panel.panel !== "cards" || panel.cards.length > 0;

/** A panel in one line. */
export function lineOf(panel: Panel, you: number | null, binding: ReadonlySet<string>): string {
  const titled = (what: string): string => t("web-titled", { title: panel.title, what });
  switch (panel.panel) {
    case "note":
      return panel.text;
    case "counter":
      return titled(panel.most === null ? `${panel.value}` : `${panel.value} / ${panel.most}`);
    case "track":
      return panel.at === null ? panel.title : titled(panel.at);
    case "cards":
      return cardsLine(panel, you, binding, titled);
    default:
      return panel.title;
  }
}

function cardsLine(
  panel: Cards,
  you: number | null,
  binding: ReadonlySet<string>,
  titled: (what: string) => string,
): string {
  const named = (cards: readonly Card[]): string => cards.map((card) => card.title).join(" · ");
  if (panel.rule === "sequence") {
    const [first] = panel.cards.filter((card) => card.state === "open");
    const waiting = panel.cards.filter((card) => card.state === "locked");
    // From the right, the next one is the last that waits.
    const then = panel.cards[0]?.state === "locked" ? waiting.at(-1) : waiting[0];
    if (first && then) return t("web-now-before", { first: first.title, then: then.title });
    return first ? t("web-now-next", { value: first.title }) : panel.title;
  }
  const force = panel.cards.filter((card) => binding.has(card.label) && card.state !== "used");
  const strict = panel.cards.filter((card) => binding.has(card.label));
  if (panel.cards.length > 1 && strict.length > 0) return named(force.length > 0 ? force : strict);
  if (panel.cards.some((card) => card.seat !== null)) {
    const own = panel.cards.filter((card) => card.seat === you && card.state === "open");
    return own.length > 0 ? t("web-now-yours", { what: named(own) }) : panel.title;
  }
  const open = panel.cards.filter((card) => card.state === "open" || card.state === "ready");
  const done = panel.cards.filter((card) => card.state === "done").length;
  if (open.length === 1) return titled(named(open));
  return done > 0 ? titled(`${done} / ${panel.cards.length}`) : panel.title;
}

/** Which picture a card of a panel has. */
export function kindOf(card: Card, rule: string): Kind {
  if (card.kind) return card.kind;
  if (rule === "covers") return "equipment";
  return rule === "challenges" ? "challenge" : "constraint";
}

/** A panel that has just a line, by its title. */
export function restLine(panel: Panel): string {
  if (panel.panel !== "cards") return lineOf(panel, null, new Set());
  const open = panel.cards.filter((card) => card.state !== "hidden" && card.state !== "used");
  const what = open.length > 0 ? open.map((card) => card.title).join(", ") : String(panel.cards.length);
  return t("web-titled", { title: panel.title, what });
}

/** A leading number apart from what follows it: "4: not the left end". */
export function split(title: string): { number: string; rest: string } {
  const found = /^(\d+)\s?:\s*(.+)$/.exec(title);
  return found ? { number: found[1]!, rest: found[2]! } : { number: "", rest: title };
}
