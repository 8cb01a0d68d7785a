/** Text that is cut off says all of itself when the pointer rests on it. */
export function tellCutText({ target }: Event): void {
  if (!(target instanceof HTMLElement) || target.children.length > 3) return;
  const own = target.dataset.cut !== undefined;
  if (!own && target.closest("[title]")) return; // it has something better to say
  const cut =
    target.scrollWidth > target.clientWidth + 1 && getComputedStyle(target).textOverflow === "ellipsis";
  if (cut) {
    target.dataset.cut = "";
    target.title = target.textContent.trim();
  } else if (own) {
    delete target.dataset.cut;
    target.removeAttribute("title");
  }
}
