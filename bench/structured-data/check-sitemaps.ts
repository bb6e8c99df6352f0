import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { atMaximum, type Finding, mustBe, none } from "#bench/harness/findings.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { currentDatabaseUrl, onBoard } from "#bench/search/board.ts";
import { loadUpTo, settle } from "#bench/search/load.ts";

/** What the process that makes the sitemaps says of it. */
export type SitemapRun = {
  index: string;
  files: { name: string; path: string; bytes: number }[];
  seconds: number;
  /** Of memory, above what the process held before, at the most. */
  megabytes: number;
};

/** Jobs that the importer brings; the others are copies of them. */
const imported = 2_000;

/** Fills a board, has its sitemaps made by a process of their own, and reads them as a search engine does. */
export async function checkSitemaps(jobs: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const options = { sizes: [], runs: 0, seconds: 0, parts: [], dataDir: undefined } as const;
  await onBoard({ ...options, sizes: [], parts: [], settings: "own" }, async () => {
    const began = performance.now();
    await loadUpTo(Math.min(jobs, imported), new Date());
    await settle();
    await copyUpTo(jobs);
    await settle();
    console.log(`${jobs} jobs in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    await withFolder("sitemaps", async (folder) => {
      findings.push(...(await judge(await make(folder))));
    });
  });
  return findings;
}

/** Nobody looks for these: without the triggers that index their words a million take a minute, not ten. */
async function copyUpTo(jobs: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table jobs disable trigger user`);
    await tx.execute(sql`
      insert into jobs (company_id, title, description, category, location, place_id,
        employment_type, experience_level, status, created_at, updated_at)
      select company_id, title, left(description, 100), category, location, place_id,
        employment_type, experience_level, case when copy % 20 = 0 then 'closed' else status end,
        created_at, now() - random() * interval '300 days'
      from jobs cross join generate_series(1, ${Math.ceil(jobs / imported)}::int) copy
      limit ${Math.max(0, jobs - imported)}`);
    await tx.execute(sql`alter table jobs enable trigger user`);
  });
}

async function make(folder: string): Promise<SitemapRun> {
  const program = ["--expose-gc", "--import", "./bench/imports.mjs"];
  const worker = join(import.meta.dirname, "make-sitemaps.ts");
  const child = spawn(process.execPath, [...program, worker, folder], {
    env: { ...process.env, BENCH_DATABASE: currentDatabaseUrl() },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (part) => {
    output += part;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("The sitemaps were not made.");
  return JSON.parse(output);
}

async function judge({ index, files, seconds, megabytes }: SitemapRun): Promise<Finding[]> {
  const open = await readOpenJobs();
  const seen = { ar: new Set<string>(), en: new Set<string>() };
  const faults: string[] = [];
  let largest = 0;
  for (const { name, path } of files) {
    if (!index.includes(`/sitemaps/${name}.xml.gz`)) faults.push(`${name} is not in the index`);
    const addresses = await readFile(path, ({ id, language, changed }) => {
      if (seen[language].has(id)) faults.push(`${id} is there twice`);
      seen[language].add(id);
      const updated = open.get(id);
      if (updated === undefined) faults.push(`${id} is not open`);
      else if (updated !== changed) faults.push(`${id} changed ${updated}, not ${changed}`);
    });
    largest = Math.max(largest, addresses);
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0) / 2 ** 20;
  return [
    {
      what: "sitemaps",
      value: `${files.length} files, ${bytes.toFixed(0)} MB, made in ${seconds.toFixed(0)} s`,
      toReach: "",
      reached: files.length > 0,
    },
    atMaximum(`memory that ${open.size} open jobs take`, megabytes, 200, " MB"),
    atMaximum("addresses in a file", largest, 50_000),
    none("faults of addresses and times", faults, 2 * open.size),
    mustBe("every open job in Arabic", seen.ar.size === open.size, String(seen.ar.size)),
    mustBe("every open job in English", seen.en.size === open.size, String(seen.en.size)),
  ];
}

/** When each open job changed last, to the millisecond. */
async function readOpenJobs(): Promise<Map<string, number>> {
  const rows = await db.execute<{ id: string; changed: number }>(sql`
    select id::text, floor(extract(epoch from updated_at) * 1000)::float8 as changed
    from jobs where status = 'active'`);
  return new Map([...rows].map(({ id, changed }) => [id, changed]));
}

type Entry = { id: string; language: "ar" | "en"; changed: number };

/** Reads the entries of jobs in a compressed file; returns how many addresses it has. Throws where it is cut. */
async function readFile(path: string, onJob: (entry: Entry) => void): Promise<number> {
  let addresses = 0;
  let end = "";
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()) });
  for await (const line of lines) {
    end = line;
    const [, address = "", rest = ""] = /^<url><loc>([^<]*)<\/loc>(.*)/.exec(line) ?? [];
    if (address === "") continue;
    addresses += 1;
    const [, id, english] = /\/jobs\/([\da-f-]{36})(\?lang=en)?$/.exec(address) ?? [];
    const changed = /<lastmod>([^<]*)</.exec(rest)?.[1] ?? "";
    if (id) onJob({ id, language: english ? "en" : "ar", changed: Date.parse(changed) });
  }
  if (end !== "</urlset>") throw new Error(`${path} has no end`);
  return addresses;
}
