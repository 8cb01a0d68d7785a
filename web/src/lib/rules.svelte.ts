/** Which entry of the rule book lies open over the page, and where the focus goes when it is closed. */

import { place } from "./router.svelte";

interface Opened {
  /** The entries that were opened one after the other; the last one is shown. */
  trail: string[];
  /** The page that it lies over. */
  path: string;
  back: HTMLElement | null;
}

export const opened: Opened = $state({ trail: [], path: "", back: null });

export const ruleAddress = (entry: string): string => `/rules/${entry}`;

/** Opens an entry over the page, without leaving it. */
export function openRule(entry: string, back: HTMLElement | null = null): void {
  opened.trail = [entry];
  opened.path = place.path;
  opened.back = back;
}

/** From the entry that is open to another one. */
export function followRule(entry: string): void {
  opened.trail = [...opened.trail, entry];
}

export function backRule(): void {
  opened.trail = opened.trail.slice(0, -1);
}

export function closeRules(): void {
  const { back } = opened;
  opened.trail = [];
  opened.back = null;
  // What was pressed has the focus again, wherever the browser would put it.
  if (back?.isConnected) back.focus();
}
