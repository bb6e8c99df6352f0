import type { Plugin } from "vite";
import { patchDriver, patchedFile } from "#server/driver-patch.ts";

/** Patches the postgres driver within the build: see patchDriver. */
export function calmPostgres(): Plugin {
  return {
    name: "calm-postgres",
    apply: "build",
    transform(code, id) {
      return patchedFile.test(id) ? { code: patchDriver(code), map: null } : undefined;
    },
  };
}
