/** What is said at a table, as this browser has it. */

import type { Said } from "./messages";

const MOST = 200;

/** With something more. What was said before may come again, in another language. */
export function withSaid(all: Said[], said: Said): Said[] {
  const again = all.some((each) => each.number === said.number);
  return again ? all.map((each) => (each.number === said.number ? said : each)) : [...all, said].slice(-MOST);
}
