import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import postgres from "postgres";
import { languages } from "#app/i18n/language.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { newAddress } from "#bench/harness/address.ts";
import { atMaximum, type Finding, none } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { startBoard } from "#bench/harness/server.ts";
import { ask } from "#e2e/support/plain-request.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import {
  type StructuredData,
  structuredDataFaults,
  structuredDataIn,
} from "#test/structured-data/structured-data-faults.ts";

/** What Google recommends beside what it requires. */
const recommended = ["validThrough", "baseSalary", "applicantLocationRequirements"] as const;
const readAtOnce = 3;

/** Imports the corpus beside the demo jobs, and judges what the page of each job states. */
export async function checkPostings(corpus: string): Promise<Finding[]> {
  await ensureBuilt(console.log);
  return await withFolder("structured-data", async (dataDir) => {
    const board = await startBoard({ DATA_DIR: dataDir, TRUST_PROXY: "1" });
    const database = await startEmbeddedDatabase({ dataDir });
    const sql = postgres(database.url, { max: 1 });
    try {
      await importCorpus(dataDir, corpus);
      return await judge(board.origin, sql);
    } finally {
      await sql.end();
      await database.stop();
      await board.end("SIGTERM");
    }
  });
}

async function importCorpus(dataDir: string, corpus: string): Promise<void> {
  const program = ["bin/import.ts", resolve(corpus)];
  const importing = spawn(process.execPath, program, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(importing, "exit");
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}

async function judge(origin: string, sql: postgres.Sql): Promise<Finding[]> {
  const open = await idsWhere(sql, sql`status = 'active'`);
  const undescribed = new Set(
    await idsWhere(sql, sql`status = 'active' and ${isUndescribed(sql)}`),
  );
  const dead = await idsWhere(sql, sql`status <> 'active'`);
  const faults: string[] = [];
  const stated = new Map<string, number>();
  let pages = 0;
  const began = performance.now();
  await eachPage(origin, open, async (id, html, status) => {
    pages += 1;
    if (pages % 2000 === 0) console.log(`${pages} pages read`);
    const all = structuredDataIn(html);
    const postings = all.filter(isPosting);
    const pageFaults = (await Promise.all(all.map((each) => structuredDataFaults(each)))).flat();
    const expected = undescribed.has(id) ? 0 : 1;
    if (status !== 200 || postings.length !== expected)
      pageFaults.push(`${postings.length} postings, ${status}`);
    if (expected === 1 && !JSON.stringify(postings).includes(id))
      pageFaults.push("has another identifier");
    faults.push(...pageFaults.map((fault) => `${fault} (${id})`));
    for (const name of recommended) {
      if (postings[0]?.[name] !== undefined) stated.set(name, (stated.get(name) ?? 0) + 1);
    }
  });
  const seconds = (performance.now() - began) / 1000;
  const gone = await endSome(sql, open);
  const alive: string[] = [];
  await eachPage(origin, [...dead, ...gone], async (id, html) => {
    if (structuredDataIn(html).some(isPosting)) alive.push(id);
  });
  return [
    { what: "open jobs", value: String(open.length), toReach: "", reached: open.length > 0 },
    {
      what: "without a description, which state nothing",
      value: String(undescribed.size),
      toReach: "",
      reached: true,
    },
    {
      what: "their pages",
      value: `${pages} in ${seconds.toFixed(0)} s`,
      toReach: "",
      reached: true,
    },
    none("faults", faults, pages),
    atMaximum(
      "of them different",
      new Set(faults.map((fault) => fault.replace(/ \(.*/, ""))).size,
      0,
    ),
    none("postings of jobs that are over", alive, 2 * (dead.length + gone.length)),
    ...recommended.map((name) => ({
      what: `with ${name}`,
      value: `${((100 * (stated.get(name) ?? 0)) / pages).toFixed(0)} %`,
      toReach: "",
      reached: true,
    })),
  ];
}

const isPosting = (data: StructuredData) => data["@type"] === "JobPosting";

/** Google takes no job without a description, or with its title for one. */
function isUndescribed(sql: postgres.Sql) {
  return sql`requirements = '[]' and benefits = '[]'
    and regexp_replace(trim(description), '[[:space:]]+', ' ', 'g') in ('', regexp_replace(trim(title), '[[:space:]]+', ' ', 'g'))`;
}

async function idsWhere(sql: postgres.Sql, condition: postgres.PendingQuery<postgres.Row[]>) {
  const rows = await sql<{ id: string }[]>`select id from jobs where ${condition} order by id`;
  return rows.map(({ id }) => id);
}

/** Some jobs whose pages were read a moment ago are closed, taken off the board, or over since yesterday. */
async function endSome(sql: postgres.Sql, open: readonly string[]): Promise<string[]> {
  const [closed, withheld, over] = [open.slice(0, 25), open.slice(25, 50), open.slice(50, 75)];
  await sql`update jobs set status = 'closed' where id = any(${closed})`;
  await sql`update jobs set status = 'closed', withheld = true where id = any(${withheld})`;
  await sql`update jobs set application_deadline = current_date - 2 where id = any(${over})`;
  return [...closed, ...withheld, ...over];
}

/** Reads the pages of these jobs in each language, some at once, each as a visitor of its own. */
async function eachPage(
  origin: string,
  ids: readonly string[],
  read: (id: string, html: string, status: number) => Promise<void>,
): Promise<void> {
  const waiting = ids.flatMap((id) => languages.map((language) => ({ id, language })));
  const reader = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, language } = next;
      const address = `${origin}/jobs/${id}${language === "ar" ? "" : `?lang=${language}`}`;
      const answer = await ask(address, { "x-forwarded-for": newAddress() });
      await read(id, answer.text, answer.status);
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, reader));
}
