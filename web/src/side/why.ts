/** "Why did the bot do that?" is offered where something answers: the server says at which frames. */

import type { Told } from "../lib/told";

export function answers(table: Told, number: number): boolean {
  // A question that was refused leaves an empty reason behind.
  return (table.frame?.may.reasons.includes(number) ?? false) && table.reasons[number] === undefined;
}
