/** The crews whose member this browser is: the tokens are its keys. */

import type { CrewJoined } from "./messages";
import { load, save } from "./store";

export interface OurCrew {
  crew: string;
  member: string;
  token: string;
  /** What it is called, as far as it is known. */
  name: string;
  at: number;
  /** The recovery code, until somebody says that it is kept elsewhere. */
  code: string;
}

/** The one that was looked at last comes first. */
export function ourCrews(): OurCrew[] {
  return load<OurCrew[]>("crews", []);
}

export function ourCrew(crew: string): OurCrew | null {
  return ourCrews().find((each) => each.crew === crew) ?? null;
}

function put(entry: OurCrew): void {
  save("crews", [entry, ...ourCrews().filter((each) => each.crew !== entry.crew)]);
}

/** This device is a member's now, with a code that has to be kept. */
export function keepCrew(joined: CrewJoined, name = ""): void {
  const { crew, member, token, recovery } = joined;
  put({ crew, member, token, name, at: Date.now(), code: recovery });
}

/** It was looked at: it is the first of the list, by this name. */
export function noteCrew(crew: string, name: string): void {
  const before = ourCrew(crew);
  if (before) put({ ...before, name, at: Date.now() });
}

/** There is a new code, or the old one is kept elsewhere and forgotten here. */
export function noteCode(crew: string, code: string): void {
  const all = ourCrews().map((each) => (each.crew === crew ? { ...each, code } : each));
  save("crews", all);
}

export function forgetCrew(crew: string): void {
  save(
    "crews",
    ourCrews().filter((each) => each.crew !== crew),
  );
}
