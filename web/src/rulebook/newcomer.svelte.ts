/** Whether somebody who comes by a link has never played here: then the game in one minute comes first, once. */

import { won } from "../lib/progress";
import { kept } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/store";

const KEY = "rulebook.minute";
const read = $state(load<string[]>(KEY, []));

export function isNew(game: string): boolean {
  const coached = game === "academy" ? settings.coachedAcademy : settings.coached;
  return !coached && !read.includes(game) && kept().length === 0 && won().length === 0;
}

export function hasRead(game: string): void {
  if (!read.includes(game)) read.push(game);
  save(KEY, [...read]);
}
