// For `node --import`. Names such as #app/paths.ts mean the product's files here too, although Node
// looks for them in bench/package.json.
import { registerHooks } from "node:module";

const here = new URL("./", import.meta.url).href;
const product = new URL("../package.json", import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isProduct =
      /^#(?!bench\/)/.test(specifier) &&
      context.parentURL?.startsWith(here) &&
      !context.parentURL.includes("/node_modules/");
    return nextResolve(specifier, isProduct ? { ...context, parentURL: product } : context);
  },
});
