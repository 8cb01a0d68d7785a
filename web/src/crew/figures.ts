/** Figures of a campaign, as they are written. */

import { t, written } from "../lib/i18n";
import type { Rate } from "../lib/messages";
import { tongue } from "../lib/tongue.svelte";

/** Under so many games a share says nothing. */
export const FEW = 20;

export const share = (value: number): string => written(value, { style: "percent" });

export const shareOf = ({ games, won }: Rate): string => share(games ? won / games : 0);

/** "66–76", in per cent. */
export const span = ({ low, high }: Rate): string => `${Math.round(low * 100)}–${Math.round(high * 100)}`;

/** "9 h 40", or "25 min". */
export function lasting(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return t("web-crew-minutes", { n: minutes });
  return t("web-crew-hours", { h: Math.floor(minutes / 60), m: String(minutes % 60).padStart(2, "0") });
}

const DAY = 86_400_000;

/** "today", "Thu", "12 Nov": when a game was, in short. `at` is in seconds. */
export function day(at: number): string {
  const then = new Date(at * 1000);
  const now = new Date();
  if (then.toDateString() === now.toDateString()) return t("web-crew-today");
  const near = now.getTime() - then.getTime() < 6 * DAY;
  const style: Intl.DateTimeFormatOptions = near ? { weekday: "short" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(tongue.locale, style).format(then);
}

/** A day in full, for headings. */
export const wholeDay = (at: number): string =>
  new Intl.DateTimeFormat(tongue.locale, { dateStyle: "long" }).format(at * 1000);

/** A day that is written `2026-11-17`, wherever its midnight is. */
export const dated = (written: string): string =>
  new Intl.DateTimeFormat(tongue.locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(written));

/** The 95 % interval of a share (Wilson), as the server has it. */
export function rateOf(games: number, won: number): Rate {
  if (!games) return { games, won, low: 0, high: 1 };
  const z = 1.959964;
  const p = won / games;
  const middle = p + (z * z) / (2 * games);
  const half = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const all = 1 + (z * z) / games;
  return { games, won, low: Math.max(0, (middle - half) / all), high: Math.min(1, (middle + half) / all) };
}
