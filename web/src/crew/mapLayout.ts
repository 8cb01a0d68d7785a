/** Where things lie on the map: six canisters, and one cable through all missions, back and forth. */

import type { BoxSeen } from "../lib/messages";

export interface Point {
  x: number;
  y: number;
}

export interface Band {
  box: BoxSeen;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  bands: Band[];
  /** By the number of the mission. */
  at: Map<number, Point>;
  /** Where the straps lie that hold the canisters. */
  straps: number[];
  phone: boolean;
}

/** The longest box has so many missions. */
const LONGEST = 12;
/** On phones: how high a row of nodes is, and the line above them. */
const ROW = 66;
const HEAD = 30;
const GAP = 8;
const EDGE = 34;

const numbers = (box: BoxSeen): number[] =>
  Array.from({ length: box.last - box.first + 1 }, (_, at) => box.first + at);

export function wideLayout(boxes: readonly BoxSeen[], width: number, height: number): Layout {
  const row = (height - 16) / Math.max(1, boxes.length);
  const left = width < 860 ? 160 : 200;
  const right = width < 860 ? 52 : 74;
  const step = (width - left - right) / (LONGEST - 1);
  const at = new Map<number, Point>();
  const bands = boxes.map((box, k) => {
    const y = 8 + row * k;
    numbers(box).forEach((number, i) => {
      at.set(number, { x: k % 2 ? width - right - i * step : left + i * step, y: y + row / 2 - 4 });
    });
    return { box, x: 8, y: y + 3, width: width - 16, height: row - 6 };
  });
  return { width, height, bands, at, straps: [left - 50, width - 24], phone: false };
}

/** On a phone each box has two rows, and the map is longer than the window. */
export function phoneLayout(boxes: readonly BoxSeen[], width: number): Layout {
  const at = new Map<number, Point>();
  let y = GAP;
  const bands = boxes.map((box) => {
    const all = numbers(box);
    const half = Math.ceil(all.length / 2);
    const reach = width - 2 * EDGE;
    all.forEach((number, i) => {
      const row = i < half ? 0 : 1;
      const many = row ? all.length - half : half;
      const part = (row ? i - half : i) / Math.max(1, many - 1);
      at.set(number, { x: EDGE + reach * (row ? 1 - part : part), y: y + HEAD + row * ROW + 26 });
    });
    const band = { box, x: 4, y, width: width - 8, height: HEAD + 2 * ROW };
    y += band.height + GAP;
    return band;
  });
  return { width, height: y, bands, at, straps: [], phone: true };
}

const n = (value: number): string => value.toFixed(1);

/** The cable from one mission to another, through all between them. */
export function cable({ at, width, phone }: Layout, from: number, to: number): string {
  const start = at.get(from);
  if (!start) return "";
  let path = `M${n(start.x)} ${n(start.y)}`;
  for (let number = from + 1; number <= to; number++) {
    const [p, q] = [at.get(number - 1), at.get(number)];
    if (!p || !q) break;
    if (Math.abs(p.y - q.y) < 4) {
      const middle = n((p.x + q.x) / 2);
      const sag = number % 2 ? 7 : -5;
      path += `C${middle} ${n(p.y + sag)} ${middle} ${n(q.y + sag)} ${n(q.x)} ${n(q.y)}`;
    } else {
      // Around the end of a row.
      const out =
        p.x > width / 2 ? Math.max(p.x, q.x) + (phone ? 26 : 46) : Math.min(p.x, q.x) - (phone ? 26 : 40);
      path += `C${n(out)} ${n(p.y)} ${n(out)} ${n(q.y)} ${n(q.x)} ${n(q.y)}`;
    }
  }
  return path;
}
