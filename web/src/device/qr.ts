/**
 * QR codes (ISO/IEC 18004): text as bytes, level M, versions 1 to 10. That is room for 213 bytes; links of tables have
 * about 40.
 */

/** Rows of modules from the top, true for dark. */
export type Matrix = boolean[][];

/** Level M by version: check words a block, then blocks and their data words, short ones first. */
const BLOCKS: readonly (readonly [check: number, ...blocks: [count: number, words: number][]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];

/** Where the small squares have their centres. */
const CENTRES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The code of a text. Without a mask the one that is easiest to read is taken. */
export function qr(text: string, mask?: number): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = withChecks(dataWords(bytes, version), version);
  const draw = (mask: number): Matrix => drawn(version, words, mask);
  if (mask !== undefined) return draw(mask);
  const all = MASKS.map((_, each) => draw(each));
  const costs = all.map(penalty);
  return all[costs.indexOf(Math.min(...costs))]!;
}

/** The dark modules as one path of an SVG, a unit each. */
export function pathOf(matrix: Matrix): string {
  const parts: string[] = [];
  matrix.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      parts.push(`M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  });
  return parts.join("");
}

const capacity = (version: number): number =>
  BLOCKS[version - 1]!.slice(1).reduce((sum: number, each) => {
    const [count, words] = each as [number, number];
    return sum + count * words;
  }, 0);

/** How many bits say how long the text is. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

function versionFor(length: number): number {
  for (let version = 1; version <= BLOCKS.length; version++)
    if (4 + lengthBits(version) + 8 * length <= 8 * capacity(version)) return version;
  throw new RangeError(`too long for a code: ${length} bytes`);
}

/** Mode, length, text, and filling up to the end. */
function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * capacity(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filling = 0xec; bits.length < room; filling ^= 0xec ^ 0x11) put(filling, 8);
  return Array.from({ length: room / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
}

/** Product in the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The check words of a block: the remainder by (x − 2⁰)(x − 2¹)… */
function checks(block: readonly number[], count: number): number[] {
  const divisor: number[] = [...Array<number>(count - 1).fill(0), 1];
  for (let at = 0, root = 1; at < count; at++, root = times(root, 2))
    for (let each = 0; each < count; each++)
      divisor[each] = times(divisor[each]!, root) ^ (divisor[each + 1] ?? 0);
  const rest = Array<number>(count).fill(0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((each, at) => (rest[at]! ^= times(each, factor)));
  }
  return rest;
}

/** Blocks with their check words, one word of each in turn. */
function withChecks(words: readonly number[], version: number): number[] {
  const [count, ...kinds] = BLOCKS[version - 1]!;
  const blocks: number[][] = [];
  let at = 0;
  for (const [many, length] of kinds)
    for (let each = 0; each < many; each++) blocks.push(words.slice(at, (at += length)));
  const ends = blocks.map((block) => checks(block, count));
  return [...inTurn(blocks), ...inTurn(ends)];
}

function inTurn(rows: readonly number[][]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat();
}

function drawn(version: number, words: readonly number[], mask: number): Matrix {
  const size = 17 + 4 * version;
  const dark: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Matrix = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (row: number, column: number, on: boolean): void => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    dark[row]![column] = on;
    fixed[row]![column] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const far = size - 4;
  for (const [row, column] of [
    [3, 3],
    [3, far],
    [far, 3],
  ] as const)
    ring(set, row, column, 4, [2, 4]);
  const centres = CENTRES[version - 1]!;
  for (const row of centres)
    for (const column of centres)
      if (!fixed[row]![column] || (row === 6) !== (column === 6)) {
        if (!corner(row, column, size)) ring(set, row, column, 2, [1]);
      }
  format(set, size, mask);
  if (version >= 7) named(set, size, version);
  fill(dark, fixed, words, MASKS[mask]!);
  return dark;
}

type Set = (row: number, column: number, on: boolean) => void;

/** Whether a small square would lie on a large one. */
const corner = (row: number, column: number, size: number): boolean =>
  (row < 9 && column < 9) || (row < 9 && column > size - 10) || (row > size - 10 && column < 9);

/** Squares around a centre; the distances that are light. */
function ring(set: Set, row: number, column: number, reach: number, light: readonly number[]): void {
  for (let y = -reach; y <= reach; y++)
    for (let x = -reach; x <= reach; x++)
      set(row + y, column + x, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
}

/** Level M and the mask, twice, and the one module that is always dark. */
function format(set: Set, size: number, mask: number): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const on = ((bits >> at) & 1) === 1;
    const [row, column] = at < 6 ? [at, 8] : at < 8 ? [at + 1, 8] : at === 8 ? [8, 7] : [8, 14 - at];
    set(row!, column!, on);
    if (at < 8) set(8, size - 1 - at, on);
    else set(size - 15 + at, 8, on);
  }
  set(size - 8, 8, true);
}

/** The version, twice. */
function named(set: Set, size: number, version: number): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const on = ((bits >> at) & 1) === 1;
    const [near, along] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(near, along, on);
    set(along, near, on);
  }
}

/** The remainder of value · 2^bits by a polynomial over two elements. */
function remainder(value: number, bits: number, by: number): number {
  let rest = value;
  for (let at = 0; at < bits; at++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * by);
  return rest;
}

/** The words bit by bit, in columns of two, up and down from the right. */
function fill(
  dark: Matrix,
  fixed: Matrix,
  words: readonly number[],
  mask: (r: number, c: number) => boolean,
): void {
  const size = dark.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the dotted column
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (fixed[row]![column]) continue;
        const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at++;
        dark[row]![column] = (bit === 1) !== mask(row, column);
      }
    }
  }
}

const LOOKS_LIKE_A_CORNER = ["10111010000", "00001011101"];

/** How hard a code is to read: long runs, squares, what looks like a corner, more dark than light. */
function penalty(matrix: Matrix): number {
  const size = matrix.length;
  let cost = 0;
  const columns = matrix.map((_, x) => matrix.map((row) => row[x]!));
  for (const line of [...matrix, ...columns].map((row) => row.map(Number).join(""))) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) cost += run.length - 2;
    for (let at = 0; at + 11 <= size; at++)
      if (LOOKS_LIKE_A_CORNER.includes(line.slice(at, at + 11))) cost += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const same = matrix[y]![x];
      if (matrix[y - 1]![x] === same && matrix[y]![x - 1] === same && matrix[y - 1]![x - 1] === same)
        cost += 3;
    }
  const share = matrix.flat().filter(Boolean).length / size ** 2;
  return cost + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
