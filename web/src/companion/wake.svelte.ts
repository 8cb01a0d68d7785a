/** Keeps the screen awake while the page is looked at, as far as the browser allows it. */

export class Awake {
  /** Whether it is wanted, and whether the browser does it. */
  wanted = $state(true);
  held = $state(false);
  #lock: WakeLockSentinel | null = null;
  /** Whether the browser is being asked for it just now, and whether the page is still there. */
  #asking = false;
  #here = false;

  /** For an effect: holds the screen awake, again each time when the page is seen again. */
  keep(): () => void {
    const again = (): void => void this.#hold();
    document.addEventListener("visibilitychange", again);
    this.#here = true;
    again();
    return () => {
      this.#here = false;
      document.removeEventListener("visibilitychange", again);
      void this.#release();
    };
  }

  async #hold(): Promise<void> {
    if (
      !this.wanted ||
      this.#lock ||
      this.#asking ||
      document.visibilityState !== "visible" ||
      !("wakeLock" in navigator)
    )
      return;
    this.#asking = true;
    try {
      const lock = await navigator.wakeLock.request("screen");
      this.#lock = lock;
      this.held = true;
      lock.addEventListener("release", () => {
        if (this.#lock === lock) this.#let();
      });
    } catch {
      // The battery is low, or the browser does not allow it: the page works all the same.
      this.#let();
    } finally {
      this.#asking = false;
    }
    // What was asked for may not be wanted any more.
    if (!this.wanted || !this.#here) await this.#release();
  }

  #let(): void {
    this.#lock = null;
    this.held = false;
  }

  async #release(): Promise<void> {
    const lock = this.#lock;
    this.#let();
    await lock?.release().catch(() => undefined);
  }

  toggle(): void {
    this.wanted = !this.wanted;
    void (this.wanted ? this.#hold() : this.#release());
  }
}
