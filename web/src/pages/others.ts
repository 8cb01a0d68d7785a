/** Pages beside the first one and the tables: each is fetched when its address is opened. */

import type { Component } from "svelte";
import { decoded } from "../lib/router.svelte";
import { laterTexts } from "../lib/tongue.svelte";

export interface Page {
  page: Component<any>;
  props: Record<string, unknown>;
  /** Where it changes, the page is made anew. */
  key: string;
}

type Loader = (match: string[]) => Promise<Omit<Page, "key">>;

// The addresses say which properties a page has; the compiler need not.
async function made(
  load: Promise<{ default: Component<any> }>,
  props: object = {},
): Promise<Omit<Page, "key">> {
  const [found] = await Promise.all([load, laterTexts()]);
  return { page: found.default, props: { ...props } };
}

const LOADERS: [RegExp, Loader][] = [
  [/^\/c\/([^/]+)$/, ([, crew]) => made(import("./CampaignPage.svelte"), { crew: decoded(crew!) })],
  [/^\/campaign$/, () => made(import("./CampaignPage.svelte"), { crew: null })],
  [/^\/crew\/back$/, () => made(import("./CrewBack.svelte"))],
  [/^\/crew\/new$/, () => made(import("./NewCrewPage.svelte"))],
  [/^\/daily$/, () => made(import("./Daily.svelte"))],
  [/^\/b\/([^/]+)$/, ([, id]) => made(import("./Challenge.svelte"), { id: decoded(id!) })],
  [/^\/puzzle$/, () => made(import("./AnyPuzzle.svelte"))],
  [/^\/puzzle\/day$/, () => made(import("./PuzzlePage.svelte"), { number: null })],
  [/^\/puzzle\/(\d{1,6})$/, ([, number]) => made(import("./PuzzlePage.svelte"), { number: Number(number) })],
  [/^\/lessons$/, () => made(import("./LessonsPage.svelte"))],
  [/^\/lessons\/([a-z]{1,20})$/, ([, name]) => made(import("./LessonPage.svelte"), { name })],
  [
    /^\/box(?:\/(\d+))?$/,
    ([, number]) => made(import("./CompanionPage.svelte"), { mission: number ? Number(number) : null }),
  ],
  [/^\/rules$/, () => made(import("./RulesPage.svelte"))],
  [
    /^\/calculator(\/academy)?$/,
    ([, academy]) => made(import("./CalculatorPage.svelte"), { game: academy ? "academy" : "busters" }),
  ],
  [/^\/missions\/(\d+)$/, ([, number]) => made(import("./RatesPage.svelte"), { number: Number(number) })],
];

/** Addresses within the rule book are one page: it stays, with what was typed and opened in it. */
export const samePage = (path: string): string => (/^\/rules(\/|$)/.test(path) ? "/rules" : path);

/** The page of an address, or nothing where there is none. */
export function otherPage(path: string): Promise<Page> | null {
  for (const [pattern, load] of LOADERS) {
    const match = pattern.exec(path);
    if (match) return load([...match]).then((page) => ({ ...page, key: path }));
  }
  return null;
}
