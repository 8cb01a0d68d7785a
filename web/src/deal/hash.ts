/** SHA-256 of a text. Browsers have one of their own, but on secure pages only, and tables at home are not. */

/** The first 32 bits of the fractional part of a root of a prime. */
function fraction(prime: number, power: number): number {
  return ((prime ** power % 1) * 2 ** 32) | 0;
}

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 1 / 2));
const ROUNDS = PRIMES.map((prime) => fraction(prime, 1 / 3));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of a text, as hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64));
  bytes.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const hash = [...START];
  for (let at = 0; at < blocks.byteLength; at += 64) mix(hash, blocks, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(hash: number[], blocks: DataView, from: number): void {
  const words = new Int32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) words[i] = blocks.getInt32(from + i * 4);
    else {
      const [early, late] = [words[i - 15]!, words[i - 2]!];
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + low + words[i - 7]! + high;
    }
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const right = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + right + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const left = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (left + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at]! + word) | 0));
}
