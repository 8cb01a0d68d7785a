/**
 * The newer of two values, with all that has not changed taken over from the older one.
 *
 * A frame tells everything anew. What is the same is identical after this, so the page need not look at it again.
 */
export function shared<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, next] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(old).length;
  const whole: Record<string, unknown> = Array.isArray(now) ? ([] as never) : {};
  for (const key of keys) {
    const value = (whole[key] = shared(old[key], next[key]));
    same &&= value === old[key] && key in old;
  }
  return (same ? before : whole) as T;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
