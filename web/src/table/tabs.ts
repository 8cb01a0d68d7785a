/** What lies beside the racks, or in a sheet below them. */

export const TABS = [
  { id: "mission", name: "web-mission" },
  { id: "equipment", name: "web-equipment" },
  { id: "log", name: "web-log" },
  { id: "talk", name: "web-talk" },
] as const;
export type Tab = (typeof TABS)[number]["id"];
