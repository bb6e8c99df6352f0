import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import postgres from "postgres";
import { expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { driverPatch } from "./driver-patch.ts";

const database = useTestDatabase();
const patch = ["--import", "./server/patch-driver.ts"];

/** Cuts the connection within a transaction, and goes on. */
const program = `
import { connect, createServer } from "node:net";
import postgres from "postgres";
const target = new URL(process.argv[1]);
const lines = new Set();
const between = createServer((line) => {
  const on = connect(Number(target.port), target.hostname);
  lines.add(line);
  for (const each of [line, on]) each.on("error", () => {});
  line.pipe(on).pipe(line);
  line.on("close", () => on.destroy());
}).listen(0, "127.0.0.1", async () => {
  const url = new URL(target);
  Object.assign(url, { hostname: "127.0.0.1", port: String(between.address().port) });
  const sql = postgres(url.href, { max: 1, onnotice() {} });
  const outcome = await sql
    .begin(async (tx) => {
      await tx\`select 1\`;
      for (const line of lines) line.destroy();
      await new Promise((over) => setTimeout(over, 100));
      throw new Error("after the cut");
    })
    .catch((error) => error.message);
  await new Promise((over) => setTimeout(over, 100));
  console.log("goes on:", (await sql\`select 7 as n\`)[0].n);
  process.exit(0);
});`;

function run(options: string[]): Promise<{ code: number; out: string; failure: string }> {
  const args = [...options, "--input-type=module", "-e", program, database.url()];
  return new Promise((done) => {
    execFile(process.execPath, args, { timeout: 20_000 }, (error, out, failure) =>
      done({ code: error ? Number(error.code) : 0, out, failure }),
    );
  });
}

it("a program survives a connection that is cut within a transaction", async () => {
  expect(await run(patch)).toMatchObject({ code: 0, out: "goes on: 7\n" });
});

it("without the patch it does not: once it does, the patch can go", async () => {
  const { code, failure } = await run([]);
  expect(code).not.toBe(0);
  expect(failure).toContain("reading 'write'");
});

it.each(["import", "admin", "backup", "restore", "rotate-files-key", "dev", "bench"])(
  "npm run %s loads the patched driver",
  (name) => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(scripts[name]).toContain(` ${patch.join(" ")} `);
  },
);

it("no other command of the package runs a program that loads the driver", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const bare = Object.entries(scripts)
    .filter(([, command]) => /\bnode .*\.ts\b/.test(command) && !command.includes("patch-driver"))
    .map(([name]) => name);
  // It reads reports of tests, and no database.
  expect(bare, `add ${patch.join(" ")}`).toEqual(["checklist"]);
});

it("the tests run with it too", () => {
  expect(process.execArgv.join(" ")).toContain("patch-driver");
});

it("one query after the other uses one connection, though more are open", async () => {
  const sql = postgres(database.url(), { max: 4, onnotice() {} });
  try {
    const pid = async () => (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid;
    const slow = () => sql<{ pid: number }[]>`select pg_backend_pid() as pid from pg_sleep(0.2)`;
    const opened = await Promise.all([slow(), slow(), slow(), slow()]);
    expect(new Set(opened.map(([row]) => row?.pid)).size).toBe(4);
    const used = new Set<number | undefined>();
    for (let times = 0; times < 8; times++) used.add(await pid());
    expect(used.size).toBe(1);
    const together = await Promise.all([slow(), slow(), slow(), slow()]);
    expect(new Set(together.map(([row]) => row?.pid)).size, "all are there when needed").toBe(4);
  } finally {
    await sql.end();
  }
});

it.each(["connection.js", "index.js"])(
  "a driver whose %s has changed stops the program and the build",
  (file) => {
    const patch = driverPatch(`/somewhere/node_modules/postgres/src/${file}`);
    expect(() => patch?.("export default 1")).toThrow("The postgres driver has changed");
    expect(driverPatch("/somewhere/else.js")).toBeUndefined();
  },
);
