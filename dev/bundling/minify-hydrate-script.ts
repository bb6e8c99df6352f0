import { minifySync, type Plugin } from "vite";
import { prefetchedParts } from "./page-values.ts";

/**
 * The inline scripts stand in every page, so they go there without comments and long names, and
 * hydrate.js with the addresses of prefetched pages.
 */
export function minifyHydrateScript(): Plugin {
  return {
    name: "minify-hydrate-script",
    enforce: "post",
    transform: {
      filter: { id: /\/(?:hydrate|read-forms|device-memory)\.js\?raw$/ },
      handler(code, id) {
        const source: unknown = JSON.parse(
          code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1),
        );
        const filled = String(source).replace("(PREFETCHED)", `(${prefetchedParts})`);
        const isHydrate = id.includes("/hydrate.js");
        if (isHydrate && filled === source)
          throw new Error("hydrate.js has no place for prefetched pages.");
        const small = minifySync("inline.js", filled, {
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
