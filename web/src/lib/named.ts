/** Names of cards, wires and values in the language of the page; what it does not know is called as the server calls it. */

import { t } from "./i18n";

const CARDS = {
  green: "web-card-green",
  blue: "web-card-blue",
  red: "web-card-red",
  yellow: "web-card-yellow",
  wait: "web-card-wait",
  chicken: "web-card-chicken",
} as const;

const known = (id: string | number): id is keyof typeof CARDS => Object.hasOwn(CARDS, id);

export function named(id: string | number, label: string): string {
  return known(id) ? t(CARDS[id]) : label;
}

/** Whether there is a picture for it. */
export const pictured = (id: string | number): boolean => known(id);

/** What a wire is called by: its number, or a colour. */
export function valueName(value: string): string {
  if (value === "yellow") return t("web-yellow");
  return value === "red" ? t("web-red") : value;
}
