import { minifySync, type Plugin } from "vite";

/** The waking script stands in every page, so it goes there without its comments and long names. */
export function smallWake(): Plugin {
  return {
    name: "small-wake",
    enforce: "post",
    transform: {
      filter: { id: /\/hydrate\.js\?raw$/ },
      handler(code) {
        const source: unknown = JSON.parse(
          code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1),
        );
        const small = minifySync("hydrate.js", String(source), {
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
