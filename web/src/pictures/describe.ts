/** What a card says, for whoever hears it. */

import { t } from "../lib/i18n";

export interface CardText {
  title: string;
  text?: string;
  /** When it may be used. */
  when?: string;
  /** How it stands now: ready, used, locked until … */
  state?: string;
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

export function describe({ text = "", when = "", state = "" }: CardText): string {
  return [text, when && t("web-card-when", { when }), state].filter(Boolean).map(sentence).join(" ");
}
