/** What this browser remembers. Private windows may refuse to: then it remembers for this page only. */

const memory = new Map<string, string>();
/** What could not be written: what the browser has of it is older. */
const unwritten = new Set<string>();

export function load<T>(key: string, fallback: T): T {
  try {
    const text = unwritten.has(key)
      ? memory.get(key)
      : (localStorage.getItem(`defuse.${key}`) ?? memory.get(key));
    return text === null || text === undefined ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(`defuse.${key}`, text);
    unwritten.delete(key);
  } catch {
    unwritten.add(key); // the page's own memory has it
  }
}

/** An id that nobody else makes: for answers, so that a resend is known as such. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
