/** Bots, the strongest last; one that plays anything comes after all others. */

const ORDER = ["quick", "careful", "learned", "expert"];

export function botsOf(bots: readonly string[]): string[] {
  const known = ORDER.filter((bot) => bots.includes(bot));
  return [...known, ...bots.filter((bot) => !ORDER.includes(bot))];
}

/** Who comes where nobody was asked for. */
export const usualBot = (bots: readonly string[]): string =>
  bots.includes("careful") ? "careful" : (bots[0] ?? "careful");
