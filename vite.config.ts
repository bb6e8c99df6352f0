import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { offlineWorker } from "./app/service-worker/worker-build.ts";
import { leanRouter } from "./dev/bundling/lean-router.ts";
import { leanStyles } from "./dev/bundling/lean-styles.ts";
import { minifyHydrateScript } from "./dev/bundling/minify-hydrate-script.ts";
import { pageValues } from "./dev/bundling/page-values.ts";
import { scriptChunks } from "./dev/bundling/script-chunks.ts";
import { visitorScript } from "./dev/bundling/visitor-script.ts";
import { withoutStream } from "./dev/bundling/without-stream.ts";

const lightDark = 1 << 20;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    offlineWorker(),
    visitorScript(),
    pageValues(),
    leanRouter(),
    withoutStream(),
    minifyHydrateScript(),
  ],
  css: {
    postcss: { plugins: [leanStyles("app/styles")] },
    // No style here uses light-dark(), whose stand-in would go with every color-scheme.
    lightningcss: { exclude: lightDark },
  },
  environments: {
    client: {
      // What the oldest phones that matter understand (Chrome 80 of 2020); see docs/decisions/0006.
      build: {
        target: ["chrome80", "safari14", "firefox78"],
        cssTarget: "chrome80",
        rolldownOptions: { output: { codeSplitting: { groups: scriptChunks() } } },
      },
    },
    // The process itself is the server build: one file that `npm start` runs. Packages are built in:
    // the thousand files of theirs took half a second and 200 MB to find and read at each start.
    ssr: {
      resolve: { noExternal: process.argv.includes("build") || [] },
      build: { target: "node24", rolldownOptions: { input: "./server/main.ts" } },
    },
  },
});
