/** The HTTP part of the server. */

import { ourCrews } from "./crews";
import { keyHere, withKey } from "./link";
import { once } from "./once";
import type {
  Catalogue,
  FindingsSeen,
  FramesSeen,
  Join,
  NewBranch,
  NewTable,
  Problem,
  ProofSeen,
  ReviewLink,
  ReviewOdds,
  ReviewSeen,
  Seated,
  TableInfo,
} from "./messages";
import { tokenOf } from "./seats";
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
export const passing = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === "offline" || error.code === "busy");

/** Asks for something as it comes; with the token of a member's device where there is one. */
export async function fetched(
  path: string,
  body?: unknown,
  token = "",
  type = "application/json",
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "accept-language": settings.lang,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-type": type }),
      },
      // A file is sent as it is.
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal("offline", t("web-offline"));
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as Problem | null;
    const code = problem?.code ?? (BETWEEN.has(response.status) ? "busy" : String(response.status));
    throw new Refusal(code, problem?.text ?? t("web-offline"));
  }
  return response;
}

export async function ask<T>(path: string, body?: unknown, token = ""): Promise<T> {
  return (await (await fetched(path, body, token)).json()) as T;
}

/** In an effect: asked for again when another language is chosen. */
export const missions = (): Promise<Catalogue> => ask("/api/missions");
export const newTable = (table: NewTable): Promise<Seated> =>
  once(JSON.stringify(table), (once) => ask("/api/tables", { ...table, once }), passing);
export const tableInfo = (table: string): Promise<TableInfo> =>
  ask(withKey(`/api/tables/${encodeURIComponent(table)}`));
/** Sits down at an open seat; with the token of a crew's member at one that is kept for them. */
export const join = (table: string, wish: Join, member = ""): Promise<Seated> =>
  once(
    `${table} ${JSON.stringify(wish)}`,
    (once) =>
      ask(`/api/tables/${encodeURIComponent(table)}/join`, { ...wish, key: keyHere() || null, once }, member),
    passing,
  );

/** A link to a game of a table that is over: the same for everybody who asks. */
export const makeReview = (table: string, game: number): Promise<ReviewLink> =>
  ask(`/api/tables/${encodeURIComponent(table)}/games/${game}/review`, {
    token: tokenOf(table),
    key: keyHere() || null,
  });
/** Nobody gets in by that link any more. */
export const withdrawReview = (table: string, game: number): Promise<ReviewLink> =>
  ask(`/api/tables/${encodeURIComponent(table)}/games/${game}/review/withdraw`, {
    token: tokenOf(table) ?? "",
  });
export async function openFile(file: Blob): Promise<ReviewLink> {
  const opened = await fetched("/api/reviews", file, "", "application/octet-stream");
  return (await opened.json()) as ReviewLink;
}

/** The token of the crew by which reviews open that are for its members alone, as long as a day's deal is played. */
let member = "";
export const reviewMember = (): string => member;

/** Asks for something of a review; if there is none for everybody, as a member of each crew of this browser. */
async function asked<T>(path: string): Promise<T> {
  try {
    return await ask<T>(path, undefined, member);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "review") throw error;
    for (const { token } of ourCrews()) {
      try {
        const found = await ask<T>(path, undefined, token);
        member = token;
        return found;
      } catch {
        // The next crew may open it.
      }
    }
    throw error;
  }
}

const about = (review: string, more = ""): string => `/api/reviews/${encodeURIComponent(review)}${more}`;
export const reviewFile = (review: string): string => about(review, "/file");
export const review = (id: string): Promise<ReviewSeen> => asked(about(id));
export const reviewFrames = (id: string, view: string): Promise<FramesSeen> =>
  asked(about(id, `/frames?view=${view}`));
export const reviewFindings = (id: string, have: number): Promise<FindingsSeen> =>
  asked(about(id, `/findings?have=${have}`));
export const reviewWhy = (id: string, act: number, wire: number, value: number): Promise<ProofSeen> =>
  asked(about(id, `/why?act=${act}&wire=${wire}&value=${value}`));
export const reviewOdds = (id: string, act: number, seat: number): Promise<ReviewOdds> =>
  asked(about(id, `/odds?act=${act}&seat=${seat}`));
export const branchReview = (id: string, wish: NewBranch): Promise<Seated> =>
  once(
    `${id} ${JSON.stringify(wish)}`,
    (once) => ask(about(id, "/branch"), { ...wish, once }, member),
    passing,
  );
