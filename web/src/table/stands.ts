/** Which stands lie where: the teammates' clockwise, what nobody owns, what is set aside, and one's own. */

import type { BustersFrame } from "../lib/frames";
import { t } from "../lib/i18n";
import type { StandSeen } from "../lib/messages";
import { clockwise } from "../lib/people";

/** What lies at the bottom edge: one's own stands, or those of the seat that a spectator follows. */
export function standsBelow(frame: BustersFrame, below: number): StandSeen[] {
  return frame.scene.stands.filter((stand) => stand.seat === below);
}

export function otherStands(frame: BustersFrame, below: number): StandSeen[] {
  const { seats, stands, aside } = frame.scene;
  const order = clockwise(seats.length, below).filter((seat) => seat !== below);
  const lone = aside.length > 0;
  return [
    ...order.flatMap((seat) => stands.filter((stand) => stand.seat === seat)),
    ...stands.filter((stand) => stand.seat === null && stand.wires.length > 0),
    ...(lone ? [{ index: -1, seat: null, name: t("web-set-aside"), wires: aside, beside: [] }] : []),
  ];
}

/** Which of its seat's stands this is, beginning with 1; 0 where it has just one. */
export function standNumber(frame: BustersFrame, stand: StandSeen): number {
  const all = frame.scene.stands.filter((each) => each.seat === stand.seat);
  return stand.seat === null || all.length < 2 ? 0 : all.findIndex((each) => each.index === stand.index) + 1;
}
