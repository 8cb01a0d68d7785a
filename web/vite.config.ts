import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { packed, shell } from "./scripts/shell.mjs";

declare const process: { env: Record<string, string | undefined> };

// The built client is served by `defuse serve`; in development Vite hands everything else on to it.
const server = process.env.DEFUSE_SERVER ?? "http://127.0.0.1:8021";

/** The styles that every page has. */
const BASE = /\/src\/styles\/(fonts|tokens|seats|base|table|racks|wires|header|action|home)\.css$/;

/** They come first: parts of pages say otherwise with the same weight, and what comes last counts. */
const baseFirst: Plugin = {
  name: "base-first",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const [base] = /\s*<link rel="stylesheet"[^>]*\/assets\/base-[^>]*>/.exec(html) ?? [];
      return base
        ? html.replace(base, "").replace(/\s*<link rel="stylesheet"/, (first) => base + first)
        : html;
    },
  },
};

export default defineConfig({
  plugins: [svelte(), baseFirst, shell(), packed()],
  build: {
    outDir: "../src/defuse/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Everything comes from the same origin as files: the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every file costs a request with its headers: what several pages share comes as two files.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /\/src\/(lib|device)\/[^/]+\.ts$|\/src\/crew\/figures\.ts$/,
              minShareCount: 2,
            },
            { name: "base", test: BASE, priority: 2 },
            { name: "parts", test: /\/src\/(parts|people|pictures|side|table)\//, minShareCount: 2 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 700,
  },
  server: {
    // The texts lie beside those of the server.
    fs: { allow: [".", "../src/defuse/locale"] },
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, changeOrigin: false, ws: true },
    },
  },
});
