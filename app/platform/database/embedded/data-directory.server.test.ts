import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { acquireDataDirectory, DataDirectoryInUseError } from "./data-directory.server.ts";
import { processIdentity } from "./process.server.ts";

const directories: string[] = [];

afterEach(async () => {
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true });
});

describe("one app on a data directory", () => {
  it("refuses a second app and names the process that holds it", async () => {
    const dataDir = newDirectory();
    const { release } = await acquireDataDirectory(dataDir);
    const second = await appOn(dataDir);
    expect(second.output).toBe(
      `The data directory ${dataDir} is in use by process ${process.pid}: stop that one first, or set DATA_DIR to another directory.`,
    );
    await expect(acquireDataDirectory(dataDir)).rejects.toBeInstanceOf(DataDirectoryInUseError);
    await release();
    expect((await appOn(dataDir)).output).toBe("taken");
  });

  it("forgets an app that died without letting go", async () => {
    const dataDir = newDirectory();
    expect((await appOn(dataDir)).output).toBe("taken");
    await (await acquireDataDirectory(dataDir)).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("does not take a later process with the same pid for the dead app", async () => {
    const dataDir = newDirectory();
    const [pid, start, boot] = (processIdentity(process.pid) ?? "").split("-");
    symlinkSync(`${pid}-${Number(start) - 1}-${boot}`, join(dataDir, "app.lock"));
    await (await acquireDataDirectory(dataDir)).release();
    symlinkSync(`${pid}-${start}-anotherboot`, join(dataDir, "app.lock"));
    await (await acquireDataDirectory(dataDir)).release();
  });

  it("is taken by one of many that start at the same moment after a crash", async () => {
    const dataDir = newDirectory();
    symlinkSync("999999999-1-gone", join(dataDir, "app.lock"));
    const starts = await Promise.all(Array.from({ length: 6 }, () => appOn(dataDir, "stay")));
    expect(starts.filter(({ output }) => output === "taken")).toHaveLength(1);
    expect(starts.filter(({ output }) => output.includes("is in use by process"))).toHaveLength(5);
    for (const { kill } of starts) kill();
  });
});

describe("S10 the data directory", () => {
  it.each([0o755, 0o777, 0o750])(
    "of mode %o is closed to other users at the start",
    async (mode) => {
      const dataDir = newDirectory();
      chmodSync(dataDir, mode);
      await (await acquireDataDirectory(dataDir)).release();
      expect(statSync(dataDir).mode & 0o067).toBe(0);
    },
  );

  it("a shared one, such as /tmp, is left as it is", async () => {
    const dataDir = newDirectory();
    chmodSync(dataDir, 0o1777);
    await (await acquireDataDirectory(dataDir)).release();
    expect(statSync(dataDir).mode & 0o7777).toBe(0o1777);
  });
});

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "furas-directory-"));
  directories.push(directory);
  return directory;
}

/** Another process that locks the directory, prints the outcome, and exits at once unless it stays. */
async function appOn(dataDir: string, then: "stay" | "die" = "die") {
  const module = new URL("./data-directory.server.ts", import.meta.url).href;
  const code = `
    import { acquireDataDirectory } from ${JSON.stringify(module)};
    const said = await acquireDataDirectory(${JSON.stringify(dataDir)}).then(() => "taken", (e) => e.message);
    process.stdout.write(said, () => ${then === "stay"} ? setInterval(() => {}, 1000) : process.exit());
  `;
  const app = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [output] = await once(app.stdout, "data");
  if (then === "die" && app.exitCode === null) await once(app, "exit");
  return { output: String(output), kill: () => app.kill("SIGKILL") };
}
