/** The colour of a seat: the same at racks, bubbles and the last move. */

const COLOURS = ["#17a08a", "#8466ec", "#ff8fc4", "#b7d64a", "#f6efdd"] as const;

export function seatStyle(seat: number | null): string {
  if (seat === null) return "--seat: var(--edge)";
  const at = seat % COLOURS.length;
  return `--seat: var(--seat-${at + 1}, ${COLOURS[at]})`;
}
