import { execFileSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { paths } from "#app/paths.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { apply, newCv, signIn } from "#bench/faults/people.ts";
import { makeAccounts, makeJobs } from "#bench/harness/accounts.ts";
import { endWithUsage } from "#bench/harness/arguments.ts";
import { atMaximum, showFindings } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { launch } from "#bench/harness/server.ts";
import { nodeFlags, root } from "#server/start/start-steps.mjs";
import { freePort } from "#test/servers/free-port.ts";
import type { Calls } from "./record-calls.ts";
import { sourceOf } from "./source-of.ts";

/**
 * npm run bench -- own-files [--list]: of how many own source files a function runs for a fresh list
 * of a keyword, a job's page and an application. What an idle server runs in the same time is not
 * counted, nor what the server does once and keeps: each kind of request has come before, with
 * another address. Takes a build with source maps that is there, or else builds in a folder of its own.
 */
const usage = "npm run bench -- own-files [--list]";
const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option && option !== "--list")) endWithUsage(usage);
const quietMs = 1500;

await withFolder("own-files", async (folder) => {
  const project = builtWithMaps(folder);
  await withFolder("own-files-data", (dataDir) => count(project, dataDir));
});

/** The directory of a project whose server is built with source maps. */
function builtWithMaps(folder: string): string {
  if (existsSync(join(root, "build/server/index.js.map"))) return root;
  const left = ["node_modules", ".git", "build", ".react-router"];
  cpSync(root, folder, { recursive: true, filter: (path) => !left.includes(basename(path)) });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  console.log("Building with source maps");
  const build = ["react-router", "build", "--sourcemapServer"];
  execFileSync("npx", build, { cwd: folder, stdio: "pipe" });
  return folder;
}

async function count(project: string, dataDir: string): Promise<void> {
  const callsPort = await freePort();
  const recorder = new URL("./record-calls.ts", import.meta.url).href;
  const server = launch([...nodeFlags, "--import", recorder, "build/server/index.js"], {
    port: await freePort(),
    cwd: project,
    env: { CALLS_PORT: String(callsPort), DATA_DIR: dataDir, DEMO: "1" },
  });
  await server.untilReady();
  const database = await startEmbeddedDatabase({ dataDir });
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    const jobs = await makeJobs(sql, 4);
    const [first = "", second = "", third = "", fourth = ""] = jobs;
    const accounts = await makeAccounts(sql, 1);
    await sql`update auth_users set email_verified = true where id = ${accounts[0]?.id ?? ""}`;
    const [seeker] = await signIn(server.origin, accounts);
    if (!seeker) throw new Error("no seeker");

    const look = async (path: string) => {
      const response = await fetch(server.origin + path, { headers: { accept: "text/html" } });
      await response.arrayBuffer();
      return response.status;
    };
    const send = async (job: string) => (await apply(seeker, job, newCv(4))).status;
    const list = (keyword: string) => look(paths.jobs({ keyword }));
    const flows = [
      {
        name: "a fresh list of a keyword",
        maximum: 120,
        status: 200,
        warm: [() => list("teacher"), () => list("nurse")],
        measured: () => list("accountant"),
      },
      {
        name: "a job's page",
        maximum: 80,
        status: 200,
        warm: [() => look(paths.job(first)), () => look(paths.job(second))],
        measured: () => look(paths.job(third)),
      },
      {
        name: "an application with a CV",
        maximum: 60,
        status: 303,
        warm: [() => send(first), () => send(second)],
        measured: () => send(fourth),
      },
    ];
    const findings = [];
    for (const { name, maximum, status, warm, measured } of flows) {
      for (const one of warm) await one();
      const files = await filesOf(callsPort, async () => {
        const came = await measured();
        if (came !== status) throw new Error(`${name}: ${came}`);
      });
      if (option) console.log(`\n${name}\n${files.join("\n")}`);
      findings.push(atMaximum(`own files run by ${name}`, files.length, maximum));
    }
    showFindings(findings);
  } finally {
    await sql.end();
    await database.stop();
    await server.end("SIGTERM");
  }
}

/** The own source files of which a function ran more often than in as long a time before. */
async function filesOf(callsPort: number, work: () => Promise<void>): Promise<string[]> {
  const take = async (): Promise<Calls> => {
    const response = await fetch(`http://127.0.0.1:${callsPort}/`);
    return (await response.json()) as Calls;
  };
  await pause(quietMs);
  await take();
  await pause(quietMs);
  const idle = new Map((await take()).map(({ file, at, count }) => [`${file} ${at}`, count]));
  await work();
  const ran = await take();
  const files = ran
    .filter(({ file, at, count }) => count > (idle.get(`${file} ${at}`) ?? 0))
    .map(({ file, at }) => sourceOf(file, at));
  return [...new Set(files)].filter((file) => file !== undefined).sort();
}
