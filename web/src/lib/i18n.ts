/** Texts of the client, in the language that this person chose. What the server sends comes ready to show. */

import type { Texts } from "./texts";
import { tongue } from "./tongue.svelte";

export type TextId = keyof Texts;
type Filled<Id extends TextId> = [Texts[Id]] extends [never]
  ? []
  : [values: Record<Texts[Id], string | number>];

/** The text of an id, filled in. An id that no catalogue has shows itself, so that it can be found. */
export function t<Id extends TextId>(id: Id, ...[values]: Filled<Id>): string {
  const [entry = "", attribute] = id.split(".");
  for (const texts of tongue.catalogues) {
    const message = texts.getMessage(entry);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    // Errors are collected so that a text with a slip in it is still shown.
    if (pattern) return texts.formatPattern(pattern, values ?? null, []);
  }
  return `⟦${id}⟧`;
}

/** Names in a row: "Anna, Bo and Chen". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(tongue.locale, { type: "conjunction" }).format(names);
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it. */
export function written(value: number, options: Intl.NumberFormatOptions): string {
  const key = `${tongue.locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(tongue.locale, options)));
  return format.format(value);
}

/** A day and a time of day. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(tongue.locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
