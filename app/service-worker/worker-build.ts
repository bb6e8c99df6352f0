import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const name = "virtual:offline-worker";

/** Gives the service worker's code, bundled into one script, to importers of its name. */
export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const entry = fileURLToPath(new URL("./worker.ts", import.meta.url));
      const output = await build({
        configFile: false,
        logLevel: "warn",
        build: {
          write: false,
          minify: true,
          target: "chrome80",
          lib: { entry, formats: ["iife"], name: "worker" },
        },
      });
      const [bundle] = output as { output: { code?: string }[] }[];
      return `export default ${JSON.stringify(bundle?.output[0]?.code ?? "")};`;
    },
  };
}
