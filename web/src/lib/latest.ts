/** Answers that come late: of what is asked for again and again, only the last answer counts. */

/** For an effect: takes an answer unless it was asked anew meanwhile, or the page has gone; what ends that. */
export function latest<T>(
  asked: Promise<T>,
  take: (found: T) => void,
  fail: (error: Error) => void = () => {},
): () => void {
  let wanted = true;
  asked.then(
    (found) => wanted && take(found),
    (error: Error) => wanted && fail(error),
  );
  return () => {
    wanted = false;
  };
}
