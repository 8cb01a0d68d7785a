/** The tables that this browser sits at: the tokens are its keys. */

import { forgetTable } from "./memory";
import { load, save } from "./store";

export interface Kept {
  table: string;
  token: string;
  seat: number;
  title: string;
  at: number;
}

const MOST = 12;

export function kept(): Kept[] {
  return load<Kept[]>("tables", []);
}

export function tokenOf(table: string): string | null {
  return kept().find((each) => each.table === table)?.token ?? null;
}

export function keep(entry: Kept): void {
  const all = [entry, ...kept().filter((each) => each.table !== entry.table)];
  for (const old of all.slice(MOST)) void forgetTable(old.table);
  save("tables", all.slice(0, MOST));
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
