/** An entry while it is tapped: which line it will be, what was tapped so far, and what would come of it. */

import type { Calculated, Choice, LineTemplate } from "../lib/messages";
import {
  choicesOf,
  complete,
  lineBy,
  moreParts,
  most,
  nextPart,
  openParts,
  tapped,
  type Choices,
  type Filled,
  type Open,
} from "./filling";
import type { Sheet } from "./sheet.svelte";

/** The ordinary line of a turn. */
export const CALL = "call";
/** The caller's own wire, which follows mostly. */
const OWN = "own";
/** Lines that are begun by pressing a rack, the ordinary one first. */
const BY_RACK = [CALL, "show", "solo", "reveal"];

interface Step {
  template: LineTemplate | null;
  filled: Filled;
  stand: number;
}

/** What was pressed: a wire on a rack, or a key of the number line, or one of several choices. */
export type Pressed = { wire: number } | { value: string } | { write: string };

const is = (choice: Choice, pressed: Pressed): boolean =>
  "wire" in pressed
    ? choice.wire === pressed.wire
    : "value" in pressed
      ? choice.value === pressed.value && choice.wire === undefined
      : choice.write === pressed.write;

/** Wires that somebody points at, not what is only told beside that. */
const pointing = (template: LineTemplate): Open[] =>
  openParts(template, {}).filter(
    ({ path, part }) =>
      part.kind === "wire" && !path.includes("/") && !(template.id === CALL && path === OWN),
  );

export class Saying {
  /** At which change of the table it was begun; -1: nothing is entered. */
  #began = $state(-1);
  template = $state.raw<LineTemplate | null>(null);
  filled = $state.raw<Filled>({});
  /** The stand that is large. */
  stand = $state(-1);
  /** What is to be said first: whose turn it is, where that is not as expected. */
  first = $state.raw<string[]>([]);
  /** The line that this one takes the place of (from 1); 0: it comes last. */
  instead = $state(0);
  /** The table before this entry: what can be said, and of which wires. */
  base = $state.raw<Calculated | null>(null);
  /** What would come of the line as it is, and for which text that is. */
  would = $state.raw<Calculated | null>(null);
  wouldText = $state("");
  /** Whether the line is being entered. */
  entering = $state(false);

  #steps = $state.raw<Step[]>([]);
  readonly sheet: Sheet;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
  }

  /** Whether an entry is tapped. A table that changes otherwise meanwhile ends it: it was for the table before. */
  on = $derived.by(() => this.#began === this.sheet.changes);
  taps = $derived(this.#steps.length);
  choices = $derived((this.base?.choices ?? {}) as Choices);
  open = $derived(this.template ? openParts(this.template, this.filled) : []);
  done = $derived(this.template !== null && complete(this.template, this.filled));
  /** A part that may be left out and that somebody wants to fill in. */
  focus = $state("");
  next = $derived.by((): Open | null => {
    if (!this.template) return null;
    const wanted = this.open.find(({ path }) => path === this.focus);
    if (wanted && (this.filled[wanted.path] ?? []).length < most(wanted.part)) return wanted;
    return nextPart(this.template, this.filled);
  });
  /** What may be added to the line. */
  extras = $derived(this.template && this.done ? moreParts(this.template, this.filled) : []);
  line = $derived(this.template ? lineBy(this.template, this.filled) : "");
  /** The text as it would be with this line. */
  text = $derived.by(() => {
    const { lines } = this.sheet;
    const mine = [...this.first, this.line];
    return `${
      this.instead
        ? [...lines.slice(0, this.instead - 1), ...mine, ...lines.slice(this.instead)].join("\n")
        : [...lines, ...mine].join("\n")
    }\n`;
  });
  /** Ways to complete the line, where it leaves out what everybody saw. */
  missing = $derived(
    this.wouldText === this.text && this.would?.state === "problem"
      ? (this.would.problem?.missing?.choices ?? [])
      : [],
  );
  /** What is wrong with the line, where that cannot be completed by a tap. */
  problem = $derived.by(() => {
    const found = this.wouldText === this.text ? this.would : null;
    return found?.state === "problem" && this.missing.length === 0 ? (found.problem?.text ?? "") : "";
  });
  /** Who does it. */
  who = $derived(this.template?.seat ?? this.base?.turn?.[0] ?? null);

  #step(): void {
    this.#steps = [...this.#steps, { template: this.template, filled: this.filled, stand: this.stand }];
  }

  start(base: Calculated, instead = 0): void {
    this.#began = this.sheet.changes;
    this.base = base;
    this.instead = instead;
    this.template = null;
    this.filled = {};
    this.stand = -1;
    this.focus = "";
    this.first = [];
    this.would = null;
    this.#steps = [];
  }
  stop(): void {
    this.#began = -1;
  }

  /** The choices of a part that can be tapped now. */
  offered = (open: Open): Choice[] => choicesOf(this.choices, open.part, this.filled, open.path);

  /** A rack is pressed: its wires are asked for. Until something else was tapped it also says which line it is. */
  rack(stand: number, wires: readonly number[]): void {
    this.#step();
    this.stand = stand;
    if (Object.keys(this.filled).length === 0) this.template = this.#lineFor(wires) ?? this.template;
  }

  #lineFor(wires: readonly number[]): LineTemplate | null {
    const turns = (this.base?.templates ?? []).filter(({ group }) => group === "turn");
    const rank = (template: LineTemplate): number => {
      const at = BY_RACK.indexOf(template.id);
      return at < 0 ? BY_RACK.length : at;
    };
    const fits = (template: LineTemplate): boolean =>
      pointing(template).some((open) =>
        this.offered(open).some(({ wire }) => wire !== undefined && wire !== null && wires.includes(wire)),
      );
    return [...turns].sort((a, b) => rank(a) - rank(b)).find(fits) ?? null;
  }

  /** Another line than the ordinary one. */
  choose(template: LineTemplate): void {
    this.#step();
    this.template = template;
    this.filled = {};
  }

  /** The part that a press is for: the one that is asked for, else one that is still empty, else one to be changed. */
  #partFor(pressed: Pressed): { open: Open; choice: Choice } | null {
    const next = this.next;
    const rest = this.open.filter(({ path }) => path !== next?.path && !path.includes("/"));
    const empty = rest.filter(({ path }) => (this.filled[path] ?? []).length === 0);
    for (const open of [...(next ? [next] : []), ...empty, ...rest]) {
      const choice = this.offered(open).find((each) => is(each, pressed));
      if (choice) return { open, choice };
    }
    return null;
  }

  can(pressed: Pressed): boolean {
    if (this.missing.length > 0 && "wire" in pressed)
      return this.missing.some((choice) => choice.wire === pressed.wire);
    return this.#partFor(pressed) !== null;
  }

  press(pressed: Pressed): boolean {
    const lacks = this.missing.find((choice) => is(choice, pressed));
    if (lacks) {
      this.complete(lacks);
      return true;
    }
    const found = this.#partFor(pressed);
    if (!found) return false;
    this.put(found.open, found.choice);
    return true;
  }

  /** Something is tapped for a part. */
  put(open: Open, choice: Choice): void {
    this.#step();
    this.filled = tapped(this.filled, open, choice);
    this.#ownWire();
  }

  /** Of equal wires of mine it does not matter which one is cut: the leftmost, unless another one is tapped. */
  #ownWire(): void {
    if (this.template?.id !== CALL || this.who !== this.base?.seat) return;
    const own = this.open.find(({ path }) => path === OWN);
    const value = this.filled["value"]?.[0]?.value;
    if (!own || (this.filled[OWN] ?? []).length > 0 || !value || this.filled["result"] === undefined) return;
    const mine = this.offered(own).filter((choice) => this.#faceOf(choice.wire) === value);
    if (mine[0]) this.filled = { ...this.filled, [OWN]: [mine[0]] };
  }

  #faceOf(wire: number | null | undefined): string | undefined {
    const yours = this.base?.yours;
    return yours && "faces" in yours && wire != null ? yours.faces[String(wire)]?.value : undefined;
  }

  /** The whole line as somebody completed it. */
  complete(choice: Choice): void {
    this.#step();
    const words = { name: "line", kind: "say", before: choice.write };
    this.template = { ...this.template!, parts: [words] };
  }

  back(): void {
    const last = this.#steps.at(-1);
    if (!last) {
      this.stop();
      return;
    }
    this.#steps = this.#steps.slice(0, -1);
    this.template = last.template;
    this.filled = last.filled;
    this.stand = last.stand;
  }

  /** Whose turn it is, where it is not as expected. */
  async whose(seat: number): Promise<void> {
    const line = `turn ${"ABCDE"[seat]}`;
    const lines = this.instead ? this.sheet.lines.slice(0, this.instead - 1) : this.sheet.lines;
    const found = await this.sheet.tried(`${[...lines, line].join("\n")}\n`);
    if (!found || !this.on) return;
    const { stand } = this;
    const wires = this.wiresOn(stand);
    this.first = [line];
    this.base = found;
    this.filled = {};
    this.template = this.#lineFor(wires);
  }

  wiresOn(stand: number): number[] {
    const scene = this.base?.scene;
    if (!scene || !("stands" in scene)) return [];
    return scene.stands.find(({ index }) => index === stand)?.wires.map(({ id }) => id) ?? [];
  }

  /** Looks at what would come of it. */
  async look(): Promise<Calculated | null> {
    const { text } = this;
    const found = await this.sheet.tried(text);
    if (found && text === this.text) {
      this.would = found;
      this.wouldText = text;
    }
    return found;
  }

  /** Enters the line, unless it leaves something out. Where the server is away it is entered as it is. */
  async enter(): Promise<boolean> {
    if (!this.on || !this.done || this.entering) return false;
    const { text } = this;
    const steps = this.#steps;
    this.entering = true;
    try {
      if (this.wouldText !== text) await this.look();
    } finally {
      this.entering = false;
    }
    // Who tapped something meanwhile, or took it back, presses again.
    if (!this.on || this.#steps !== steps || this.text !== text || this.missing.length > 0) return false;
    if (this.wouldText === text && this.would) {
      this.sheet.answer = this.would;
      this.sheet.answered = text;
    }
    this.sheet.write(text);
    this.stop();
    return true;
  }
}
