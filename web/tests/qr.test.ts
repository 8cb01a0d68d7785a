/** QR codes, compared with those of another encoder (the Python package qrcode 8), module by module. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { pathOf, qr, type Matrix } from "../src/device/qr.ts";

const MASKS = [0, 1, 2, 3, 4, 5, 6, 7];
const bits = (matrix: Matrix): string => matrix.flat().map(Number).join("");

/** A text, its version, and the start of the SHA-256 of its modules under all masks. */
const KNOWN: readonly [text: string, version: number, digest: string][] = [
  ["A", 1, "5fe7cb22b81dfac0726796bb3b0729ce"],
  ["http://192.168.178.20:8021/t/k3jf8wq2mzp7ab", 4, "f7da2dcd2dec69810d8ac5a384a14bb4"],
  ["https://defuse.example.org/t/k3jf8wq2mzp7ab", 4, "7543fd9455c62358e8d896dbf5a62fbe"],
  ["Grüße", 1, "2892d3a653926fffa9b0eb25c207abb3"],
  ["x".repeat(14), 1, "075c0b5e476f482073fe26cdbb30c1f0"],
  ["x".repeat(26), 2, "b056ac55785541c1e6687adef4e21787"],
  ["x".repeat(42), 3, "64c4bb94c8a60c24e6b2044246752fd9"],
  ["x".repeat(62), 4, "5c453a8a1fbb3d5f78b84c0144bbd9c9"],
  ["x".repeat(84), 5, "1102cd11c3fddb6dccfa600bd36ec952"],
  ["x".repeat(106), 6, "d6f017671f5961db3473c46298d20d1a"],
  ["x".repeat(122), 7, "5eea782102f4abbbd81615193aeb834f"],
  ["x".repeat(152), 8, "d9ef4d30dfe94145ac1c411cbc9edd74"],
  ["x".repeat(180), 9, "1eb6a56b242d25850d177d7556bd211d"],
  ["x".repeat(213), 10, "025fe19d8dd5c835ae483484bc008b65"],
];

for (const [text, version, digest] of KNOWN)
  test(`${text.slice(0, 40)} (${text.length})`, () => {
    const all = MASKS.map((mask) => qr(text, mask));
    assert.equal(all[0]!.length, 17 + 4 * version);
    const found = createHash("sha256").update(all.map(bits).join("")).digest("hex");
    assert.equal(found.slice(0, 32), digest);
    assert.ok(
      all.some((each) => bits(each) === bits(qr(text))),
      "one of them is taken",
    );
  });

test("a code as it is drawn", () => {
  const drawn = qr("A", 3).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));
  assert.deepEqual(drawn, A);
  assert.equal(
    pathOf([
      [true, true, false, true],
      [false, false, true, false],
    ]),
    "M0 0h2v1h-2zM3 0h1v1h-1zM2 1h1v1h-1z",
  );
});

test("what is too long is refused", () => {
  assert.throws(() => qr("x".repeat(214)), RangeError);
});

const A = [
  "#######.#..#..#######",
  "#.....#.#####.#.....#",
  "#.###.#...#.#.#.###.#",
  "#.###.#.##.##.#.###.#",
  "#.###.#..###..#.###.#",
  "#.....#..#.##.#.....#",
  "#######.#.#.#.#######",
  "........##.##........",
  "#.##.###..###.#..#.##",
  ".#.##..#.#.####..#...",
  "##..###.##.#.....##.#",
  "#.##.#.....#..#####..",
  "#..####..#..#..#..#..",
  "........#.##..#..#..#",
  "#######.#..##..#.#...",
  "#.....#.##.....##.##.",
  "#.###.#..##.#####...#",
  "#.###.#.####..######.",
  "#.###.#.#.#.#.##.....",
  "#.....#...#..#.#..#.#",
  "#######.#....#..#....",
];
