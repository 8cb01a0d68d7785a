/** The link to a table: its id, and a key once somebody was removed there. */

/** The key in the address of this page; empty where it has none. */
export const keyHere = (): string => new URLSearchParams(location.search).get("k") ?? "";

/** What a path ends in that needs the key. */
export const withKey = (path: string, key = keyHere()): string =>
  key ? `${path}?k=${encodeURIComponent(key)}` : path;

/** The table has this key now: so has the address, for a reload and for whoever copies it. */
export function showKey(table: string, key: string): void {
  if (key === keyHere() || location.pathname !== `/t/${table}`) return;
  history.replaceState(history.state, "", withKey(location.pathname, key) + location.hash);
}
