/** The colour of a seat, as a style. */

const PLAIN = ["#17a08a", "#8466ec", "#ff8fc4", "#b7d64a", "#f6efdd"];

export const seatStyle = (seat: number): string =>
  `--seat: var(--seat-${(seat % 5) + 1}, ${PLAIN[seat % 5] ?? ""})`;
