/**
 * Hair and headgear on a grid of 64; the head reaches from 17 to 47 and from 14 to 51.
 *
 * `H` and `h` stand for the hair and its shade, `G` and `g` for the gear and its shade.
 */

export interface Top {
  name: string;
  /** Whether a beard may go with it. */
  beard: boolean;
  /** Behind the shoulders, and over the face. */
  back: string;
  front: string;
}

const fill = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`;
const line = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
const dot = (colour: string, x: number, y: number, r: number): string =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`;
const both = (draw: (x: (of: number) => number) => string): string => draw((x) => x) + draw((x) => 64 - x);

const temples = both((x) => fill("H", `M${x(17)} 25Q${x(14)} 32 ${x(16.5)} 39L${x(20)} 31 ${x(20)} 24z`));
const locks = both((x) =>
  fill("H", `M${x(17)} 22Q${x(8)} 34 ${x(11)} 49 ${x(16)} 52 ${x(18.5)} 48 ${x(16)} 37 ${x(21)} 25z`),
);

/* The one at place n belongs to seat n modulo five. */
export const TOPS: Top[] = [
  {
    name: "afro",
    beard: true,
    back: dot("H", 32, 24, 21.5) + dot("H", 14, 31, 8.5) + dot("H", 50, 31, 8.5),
    front: fill("H", "M16 32Q13 11 32 11T48 32Q45 24 39 22.500 32 21 25 22.500 19 24 16.500 31z"),
  },
  {
    name: "crop",
    beard: true,
    back: "",
    front:
      fill("H", "M15 34Q12 8 33 8T49 34L45.500 33Q46 25 42 21.500 30 24 24.500 17.500 22 25 18.500 27V33z") +
      line("h", 1.6, "M24.500 17.500Q24 13 27 10"),
  },
  {
    name: "bob",
    beard: false,
    back: fill("H", "M11 46Q7 6 32 6T53 46Q53 50 49 50H15Q11 50 11 46z"),
    front:
      locks +
      fill("H", "M16 32Q12 9 32 9T48 32Q47 28 45 27 38 29.500 32 28.500 26 29.500 19 27 17 28 16 32z") +
      line("h", 1.4, "M26 13Q23 20 24 26M38 13Q41 20 40 26"),
  },
  {
    name: "long",
    beard: true,
    back:
      fill("H", "M11 64Q5 52 10 41 6 8 32 8T54 41Q59 52 53 64z") +
      line("h", 1.6, "M13 46Q12 54 14 62M51 46Q52 54 50 62"),
    front: fill(
      "H",
      "M32 12Q33 22 21 27 17.500 30 17.500 40 12 37 13 27 15 8 32 8T51 27Q52 37 46.500 40 46.500 30 43 27 31 22 32 12z",
    ),
  },
  {
    name: "bun",
    beard: true,
    back: dot("H", 32, 8, 7.5) + line("h", 1.5, "M27 7Q32 3 37 8"),
    front:
      fill("H", "M15.500 34Q12 12 32 12T48.500 34Q47 23 32 20.500 17 23 15.500 34z") +
      line("G", 2.6, "M26.500 13.500Q32 15.500 37.500 13.500"),
  },
  {
    name: "quiff",
    beard: true,
    back: "",
    front:
      fill(
        "H",
        "M15.500 34Q14 23 18 20 13 15 17 9 24 3 37 4 50 4 50 14 50 19 47 22 49 27 48.500 34L45.500 31Q45 25 43 22 33 24 24 21 19.500 25 18.500 31z",
      ) + line("h", 1.6, "M23 16Q32 12 44 13"),
  },
  {
    name: "bald",
    beard: true,
    back: "",
    front:
      both((x) => fill("H", `M${x(16.5)} 38Q${x(13.5)} 27 ${x(18)} 24 ${x(20)} 29 ${x(18.5)} 38z`)) +
      line("#ffffffa0", 2.2, "M24.500 19.500Q28 16.500 33 16.500"),
  },
  {
    name: "pigtails",
    beard: false,
    back: both((x) =>
      fill("H", `M${x(15)} 27Q${x(1)} 26 ${x(3)} 40 ${x(4)} 49 ${x(10)} 51 ${x(16)} 44 ${x(15)} 27z`),
    ),
    front:
      fill("H", "M16 33Q12 10 32 10T48 33Q46 25 35 20.500L32 13 29 20.500Q18 25 16 33z") +
      both((x) => dot("G", x(14), 28, 3.2)),
  },
  {
    name: "locs",
    beard: true,
    back: line("H", 5.6, "M12 27V46M18 20V51M52 27V46M46 20V51M24 14V20M40 14V20"),
    front:
      fill("H", "M15 30Q12 7 32 7T49 30L47 22H17z") +
      line("h", 1.5, "M24 10L22 19M32 8.500V19M40 10L42 19") +
      line("H", 5, "M15.500 28V42M48.500 28V42") +
      line("G", 5, "M16 23Q32 17.500 48 23"),
  },
  {
    name: "curls",
    beard: true,
    back: dot("H", 14.5, 31, 5) + dot("H", 49.5, 31, 5),
    front:
      [
        [18, 21],
        [24, 14],
        [32, 11.5],
        [40, 14],
        [46, 21],
        [26, 20],
        [37, 20],
      ]
        .map(([x, y]) => dot("H", x!, y!, 7))
        .join("") +
      line("h", 1.5, "M21 18Q24 15 27 18M32 13Q36 11 39 15M40 21Q43 19 45 22M30 21Q33 19 35 22"),
  },
  {
    name: "mohawk",
    beard: true,
    back: "",
    front:
      `<path fill="h" opacity=".45" d="M16.500 34Q16 14 32 14T47.500 34Q45 22 32 21T16.500 34z"/>` +
      fill("G", "M25 24Q20 9 25 2L28.500 5 32 0 35.500 5 39 2Q44 9 39 24 32 27 25 24z") +
      line("g", 1.6, "M29 9L30 21M35 9L34 21"),
  },
  {
    name: "undercut",
    beard: true,
    back: "",
    front:
      fill("h", "M16.500 36Q14 27 18 21L21 25 18.500 36z") +
      fill("H", "M18 26Q13 8 34 6 53 6 54 25 54 37 48 44 49 32 45 25 36 28 28 19.500 24 26 18 26z") +
      line("h", 1.6, "M29 18Q38 24 46 21"),
  },
  {
    name: "helmet",
    beard: true,
    back: "",
    front:
      temples +
      fill("G", "M14 28Q13 6 32 6T50 28z") +
      fill("#ffffff50", "M19 22Q20 11 28 9.500 22 14 22 22z") +
      fill("g", "M10 27.500Q32 18 54 27.500 55 31 51.500 31.500 32 24 12.500 31.500 9 31 10 27.500z") +
      `<circle cx="32" cy="16" r="5" fill="#ffefb8" stroke="g" stroke-width="2"/>`,
  },
  {
    name: "goggles",
    beard: true,
    back: fill("H", "M12 40Q8 7 32 7T52 40L47 44H17z"),
    front:
      fill(
        "H",
        "M15.500 35Q12 9 32 8T48.500 35L45.500 31Q44 27 41 25L37 28 33 24.500 28 28 23 25Q20 27 18.500 31z",
      ) +
      line("#39434c", 5, "M15.500 20Q32 13.500 48.500 20") +
      both(
        (x) =>
          `<circle cx="${x(25.2)}" cy="17" r="5.400" fill="#9adcff" stroke="#2a333b" stroke-width="2.200"/>`,
      ) +
      line("#ffffffb0", 1.6, "M22.800 16.500l2-2.500M36.400 16.500l2-2.500"),
  },
  {
    name: "beanie",
    beard: true,
    back: "",
    front:
      temples +
      dot("g", 32, 6, 5.2) +
      fill("G", "M15.500 25Q13 6.500 32 6.500T48.500 25z") +
      line("g", 1.6, "M24 9Q21 15 21.500 21M32 8V21M40 9Q43 15 42.500 21") +
      fill(
        "g",
        "M17 20.500Q32 16 47 20.500 51 22 50.500 26 50 29.500 46.500 28.500 32 24 17.500 28.500 14 29.500 13.500 26 13 22 17 20.500z",
      ),
  },
  {
    name: "cap",
    beard: true,
    back: "",
    front:
      temples +
      fill("G", "M15.500 28Q13 7.500 32.500 7.500T48.500 26Q32 20 15.500 28z") +
      fill("g", "M29 24Q46 17 60 26 61.500 30 57 30.500 44 26 29 27.500z") +
      line("g", 1.6, "M32 9Q24 12 22.500 24") +
      dot("g", 32.5, 8, 2.2),
  },
  {
    name: "headscarf",
    beard: false,
    back: fill("g", "M8 64Q5 5 32 5T56 64z"),
    front:
      `<path fill="G" fill-rule="evenodd" d="M11 42Q8 7 32 7T53 42Q53 57 32 59 11 57 11 42zM19 35Q19 49.500 32 49.500T45 35Q45 18.500 32 18.500T19 35z"/>` +
      fill("G", "M12 46Q20 58 33 57.500 46 57 53 46L57 64H9z") +
      line("g", 1.7, "M15 50Q27 59 42 55M20 60Q30 62 40 59M17 20Q23 11 33 11"),
  },
  {
    name: "turban",
    beard: true,
    back: "",
    front:
      fill("G", "M13.500 29Q8 4 32 4T50.500 29Q45 21.500 32 20.500 19 21.500 13.500 29z") +
      line("g", 1.8, "M14 25Q20 13 41 7.500M17 21Q27 13 47 13M50 25Q45 17 33 13.500"),
  },
  {
    name: "headphones",
    beard: true,
    back: "",
    front:
      fill("H", "M16 33Q13 10 32 10T48 33Q47 26 44 23 39 26 33 21 27 27 20 24 17 27 16 33z") +
      line("#59656f", 4.2, "M13.500 33Q10 6 32 6T50.500 33") +
      both(
        (x) =>
          `<rect x="${x(13.5) - 4.5}" y="27.500" width="9" height="14" rx="4.500" fill="G" stroke="g" stroke-width="1.600"/>`,
      ) +
      line("#59656f", 2.4, "M50 41Q49 48.500 41 48") +
      dot("#39434c", 40.5, 48, 2.4),
  },
  {
    name: "beret",
    beard: false,
    back: fill("H", "M12 44Q8 12 32 12T52 44Q50 49 46 48H18Q14 49 12 44z"),
    front:
      locks +
      line("g", 2.6, "M35 8L37 3.500") +
      fill(
        "G",
        "M9 20Q9 6.500 34 6.500 56 7.500 54.500 20 53 26.500 33 23.500 18 26.500 12.500 25 9 24 9 20z",
      ) +
      line("g", 2.2, "M14 24Q32 20.500 49 23.500"),
  },
];
