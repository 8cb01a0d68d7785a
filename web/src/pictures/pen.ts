/** Strokes that the pictures share, as pieces of SVG paths on a grid of 24. */

/** A circle. */
export const o = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** An upright rectangle with round corners. */
export const box = (x: number, y: number, w: number, h: number, r = 1): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;

/** Straight lines side by side, all between the same heights: wires on a stand. */
export const wires = (from: number, to: number, ...at: number[]): string =>
  at.map((x) => `M${x} ${from}V${to}`).join("");

/** A pair of dots with a line between them. */
export const pair = (x: number, from: number, to: number): string =>
  o(x, from, 1.2) + o(x, to, 1.2) + `M${x} ${from}V${to}`;

/* Points of a grid of 2 by 4, `|` lifts the pen. */
const SIGNS: Record<string, string> = {
  0: "00 20 24 04 00",
  1: "01 10 14",
  2: "00 20 22 02 04 24",
  3: "00 20 24 04|02 22",
  4: "00 02 22|20 24",
  5: "20 00 02 22 24 04",
  6: "20 00 04 24 22 02 04",
  7: "00 20 14",
  8: "00 20 24 04 00|02 22",
  9: "22 02 00 20 24 04",
  "×": "01 23|21 03",
  "-": "02 22",
};

/** Digits and the like, drawn: pictures have no letters, so that they look the same in every script. */
export function signs(text: string, x: number, y: number, unit = 1): string {
  return [...text]
    .map((sign, at) =>
      SIGNS[sign]!.split("|")
        .map((line) =>
          line
            .split(" ")
            .map(
              (point, step) =>
                (step ? "L" : "M") +
                `${x + (at * 3.2 + Number(point[0])) * unit} ${y + Number(point[1]) * unit}`,
            )
            .join(""),
        )
        .join(""),
    )
    .join("");
}

export const SHIELD = "M12 2.500l8 3v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6z";
export const SLASH = "M3 3l18 18";
/** Head and shoulders at the left, with room for a badge below at the right. */
export const BUST = `${o(8.5, 8.5, 4)}M1.500 21c.5-4.500 3-7 7-7 1.600 0 3 .4 4 1.200`;
/** Scissors with their hinge at a place, opening downwards. */
export const scissors = (x: number, y: number): string =>
  `M${x - 2.5} ${y - 5}L${x + 2} ${y + 4}M${x + 2.5} ${y - 5}L${x - 2} ${y + 4}` +
  o(x - 2.8, y + 5.6, 1.8) +
  o(x + 2.8, y + 5.6, 1.8);
