import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { pageValues } from "./page-values.ts";

type Script = { address: string; code: string };
type Options = {
  /** Of its plugin, its virtual module and its file. */
  name: string;
  entry: URL;
  /** An address that stays; otherwise one with the content's hash. */
  address?: string;
};

/**
 * Builds a script as one file that shares nothing with React's. Importers of `virtual:NAME-script` get its
 * address, which is empty in development unless it stays.
 */
export function standaloneScript({ name, entry, address }: Options): Plugin {
  const id = `virtual:${name}-script`;
  const file = fileURLToPath(entry);
  let isBuild = false;
  let script: Promise<Script> | undefined;
  const bundled = () => {
    script ??= bundle(file).then((code) => ({ address: address ?? hashed(name, code), code }));
    return script;
  };
  return {
    name: `${name}-script`,
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    configureServer({ middlewares }) {
      if (!address) return;
      middlewares.use(address, async (_, answer) => {
        answer.setHeader("content-type", "text/javascript; charset=utf-8");
        answer.end(await bundle(file));
      });
    },
    resolveId: (imported) => (imported === id ? `\0${id}` : undefined),
    async load(imported) {
      if (imported !== `\0${id}`) return undefined;
      return `export default ${JSON.stringify(isBuild ? (await bundled()).address : (address ?? ""))};`;
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { address, code } = await bundled();
      this.emitFile({ type: "asset", fileName: address.slice(1), source: code });
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [pageValues()],
    build: {
      write: false,
      minify: true,
      target: "chrome80",
      lib: { entry, formats: ["iife"], name: "furas" },
    },
  });
  const [bundled] = output as { output: { code?: string }[] }[];
  return bundled?.output[0]?.code ?? "";
}

function hashed(name: string, code: string): string {
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return `/assets/${name}-${hash}.js`;
}
