/** Opening tables from the first page. */

import { newTable } from "./api";
import { t } from "./i18n";
import type { NewTable } from "./messages";
import { go } from "./router.svelte";
import { keep } from "./seats";
import { settings } from "./settings.svelte";
import { startSoon } from "./starting";

/** A game, and its mission where it has any. */
export type Wish = Pick<NewTable, "game" | "mission">;

export class Opening {
  busy = $state(false);
  problem = $state("");

  /** A new table; its other seats are for bots, or stay open. Its id, or nothing. */
  async make(wish: Wish, players: number, bots: boolean): Promise<string> {
    this.busy = true;
    this.problem = "";
    try {
      const kind = bots ? ("bot" as const) : ("open" as const);
      const others = Array.from({ length: players - 1 }, () => ({ kind }));
      const seated = await newTable({
        ...wish,
        name: settings.name.trim() || t("web-some-name"),
        seats: [{ kind: "open" }, ...others],
        // What is not said here is as the server has it.
        options: (settings.odds ? { aids: "odds" } : {}) as NonNullable<NewTable["options"]>,
      });
      keep({ table: seated.table, token: seated.token, seat: seated.seat, title: "", at: Date.now() });
      return seated.table;
    } catch (error) {
      this.problem = (error as Error).message;
      return "";
    } finally {
      this.busy = false;
    }
  }

  /** Play with bots, at once. */
  async play(wish: Wish, players: number): Promise<void> {
    const table = await this.make(wish, players, true);
    if (!table) return;
    startSoon(table); // once this browser is there: it adds to the deal
    go(`/t/${table}`);
  }
}
