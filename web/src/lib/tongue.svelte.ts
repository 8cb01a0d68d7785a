/** The language in use and its texts. English comes with the page; the others are fetched when they are wanted. */

import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { catalogueOf, LOCALES } from "./catalogue";
import { settings, type Language } from "./settings.svelte";

// The texts of a language are in several files: web.ftl, web-academy.ftl …
const english = import.meta.glob<string>(
  [
    "../../../src/defuse/locale/en/web*.ftl",
    "!../../../src/defuse/locale/en/web-{calculator,companion,crew,lessons,puzzle,rulebook}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
// English texts that only pages need which are fetched later themselves.
const later = import.meta.glob<string>(
  "../../../src/defuse/locale/en/web-{calculator,companion,crew,lessons,puzzle,rulebook}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
const others = import.meta.glob<string>(
  ["../../../src/defuse/locale/*/web*.ftl", "!../../../src/defuse/locale/en/*"],
  { query: "?raw", import: "default" },
);

async function textsOf(language: Language): Promise<string> {
  const files = Object.entries(others).filter(([path]) => path.includes(`/${language}/`));
  return (await Promise.all(files.map(([, load]) => load()))).join("\n");
}

const fallback = catalogueOf("en", Object.values(english).join("\n"));

let whole: Promise<void> | null = null;

/** Fetches the English texts that did not come with the first page. Pages that need them wait for it. */
export function laterTexts(): Promise<void> {
  whole ??= fetchLater().catch((error: unknown) => {
    whole = null; // whoever asks again may have a better line
    throw error;
  });
  return whole;
}

async function fetchLater(): Promise<void> {
  for (const load of Object.values(later)) fallback.addResource(new FluentResource(await load()));
}

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
    const texts = language === "en" ? fallback : catalogueOf(language, await textsOf(language));
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
