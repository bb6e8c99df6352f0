import type { Plugin } from "vite";
import * as pagesInBrowser from "#app/pages-in-browser.ts";

/** Puts the values of app/pages-in-browser.ts in its place: the table of all pages is never sent. */
export function pageValues(): Plugin {
  return {
    name: "page-values",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /\/app\/pages-in-browser\.ts$/ },
      handler: () =>
        Object.entries(pagesInBrowser)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n"),
    },
  };
}
