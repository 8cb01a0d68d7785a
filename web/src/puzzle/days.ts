/** Days in a row. A day is written as the server writes it: 2026-11-18. */

const DAY = 86_400_000;

const number = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);
const written = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** How many days in a row were solved up to today; if today is still open, up to yesterday. */
export function streak(solved: readonly string[], today: string): number {
  const days = new Set(solved.map(number));
  let day = number(today);
  if (!days.has(day)) day -= 1;
  let many = 0;
  while (days.has(day - many)) many += 1;
  return many;
}

/** The days of the week that today is in, from Monday on. */
export function weekOf(today: string): string[] {
  const day = number(today);
  const monday = day - ((new Date(day * DAY).getUTCDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, at) => written(monday + at));
}
