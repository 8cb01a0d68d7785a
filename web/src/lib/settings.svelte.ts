/** How this person wants the client to be; kept in the browser. */

import { load, save } from "./store";

/** Languages by their own names. */
export const languageNames = { en: "English", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof languageNames;

/** The first of the browser's languages that there is here, or English. */
function guessed(): Language {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return wanted.find(isLanguage) ?? "en";
}

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);

export interface Settings {
  theme: "system" | "dark" | "light";
  motion: "system" | "on" | "off";
  sound: boolean;
  volume: number;
  voice: boolean;
  /** Whether it is told by a notification, and by vibration, that it is this person's turn. */
  notify: boolean;
  vibrate: boolean;
  /** Whether tables that are opened here begin with odds. */
  odds: boolean;
  confirm: "always" | "never";
  lang: Language;
  name: string;
  coached: boolean;
  /** The same for Bomb Squad Academy. */
  coachedAcademy: boolean;
}

const first: Settings = {
  theme: "system",
  motion: "system",
  sound: true,
  volume: 0.6,
  voice: true,
  notify: false,
  vibrate: true,
  odds: false,
  confirm: "always",
  lang: guessed(),
  name: "",
  coached: false,
  coachedAcademy: false,
};

function kept(): Settings {
  const found = { ...first, ...load<Partial<Settings>>("settings", {}) };
  return isLanguage(found.lang) ? found : { ...found, lang: first.lang };
}

export const settings: Settings = $state(kept());

const light = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ light: light.matches, still: still.matches });
light.addEventListener("change", () => (system.light = light.matches));
still.addEventListener("change", () => (system.still = still.matches));

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion === "system" ? !system.still : settings.motion === "on";
}

/** Keeps the page in step with the settings; called once, at the start. */
export function applySettings(): () => void {
  return $effect.root(() => {
    // What another tab has changed is so here, too, and not saved once more.
    let taken = "";
    $effect(() => {
      const text = JSON.stringify(settings);
      if (text !== taken) save("settings", $state.snapshot(settings));
      taken = "";
    });
    $effect(() => {
      const changed = ({ key }: StorageEvent): void => {
        if (key !== "defuse.settings") return;
        Object.assign(settings, kept());
        taken = JSON.stringify(settings);
      };
      addEventListener("storage", changed);
      return () => removeEventListener("storage", changed);
    });
    $effect(() => {
      const root = document.documentElement;
      const theme = settings.theme === "system" ? (system.light ? "light" : "dark") : settings.theme;
      root.dataset.theme = theme;
      root.dataset.motion = settings.motion;
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute("content", theme === "light" ? "#f4efe0" : "#131a21");
    });
  });
}
