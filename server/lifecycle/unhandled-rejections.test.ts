import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);

describe("a promise without a handler", () => {
  it("is logged when it fails, and the process goes on", async () => {
    const output = await inProcess(`Promise.reject(new Error("cut"));`);
    expect(output).toContain('"event":"fault"');
    expect(output).toContain("Error: cut");
    expect(output).toMatch(/alive$/);
  });

  it("is none of the driver's when the database goes while it learns its types", async () => {
    const database = createServer(untilTypesAreQueried).listen(0, "127.0.0.1");
    await once(database, "listening");
    const { port } = database.address() as { port: number };
    const output = await inProcess(`
      const { default: postgres } = await import("postgres");
      const client = postgres("postgres://a@127.0.0.1:${port}/a", { max: 1 });
      await client\`select 1\`.catch(() => {});
      await client.end({ timeout: 0 });
    `);
    database.close();
    expect(output).toBe("alive");
  });
});

/** The output of a process that runs this after the handlers of every server. */
async function inProcess(script: string): Promise<string> {
  const code = `
    import { handleUnhandledRejections } from "./server/lifecycle/unhandled-rejections.ts";
    handleUnhandledRejections();
    process.once("beforeExit", () => console.log("alive"));
    ${script}`;
  const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "-e", code]);
  return stderr + stdout.trim();
}

/** Lets a client in as PostgreSQL would, and goes at its first question, which is for types. */
function untilTypesAreQueried(line: Socket): void {
  const message = (type: string, bytes: number[]) =>
    Buffer.from([type.charCodeAt(0), 0, 0, 0, 4 + bytes.length, ...bytes]);
  line.on("error", () => {});
  line.once("data", () => {
    const ready = message("Z", ["I".charCodeAt(0)]);
    line.write(Buffer.concat([message("R", [0, 0, 0, 0]), ready]));
    line.once("data", () => line.resetAndDestroy());
  });
}
