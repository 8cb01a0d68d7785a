/** What is shown of the calculator, and what a press does. */

import { t } from "../lib/i18n";
import type { Calculated, Choice, MissionCard, StandSeen, LineTemplate } from "../lib/messages";
import { placeOf, putLine, readLine, withGaps } from "./board";
import { standsOf, wordOf } from "./drawn";
import { choicesOf, nextPart, openParts, tapped, type Choices, type Filled, type Open } from "./filling";
import { BLANK, blanks, partsOf, slotOf, slotText, withLine, withSlot, type Slot } from "./paper";
import { CALL, Saying } from "./saying.svelte";
import { Sheet, type Game } from "./sheet.svelte";

export type Mode = "setup" | "table" | "event";
export const STEPS = ["mission", "seats", "board", "wires"] as const;
export type StepName = (typeof STEPS)[number];
/** What the steps are called, and what leads to each of them. */
export const STEP_TEXTS = {
  mission: "web-calculator-step-mission",
  seats: "web-calculator-step-seats",
  board: "web-calculator-step-board",
  wires: "web-calculator-step-wires",
} as const;
export const TO_STEP = {
  mission: "web-calculator-step-mission",
  seats: "web-calculator-to-seats",
  board: "web-calculator-to-board",
  wires: "web-calculator-to-wires",
} as const;
export type Sheets = "" | "menu" | "more" | "entries" | "text" | "link" | "caller" | "slot";

export class Desk {
  readonly game: Game;
  readonly sheet = new Sheet();
  readonly saying = new Saying(this.sheet);
  readonly steps: readonly StepName[];
  missions = $state.raw<MissionCard[]>([]);
  /** Whether the set-up is shown although the table is whole. */
  changing = $state(false);
  step = $state<StepName>("mission");
  /** The line of the set-up that is filled in. */
  lineId = $state("");
  /** The slot that is filled in, where it is not the next empty one. */
  picked = $state<{ stand: string; slot: number } | null>(null);
  /** The stand that is large in the set-up. */
  standName = $state("");
  sheets = $state<Sheets>("");

  constructor(game: Game = "busters") {
    this.game = game;
    this.sheet.use(game);
    this.steps = game === "busters" ? STEPS : ["seats", "board"];
    this.step = this.steps[0]!;
  }

  mode = $derived.by((): Mode => {
    if (this.saying.on) return "event";
    return this.changing || !this.sheet.whole || this.game === "academy" ? "setup" : "table";
  });
  /** What the table is now: before an entry that is tapped, the table before it. */
  seen = $derived<Calculated | null>(this.saying.on ? this.saying.base : this.sheet.answer);
  me = $derived("ABCDE".indexOf((this.sheet.head.get("view") ?? "A").toUpperCase()));
  captain = $derived("ABCDE".indexOf((this.sheet.head.get("captain") ?? "A").toUpperCase()));
  clash = $derived(this.sheet.fresh && this.sheet.answer?.state === "clash" ? this.sheet.answer.clash : null);

  nameOf = (seat: number | null): string => {
    if (seat === null) return t("web-nobodys-wires");
    return this.sheet.names[seat] || (seat === this.me ? t("web-you") : "ABCDE"[seat]!);
  };

  /** The lines of the set-up: those of the answer, else those of the blank table. */
  source = $derived.by(() => {
    const found = this.sheet.answer?.templates?.length ? this.sheet.answer : this.sheet.blank;
    return {
      templates: (found?.templates ?? []) as LineTemplate[],
      choices: (found?.choices ?? {}) as Choices,
    };
  });
  boardLines = $derived(
    this.source.templates.filter(
      ({ group }) => group === "setup" || (group === "stand" && this.game === "academy"),
    ),
  );
  line = $derived(this.boardLines.find(({ id }) => id === this.lineId) ?? null);
  lineFilled = $derived<Filled>(
    this.line ? readLine(this.line, this.source.choices, this.lineText(this.line)) : {},
  );
  lineParts = $derived<Open[]>(this.line ? openParts(this.line, this.lineFilled) : []);
  /** The part of the line that somebody wants to fill in. */
  partPath = $state("");
  /** Which part of the line is filled in now: the one that was pressed, else the next one that is needed. */
  lineOpen = $derived.by((): Open | null => {
    if (!this.line) return null;
    const wanted = this.lineParts.find(({ path }) => path === this.partPath);
    const empty = (open: Open): boolean => (this.lineFilled[open.path] ?? []).length === 0;
    const next = this.lineParts.find((open) => (open.part.least ?? 1) > 0 && empty(open));
    return wanted ?? nextPart(this.line, this.lineFilled) ?? next ?? this.lineParts[0] ?? null;
  });
  rows = $derived(partsOf(this.sheet.lines).stands);
  /** The stands as the text has them, for the set-up and where there is no answer yet. */
  drawn = $derived<StandSeen[]>(standsOf(this.rows));
  /** The slot that the next key fills in. */
  slot = $derived.by((): { stand: string; slot: number } | null => {
    if (this.picked) return this.picked;
    const mine = this.rows.filter(({ name }) => name[0] === "ABCDE"[this.me]);
    for (const row of mine) {
      const at = row.slots.findIndex((word) => slotOf(word).wire === BLANK);
      if (at >= 0) return { stand: row.name, slot: at + 1 };
    }
    return null;
  });
  wiresLeft = $derived(
    this.rows.reduce((sum, { slots }) => sum + slots.filter((word) => slotOf(word).wire === BLANK).length, 0),
  );

  leave(): void {
    this.sheet.leave();
  }

  lineText(template: LineTemplate): string {
    const at = placeOf(this.sheet.lines, template);
    return at < 0 ? "" : this.sheet.lines[at]!;
  }

  // The set-up.

  async begin(mission: number, players: number, captain: number, seat: number): Promise<void> {
    const card = this.missions.find(({ number }) => number === mission);
    const fits = card?.players ?? [];
    const many = fits.length === 0 || fits.includes(players) ? players : (fits.at(-1) ?? players);
    this.changing = true;
    this.picked = null;
    this.openLine("");
    this.standName = "";
    await this.sheet.begin({ mission, players: many, captain: captain % many, seat: seat % many });
  }

  openLine(id: string): void {
    this.lineId = id;
    this.partPath = "";
  }

  /** A press for a line of the set-up. */
  putChoice(choice: Choice): void {
    const { line, lineOpen } = this;
    if (!line || !lineOpen) return;
    const filled = tapped(this.lineFilled, lineOpen, choice);
    this.sheet.writeLines(putLine(this.sheet.lines, line, withGaps(line, filled)));
    // One of several was tapped: the next one follows.
    if (lineOpen.path.includes("/")) this.partPath = "";
  }
  /** Takes a line of the set-up out. */
  dropLine(): void {
    const { line } = this;
    if (line) this.sheet.writeLines(putLine(this.sheet.lines, line, ""));
    this.openLine("");
  }
  /** The text without lines that have gaps and need not be there. */
  #filled = $derived.by((): string[] => {
    const free = this.boardLines
      .filter(({ needed }) => !needed)
      .map((line) => placeOf(this.sheet.lines, line));
    return this.sheet.lines.filter((line, at) => !(free.includes(at) && blanks([line]) > 0));
  });
  /** Whether the table can be begun as it is. */
  ready = $derived(this.sheet.text !== "" && blanks(this.#filled) === 0);
  /** From the set-up to the table: what may be left out and was not filled in is left out. */
  start(): void {
    if (!this.ready) return;
    this.sheet.writeLines(this.#filled);
    this.changing = false;
    this.picked = null;
  }
  lineChoices = $derived<Choice[]>(
    this.line && this.lineOpen
      ? choicesOf(this.source.choices, this.lineOpen.part, this.lineFilled, this.lineOpen.path)
      : [],
  );

  /** What the slot that is filled in may be: without the markers that do not lie there. */
  faces = $derived.by((): Choice[] => {
    const { slot } = this;
    const template = this.source.templates.find(({ group, key }) => group === "stand" && key === slot?.stand);
    const open = template ? openParts(template, {})[0] : undefined;
    const all = open ? choicesOf(this.source.choices, { ...open.part, most: 1 }, {}, open.path) : [];
    // Whether it is cut or marked is said apart from what it is.
    const wires = new Map(all.map((choice) => [slotOf(choice.write).wire, choice] as const).reverse());
    return [...wires]
      .reverse()
      .map(([write, choice]) => ({ ...choice, write, label: write === "?" ? choice.label : write }))
      .filter(({ write }) => this.#drawnMarker(write));
  });

  #drawnMarker(write: string): boolean {
    const found = /^([yr])(\d+\.\d)/.exec(write);
    if (!found) return true;
    const word = found[1] === "y" ? "yellow" : "red";
    const line = this.sheet.lines.find((each) => new RegExp(`^\\s*${word}\\b`, "i").test(each)) ?? "";
    const prints = [...line.replace(/#.*/, "").matchAll(/\d+\.\d/g)].map(([print]) => print);
    return prints.length === 0 || prints.includes(found[2]!);
  }

  slotNow = $derived.by((): Slot | null => {
    const { slot } = this;
    const word = slot ? this.rows.find(({ name }) => name === slot.stand)?.slots[slot.slot - 1] : undefined;
    return word === undefined ? null : slotOf(word);
  });

  /** A wire for the slot that is filled in. Its marks and tokens stay. */
  putWire(write: string): void {
    const { slot, slotNow } = this;
    if (!slot || !slotNow) return;
    const { wire, marks } = slotOf(write);
    const now = slotText({ ...slotNow, wire, marks: marks || slotNow.marks });
    this.sheet.writeLines(withSlot(this.sheet.lines, slot.stand, slot.slot, now));
    if (this.picked && wordOf(write)) this.picked = null;
  }
  /** Changes the slot that is picked: whether it is cut, its tokens. */
  putSlot(change: Partial<Slot>): void {
    const { slot, slotNow } = this;
    if (!slot || !slotNow) return;
    const now = slotText({ ...slotNow, ...change });
    this.sheet.writeLines(withSlot(this.sheet.lines, slot.stand, slot.slot, now));
  }

  // What happened.

  happen(stand: StandSeen | null): void {
    const base = this.sheet.answer;
    if (!base) return;
    if (!this.saying.on) this.saying.start(base);
    if (stand)
      this.saying.rack(
        stand.index,
        stand.wires.map(({ id }) => id),
      );
  }

  /** A line behind the stands is told anew, with the table as it was before it. */
  async change(line: number): Promise<void> {
    const { changes } = this.sheet;
    const before = await this.sheet.tried(`${this.sheet.lines.slice(0, line - 1).join("\n")}\n`);
    if (!before || changes !== this.sheet.changes) return;
    this.sheets = "";
    this.saying.start(before, line);
  }

  /** A line is taken out; all others stay. */
  take(line: number): void {
    if (line > 0) this.sheet.writeLines(withLine(this.sheet.lines, line - 1));
    this.sheets = "";
  }

  /** A key of the number line while nothing is being told: it calls the wire that is looked at. */
  callLooked(value: string): void {
    const looked = this.sheet.looked;
    const base = this.sheet.answer;
    if (!looked || !base?.templates?.some(({ id }) => id === CALL)) return;
    const found = this.wireAt(looked.place);
    if (!found) return;
    this.happen(found.stand);
    this.saying.press({ wire: found.wire });
    this.saying.press({ value });
  }

  stands = $derived.by((): StandSeen[] => {
    const scene = this.seen?.scene;
    return this.mode !== "setup" && scene && "stands" in scene ? scene.stands : this.drawn;
  });

  /** `B1.8`, as the notation names a wire. */
  placeOf(wire: number): string {
    for (const stand of this.stands) {
      const found = stand.wires.find(({ id }) => id === wire);
      if (found) return `${this.standLabel(stand)}.${found.place}`;
    }
    return "";
  }
  standLabel(stand: StandSeen): string {
    const same = this.stands.filter(({ seat }) => seat === stand.seat);
    const number = same.findIndex(({ index }) => index === stand.index) + 1;
    return `${stand.seat === null ? "N" : "ABCDE"[stand.seat]}${number}`;
  }
  wireAt(place: string): { stand: StandSeen; wire: number } | null {
    const [name, slot] = place.split(".");
    const stand = this.stands.find((each) => this.standLabel(each) === name);
    const wire = stand?.wires.find((each) => each.place === Number(slot));
    return stand && wire ? { stand, wire: wire.id } : null;
  }

  /** The odds of a wire, the likeliest value first. */
  chancesOf(wire: number): [string, number][] {
    const told = this.sheet.answer?.told;
    if (told?.game !== "busters") return [];
    const found = told.slots.find((slot) => slot.wire === wire);
    return Object.entries(found?.values ?? {}).sort((a, b) => b[1] - a[1]);
  }
  /** The same of a wire that is looked at; one that is known already has those of its call. */
  chancesLooked(wire: number): [string, number][] {
    const told = this.sheet.answer?.told;
    const chances = this.chancesOf(wire);
    if (chances.length > 0 || told?.game !== "busters") return chances;
    return told.calls
      .filter((call) => call.wire === wire && call.hit > 0)
      .map(({ value, hit }) => [value, hit]);
  }

  look(wire: number): void {
    const place = this.placeOf(wire);
    const [best] = this.chancesOf(wire);
    this.sheet.looked = best && this.sheet.looked?.place !== place ? { place, value: best[0] } : null;
  }
  lookAt(place: string, value: string): void {
    const now = this.sheet.looked;
    this.sheet.looked = now?.place === place && now.value === value ? null : { place, value };
  }
}
