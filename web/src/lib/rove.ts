/** Arrow keys within a row of buttons: one stop for the Tab key, arrows inside; up and down go to other rows. */

interface Options {
  at: number;
  set: (place: number) => void;
}

export function rove(row: HTMLElement, options: Options): { update(next: Options): void; destroy(): void } {
  let now = options;

  const buttons = (of: Element): HTMLButtonElement[] => [
    ...of.querySelectorAll<HTMLButtonElement>("button[data-wire]"),
  ];

  function key(event: KeyboardEvent): void {
    const here = buttons(row);
    const place = here.indexOf(document.activeElement as HTMLButtonElement);
    if (place < 0) return;
    const to: Record<string, number> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      Home: 0,
      End: here.length - 1,
    };
    let target: HTMLButtonElement | undefined;
    if (event.key in to) target = here[Math.max(0, Math.min(here.length - 1, to[event.key]!))];
    else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      const rows = [...document.querySelectorAll("[data-rail]")];
      const next = rows[rows.indexOf(row) + (event.key === "ArrowUp" ? -1 : 1)];
      const there = next ? buttons(next) : [];
      target = there[Math.min(place, there.length - 1)];
    }
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function focus(event: FocusEvent): void {
    const place = buttons(row).indexOf(event.target as HTMLButtonElement);
    if (place >= 0 && place !== now.at) now.set(place);
  }

  row.dataset.rail = "";
  row.addEventListener("keydown", key);
  row.addEventListener("focusin", focus);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      row.removeEventListener("keydown", key);
      row.removeEventListener("focusin", focus);
    },
  };
}
