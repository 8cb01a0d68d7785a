/** Whether a key is meant for the page: not for a field that is being written in, and not with a modifier. */
export function isShortcut(event: KeyboardEvent): boolean {
  const writing = (event.target as Element).matches("input, textarea, select");
  return !writing && !event.ctrlKey && !event.metaKey && !event.altKey;
}
