/** What is asked for next while something is tapped: on the keys, on the racks, or as a list. */

import { KEYS } from "../lib/choice";
import type { Choice, LinePart } from "../lib/messages";
import type { Desk } from "./desk.svelte";

const onKeys = ({ value = "", wire, write }: Choice): boolean =>
  wire == null && KEYS.includes(value) && (write === value || value === "yellow");

export interface Asked {
  part: LinePart | null;
  title: string;
  /** What is neither a wire nor on a key. */
  chips: Choice[];
  keys: boolean;
  wires: boolean;
  chosen: readonly Choice[];
}

const NOTHING: Asked = { part: null, title: "", chips: [], keys: false, wires: false, chosen: [] };

function asked(part: LinePart, offered: Choice[], chosen: readonly Choice[]): Asked {
  const keyed = offered.filter(onKeys);
  // Two yellows that differ cannot share a key: then they are a list.
  const clear = new Set(keyed.map(({ value }) => value)).size === keyed.length;
  const keys = clear && keyed.length > 0;
  return {
    part,
    title: part.title ?? "",
    keys,
    wires: offered.some(({ wire }) => wire != null),
    chips: offered.filter((choice) => choice.wire == null && !(keys && onKeys(choice))),
    chosen,
  };
}

/** Right and wrong have buttons of their own. */
export const RESULT = "result";

export function askedNow(desk: Desk): Asked {
  if (desk.mode === "event") {
    const { saying } = desk;
    if (saying.missing.length > 0) {
      const chips = saying.missing.filter(({ wire }) => wire == null);
      return { ...NOTHING, title: saying.would?.problem?.text ?? "", chips, wires: chips.length === 0 };
    }
    const { next } = saying;
    if (!next) return NOTHING;
    const found = asked(next.part, saying.offered(next), saying.filled[next.path] ?? []);
    return next.part.kind === RESULT ? { ...found, chips: [] } : found;
  }
  if (desk.mode === "setup" && desk.step === "board" && desk.lineOpen)
    return asked(desk.lineOpen.part, desk.lineChoices, desk.lineFilled[desk.lineOpen.path] ?? []);
  if (desk.mode === "setup" && desk.step === "wires" && desk.slot) {
    const part: LinePart = { name: "wire", kind: "face" };
    return { ...asked(part, desk.faces, []), title: "", wires: false };
  }
  return NOTHING;
}

/** The results of an entry, where it is asked how it came out. */
export function resultsOf(desk: Desk): Choice[] {
  const { saying } = desk;
  const open = saying.open.find(({ part }) => part.kind === RESULT);
  return open ? saying.offered(open) : [];
}
