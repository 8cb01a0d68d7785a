/** Where a card stands in the rule book; empty for what has no entry of its own. */

import { DRAWINGS, type Kind } from "./drawings";

const CHAPTERS: Record<Kind, string> = {
  equipment: "card",
  character: "character",
  constraint: "constraint",
  challenge: "challenge",
  tool: "tool",
};

export function entryOf(kind: Kind, id: string): string {
  return Object.hasOwn(DRAWINGS[kind] ?? {}, id) ? `${CHAPTERS[kind]}/${id}` : "";
}
