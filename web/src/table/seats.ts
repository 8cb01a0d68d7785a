/** The colour of a stand: its seat's, or steel where nobody owns it. */

import { seatStyle as styleOf } from "../people/seats";

export function seatStyle(seat: number | null): string {
  return seat === null ? "--seat: var(--edge)" : styleOf(seat);
}
