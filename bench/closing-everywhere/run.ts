import { randomBytes, randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { cookiesOf, makeAccounts, password } from "#bench/harness/accounts.ts";
import { endWithUsage, readNumber } from "#bench/harness/arguments.ts";
import { atMaximum, mustBe, none, showFindings } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { type Server, startBoard } from "#bench/harness/server.ts";
import { quantile } from "#bench/harness/statistics.ts";
import { unlimited } from "#bench/harness/unlimited.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";

/**
 * npm run bench -- closing-everywhere [closings=1000]: three processes serve one database; a company
 * closes a job on one of them, and no page, list, suggestion or API of any may show it a second later.
 */
const usage = "npm run bench -- closing-everywhere [closings=1000]";
const sizes = { closings: 1000 };
for (const word of process.argv.slice(2)) {
  const [name = "", number = ""] = word.split("=");
  if (!Object.hasOwn(sizes, name)) endWithUsage(usage);
  sizes[name as keyof typeof sizes] = readNumber(number, 1, usage);
}

/** Jobs that are open at a time: all of them are among the newest, which the home page shows. */
const atOnce = 4;
/** Each may make so many public changes a minute, and they take turns. */
const companies = 40;
/** Milliseconds within which a job must be gone. */
const limit = 1000;

type Job = { id: string; word: string };
type Company = { id: string; cookies: string };

/** Where a job of the benchmark is to be seen while it is open. */
const views: Record<string, (job: Job) => string> = {
  list: () => "/jobs",
  search: ({ word }) => `/jobs?keyword=${word}`,
  detail: ({ id }) => `/jobs/${id}`,
  category: () => "/category/Law",
  home: () => "/home",
  API: () => "/api/v1/jobs",
  suggestions: ({ word }) => `/suggest?q=${word}`,
};

await ensureBuilt(console.log);
await withFolder("closing-everywhere", async (folder) => {
  const database = await startEmbeddedDatabase({ dataDir: join(folder, "database") });
  const servers: Server[] = [];
  try {
    for (let n = 0; n < 3; n += 1) {
      const env = {
        DATABASE_URL: database.url,
        DATA_DIR: join(folder, `app${n}`),
        DEMO: "0",
        SESSION_SECRET: "the-same-for-all-processes-0123456789",
        TRUST_PROXY: "1",
        FILES_KEY: "f0".repeat(32),
        ...unlimited,
      };
      servers.push(await startBoard(env));
    }
    const sql = postgres(database.url, { max: 2, onnotice: () => {} });
    await measure(sql, servers);
    await sql.end();
  } finally {
    for (const server of servers) await server.end("SIGTERM");
    await database.stop();
  }
});

async function measure(sql: postgres.Sql, servers: Server[]): Promise<void> {
  const origins = servers.map(({ origin }) => origin);
  const people = await signInAll(sql, origins[0] ?? "");
  const times: number[] = [];
  const late: string[] = [];
  const unseen: string[] = [];
  for (let done = 0; done < sizes.closings; ) {
    const company = people[(done / atOnce) % people.length] as Company;
    const open = await addJobs(sql, company.id, Math.min(atOnce, sizes.closings - done));
    for (const job of open) unseen.push(...(await whereNot(job, origins, true)));
    for (const job of open) {
      const began = performance.now();
      await close(origins[randomInt(origins.length)] ?? "", company, job.id);
      // From the moment that the company is told.
      const closed = performance.now();
      let shown = await whereNot(job, origins, false);
      let took = performance.now() - closed;
      while (shown.length > 0 && took < 10 * limit) {
        await pause(20);
        shown = await whereNot(job, origins, false);
        took = performance.now() - closed;
        if (took > limit) late.push(`${shown} after ${(took / 1000).toFixed(1)} s`);
      }
      times.push(performance.now() - began);
      done += 1;
    }
  }
  const ms = (share: number) => `${quantile(times, share).toFixed(0)} ms`;
  showFindings([
    mustBe("closings", times.length === sizes.closings, String(times.length)),
    none("open and not shown", unseen, times.length),
    none("closed and shown after a second", late, times.length),
    mustBe("closing and looking at 21 views, half of them", true, ms(0.5)),
    mustBe("p99 of them", quantile(times, 0.99) <= limit, ms(0.99)),
    atMaximum("the longest", quantile(times, 1), limit, " ms"),
  ]);
}

/** The views of all processes that do not show a job which is open, or show one which is not. */
async function whereNot(job: Job, origins: string[], isOpen: boolean): Promise<string[]> {
  const looks = origins.flatMap((origin) =>
    Object.entries(views).map(async ([name, address]) => {
      const answer = await fetch(origin + address(job), { headers: headers() });
      const body = await answer.text();
      const isShown = name === "detail" ? answer.status === 200 : body.includes(title(job));
      const isRight =
        name === "suggestions" ? body.includes(job.word) === isOpen : isShown === isOpen;
      return isRight ? [] : [`${name} of ${origins.indexOf(origin)} (${answer.status})`];
    }),
  );
  return (await Promise.all(looks)).flat();
}

async function close(origin: string, company: Company, id: string): Promise<void> {
  const address = `${origin}/company-dashboard/jobs/${id}/close`;
  const answer = await fetch(address, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ reason: "cancelled" }),
    headers: { ...headers(), origin, cookie: company.cookies },
  });
  const flash = answer.headers.getSetCookie().join(" ");
  if (answer.status !== 303 || !flash.includes("ok")) {
    throw new Error(`Not closed: ${answer.status} ${flash} ${await answer.text()}`);
  }
}

function title({ word }: Job): string {
  return `Notary ${word}`;
}

async function addJobs(sql: postgres.Sql, companyId: string, count: number): Promise<Job[]> {
  const words = Array.from({ length: count }, () => newWord());
  return await sql<Job[]>`
    insert into jobs (company_id, title, description, category, location, place_id, employment_type, experience_level)
    select ${companyId}, 'Notary ' || word, 'Deeds and contracts.', 'Law', 'Aleppo, Aleppo, Syria',
      'syria/aleppo/aleppo', 'full-time', 'entry'
    from unnest(${words}::text[]) word returning id, split_part(title, ' ', 2) as word`;
}

/** A word that nothing else on the board resembles. */
function newWord(): string {
  return [...randomBytes(12)].map((byte) => "abcdefghijklmnop"[byte % 16]).join("");
}

/** Many people use the board: each request comes from another network. */
function headers(): Record<string, string> {
  return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

async function signInAll(sql: postgres.Sql, origin: string): Promise<Company[]> {
  const people: Company[] = [];
  for (const { id, email } of await makeAccounts(sql, companies, "company")) {
    const answer = await fetch(`${origin}/login`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ email, password }),
      headers: { ...headers(), origin },
    });
    people.push({ id, cookies: cookiesOf(answer.headers) });
  }
  return people;
}
