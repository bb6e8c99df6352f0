import type { Plugin } from "vite";

const before = "const x = socket.write(chunk, fn)";
const after = "if (!socket) { chunk = nextWriteTimer = null; return false }";

/**
 * Mends a fault of postgres 3.4.9: when a connection is cut within a transaction, the client rolls it
 * back on the line that is gone, and the error of that ends the process.
 */
export function calmPostgres(): Plugin {
  return {
    name: "calm-postgres",
    apply: "build",
    transform(code, id) {
      if (!/node_modules\/postgres\/src\/connection\.js$/.test(id)) return undefined;
      if (code.split(before).length !== 2) {
        throw new Error("The postgres client has changed: see dev/bundling/calm-postgres.ts.");
      }
      return { code: code.replace(before, `${after}\n    ${before}`), map: null };
    },
  };
}
