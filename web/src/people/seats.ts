/** Seats have a colour and a frame each, the same everywhere: seat 0 is the first. */

export const SEATS = 5;

const place = (seat: number): number => ((Math.trunc(seat) % SEATS) + SEATS) % SEATS;

/** For a `style` attribute: `--seat`, the ink upon it and the ground behind a portrait. */
export function seatStyle(seat: number): string {
  const n = place(seat) + 1;
  return `--seat: var(--seat-${n}); --on-seat: var(--on-seat-${n}); --seat-ground: var(--seat-ground-${n})`;
}

export interface Frame {
  shape: "circle" | "square" | "diamond" | "hexagon" | "shield";
  /** The outline on a grid of 64. */
  path: string;
  /** Where the portrait stands in it. */
  fit: string;
}

const FRAMES: Frame[] = [
  { shape: "circle", path: "M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58z", fit: "" },
  {
    shape: "square",
    path: "M13 3h38q10 0 10 10v38q0 10-10 10H13Q3 61 3 51V13Q3 3 13 3z",
    fit: "translate(-1.600 -1) scale(1.050)",
  },
  {
    shape: "diamond",
    path: "M28 4.500q4-4 8 0L59.500 28q4 4 0 8L36 59.500q-4 4-8 0L4.500 36q-4-4 0-8z",
    fit: "translate(4.800 5.600) scale(.85)",
  },
  {
    shape: "hexagon",
    path: "M20 4h24q2.500 0 4 2.400l12.600 23.200q1.300 2.400 0 4.800L48 57.600Q46.500 60 44 60H20q-2.500 0-4-2.400L3.400 34.400q-1.300-2.400 0-4.800L16 6.400Q17.500 4 20 4z",
    fit: "translate(1.600 2.200) scale(.95)",
  },
  {
    shape: "shield",
    path: "M9 3.500h46q4.500 0 4.500 4.500v25C59.500 48 47 57 32 61.500 17 57 4.500 48 4.500 33V8Q4.500 3.500 9 3.500z",
    fit: "translate(.6 -.5) scale(.98)",
  },
];

export function frameOf(seat: number): Frame {
  return FRAMES[place(seat)]!;
}
