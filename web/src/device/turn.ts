/** Telling somebody who looks elsewhere that it is their turn: a notification of the system, and vibration. */

import { t } from "../lib/i18n";
import type { Frame } from "../lib/messages";
import { settings } from "../lib/settings.svelte";

/** Whether this page may show notifications, or why not. */
export type Allowed = "yes" | "ask" | "denied" | "insecure" | "none";

export function notifications(): Allowed {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window)) return "none";
  if (Notification.permission === "granted") return "yes";
  return Notification.permission === "denied" ? "denied" : "ask";
}

/** Asks the person, where the browser has to; whether notifications may be shown from now on. */
export async function mayNotify(): Promise<boolean> {
  if (notifications() !== "ask") return notifications() === "yes";
  return (await Notification.requestPermission()) === "granted";
}

export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

const BUZZ = [120, 70, 120];
/** Whoever touched the page within so many milliseconds is looking at it. */
const BUSY = 10_000;
let touched = 0;
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => (touched = Date.now()), { capture: true, passive: true });

/** Called with each frame and the one before it: whether a question for this person has just come. */
export function isNewTurn(before: Frame | null, frame: Frame): boolean {
  if (!frame.ask?.yours || frame.scene.ending !== null) return false;
  return !before || before.game !== frame.game || before.ask?.number !== frame.ask.number;
}

export async function tellTurn(title: string, path: string): Promise<void> {
  // Browsers let a page vibrate only if somebody has touched it since it came.
  const mayVibrate = canVibrate() && navigator.userActivation?.hasBeenActive;
  if (settings.vibrate && mayVibrate && Date.now() - touched > BUSY) navigator.vibrate(BUZZ);
  if (!document.hidden || !settings.notify || notifications() !== "yes") return;
  const options = {
    body: t("web-turn-now"),
    icon: "/icon-192.png",
    // One for each table: a newer one takes the place of the older.
    tag: path,
    renotify: true,
    silent: !settings.sound,
    ...(settings.vibrate ? { vibrate: BUZZ } : {}),
    data: { path },
  };
  try {
    // Phones show notifications of a service worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(title, options);
      await goneWhenSeen(worker, path);
      return;
    }
    const note = new Notification(title, options);
    note.onclick = () => {
      focus();
      note.close();
    };
    document.addEventListener("visibilitychange", () => note.close(), { once: true });
  } catch {
    // Title and sound say it, too.
  }
}

/** Whoever comes back to the page needs no notification any more. */
async function goneWhenSeen(worker: ServiceWorkerRegistration, tag: string): Promise<void> {
  await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  for (const note of await worker.getNotifications({ tag })) note.close();
}
