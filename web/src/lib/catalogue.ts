/** A catalogue of texts (Mozilla Fluent, `src/defuse/locale`), ready to be filled in. */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Language } from "./settings.svelte";

/** How numbers, lists and dates are written: English without a comma before "and". */
export const LOCALES: Record<Language, string> = { en: "en-GB", de: "de", fr: "fr" };

/** French `de`, before a vowel `d’`. */
function of([name]: FluentValue[]): string {
  const text = String(name);
  return /^[aàâeéèêëiîïoôuùûyh]/i.test(text) ? `d’${text}` : `de ${text}`;
}

export function catalogueOf(language: Language, texts: string): FluentBundle {
  const bundle = new FluentBundle(LOCALES[language], { useIsolating: false, functions: { OF: of } });
  bundle.addResource(new FluentResource(texts));
  return bundle;
}
