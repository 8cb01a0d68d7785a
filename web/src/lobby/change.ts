import type { SeatChange } from "../lib/messages";

/** What is to become of a seat; its id is put in on sending. */
export type Change = Omit<SeatChange, "id" | "type">;
