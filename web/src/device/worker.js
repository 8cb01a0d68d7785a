/**
 * The service worker: keeps the shell (page, scripts, styles, fonts), so that the installed app opens without a line.
 *
 * It never touches games: whatever is not the page or one of the built files goes to the server as if it were not here.
 * The page itself always comes from the server where that answers. A new build has a new worker with a cache of its own;
 * it takes over when the last page of the old build is gone, so no page loses the files that belong to it.
 */

// The build puts these in (vite.config.ts).
const FILES = __FILES__;
const CACHE = "shell-__VERSION__";
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    // The files never change: the browser has most of them already. The page does.
    caches.open(CACHE).then((cache) => cache.addAll([new Request(PAGE, { cache: "no-cache" }), ...FILES])),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (FILES.includes(url.pathname)) event.respondWith(kept(request, url.pathname));
  else if (request.mode === "navigate" && (url.pathname === PAGE || /^\/(t|box)(\/|$)/.test(url.pathname)))
    event.respondWith(fetch(request).catch(() => kept(request, PAGE)));
});

/** From the cache, which is filled when the worker is installed and never after; else from the server. */
async function kept(request, key) {
  const found = await caches.match(key, { cacheName: CACHE, ignoreVary: true });
  return found ?? fetch(request);
}

// A notification was clicked: to the table, in the window where it is open already.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? PAGE;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
