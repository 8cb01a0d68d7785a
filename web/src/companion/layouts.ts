/** Layouts come from the server once; what was asked for lately stays in the browser, so that it is there offline. */

import { ask, Refusal } from "../lib/api";
import type { Layout } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { load, save } from "../lib/store";

interface KeptLayout {
  key: string;
  layout: Layout;
}

const MOST = 8;
const kept = (): KeptLayout[] => load<KeptLayout[]>("box.layouts", []);

/** A layout; the one of before where the server cannot be reached. */
export async function layoutOf(
  mission: number,
  players: number,
): Promise<{ layout: Layout; fresh: boolean }> {
  const key = `${mission}/${players}/${settings.lang}`;
  try {
    const layout = await ask<Layout>(`/api/box/${mission}?players=${players}`);
    save("box.layouts", [{ key, layout }, ...kept().filter((each) => each.key !== key)].slice(0, MOST));
    return { layout, fresh: true };
  } catch (error) {
    const before = kept();
    const found =
      before.find((each) => each.key === key) ??
      before.find(({ layout }) => layout.mission === mission && layout.players === players);
    if (found && error instanceof Refusal && ["offline", "busy"].includes(error.code))
      return { layout: found.layout, fresh: false };
    throw error;
  }
}
