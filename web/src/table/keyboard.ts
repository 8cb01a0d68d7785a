/** Keys of the table: digits point and name, Enter confirms, Escape goes one step back. */

import { keyed, KEYS, valuesOf } from "../lib/choice";
import type { FormPicker } from "../lib/formPicker.svelte";
import { isShortcut } from "../lib/keys";
import { pointing } from "./asking";

interface Hands {
  picker: FormPicker;
  pencil: () => void;
  finger: () => void;
  log: () => void;
  keys: () => void;
  back: () => void;
}

/** So long a second digit belongs to the first: 1, then 2 is 12. After a place most often a value comes. */
const TOGETHER = { place: 400, value: 900 };

export function shortcuts(hands: Hands): (event: KeyboardEvent) => void {
  const { picker } = hands;
  let typed = { text: "", at: 0, place: false };

  /** Name a value on the keys. */
  function name(value: string): boolean {
    const field = picker.row;
    if (!field || !keyed(field)) return false;
    const found = valuesOf(field).find((each) => each.value === value);
    if (!found) return false;
    const chosen = picker.chosen[field.name] ?? [];
    if (found.ids.some((id) => chosen.includes(id))) return true;
    if (found.ids[0] === undefined) picker.refusal = found.why;
    else picker.item(field, found.ids[0]);
    return true;
  }

  /** Point at the wire at a place of the rack that has the focus. */
  function point(place: string): boolean {
    const rack = document.activeElement?.closest("[data-rail]");
    const wires = [...(rack?.querySelectorAll<HTMLElement>("[data-wire]") ?? [])];
    const wire = wires.find((each) => each.querySelector(".pos")?.textContent === place);
    if (!wire) return false;
    wire.focus();
    const id = Number(wire.dataset.wire);
    if (!picker.picked(id)) picker.wire(id);
    return true;
  }

  function digit(text: string, now: number): void {
    const on = now - typed.at < (typed.place ? TOGETHER.place : TOGETHER.value);
    const longer = typed.text + text;
    if (on && longer.length === 2 && (typed.place ? point(longer) : KEYS.includes(longer) && name(longer))) {
      typed = { text: "", at: 0, place: false };
      return;
    }
    const place = pointing(picker) !== null && point(text);
    if (!place) name(text);
    typed = { text, at: now, place };
  }

  return (event) => {
    if (!isShortcut(event) || document.querySelector("dialog[open]")) return;
    const { key } = event;
    if (key === "Escape") hands.back();
    else if (/^\d$/.test(key)) digit(key, event.timeStamp);
    else if (key === "y") name("yellow");
    else if (key === "p") hands.pencil();
    else if (key === "f") hands.finger();
    else if (key === "l") hands.log();
    else if (key === "?") hands.keys();
    else if (key === "q") focus("#question [data-key][tabindex='0'], #question button:not(.none)");
    else if (key === "w") focus("[data-rail] button[tabindex='0']");
    else if (key === "Enter") confirm(event);
  };

  /** Enter sends what is ready, unless it is meant for something else that has the focus. */
  function confirm(event: KeyboardEvent): void {
    const here = event.target as Element;
    const chosen = here.matches("[data-wire], [data-key]") && here.getAttribute("aria-pressed") === "true";
    if (!picker.ready || !(chosen || here === document.body || here.id === "question")) return;
    event.preventDefault();
    picker.send();
  }
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
