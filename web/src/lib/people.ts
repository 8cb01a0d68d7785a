/** Who sits where. */

import type { Lobby } from "./messages";

export function seatName(lobby: Lobby, seat: number | null): string {
  return lobby.seats.find((info) => info.seat === seat)?.name ?? "";
}

/** The seats clockwise, beginning left of a seat; a spectator sees them from the first. */
export function clockwise(seats: number, from: number | null): number[] {
  const start = from === null ? 0 : from + 1;
  return Array.from({ length: seats }, (_, at) => (start + at) % seats);
}
