/** The catalogues of texts: the same in all languages, all of them used, and nothing to read beside them. */

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "svelte/compiler";
import { catalogue, patterns, types, variables } from "../scripts/texts.mjs";
import { catalogueOf } from "../src/lib/catalogue.ts";

const LANGUAGES = ["en", "de", "fr"] as const;
const HERE = new URL("..", import.meta.url).pathname;
const sources = globSync("src/**/*.{ts,svelte}", { cwd: HERE }).filter(
  (path) => !path.endsWith("lib/texts.ts"),
);
const source = (path: string): string => readFileSync(HERE + path, "utf8");
const english = patterns(catalogue("en"));

for (const language of LANGUAGES) {
  const text = catalogue(language);
  const all = patterns(text);

  test(`${language}: every entry can be read, and is there once`, () => {
    // The parser of the client passes over what it cannot read.
    const written = [...text.matchAll(/^(\S+) *=/gm)].map(([, id]) => id);
    assert.deepEqual(
      written,
      [...all.keys()].filter((id) => !id.includes(".")),
    );
    assert.ok(written.every((id) => /^web(-[a-z]+)+$/.test(id!)));
  });

  test(`${language}: the ids are those of English, and so is what is filled in`, () => {
    assert.deepEqual([...all.keys()], [...english.keys()]);
    for (const [id, pattern] of all)
      assert.deepEqual(variables(pattern, all), variables(english.get(id), english), id);
  });

  test(`${language}: every text can be filled in, with nothing left over`, () => {
    const texts = catalogueOf(language, text);
    for (const [id, pattern] of all) {
      const errors: Error[] = [];
      const values = Object.fromEntries(variables(pattern, all).map((name) => [name, 2]));
      const shown = texts.formatPattern(pattern, values, errors);
      assert.deepEqual(errors, [], id);
      assert.doesNotMatch(shown, /[{}\u2066-\u2069]|^\s|\s$/, id);
      assert.notEqual(shown, "", id);
    }
  });
}

test("plural forms are those of the language", () => {
  const says = (language: (typeof LANGUAGES)[number], n: number): string => {
    const texts = catalogueOf(language, catalogue(language));
    return texts.formatPattern(texts.getMessage("web-steps-left")!.value!, { n });
  };
  assert.deepEqual([says("en", 1), says("en", 0)], ["1 step left", "0 steps left"]);
  assert.deepEqual([says("de", 1), says("de", 2)], ["noch 1 Schritt", "noch 2 Schritte"]);
  assert.deepEqual([says("fr", 0), says("fr", 2)], ["encore 0 cran", "encore 2 crans"]);
});

test("French names are joined with de or d’", () => {
  const texts = catalogueOf("fr", catalogue("fr"));
  const wires = (name: string): string =>
    texts.formatPattern(texts.getMessage("web-wires-of")!.value!, { name });
  assert.deepEqual([wires("Bo"), wires("Anna")], ["Fils de Bo", "Fils d’Anna"]);
});

test("French and German are set as they are printed", () => {
  const lines = (language: string): string[] =>
    catalogue(language)
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .map((line) => line.replaceAll(/\{ "[^"]*" \}/g, ""));
  for (const line of lines("fr")) {
    assert.doesNotMatch(line, / [;:!?»]|« |[^ \u00a0\u202f][;!?»](?=\s|$)|'|"/, line);
    assert.doesNotMatch(line, /[^\s\u00a0]:(?=\s|$)/, line);
  }
  for (const line of lines("de")) assert.doesNotMatch(line, /['"“”](?<!„[^“]*“)| [;:!?]/, line);
});

test("the types of the ids are made from English", () => {
  assert.equal(source("src/lib/texts.ts"), types(catalogue("en")), "npm run texts makes them anew");
});

test("every text is used", () => {
  const code = sources.map(source).join("\n");
  const referred = [...english.values()].map((pattern) => JSON.stringify(pattern)).join("\n");
  const unused = [...english.keys()].filter(
    (id) => !code.includes(`"${id}"`) && !referred.includes(`"type":"mesg","name":"${id}"`),
  );
  assert.deepEqual(unused, []);
});

test("texts that are fetched later are used only by pages that are fetched later", () => {
  const files = ["crew", "companion"].map((name) => `${HERE}../src/defuse/locale/en/web-${name}.ftl`);
  const late = files.flatMap((file) => [...patterns(readFileSync(file, "utf8")).keys()]);
  const pages = [...source("src/pages/others.ts").matchAll(/import\("\.\/(\w+\.svelte)"\)/g)].map(
    ([, name]) => name,
  );
  const early = sources.filter(
    (path) =>
      (!/^src\/(crew|companion)\//.test(path) || /(atTable|figures)\.ts$/.test(path)) &&
      !pages.some((name) => path === `src/pages/${name}`),
  );
  // Dates and numbers of games are written by these pages alone.
  const pagesOnly = new Set(["web-crew-today"]);
  const code = early.map(source).join("\n");
  assert.ok(late.length > 0 && pages.length > 0);
  assert.deepEqual(
    late.filter((id) => code.includes(`"${id}"`) && !pagesOnly.has(id)),
    [],
  );
});

/** Attributes that people read or hear. */
const READ = new Set(["alt", "aria-label", "aria-description", "placeholder", "title"]);
const BRAND = "defuse";

function* texts(node: any): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* texts(each);
  else if (node && typeof node === "object") {
    if (node.type === "Text") yield node.data;
    if (node.type === "Attribute") {
      if (READ.has(node.name)) yield* texts(node.value);
    } else if (node.type !== "StyleDirective")
      for (const [key, part] of Object.entries(node)) if (key !== "css") yield* texts(part);
  }
}

test("what people read in components comes from the catalogue", () => {
  const found = sources
    .filter((path) => path.endsWith(".svelte"))
    .flatMap((path) =>
      [...texts(parse(source(path), { modern: true }).fragment)]
        .filter((text) => /\p{L}/u.test(text.replaceAll(BRAND, "")))
        .map((text) => `${path}: ${text.trim()}`),
    );
  assert.deepEqual(found, []);
});
