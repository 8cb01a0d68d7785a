/** Names of cards and wires in the language of the page; what it does not know is called as the server calls it. */

import { t } from "./i18n";

const KNOWN = ["green", "blue", "red", "yellow", "wait", "chicken"] as const;
type Known = (typeof KNOWN)[number];

const known = (id: string | number): id is Known => (KNOWN as readonly (string | number)[]).includes(id);

export function named(id: string | number, label: string): string {
  return known(id) ? t(`card_${id}`) : label;
}

/** Whether there is a picture for it. */
export const pictured = (id: string | number): boolean => known(id);
