/** Which reviews came from tables that this browser sits at. The page of a review itself does not know its table. */

import { makeReview } from "../lib/api";
import { go } from "../lib/router.svelte";
import { load, save } from "../lib/store";

interface Origin {
  review: string;
  table: string;
  game: number;
}

const MOST = 40;

export const originOf = (review: string): Origin | null =>
  load<Origin[]>("reviews", []).find((each) => each.review === review) ?? null;

export function forgetReview(review: string): void {
  save(
    "reviews",
    load<Origin[]>("reviews", []).filter((each) => each.review !== review),
  );
}

/** Open the review of a game; the same for everybody at the table. */
export async function lookBack(table: string, game: number): Promise<void> {
  const { review, link } = await makeReview(table, game);
  const others = load<Origin[]>("reviews", []).filter((each) => each.review !== review);
  save("reviews", [{ review, table, game }, ...others].slice(0, MOST));
  go(link);
}
