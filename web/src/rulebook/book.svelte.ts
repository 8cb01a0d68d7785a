/** The rule book in the language of the page: fetched when it is first wanted, and found in by ids. */

import { ask } from "../lib/api";
import type { RuleBook, RuleBooks, RuleChapter, RuleEntry } from "../lib/messages";
import { settings } from "../lib/settings.svelte";
import { Searcher } from "./search";

const fetching = new Map<string, Promise<RuleBooks>>();

function fetched(lang: string): Promise<RuleBooks> {
  let found = fetching.get(lang);
  if (!found) {
    found = ask<RuleBooks>(`/api/rules?lang=${lang}`);
    fetching.set(lang, found);
    // Whoever asks again after a broken line gets another try.
    found.catch(() => fetching.delete(lang));
  }
  return found;
}

export interface Place {
  book: RuleBook;
  chapter: RuleChapter;
  entry: RuleEntry;
}

export class Library {
  books = $state.raw<RuleBooks | null>(null);
  problem = $state("");
  readonly search = $derived(this.books ? new Searcher(this.books) : null);
  private readonly places = $derived(
    new Map<string, Place>(
      (this.books?.books ?? []).flatMap((book) =>
        book.chapters.flatMap((chapter) =>
          chapter.entries.map((entry) => [entry.id.toLowerCase(), { book, chapter, entry }] as const),
        ),
      ),
    ),
  );

  /** To be called in an effect: the book follows the language of the page. */
  follow(): void {
    const { lang } = settings;
    fetched(lang).then(
      (books) => {
        if (settings.lang !== lang) return;
        this.books = books;
        this.problem = "";
      },
      (error: Error) => (this.problem = error.message),
    );
  }

  /** Where an entry stands; capital letters in an address do not matter. */
  place(id: string): Place | null {
    return this.places.get(id.toLowerCase()) ?? null;
  }

  titleOf(id: string): string {
    return this.place(id)?.entry.title ?? id;
  }
}
