/** Undo and redo without end: texts, each kept as what differs from the one before it. */

/** How a text follows from another: so much of its beginning and of its end stays, this comes in between. */
export type Change = [kept: number, left: number, put: string];

export function changeOf(before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let kept = 0;
  while (kept < most && before[kept] === after[kept]) kept += 1;
  let left = 0;
  while (left < most - kept && before.at(-1 - left) === after.at(-1 - left)) left += 1;
  return [kept, left, after.slice(kept, after.length - left)];
}

export function changedBy(before: string, [kept, left, put]: Change): string {
  return before.slice(0, kept) + put + before.slice(Math.max(kept, before.length - left));
}

/** All texts that there were, the oldest first, and which of them is shown. */
export interface Past {
  first: string;
  changes: Change[];
  at: number;
}

export const begin = (text: string): Past => ({ first: text, changes: [], at: 0 });

/** The text that is shown. */
export function shown(past: Past): string {
  return past.changes.slice(0, past.at).reduce(changedBy, past.first);
}

/** A new text after the one that is shown; what was taken back is gone then. */
export function after(past: Past, text: string): Past {
  const now = shown(past);
  if (now === text) return past;
  return {
    first: past.first,
    changes: [...past.changes.slice(0, past.at), changeOf(now, text)],
    at: past.at + 1,
  };
}

export const undone = (past: Past): Past => ({ ...past, at: Math.max(0, past.at - 1) });
export const redone = (past: Past): Past => ({ ...past, at: Math.min(past.changes.length, past.at + 1) });

/** Whether something that was stored is a past. */
export function isPast(found: unknown): found is Past {
  const { first, changes, at } = (found ?? {}) as Partial<Past>;
  return (
    typeof first === "string" &&
    Array.isArray(changes) &&
    changes.every(
      (change) =>
        Array.isArray(change) &&
        Number.isInteger(change[0]) &&
        Number.isInteger(change[1]) &&
        typeof change[2] === "string",
    ) &&
    Number.isInteger(at) &&
    at! >= 0 &&
    at! <= changes.length
  );
}
