/** How a puzzle went, in words. Nothing here says where the wire is. */

import { t, written } from "../lib/i18n";
import { kept } from "./kept.svelte";
import type { Solving } from "./solving.svelte";

/** 1:42 */
export const took = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The rating, and by how much it has changed. */
export function moved(solving: Solving): string {
  const rating = written(kept.rating, { useGrouping: false });
  return solving.moved
    ? t("web-puzzle-rating-moved", { rating, by: written(solving.moved, { signDisplay: "always" }) })
    : t("web-puzzle-rating", { rating });
}

/** What is shared: the grade, the time and the hints. */
export function shared(solving: Solving): string {
  const { seen } = solving;
  if (!seen) return "";
  const bars = "▰".repeat(seen.grade) + "▱".repeat(5 - seen.grade);
  const how = solving.given
    ? t("web-puzzle-given")
    : t("web-puzzle-solved-in", { time: took(solving.seconds), hints: solving.hints });
  return `defuse · ${t("web-puzzle-number", { n: seen.number })} · ${bars} · ${how}`;
}
