/** Texts of the client, in the language that this person chose. What the server sends comes ready to show. */

import { settings } from "./settings.svelte";
import { de } from "./texts/de";
import { en, type Texts } from "./texts/en";

const languages: Record<string, Texts> = { en, de };

export const languageNames = { en: "English", de: "Deutsch" } as const;

/** The text of a key, with `{name}` filled in. */
export function t(key: keyof Texts, values: Record<string, string | number> = {}): string {
  const text: string = (languages[settings.lang] ?? en)[key];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** A text that has a form for one and a form for more. */
export function count(key: string, number: number): string {
  const one = `${key}One` as keyof Texts;
  const more = `${key}Many` as keyof Texts;
  return t(number === 1 ? one : more, { n: number });
}

/** Names in a row: "Anna, Bo and Chen". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}
