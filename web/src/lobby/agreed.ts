/** What a table agreed on, in one sentence. */

import { t } from "../lib/i18n";
import type { MissionCard, Options } from "../lib/messages";

/** How long bots wait, so that people can read the last move. */
export const PACES = ["slow", "normal", "fast", "none"] as const satisfies readonly Options["pace"][];

export function agreed(options: Options, mission: MissionCard): string {
  const { aids, talk, clock, window, spectators } = options;
  const parts =
    mission.game === "busters"
      ? [t("web-agreed-talk", { talk }), t("web-agreed-aids", { aids })]
      : [t("web-agreed-odds", { aids }), t("web-agreed-window", { n: window })];
  if (mission.clock) parts.push(t("web-agreed-clock", { clock: clock ? "on" : "off" }));
  parts.push(t("web-agreed-pace", { pace: options.pace }));
  parts.push(t("web-agreed-watch", { watch: spectators ? "yes" : "no" }));
  return `${parts.join(", ")}.`;
}
