import { minifySync, type Plugin } from "vite";

/** The inline scripts stand in every page, so they go there without comments and long names. */
export function minifyHydrateScript(): Plugin {
  return {
    name: "minify-hydrate-script",
    enforce: "post",
    transform: {
      filter: { id: /\/(?:hydrate|switch-language|read-forms|device-memory)\.js\?raw$/ },
      handler(code) {
        const source: unknown = JSON.parse(
          code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1),
        );
        const small = minifySync("inline.js", String(source), {
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
