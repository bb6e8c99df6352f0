import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { pageValues } from "./page-values.ts";

const name = "virtual:visitor-script";
const entry = fileURLToPath(new URL("../../app/visitor-script/visitor-page.ts", import.meta.url));

/**
 * Builds the script of visitors' idle pages as one file that shares nothing with React's, and gives its
 * address to importers of its name.
 */
export function visitorScript(): Plugin {
  let isBuild = false;
  return {
    name: "visitor-script",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      return `export default ${JSON.stringify(isBuild ? (await bundle()).address : "")};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { address, code } = await bundle();
      this.emitFile({ type: "asset", fileName: address.slice(1), source: code });
    },
  };
}

type Script = { address: string; code: string };
let script: Promise<Script> | undefined;

function bundle(): Promise<Script> {
  script ??= build({
    configFile: false,
    logLevel: "warn",
    plugins: [pageValues()],
    build: {
      write: false,
      minify: true,
      target: "chrome80",
      lib: { entry, formats: ["iife"], name: "visitor" },
    },
  }).then((output) => {
    const [bundled] = output as { output: { code?: string }[] }[];
    const code = bundled?.output[0]?.code ?? "";
    const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
    return { address: `/assets/visitor-${hash}.js`, code };
  });
  return script;
}
