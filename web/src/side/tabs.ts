/** The tabs of what lies beside the table. */

export const TABS = ["mission", "equipment", "log", "talk"] as const;
export type Tab = (typeof TABS)[number];

/** A card that somebody wants to read in full. */
export interface Shown {
  kind: "equipment" | "constraint" | "challenge" | "character";
  id: string;
  title: string;
  text: string;
  /** When it may be used, or what state it is in. */
  note: string;
}
