/** Where a popover goes: above or below what it is about, wholly inside the window, over nothing else if it can. */

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

const within = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - EDGE - size));

export function placed(anchor: Rect, card: Size, view: Size): { left: number; top: number } {
  const left = within(anchor.left + anchor.width / 2 - card.width / 2, card.width, view.width);
  const above = anchor.top - EDGE - card.height;
  const below = anchor.top + anchor.height + EDGE;
  if (above >= EDGE) return { left, top: above };
  if (below + card.height <= view.height - EDGE) return { left, top: below };
  // Neither fits: beside it, where there is more room, rather than over it.
  const right = anchor.left + anchor.width + EDGE;
  const beside = right + card.width <= view.width - EDGE ? right : anchor.left - EDGE - card.width;
  return {
    left: beside >= EDGE ? beside : left,
    top: within(anchor.top + anchor.height / 2 - card.height / 2, card.height, view.height),
  };
}
