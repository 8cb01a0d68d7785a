/** "Why did the bot do that?" is offered where something answers: after the end, for what a bot did. */

import type { Frame } from "../lib/messages";
import type { Table } from "../lib/table.svelte";
import { actor } from "./entries";

export function answers(table: Table, number: number): boolean {
  const may: (Frame["may"] & { reasons?: number[] }) | undefined = table.frame?.may;
  // A question that was refused leaves an empty reason behind.
  if (!may?.why || table.reasons[number] !== undefined) return false;
  if (may.reasons) return may.reasons.includes(number);
  const seat = actor(table.log.filter((event) => event.at === number));
  const info = table.lobby?.seats.find((each) => each.seat === seat);
  return info !== undefined && (info.kind === "bot" || info.standin);
}
