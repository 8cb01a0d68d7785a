/** The tables that this browser sits at: the tokens are its keys. */

import { forgetTable } from "./memory";
import { newest } from "./newest";
import { load, save } from "./store";

export interface Kept {
  table: string;
  token: string;
  seat: number;
  title: string;
  at: number;
}

/** So many keys are kept, those that were used last. */
const KEYS = 60;
/** Frames take more room: they are kept of so many tables. */
const FRAMES = 12;

export function kept(): Kept[] {
  return load<Kept[]>("tables", []);
}

export function tokenOf(table: string): string | null {
  return kept().find((each) => each.table === table)?.token ?? null;
}

export function keep(entry: Kept): void {
  const before = kept();
  const all = newest([entry, ...before.filter((each) => each.table !== entry.table)], KEYS);
  const framed = new Set(all.slice(0, FRAMES).map((each) => each.table));
  for (const old of before) if (!framed.has(old.table)) void forgetTable(old.table);
  save("tables", all);
}

export function entitle(table: string, title: string): void {
  save(
    "tables",
    kept().map((each) => (each.table === table ? { ...each, title, at: Date.now() } : each)),
  );
}

export function forget(table: string): void {
  void forgetTable(table);
  save(
    "tables",
    kept().filter((each) => each.table !== table),
  );
}
