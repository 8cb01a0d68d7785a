/** What a table agreed on, in one sentence. */

import { t } from "../lib/i18n";
import type { MissionCard, Options } from "../lib/messages";

/** How long bots wait, so that people can read the last move: a word, or seconds at tables that have those. */
export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

const SECONDS: Record<Pace, number> = { slow: 3, normal: 1.5, fast: 0.5 };

export function paceOf(options: Options): Pace {
  const pace: unknown = options.pace;
  if (typeof pace === "number") return pace < 1 ? "fast" : pace > 2 ? "slow" : "normal";
  return pace === "slow" || pace === "fast" ? pace : "normal";
}

/** The same kind of thing as the table has. */
export function paceFor(options: Options, pace: Pace): Options["pace"] {
  return (typeof options.pace === "number" ? SECONDS[pace] : pace) as Options["pace"];
}

export function agreed(options: Options, mission: MissionCard): string {
  const { aids, talk, clock, window, spectators } = options;
  const parts =
    mission.game === "busters"
      ? [t("web-agreed-talk", { talk }), t("web-agreed-aids", { aids })]
      : [t("web-agreed-odds", { aids }), t("web-agreed-window", { n: window })];
  if (mission.clock) parts.push(t("web-agreed-clock", { clock: clock ? "on" : "off" }));
  parts.push(t("web-agreed-pace", { pace: paceOf(options) }));
  parts.push(t("web-agreed-watch", { watch: spectators ? "yes" : "no" }));
  return `${parts.join(", ")}.`;
}
