/** Frames of the running game and of the one before, kept in this browser so that looking back survives a reload. */

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

/** Everything of a game lies between these keys. */
function range(table: string, game: number): IDBKeyRange {
  return IDBKeyRange.bound([table, game], [table, game, []]);
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

/** Forget the games of a table before one of them. */
export async function forgetBefore(table: string, game: number): Promise<void> {
  await attempt((store) => store.delete(IDBKeyRange.bound([table], [table, game], false, true)), "readwrite");
}

/** Forget all games of a table. */
export async function forgetTable(table: string): Promise<void> {
  await forgetBefore(table, Infinity);
}
