/** What the build adds to the files: the service worker with their names, and packed copies of what can be packed. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const WORKER = new URL("../src/device/worker.js", import.meta.url);
const PACKS = /\.(js|css|html|svg|webmanifest|txt)$/;
/** Smaller files gain nothing. */
const LEAST = 400;

/** The service worker: it keeps all built files but letters that few languages need, and changes with any of them. */
export function shell() {
    return {
        name: "shell",
        apply: "build",
        // After Vite has dropped scripts that held nothing but styles: a name without a file would keep nothing at all.
        enforce: "post",
        generateBundle(_, bundle) {
            const files = Object.keys(bundle)
                .filter((name) => name.startsWith("assets/") && !name.includes("latin-ext"))
                .map((name) => `/${name}`)
                .sort();
            const page = bundle["index.html"];
            const digest = createHash("sha256").update(files.join("\n"));
            if (page && "source" in page) digest.update(page.source);
            const source = readFileSync(WORKER, "utf8")
                .replace("__FILES__", JSON.stringify(files, null, 2))
                .replace("__VERSION__", digest.digest("hex").slice(0, 12));
            this.emitFile({ type: "asset", fileName: "sw.js", source });
        },
    };
}

/** Packed copies beside the files, which the server sends to those who can unpack them. */
export function packed() {
    let folder = "";
    return {
        name: "packed",
        apply: "build",
        configResolved: (config) => void (folder = config.build.outDir),
        closeBundle() {
            for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
                const path = `${folder}/${name}`;
                if (!PACKS.test(name) || statSync(path).size < LEAST) continue;
                const plain = readFileSync(path);
                writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
                writeFileSync(
                    `${path}.br`,
                    brotliCompressSync(plain, {
                        params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
                    }),
                );
            }
        },
    };
}
