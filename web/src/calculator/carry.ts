/** A link that carries the table behind `#`, which browsers never send to a server. */

/** What a link carries: the text, and what the people are called. */
export interface Carried {
  text: string;
  names: string[];
}

/** More than any table needs; a longer one would be a bomb of another kind. */
const MOST = 200_000;

async function through(bytes: Uint8Array<ArrayBuffer>, by: TransformStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done) break;
    length += value!.length;
    if (length > MOST) throw new Error("too long");
    parts.push(value!);
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

export async function packed(carried: Carried): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([carried.text, ...carried.names]));
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...small))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** What a link carries; null where it is none of ours. */
export async function unpacked(code: string): Promise<Carried | null> {
  try {
    const plain = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const found: unknown = JSON.parse(
      new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))),
    );
    if (!Array.isArray(found) || !found.every((each) => typeof each === "string")) return null;
    const [text = "", ...names] = found;
    return text ? { text, names: names.slice(0, 5).map((name: string) => name.slice(0, 24)) } : null;
  } catch {
    return null;
  }
}
