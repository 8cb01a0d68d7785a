import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { packed, shell } from "./scripts/shell.mjs";

declare const process: { env: Record<string, string | undefined> };

// The built client is served by `defuse serve`; in development Vite hands everything else on to it.
const server = process.env.DEFUSE_SERVER ?? "http://127.0.0.1:8021";

export default defineConfig({
  plugins: [svelte(), shell(), packed()],
  build: {
    outDir: "../src/defuse/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Everything comes from the same origin as files: the content security policy allows no data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
