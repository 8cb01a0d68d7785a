/**
 * Turns the JSON Schema of the server's messages into TypeScript: schema on standard input, types on standard output.
 *
 *     python -m defuse.server.schema | node web/scripts/types.mjs > web/src/lib/messages.ts
 */

import { readFileSync } from "node:fs";

const schema = JSON.parse(readFileSync(0, "utf8"));
const defs = schema.$defs;

/** Sent without the fields that have their default value; all other structs from the server are sent whole. */
const omitsDefaults = new Set([
    ...["EventSeen", "ItemSeen", "BarredSeen", "WireSeen"],
    ...["ReviewAct", "ChoiceSeen", "DecisionSeen", "PuzzleFact"],
]);

const name = (ref) => ref.split("/").at(-1);
const key = (text) => (/^[A-Za-z_]\w*$/.test(text) ? text : JSON.stringify(text));

function* refs(part) {
    if (Array.isArray(part)) for (const each of part) yield* refs(each);
    else if (part && typeof part === "object") {
        if (typeof part.$ref === "string") yield name(part.$ref);
        for (const each of Object.values(part)) yield* refs(each);
    }
}

function reachable(start) {
    const seen = new Set();
    const open = [...start];
    while (open.length) {
        const next = open.pop();
        if (seen.has(next) || !defs[next]) continue;
        seen.add(next);
        open.push(...refs(defs[next]));
    }
    return seen;
}

function type(part) {
    if (part.$ref) return name(part.$ref);
    if (part.const !== undefined) return JSON.stringify(part.const);
    if (part.enum) return part.enum.map((each) => JSON.stringify(each)).join(" | ");
    const union = part.anyOf ?? part.oneOf;
    if (union) return [...new Set(union.map(type))].join(" | ");
    if (Array.isArray(part.type)) return part.type.map((each) => type({ ...part, type: each })).join(" | ");
    switch (part.type) {
        case "integer":
        case "number":
            return "number";
        case "string":
            return "string";
        case "boolean":
            return "boolean";
        case "null":
            return "null";
        case "array":
            if (part.prefixItems) return `[${part.prefixItems.map(type).join(", ")}]`;
            return part.items ? `(${type(part.items)})[]`.replace(/^\((\w+)\)/, "$1") : "unknown[]";
        case "object":
            if (typeof part.additionalProperties === "object")
                return `Record<string, ${type(part.additionalProperties)}>`;
            return "Record<string, unknown>";
    }
    return "unknown";
}

const comment = (text, indent = "") =>
    text ? `${indent}/** ${text.trim().replace(/\s*\n\s*/g, " ")} */\n` : "";

function struct(title, def, fromServer) {
    const required = new Set(def.required ?? []);
    const whole = fromServer.has(title) && !omitsDefaults.has(title);
    const lines = Object.entries(def.properties ?? {}).map(([field, part]) => {
        const sent = whole || required.has(field);
        return `${comment(part.description, "  ")}  ${key(field)}${sent ? "" : "?"}: ${type(part)};\n`;
    });
    return `${comment(def.description)}export interface ${title} {\n${lines.join("")}}\n`;
}

const answers = [
    ...["ServerMessage", "Seated", "TableInfo", "Catalogue", "Problem", "Health"],
    ...[
        "ToReaderMessage",
        "ReviewLink",
        "ReviewSeen",
        "FramesSeen",
        "FindingsSeen",
        "ProofSeen",
        "ReviewOdds",
    ],
    ...["CrewJoined", "InviteSeen", "CrewSeen", "GamesPage", "CrewStatistics", "MissionRates"],
    ...["CampaignSeen", "DailySeen", "ChallengeSeen", "RuleBooks"],
    ...["LessonsSeen", "LessonStepSeen", "LessonAnswered", "LessonHint", "LessonPlayed"],
    ...["PuzzlesSeen", "PuzzleSeen", "HintSeen", "TriedSeen", "SolutionSeen"],
];
const fromServer = reachable(answers);

const out = ["// Made from the Python schema by scripts/types.mjs. Do not edit.\n"];
for (const title of Object.keys(defs).sort()) {
    const def = defs[title];
    const union = def.anyOf ?? def.oneOf;
    out.push(union ? `export type ${title} = ${type(def)};\n` : struct(title, def, fromServer));
}
process.stdout.write(out.join("\n"));
