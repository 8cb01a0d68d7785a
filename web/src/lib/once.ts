/** Doing something once, however often it has to be sent until an answer comes. */

import type { ClientMessage } from "./messages";

/** As long and as secret as a token: 24 random bytes. */
export function newOnce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** What is not sent again after a broken line: it is of no use later. */
export const FLEETING = new Set(["ping", "odds", "proof", "hold", "point", "luck"]);

/** Sitting down is answered with a token, which may get lost on its way: a repeat brings the same one. */
export const repeatable = <M extends ClientMessage>(message: M): M =>
  message.type === "seat" && message.do === "take" ? { ...message, once: newOnce() } : message;

/** Pauses before it is tried again, in milliseconds. */
const PAUSES = [400, 1000, 2000, 4000];

/** Tries again, some times, as long as what goes wrong may pass. */
export async function persist<T>(
  attempt: () => Promise<T>,
  passing: (error: unknown) => boolean,
  pauses = PAUSES,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (!passing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * (0.7 + Math.random() * 0.6)));
    }
  }
  return attempt();
}

/** What was asked for and not answered yet: whoever presses the button again asks for the same thing. */
const pending = new Map<string, string>();

/** Asks for something with a string that makes it happen once. It is kept until there is an answer, yes or no. */
export async function once<T>(
  what: string,
  ask: (once: string) => Promise<T>,
  passing: (error: unknown) => boolean,
  pauses = PAUSES,
): Promise<T> {
  const mine = pending.get(what) ?? newOnce();
  pending.set(what, mine);
  try {
    const answer = await persist(() => ask(mine), passing, pauses);
    pending.delete(what);
    return answer;
  } catch (error) {
    if (!passing(error)) pending.delete(what);
    throw error;
  }
}
