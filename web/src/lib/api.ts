/** The HTTP part of the server. */

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
    throw new Refusal(problem?.code ?? String(response.status), problem?.text ?? t("web-offline"));
  }
  return (await response.json()) as T;
}

/** In an effect: asked for again when another language is chosen. */
export const missions = (): Promise<Catalogue> => ask("/api/missions");
export const newTable = (table: NewTable): Promise<Seated> => ask("/api/tables", table);
export const tableInfo = (table: string): Promise<TableInfo> =>
  ask(`/api/tables/${encodeURIComponent(table)}`);
export const join = (table: string, wish: Join): Promise<Seated> =>
  ask(`/api/tables/${encodeURIComponent(table)}/join`, wish);
