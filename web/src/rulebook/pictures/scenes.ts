/** What the pictures of the rule book show: racks, wire by wire, and what lies beside them. */

export interface Hung {
  colour: "blue" | "yellow" | "red" | "grey";
  /** What its plate shows; empty for one that is face down. */
  plate: string;
  cut: boolean;
  /** What this picture is about. */
  lit: boolean;
  flipped: boolean;
  loose: boolean;
  token: string;
  /** A label between this wire and the next. */
  label: string;
}

export interface Rack {
  own: boolean;
  wires: Hung[];
  beside: string;
}

export interface Scene {
  racks: Rack[];
  /** What is said, and how it goes. */
  called?: string;
  right?: boolean;
  dial?: { left: number; most: number };
}

/**
 * A wire in short: `7` a blue one, `y` yellow, `r` red, `?` face down; then `-` cut, `*` what it is about,
 * `f` flipped, `x` in no order, `@7` a token, `=` or `≠` a label behind it.
 */
function hung(short: string): Hung {
  const [, what = "?", signs = "", , token = ""] = /^(\d+|y|r|\?)([-*fx=≠]*)(@(.+))?$/.exec(short) ?? [];
  const colours = { y: "yellow", r: "red", "?": "grey" } as const;
  return {
    colour: colours[what as keyof typeof colours] ?? "blue",
    plate: what === "?" ? "" : what,
    cut: signs.includes("-"),
    lit: signs.includes("*"),
    flipped: signs.includes("f"),
    loose: signs.includes("x"),
    token,
    label: /[=≠]/.exec(signs)?.[0] ?? "",
  };
}

const rack = (own: boolean, wires: string, beside = ""): Rack => ({
  own,
  beside,
  wires: wires.split(" ").map(hung),
});
const mine = (wires: string, beside = ""): Rack => rack(true, wires, beside);
const theirs = (wires: string, beside = ""): Rack => rack(false, wires, beside);

export const SCENES: Record<string, Scene> = {
  bomb: { racks: [theirs("1- ? ? 4- ? ? ? ?"), mine("2 3 y 6 7 7 r 12")] },
  hit: { racks: [theirs("1- ? 4- ? 7-* ? ?"), mine("2 5 7-* 9 11 12")], called: "7", right: true },
  miss: {
    racks: [theirs("1- ? 4- ? ?*@8 ? ?"), mine("2 5 7 9 11 12")],
    called: "7",
    right: false,
    dial: { left: 3, most: 4 },
  },
  colours: { racks: [mine("5 y* r* 8")] },
  dial: { racks: [], dial: { left: 2, most: 4 } },
  stand: { racks: [theirs("? 4-* ?* ?* 6-* ? ?"), mine("1 3 3 5 y 8 9 11 12")] },
  opening: { racks: [theirs("? ? ? ?*@6 ? ? ?"), mine("1 3 5 6 8*@8 10 12")] },
  solo: { racks: [mine("2 5-* 5-* 8 11 12")], right: true },
  reds: { racks: [theirs("2- ? 6- ?* 9-"), mine("3- 5- r* 8- 11-")] },
  validation: { racks: [theirs("? 5-* 5-* ? ?"), mine("3 5-* 5-* 9 11")], right: true },
  flipped: { racks: [theirs("? ? ? 9*f"), mine("2 4 8 ?*f")] },
  "token-number": { racks: [theirs("? ? ?*@7 ? ?")] },
  "token-yellow": { racks: [theirs("? ? ?*@yellow ? ?")] },
  "token-parity": { racks: [theirs("? ?*@even ? ?*@odd ?")] },
  "token-count": { racks: [theirs("? ?*@×2 ? ? ?*@×1")] },
  "token-false": { racks: [theirs("? ? ?*@not ? ?")] },
  "token-beside": { racks: [theirs("? ? ? ? ?", "9")] },
  "token-equal": { racks: [theirs("? ?*= ?* ? ?")] },
  "token-differs": { racks: [theirs("? ?*≠ ?* ? ?")] },
  "token-x": { racks: [theirs("? ? ? ? ?*x")] },
};
