/** Keeps the screen awake while the page is looked at, as far as the browser allows it. */

export class Awake {
  /** Whether it is wanted, and whether the browser does it. */
  wanted = $state(true);
  held = $state(false);
  #lock: WakeLockSentinel | null = null;

  /** For an effect: holds the screen awake, again each time when the page is seen again. */
  keep(): () => void {
    const again = (): void => void this.#hold();
    document.addEventListener("visibilitychange", again);
    again();
    return () => {
      document.removeEventListener("visibilitychange", again);
      void this.#release();
    };
  }

  async #hold(): Promise<void> {
    if (!this.wanted || this.#lock || document.visibilityState !== "visible" || !("wakeLock" in navigator))
      return;
    try {
      const lock = await navigator.wakeLock.request("screen");
      this.#lock = lock;
      this.held = true;
      lock.addEventListener("release", () => {
        if (this.#lock === lock) this.#lock = null;
        this.held = this.#lock !== null;
      });
      if (!this.wanted) await this.#release();
    } catch {
      // The battery is low, or the browser does not allow it: the page works all the same.
      this.held = false;
    }
  }

  async #release(): Promise<void> {
    await this.#lock?.release().catch(() => undefined);
  }

  toggle(): void {
    this.wanted = !this.wanted;
    void (this.wanted ? this.#hold() : this.#release());
  }
}
