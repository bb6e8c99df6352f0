import type { Plugin } from "vite";
import { driverPatch } from "#server/driver-patch.ts";

/** Patches the postgres driver within the build: see driverPatch. */
export function calmPostgres(): Plugin {
  return {
    name: "calm-postgres",
    apply: "build",
    transform(code, id) {
      const patch = driverPatch(id);
      return patch && { code: patch(code), map: null };
    },
  };
}
