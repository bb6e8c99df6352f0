import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { acquireDataDirectory } from "#app/platform/database/embedded/data-directory.server.ts";

// A project as small as can be around the real start files, with a server that echoes.
const root = mkdtempSync(join(tmpdir(), "furas-start-"));

beforeAll(makeProject);

afterAll(() => rm(root, { recursive: true }));

describe("npm start", () => {
  it("builds before the first start, and again only when a source has changed", async () => {
    expect((await runAndStop()).text).toContain("Building the app");
    expect((await runAndStop()).text).not.toContain("Building the app");
    writeFileSync(join(root, "app", "page.test.ts"), "a test is no source of the build");
    expect((await runAndStop()).text).not.toContain("Building the app");
    writeFileSync(join(root, "app", "page.ts"), "export {};");
    expect((await runAndStop()).text).toContain("Building the app");
  });

  it("gives the server one signal and its time to stop, and ends with its code", async () => {
    const start = await run();
    start.process.kill("SIGINT");
    start.process.kill("SIGINT");
    expect(await start.end()).toEqual([0, null]);
    expect(start.text.match(/told SIGINT/g)).toHaveLength(1);
    expect(start.text).toContain("stopped in peace");
  });

  it("leaves no server behind when it is killed itself", async () => {
    const start = await run();
    start.process.kill("SIGKILL");
    await start.says("stopped in peace");
    expect(start.text).toContain("told disconnect");
  });

  it("ends with an error when the server is killed", async () => {
    const start = await run();
    process.kill(Number(/server (\d+)/.exec(start.text)?.[1]), "SIGKILL");
    expect(await start.end()).toEqual([137, null]);
  });

  it("is refused at once, without a build, while another app has the data directory", async () => {
    const dataDir = join(root, ".data");
    const lock = await acquireDataDirectory(dataDir);
    writeFileSync(join(root, "app", "page.ts"), "export const changed = true;");
    const begun = Date.now();
    const start = launch();
    expect(await start.end()).toEqual([1, null]);
    expect(Date.now() - begun).toBeLessThan(3_000);
    expect(start.text).toContain(`${dataDir} is in use by process ${process.pid}`);
    expect(start.text).not.toContain("Building the app");
    await lock.release();
  });
});

function makeProject(): void {
  for (const name of [join("server", "start"), "app", join("node_modules", ".bin")]) {
    mkdirSync(join(root, name), { recursive: true });
  }
  const here = fileURLToPath(new URL(".", import.meta.url));
  for (const name of readdirSync(here).filter((name) => name.endsWith(".mjs"))) {
    cpSync(join(here, name), join(root, "server", "start", name));
  }
  cpSync(join(here, "../start.mjs"), join(root, "server", "start.mjs"));
  const files = {
    "package.json": { type: "module", scripts: { build: "node build.js" } },
    "package-lock.json": { packages: {} },
    "node_modules/.package-lock.json": { packages: {} },
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(root, name), JSON.stringify(content));
  }
  writeFileSync(
    join(root, "build.js"),
    `import { cpSync } from "node:fs"; cpSync("app/server.js", "build/server/index.js");`,
  );
  writeFileSync(join(root, "app", "server.js"), server);
  symlinkSync(process.execPath, join(root, "node_modules", ".bin", "node"));
}

const server = `
  const told = (what) => {
    console.log("told " + what);
    setTimeout(() => { console.log("stopped in peace"); process.exit(0); }, 200);
  };
  for (const event of ["SIGINT", "SIGTERM"]) process.on(event, told);
  process.on("disconnect", () => told("disconnect"));
  console.log("server " + process.pid + " ready");
`;

async function runAndStop() {
  const start = await run();
  start.process.kill("SIGTERM");
  await start.end();
  return start;
}

async function run() {
  const start = launch();
  await start.says("ready");
  return start;
}

function launch() {
  const { npm_lifecycle_event: _, ...env } = process.env;
  const start = spawn(process.execPath, ["server/start.mjs"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Output(start);
}

class Output {
  text = "";
  readonly process: ChildProcess;
  private readonly ended: Promise<unknown[]>;

  constructor(start: ChildProcess) {
    this.process = start;
    this.ended = once(start, "close");
    start.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.text += text;
    });
  }

  async says(text: string): Promise<void> {
    while (!this.text.includes(text)) {
      if (!this.process.stdout) throw new Error("It says nothing.");
      await once(this.process.stdout, "data");
    }
  }

  async end(): Promise<unknown[]> {
    return this.ended;
  }
}
