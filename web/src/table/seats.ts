/** The style of a seat, or of what belongs to nobody. */

import { seatStyle as styleOf } from "../people/seats";

export function seatStyle(seat: number | null): string {
  return seat === null ? "--seat: var(--edge); --on-seat: var(--ink)" : styleOf(seat);
}
