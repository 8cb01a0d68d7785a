/** The language in use and its texts. English comes with the page; the others are fetched when they are wanted. */

import type { FluentBundle } from "@fluent/bundle";
import english from "../../../src/defuse/locale/en/web.ftl?raw";
import { catalogueOf, LOCALES } from "./catalogue";
import { settings, type Language } from "./settings.svelte";

const FILES: Record<Exclude<Language, "en">, () => Promise<{ default: string }>> = {
  de: () => import("../../../src/defuse/locale/de/web.ftl?raw"),
  fr: () => import("../../../src/defuse/locale/fr/web.ftl?raw"),
};

const fallback = catalogueOf("en", english);

class Tongue {
  language = $state<Language>("en");
  texts = $state.raw(fallback);

  get locale(): string {
    return LOCALES[this.language];
  }

  /** Where texts are looked for, the first that has one gives it. */
  get catalogues(): FluentBundle[] {
    return this.texts === fallback ? [fallback] : [this.texts, fallback];
  }
}

export const tongue = new Tongue();

/** Puts the page into a language. Where its texts cannot be fetched it stays as it is. */
async function speak(language: Language): Promise<void> {
  try {
    const texts = language === "en" ? fallback : catalogueOf(language, (await FILES[language]()).default);
    if (settings.lang !== language) return; // another one was chosen meanwhile
    tongue.language = language;
    tongue.texts = texts;
    document.documentElement.lang = language;
  } catch {
    // There is no line to the server; people can read on, and choose again.
  }
}

/** Keeps the page in the language of the settings; done when the first texts are there. */
export async function keepLanguage(): Promise<void> {
  await speak(settings.lang);
  $effect.root(() => {
    $effect(() => void speak(settings.lang));
  });
}
