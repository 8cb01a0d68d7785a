/** The code of a table: its id, in groups that can be said aloud. */

/** "k3jf8wq2mzp7ab" as "K3JF 8WQ 2MZP 7AB". */
export function spoken(id: string): string {
  return (id.toUpperCase().match(/.{1,4}/g) ?? []).join(" ");
}

/** The id of a table from what somebody typed, pasted or scanned: a link, or a code with or without gaps. */
export function idOf(typed: string): string {
  const text = typed.trim();
  const link = /\/t\/([^/?#\s]+)/.exec(text);
  if (link) return link[1]!;
  return (
    text
      .replace(/[/?#]+$/, "")
      .split("/")
      .at(-1) ?? ""
  )
    .replaceAll(/[\s.·-]/g, "")
    .toLowerCase();
}

export const linkOf = (id: string): string => `${location.origin}/t/${id}`;
