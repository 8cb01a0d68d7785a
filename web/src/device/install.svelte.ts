/** The page as an app: the service worker that keeps its shell, and the browser's offer to install it. */

/** What browsers hand out where they can install a page. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  offer = $state.raw<Offer | null>(null);

  async now(): Promise<void> {
    const offer = this.offer;
    this.offer = null; // it can be taken up once
    await offer?.prompt();
  }
}

export const install = new Install();

/** Called once, at the start. The page works without either. */
export function keepShell(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    install.offer = event as Offer;
  });
  addEventListener("appinstalled", () => (install.offer = null));
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // After everything else: it fetches what other languages and pages need.
  const register = (): void => {
    setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), 1500);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
