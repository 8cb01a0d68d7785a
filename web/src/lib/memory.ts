/** The frames of the running game, kept in this browser so that looking back survives a reload. */

import type { Frame } from "./messages";

const STORE = "frames";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("defuse", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no memory"));
  });
}

/** Everything of a table lies between these keys. */
function range(table: string, game?: number): IDBKeyRange {
  return game === undefined
    ? IDBKeyRange.bound([table], [table, []])
    : IDBKeyRange.bound([table, game], [table, game, []]);
}

/** Private windows may have no such memory: then looking back begins with this page. */
async function attempt<T>(
  doing: (store: IDBObjectStore) => IDBRequest<T>,
  mode: IDBTransactionMode,
): Promise<T | null> {
  try {
    const database = await opened();
    const request = doing(database.transaction(STORE, mode).objectStore(STORE));
    return await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error("no memory"));
    });
  } catch {
    return null;
  }
}

export async function remember(table: string, frame: Frame): Promise<void> {
  await attempt((store) => store.put(frame, [table, frame.game, frame.number]), "readwrite");
}

export async function recall(table: string, game: number): Promise<Frame[]> {
  return (await attempt<Frame[]>((store) => store.getAll(range(table, game)), "readonly")) ?? [];
}

/** A new game begins: the frames of the old one are not needed any more. */
export async function forgetGames(table: string): Promise<void> {
  await attempt((store) => store.delete(range(table)), "readwrite");
}
