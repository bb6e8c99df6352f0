/** The file of postgres that is patched. */
export const patchedFile = /node_modules\/postgres\/src\/connection\.js$/;

/** What is replaced by what; each stands in the file once. */
const edits: readonly (readonly [before: string, after: string])[] = [
  // Once the connection is gone there is nothing to write to.
  [
    "const x = socket.write(chunk, fn)",
    "if (!socket) { chunk = nextWriteTimer = null; return false }\n    const x = socket.write(chunk, fn)",
  ],
  // The next result on the connection begins with its first row.
  [
    "errorResponse = Errors.postgres(parseError(x))",
    "rows = 0\n      errorResponse = Errors.postgres(parseError(x))",
  ],
];

/**
 * Patches two errors of postgres 3.4.9. When a connection is cut within a transaction, the client
 * rolls it back over the connection that is gone, and the error of that ends the process. When a query
 * fails after its first rows, the next result on its connection begins with as many holes
 * (porsager/postgres#1181): a session was read as missing that way, and its cookie taken. The build
 * does it with a plugin (dev/bundling/calm-postgres.ts), everything else with
 * `--import ./server/patch-driver.ts`.
 */
export function patchDriver(code: string): string {
  return edits.reduce((patched, [before, after]) => {
    if (patched.split(before).length !== 2) {
      throw new Error("The postgres driver has changed: see server/driver-patch.ts.");
    }
    return patched.replace(before, () => after);
  }, code);
}
