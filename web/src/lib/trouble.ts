/** What is more important than anything else at a table: a broken line, a server that waits, a table that is closed. */

import { t } from "./i18n";
import type { Lobby } from "./messages";
import type { Line } from "./socket";

/** What is wrong, in words; nothing if all is well. */
export function troubleOf(line: Line, lobby: Lobby): string {
  if (line === "lost" || line === "connecting") return t("web-reconnecting");
  if (lobby.waiting) return t("web-store-waits");
  return lobby.state === "closed" ? lobby.closed : "";
}
