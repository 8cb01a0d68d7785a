/** Who sits where. */

import type { Lobby } from "./messages";

export function seatName(lobby: Pick<Lobby, "seats">, seat: number | null): string {
  return lobby.seats.find((info) => info.seat === seat)?.name ?? "";
}

/** The seats clockwise, beginning left of a seat. */
export function clockwise(seats: number, from: number): number[] {
  return Array.from({ length: seats }, (_, at) => (from + 1 + at) % seats);
}
