/** The newest things first, and no more than so many. */
export function newest<T extends { at: number }>(all: readonly T[], most: number): T[] {
  return [...all].sort((a, b) => b.at - a.at).slice(0, most);
}
