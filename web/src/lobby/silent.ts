/** Who is not heard before the game. */

import { t } from "../lib/i18n";
import type { Table } from "../lib/table.svelte";

/** Why whoever looks at the table may not talk; empty for those who may. */
export function whySilent(table: Table): string {
  if (table.lobby === null || table.lobby.you.seat !== null) return "";
  if (table.watching?.muted) return t("web-muted");
  return table.lobby.options.spectators_talk ? "" : t("web-players-talk");
}
