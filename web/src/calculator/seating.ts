/** Who sits where at the real table, as the parts of the other pages know it. */

import type { Lobby, SeatInfo, StandSeen } from "../lib/messages";
import { clockwise } from "../lib/people";
import type { Desk } from "./desk.svelte";

export const infoOf = (desk: Desk, seat: number): SeatInfo => ({
  seat,
  letter: "ABCDE"[seat]!,
  name: desk.nameOf(seat),
  kind: "person",
  bot: "",
  here: true,
  host: false,
  member: "",
  standin: false,
});

/** As much of a lobby as names need. */
export function lobbyOf(desk: Desk): Pick<Lobby, "seats"> {
  return { seats: Array.from({ length: desk.sheet.players }, (_, seat) => infoOf(desk, seat)) };
}

/** The stands from the top: the teammates' clockwise, what nobody owns, and one's own. */
export function ordered(stands: readonly StandSeen[], me: number, players: number): StandSeen[] {
  const order = clockwise(Math.max(1, players), me).filter((seat) => seat !== me);
  return [
    ...order.flatMap((seat) => stands.filter((stand) => stand.seat === seat)),
    ...stands.filter((stand) => stand.seat === null && stand.wires.length > 0),
    ...stands.filter((stand) => stand.seat === me),
  ];
}

/** Which of its seat's stands this is, beginning with 1; 0 where it has just one. */
export function numberOf(stands: readonly StandSeen[], stand: StandSeen): number {
  const all = stands.filter(({ seat }) => seat === stand.seat);
  return stand.seat === null || all.length < 2 ? 0 : all.findIndex(({ index }) => index === stand.index) + 1;
}
