/** The HTTP part of the server. */

import { keyHere, withKey } from "./link";
import { once } from "./once";
import type { Catalogue, Join, NewTable, Problem, Seated, TableInfo } from "./messages";
import { t } from "./i18n";
import { settings } from "./settings.svelte";

/** Why a request was not done, in words. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** What a proxy says while the server behind it is away. */
const BETWEEN = new Set([502, 503, 504]);

/** Whether it may go better in a moment: nobody knows then whether it was done. */
const passing = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === "offline" || error.code === "busy");

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "accept-language": settings.lang,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", t("web-offline"));
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    const code = problem?.code ?? (BETWEEN.has(response.status) ? "busy" : String(response.status));
    throw new Refusal(code, problem?.text ?? t("web-offline"));
  }
  return (await response.json()) as T;
}

/** In an effect: asked for again when another language is chosen. */
export const missions = (): Promise<Catalogue> => ask("/api/missions");
export const newTable = (table: NewTable): Promise<Seated> =>
  once(JSON.stringify(table), (once) => ask("/api/tables", { ...table, once }), passing);
export const tableInfo = (table: string): Promise<TableInfo> =>
  ask(withKey(`/api/tables/${encodeURIComponent(table)}`));
export const join = (table: string, wish: Join): Promise<Seated> =>
  once(
    `${table} ${JSON.stringify(wish)}`,
    (once) => ask(`/api/tables/${encodeURIComponent(table)}/join`, { ...wish, key: keyHere() || null, once }),
    passing,
  );
