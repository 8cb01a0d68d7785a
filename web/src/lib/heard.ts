/** What was said and pointed at lately. */

import type { Pointed, Said } from "./messages";

/** How much of each is kept here. */
const SAID = 200;
const POINTED = 9;

export type Pointing = Pointed & { count: number };

/** With something that was said. What was said before may come again, in another language. */
export function withSaid(list: readonly Said[], said: Said): Said[] {
  return list.some(({ number }) => number === said.number)
    ? list.map((each) => (each.number === said.number ? said : each))
    : [...list, said].slice(-SAID);
}

/** With one more who points, counted. */
export function pointing(list: readonly Pointing[], pointed: Pointed): Pointing[] {
  return [...list, { ...pointed, count: (list.at(-1)?.count ?? 0) + 1 }].slice(-POINTED);
}
