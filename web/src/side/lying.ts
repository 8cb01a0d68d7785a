/** Which kinds of tokens lie on the table, by their names in the rule book. */

import type { Scene } from "../lib/messages";

/** What a token shows tells its kind, in any language: a number, a colour, a count, “not 5”, or a word. */
function kindOf(token: string): string {
  if (/^\d+$/.test(token)) return "number";
  if (token === "yellow") return "yellow";
  if (token.startsWith("×")) return "count";
  return /\d/.test(token) ? "false" : "parity";
}

export function lying(scene: Scene): string[] {
  const wires = scene.stands.flatMap((stand) => stand.wires);
  const kinds = new Set(wires.flatMap((wire) => wire.tokens ?? []).map(kindOf));
  if (scene.stands.some((stand) => stand.beside.length > 0)) kinds.add("beside");
  if (wires.some((wire) => wire.loose && !wire.flipped)) kinds.add("x");
  for (const label of scene.labels) kinds.add(label.equal ? "equal" : "differs");
  return [...kinds];
}
