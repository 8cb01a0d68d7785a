/** The tabs of what lies beside the table. */

export const TABS = ["mission", "equipment", "log", "talk"] as const;
export type Tab = (typeof TABS)[number];
