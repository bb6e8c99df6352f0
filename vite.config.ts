import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { offlineWorker } from "./app/service-worker/worker-build.ts";
import { asciiTemplates } from "./dev/bundling/ascii-templates.ts";
import { leanRouter } from "./dev/bundling/lean-router.ts";
import { leanStyles } from "./dev/bundling/lean-styles.ts";
import { minifyHydrateScript } from "./dev/bundling/minify-hydrate-script.ts";
import { pageValues } from "./dev/bundling/page-values.ts";
import { scriptChunks } from "./dev/bundling/script-chunks.ts";
import { standaloneScript } from "./dev/bundling/standalone-script.ts";

import { withoutStream } from "./dev/bundling/without-stream.ts";

const lightDark = 1 << 20;

/** What the oldest phones that matter understand (2020); see docs/decisions/0006. */
const oldestBrowsers = ["chrome80", "safari14", "firefox78"];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    offlineWorker(),
    standaloneScript({
      name: "visitor",
      entry: new URL("./app/visitor-script/visitor-page.ts", import.meta.url),
    }),
    standaloneScript({
      name: "bring-react",
      entry: new URL("./app/hydration/bring-react.ts", import.meta.url),
    }),
    standaloneScript({
      name: "embed",
      entry: new URL("./app/features/sharing/embed/embed-script.ts", import.meta.url),
      address: "/embed.js",
    }),
    pageValues(),
    leanRouter(),
    withoutStream(),
    asciiTemplates(),
    minifyHydrateScript(),
  ],
  css: {
    postcss: { plugins: [leanStyles("app/styles")] },
    // No style here uses light-dark(), whose stand-in would go with every color-scheme.
    lightningcss: { exclude: lightDark },
  },
  // Vite reads this one of the whole build, not of an environment.
  build: { cssTarget: oldestBrowsers },
  environments: {
    client: {
      build: {
        target: oldestBrowsers,
        rolldownOptions: { output: { codeSplitting: { groups: scriptChunks() } } },
      },
    },
    // The process itself is the server build: one file that `npm start` runs. Packages are built in:
    // the thousand files of theirs took half a second and 200 MB to find and read at each start.
    ssr: {
      resolve: { noExternal: process.argv.includes("build") || [] },
      build: {
        target: "node24",
        // Node holds the text of a file for as long as it runs, and two bytes a character where one is Arabic.
        rolldownOptions: {
          input: "./server/main.ts",
          output: { charset: "ascii", comments: false },
        },
      },
    },
  },
});
