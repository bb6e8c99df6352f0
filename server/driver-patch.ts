type Edit = readonly [before: string, after: string];

const folder = "node_modules/postgres/src";

/** A stack with the driver's own names of a queue's functions. */
const stack = `Object.assign([], {
        shift() { return this.pop() },
        remove(x) { const at = this.indexOf(x); return at < 0 ? null : this.splice(at, 1)[0] }
      })`;

/** What is replaced by what in each patched file of postgres; each stands there once. */
const edits: Readonly<Record<string, readonly Edit[]>> = {
  [`${folder}/connection.js`]: [
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
  ],
  // Of those that have nothing to do the last one used comes first.
  [`${folder}/index.js`]: [["open = Queue()", `open = ${stack}`]],
};

/**
 * What patches a file's code; undefined for one that has no patches. Two of them mend errors of
 * postgres 3.4.9. When a connection is cut within a transaction, the client rolls it back over the
 * connection that is gone, and the error of that ends the process. When a query fails after its first
 * rows, the next result on its connection begins with as many holes (porsager/postgres#1181): a session
 * was read as missing that way, and its cookie taken. The build does it with a plugin
 * (dev/bundling/calm-postgres.ts), everything else with `--import ./server/patch-driver.ts`.
 *
 * The third is no error: the driver takes its connections in turn, so that each of ten is used now and
 * then, and ten processes of the database hold plans and caches that none of them has at hand. The last
 * one used comes first here; see docs/decisions/0050.
 */
export function driverPatch(path: string): ((code: string) => string) | undefined {
  const [, ofFile] = Object.entries(edits).find(([file]) => path.endsWith(file)) ?? [];
  return ofFile && ((code) => ofFile.reduce(edited, code));
}

function edited(code: string, [before, after]: Edit): string {
  if (code.split(before).length !== 2) {
    throw new Error("The postgres driver has changed: see server/driver-patch.ts.");
  }
  return code.replace(before, () => after);
}
