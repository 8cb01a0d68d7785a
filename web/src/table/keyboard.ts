/** Keys of the table: digits point and name, Enter confirms, Escape goes one step back. */

import { keyed, KEYS, valuesOf, type Id } from "../lib/choice";
import type { FormPicker } from "../lib/formPicker.svelte";
import { isShortcut } from "../lib/keys";
import { pointing } from "./asking";

interface Hands {
  picker: FormPicker;
  /** Whether a pencil or a finger is in hand: then digits choose nothing. */
  full: () => boolean;
  pencil: () => void;
  finger: () => void;
  log: () => void;
  keys: () => void;
  back: () => void;
}

/** So long a second digit belongs to the first: 1, then 2 is 12. After a place most often a value comes. */
const TOGETHER = { place: 400, value: 900 };

/** What a digit did: at a place, or a value; and how to lay it down again. */
interface Done {
  place: boolean;
  undo: () => void;
}

export function shortcuts(hands: Hands): (event: KeyboardEvent) => void {
  const { picker } = hands;
  let typed: { text: string; at: number; done: Done | null } = { text: "", at: 0, done: null };

  /** Name a value on the keys. What was typed is sent by Enter alone: 1 may become 12. */
  function name(value: string): Done | null {
    const field = picker.row;
    const found = field && keyed(field) ? valuesOf(field).find((each) => each.value === value) : undefined;
    if (!field || !found) return null;
    const chosen = (): readonly Id[] => picker.chosen[field.name] ?? [];
    const nothing = { place: false, undo: () => undefined };
    if (found.ids.some((id) => chosen().includes(id))) return nothing;
    const [id] = found.ids;
    if (id === undefined) {
      picker.refusal = found.why;
      return nothing;
    }
    picker.item(field, id, false);
    return { place: false, undo: () => chosen().includes(id) && picker.item(field, id, false) };
  }

  /** Point at the wire at a place of the rack that has the focus. */
  function point(place: string): Done | null {
    const rack = document.activeElement?.closest("[data-rail]");
    const wires = [...(rack?.querySelectorAll<HTMLElement>("[data-wire]") ?? [])];
    const wire = wires.find((each) => each.querySelector(".pos")?.textContent === place);
    if (!wire) return null;
    wire.focus();
    const id = Number(wire.dataset.wire);
    const before = picker.picked(id);
    if (!before) picker.wire(id, false);
    return { place: true, undo: () => !before && picker.picked(id) && picker.wire(id, false) };
  }

  function digit(text: string, now: number): void {
    const { done } = typed;
    const longer = typed.text + text;
    if (done && longer.length === 2 && now - typed.at < TOGETHER[done.place ? "place" : "value"]) {
      done.undo();
      const both = done.place ? point(longer) : KEYS.includes(longer) ? name(longer) : null;
      if (both) {
        typed = { text: "", at: 0, done: null };
        return;
      }
      if (done.place) point(typed.text);
      else name(typed.text);
    }
    typed = { text, at: now, done: (pointing(picker) !== null && point(text)) || name(text) };
  }

  return (event) => {
    if (event.repeat || !isShortcut(event) || document.querySelector("dialog[open]")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "Escape") hands.back();
    else if (/^\d$/.test(key)) hands.full() || digit(key, event.timeStamp);
    else if (key === "y") hands.full() || name("yellow");
    else if (key === "p") hands.pencil();
    else if (key === "f") hands.finger();
    else if (key === "l") hands.log();
    else if (key === "?") hands.keys();
    else if (key === "q") focus("#question [data-key][tabindex='0']") || focus("#question .go");
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

function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}
