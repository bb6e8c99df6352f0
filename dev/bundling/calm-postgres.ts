import type { Plugin } from "vite";
import { patchDriver } from "#server/driver-patch.ts";

/** Patches the postgres driver within the build: see patchDriver. */
export function calmPostgres(): Plugin {
  return {
    name: "calm-postgres",
    apply: "build",
    transform(code, id) {
      const patched = patchDriver(id, code);
      return patched ? { code: patched, map: null } : undefined;
    },
  };
}
