/** The code of a table: its id, in groups that can be said aloud. */

/** "k3jf8wq2mzp7ab" as "K3JF 8WQ 2MZP 7AB". */
export function spoken(id: string): string {
  return (id.toUpperCase().match(/.{1,4}/g) ?? []).join(" ");
}

/** How many letters and digits the id of a table has; in a code, what comes after them is the key. */
const ID = 14;

/** How many letters and digits the recovery code of a crew's member has. */
const RECOVERY = 34;

/**
 * The address of a table or a crew from what somebody typed, pasted or scanned: a link, or a code with or without gaps.
 */
export function pathOf(typed: string): string {
  const text = typed.trim();
  const crew = /\/(c\/[\w-]+\?k=[\w-]+|crew\/back#[\w%-]+)/.exec(text);
  if (crew) return crew[0];
  const link = /\/t\/([^/?#\s]+)(?:\?k=([\w-]+))?/.exec(text);
  if (link) return path(link[1]!, link[2] ?? "");
  const code = (
    text
      .replace(/[/?#]+$/, "")
      .split("/")
      .at(-1) ?? ""
  )
    .replaceAll(/[\s.·-]/g, "")
    .toLowerCase();
  if (code.length === RECOVERY) return `/crew/back#${code}`;
  return code ? path(code.slice(0, ID), code.slice(ID)) : "";
}

const path = (id: string, key: string): string => `/t/${encodeURIComponent(id)}${key ? `?k=${key}` : ""}`;

export const linkOf = (id: string, key = ""): string => `${location.origin}${path(id, key)}`;
