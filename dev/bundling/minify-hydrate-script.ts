import { minifySync, type Plugin } from "vite";
import { prefetchedParts } from "./page-values.ts";

/**
 * The inline script stands in every page, so it goes there without its comments and long names, and
 * with the addresses of prefetched pages.
 */
export function minifyHydrateScript(): Plugin {
  return {
    name: "minify-hydrate-script",
    enforce: "post",
    transform: {
      filter: { id: /\/hydrate\.js\?raw$/ },
      handler(code) {
        const source: unknown = JSON.parse(
          code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1),
        );
        const filled = String(source).replace("(PREFETCHED)", `(${prefetchedParts})`);
        if (filled === source) throw new Error("hydrate.js has no place for prefetched pages.");
        const small = minifySync("hydrate.js", filled, {
          module: false,
          compress: { target: "chrome80" },
          mangle: true,
        });
        if (small.errors.length > 0) throw new Error(small.errors[0]?.message);
        return `export default ${JSON.stringify(small.code)}`;
      },
    },
  };
}
