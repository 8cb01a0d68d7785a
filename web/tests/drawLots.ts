// Draws all lots of the layouts that come in, many times: `tests/companion/test_lots.py` looks at what comes out.

import { readFileSync } from "node:fs";
import {
  chosen,
  draw,
  drawAll,
  facesOf,
  hasMore,
  isWanted,
  turnUp,
  type Drawn,
} from "../src/companion/lots.ts";
import type { Layout } from "../src/lib/messages.ts";

const { layouts, times } = JSON.parse(readFileSync(0, "utf8")) as { layouts: Layout[]; times: number };

const shown = (layout: Layout, drawn: Drawn): Record<string, string[]> =>
  Object.fromEntries(
    layout.lots
      .filter((lot) => drawn[lot.id])
      .map((lot) => [lot.id, facesOf(lot, drawn).map((face) => face.id)]),
  );

const out = layouts.map((layout) =>
  Array.from({ length: times }, () => {
    let drawn = drawAll(layout, {});
    const setUp = shown(layout, drawn);
    // What players choose is drawn for them, one lot is drawn again, and everything is turned up that play may ask for.
    for (const lot of layout.lots.filter((each) => each.chosen)) drawn = draw(lot, layout, drawn);
    const first = layout.lots.find((each) => each.when === "setup");
    if (first) drawn = draw(first, layout, drawn);
    for (const lot of layout.lots)
      while (isWanted(lot, layout, drawn) && hasMore(lot, drawn)) drawn = turnUp(lot, 1, layout, drawn);
    const all = shown(layout, drawn);
    // Whatever is shown can be chosen by hand, too, and is the same then.
    for (const lot of layout.lots.filter((each) => each.id in all)) {
      const again = chosen(lot, drawn[lot.id]!.order.slice(0, drawn[lot.id]!.shown), layout, drawn);
      if (shown(layout, again)[lot.id]!.join() !== all[lot.id]!.join()) throw new Error(`${lot.id} by hand`);
    }
    return { setUp, all };
  }),
);
console.log(JSON.stringify(out));
