/** Who plays: the members that were picked, and bots at the seats that are left. */

import type { MemberSeen } from "../lib/messages";
import { playersFor } from "../lib/progress";
import { load, save } from "../lib/store";

/** At most so many beside whoever asks. */
const OTHERS = 4;

export class Lineup {
  /** So many seats, as far as the mission allows. */
  wished = $state(load("players", 4));
  #picked = $state.raw<Record<string, boolean>>({});
  #members = $state.raw<readonly MemberSeen[]>([]);
  #you = $state("");

  know(members: readonly MemberSeen[], you: string): void {
    this.#members = members.filter((each) => !each.left);
    this.#you = you;
  }

  get members(): readonly MemberSeen[] {
    return this.#members;
  }

  get you(): string {
    return this.#you;
  }

  /** The others who are to play: those who are here, unless somebody said otherwise. */
  readonly others = $derived(
    this.#members
      .filter((each) => each.id !== this.#you && (this.#picked[each.id] ?? each.here))
      .slice(0, OTHERS),
  );

  plays(member: MemberSeen): boolean {
    return member.id === this.#you || this.others.includes(member);
  }

  toggle(member: MemberSeen): void {
    if (member.id === this.#you) return;
    this.#picked = { ...this.#picked, [member.id]: !this.plays(member) };
  }

  seat(players: number): void {
    this.wished = players;
    save("players", players);
  }

  /** So many seats there are where these numbers of players are possible; null where that is too few. */
  total(players: readonly number[]): number | null {
    const people = this.others.length + 1;
    const enough = players.filter((each) => each >= people);
    return enough.length ? playersFor({ players: enough }, Math.max(this.wished, people)) : null;
  }

  bots(players: readonly number[]): number {
    return (this.total(players) ?? 0) - this.others.length - 1;
  }
}
