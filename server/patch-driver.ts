import { registerHooks } from "node:module";
import { patchDriver, patchedFile } from "./driver-patch.ts";

/* For `node --import`: a program's own imports are loaded before any of its lines could do this. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!patchedFile.test(url) || loaded.source === undefined) return loaded;
    return { ...loaded, source: patchDriver(String(loaded.source)) };
  },
});
