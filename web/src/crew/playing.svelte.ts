/** Sitting down to play from a campaign: with the crew, or alone with bots. */

import { join } from "../lib/api";
import { playMission, type Pass } from "../lib/crewApi";
import { t } from "../lib/i18n";
import type { CrewTable, PlayMission, Seated } from "../lib/messages";
import { Opening } from "../lib/opening.svelte";
import { go } from "../lib/router.svelte";
import { keep, tokenOf } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { startSoon } from "../lib/starting";
import type { Lineup } from "./lineup.svelte";

/** Who sits where nobody else does. */
const BOT = "careful";

type Deal = Pick<PlayMission, "mission" | "deal">;

export class Playing {
  busy = $state(false);
  problem = $state("");

  async #sitting(ask: () => Promise<Seated>, title: string, now: boolean): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      const seated = await ask();
      keep({ table: seated.table, token: seated.token, seat: seated.seat, title, at: Date.now() });
      if (now) startSoon(seated.table); // once this browser is there: it adds to the deal
      go(`/t/${seated.table}`);
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }

  /** A table of the crew. Without other people it begins at once. */
  async withCrew(pass: Pass, deal: Deal, lineup: Lineup, players: readonly number[]): Promise<void> {
    const members = lineup.others.map((member) => member.id);
    const bots = Array.from({ length: lineup.bots(players) }, () => BOT);
    await this.#sitting(() => playMission(pass, { ...deal, members, bots }), "", members.length === 0);
  }

  /** A mission without a crew, with bots, at once. */
  async alone(mission: number, lineup: Lineup, players: readonly number[]): Promise<void> {
    const opening = new Opening();
    this.busy = true;
    await opening.play({ game: "busters", mission }, lineup.total(players) ?? 2);
    this.problem = opening.problem;
    this.busy = false;
  }

  /** To a table of the crew where one has a seat, or gets one. */
  async join(pass: Pass, table: CrewTable): Promise<void> {
    if (tokenOf(table.table) || table.state !== "lobby") return go(`/t/${table.table}`);
    const name = settings.name.trim() || t("web-some-name");
    await this.#sitting(() => join(table.table, { name }, pass.token), table.title, false);
  }
}
