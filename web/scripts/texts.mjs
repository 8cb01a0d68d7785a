/**
 * Makes the types of the texts from the English catalogue: every id, and the names of what is filled in.
 *
 *     node scripts/texts.mjs            writes src/lib/texts.ts, where it has changed
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const HERE = new URL("..", import.meta.url);
const TYPES = fileURLToPath(new URL("src/lib/texts.ts", HERE));

/** A catalogue as it is written: `web.ftl`, `web-academy.ftl` and so on, one after the other. */
export function catalogue(language) {
    const folder = fileURLToPath(new URL(`../src/defuse/locale/${language}/`, HERE));
    const files = readdirSync(folder).filter((name) => /^web(-\w+)?\.ftl$/.test(name));
    return files
        .sort()
        .map((name) => readFileSync(folder + name, "utf8"))
        .join("\n");
}

/** All patterns of a catalogue, by `id` or `id.attribute`. */
export function patterns(text) {
    const found = new Map();
    for (const { id, value, attributes } of new FluentResource(text).body) {
        if (value !== null) found.set(id, value);
        for (const [name, attribute] of Object.entries(attributes)) found.set(`${id}.${name}`, attribute);
    }
    return found;
}

/** The names of what is filled in, in other entries that are referred to as well. */
export function variables(pattern, all, names = new Set()) {
    if (Array.isArray(pattern)) for (const part of pattern) variables(part, all, names);
    else if (pattern && typeof pattern === "object") {
        if (pattern.type === "var") names.add(pattern.name);
        if (pattern.type === "mesg") {
            const id = pattern.attr ? `${pattern.name}.${pattern.attr}` : pattern.name;
            if (!all.has(id)) throw new Error(`there is no ${id} to refer to`);
            variables(all.get(id), all, names);
        }
        if (pattern.type === "func") variables(pattern.args, all, names);
        if (pattern.type === "select") {
            variables(pattern.selector, all, names);
            for (const { value } of pattern.variants) variables(value, all, names);
        }
    }
    return [...names].sort();
}

/** The types, as TypeScript. */
export function types(text) {
    const all = patterns(text);
    const lines = [...all].map(([id, pattern]) => {
        const names = variables(pattern, all).map((name) => JSON.stringify(name));
        return `  ${JSON.stringify(id)}: ${names.join(" | ") || "never"};\n`;
    });
    return [
        "// Made from src/defuse/locale/en/web*.ftl by scripts/texts.mjs. Do not edit.\n\n",
        "/** Every text of the client by its id, with the names of what is filled in. */\n",
        `export interface Texts {\n${lines.join("")}}\n`,
    ].join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const made = types(catalogue("en"));
    let there = "";
    try {
        there = readFileSync(TYPES, "utf8");
    } catch {
        // It is made for the first time.
    }
    if (made !== there) writeFileSync(TYPES, made);
}
