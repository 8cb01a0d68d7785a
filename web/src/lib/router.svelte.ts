/** Addresses: `/`, `/t/{table}`, `/r/{review}`, `/r/{review}/{turn}`, and those of `pages/others.ts`. */

export const place = $state({ path: location.pathname, search: location.search, hash: location.hash });

function here(): void {
  place.path = location.pathname;
  place.search = location.search;
  place.hash = location.hash;
}

addEventListener("popstate", here);
addEventListener("hashchange", here);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  here();
  scrollTo(0, 0);
}

/** Lets plain links stay in the page; clicks with a modifier key still open a tab. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** What a part of an address says; where nobody can read it, as it stands. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
