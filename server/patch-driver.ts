import { registerHooks } from "node:module";
import { patchDriver } from "./driver-patch.ts";

/* For `node --import`: a program's own imports are loaded before any of its lines could do this. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const patched = loaded.source && patchDriver(url, String(loaded.source));
    return patched ? { ...loaded, source: patched } : loaded;
  },
});
