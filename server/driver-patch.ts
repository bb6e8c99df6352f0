/** The file of postgres that is patched. */
export const patchedFile = /node_modules\/postgres\/src\/connection\.js$/;

const before = "const x = socket.write(chunk, fn)";
const after = "if (!socket) { chunk = nextWriteTimer = null; return false }";

/**
 * Patches a fault of postgres 3.4.9: when a connection is cut within a transaction, the client rolls
 * it back over the connection that is gone, and the error of that ends the process. The build does it
 * with a plugin (dev/bundling/calm-postgres.ts), everything else with `--import ./server/patch-driver.ts`.
 */
export function patchDriver(code: string): string {
  if (code.split(before).length !== 2) {
    throw new Error("The postgres driver has changed: see server/driver-patch.ts.");
  }
  return code.replace(before, `${after}\n    ${before}`);
}
