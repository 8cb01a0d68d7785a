/** Tables that are to start as soon as this browser is there: "Play now". */

const wanted = new Set<string>();

export const startSoon = (table: string): void => void wanted.add(table);

/** Whether a table is to be started now; it is asked once. */
export const startsNow = (table: string): boolean => wanted.delete(table);
