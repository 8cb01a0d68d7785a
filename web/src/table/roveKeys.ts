/** One stop for the Tab key in a row of buttons, arrows inside it. */

export function roveKeys(row: HTMLElement): { destroy(): void } {
  const buttons = (): HTMLElement[] => [...row.querySelectorAll<HTMLElement>("button[data-key]")];

  /** The stop is what has the focus, else what is chosen, else the first that can be. */
  function settle(): void {
    const all = buttons();
    const now =
      all.find((each) => each === document.activeElement) ??
      all.find((each) => each.getAttribute("aria-pressed") === "true") ??
      all.find((each) => each.getAttribute("aria-disabled") !== "true") ??
      all[0];
    for (const each of all) each.tabIndex = each === now ? 0 : -1;
  }

  function key(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    let to: number;
    if (event.key === "Home") to = 0;
    else if (event.key === "End") to = all.length - 1;
    else if (event.key in steps) to = at + steps[event.key]!;
    else return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(row, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["aria-pressed", "aria-disabled"],
  });
  row.addEventListener("keydown", key);
  row.addEventListener("focusin", settle);
  settle();
  return {
    destroy() {
      watch.disconnect();
      row.removeEventListener("keydown", key);
      row.removeEventListener("focusin", settle);
    },
  };
}
