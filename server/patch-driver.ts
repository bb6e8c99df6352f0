import { registerHooks } from "node:module";
import { driverPatch } from "./driver-patch.ts";

/* For `node --import`: a program's own imports are loaded before any of its lines could do this. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const patch = driverPatch(url);
    if (!patch || loaded.source === undefined) return loaded;
    return { ...loaded, source: patch(String(loaded.source)) };
  },
});
