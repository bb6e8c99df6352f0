import { execFile } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { familyOf } from "#bench/harness/processes.ts";
import { freePort } from "#test/servers/free-port.ts";
import {
  attributes,
  type EngineClient,
  type EngineJob,
  type InstalledEngine,
  type InstalledQuery,
} from "./installed-engine.ts";
import { findProgram, startProgram } from "./program.ts";
import { connectToSphinx } from "./sphinx-client.ts";

const run = promisify(execFile);

/** Plain indexes read by its indexer; stems of both languages, titles weigh ten times. */
export const sphinx: InstalledEngine = {
  name: "Sphinx 2.2",
  missing: () =>
    findProgram("searchd") && findProgram("indexer") ? undefined : "sphinxsearch (apt)",
  async start(folder, jobs) {
    await writeRows(folder, jobs);
    const port = await freePort();
    const config = join(folder, "sphinx.conf");
    await writeFile(config, configFor(folder, port));
    const began = performance.now();
    await run(findProgram("indexer") ?? "", ["--quiet", "--config", config, "--all"]);
    const seconds = (performance.now() - began) / 1000;
    const daemon = startProgram(findProgram("searchd") ?? "", ["--nodetach", "--config", config]);
    return {
      seconds,
      pids: () => familyOf(daemon.pid),
      connect: () => connectClient(port),
      stop: daemon.stop,
    };
  },
};

async function writeRows(folder: string, jobs: () => AsyncIterable<EngineJob>): Promise<void> {
  const rows = createWriteStream(join(folder, "jobs.tsv"));
  const titles = new Map<string, number>();
  for await (const job of jobs()) {
    const { number, title, company, place, text } = job;
    const values = attributes.map((name) => codeOf(job[name]));
    const line = [number, title, company, place, text, ...values, title, company, place];
    if (!rows.write(`${line.join("\t")}\n`)) await once(rows, "drain");
    titles.set(title, (titles.get(title) ?? 0) + 1);
  }
  rows.end();
  await once(rows, "close");
  const lines = [...titles].map(([title, jobs], at) => `${at + 1}\t${title}\t${jobs}\t${title}\n`);
  await writeFile(join(folder, "titles.tsv"), lines.join(""));
}

function configFor(folder: string, port: number): string {
  const index = (name: string, more: string) => `
index ${name} {
  source = ${name}
  path = ${join(folder, name)}
  charset_table = 0..9, a..z, +, U+23, U+621..U+64A
  dict = keywords
  ${more}
}`;
  const fields = ["title", "company", "place", "body"].map((name) => `tsvpipe_field = ${name}`);
  const values = attributes.map((name) => `tsvpipe_attr_uint = ${name}`);
  const shown = ["title", "company", "place"].map((name) => `tsvpipe_attr_string = shown_${name}`);
  return `
source jobs {
  type = tsvpipe
  tsvpipe_command = cat ${join(folder, "jobs.tsv")}
  ${[...fields, ...values, ...shown].join("\n  ")}
}
source titles {
  type = tsvpipe
  tsvpipe_command = cat ${join(folder, "titles.tsv")}
  tsvpipe_field = title
  tsvpipe_attr_uint = jobs
  tsvpipe_attr_string = shown_title
}
${index("jobs", "morphology = stem_en, stem_ar")}
${index("titles", "min_prefix_len = 1")}
indexer {
  mem_limit = 256M
}
searchd {
  listen = 127.0.0.1:${port}:mysql41
  pid_file = ${join(folder, "searchd.pid")}
  log = ${join(folder, "searchd.log")}
  workers = threads
  binlog_path =
  query_log_min_msec = 100000
}
`;
}

async function connectClient(port: number): Promise<EngineClient> {
  const connection = await connectToSphinx(port);
  const idsOf = (rows: (string | null)[][]) => rows.map(([id]) => Number(id));
  const find = async (columns: string, query: InstalledQuery, limit: number, facets: string) => {
    const { text, words } = matchOf(query);
    for (const match of words > 1 ? [text, `"${text}"/1`] : [text]) {
      const select = `SELECT ${columns} FROM jobs ${whereOf(query, match)} LIMIT ${limit}
        OPTION field_weights=(title=10,company=3,place=3), max_matches=1000 ${facets}`;
      const results = await connection.query(`${select}; SHOW META LIKE 'total_found'`);
      const total = Number(results.at(-1)?.[0]?.[1] ?? 0);
      const numbers = idsOf(results[0] ?? []);
      if (numbers.length > 0 || match !== text || words < 2) return { total, numbers };
    }
    return { total: 0, numbers: [] };
  };
  const facets = attributes.map((name) => `FACET ${name} LIMIT 20`).join(" ");
  return {
    search: (query, limit) => find("id", query, limit, ""),
    page: (query, limit) =>
      find("id, shown_title, shown_company, shown_place", query, limit, facets),
    async suggest(beginning, limit) {
      const words = escaped(beginning).split(" ").filter(Boolean);
      const [rows = []] = await connection.query(
        `SELECT shown_title, jobs FROM titles WHERE MATCH('${words.map((word) => `${word}*`).join(" ")}')
        ORDER BY jobs DESC LIMIT ${limit}`,
      );
      return rows.length;
    },
    close: async () => void connection.close(),
  };
}

function matchOf({ keyword = "" }: InstalledQuery): { text: string; words: number } {
  const text = escaped(keyword);
  return { text, words: text.split(" ").length };
}

const codes = new Map<string, number>();

/** Sphinx compares numbers faster than texts. */
function codeOf(value: string): number {
  const code = codes.get(value) ?? codes.size + 1;
  codes.set(value, code);
  return code;
}

/** Folded texts hold letters, digits and spaces, and of signs + and #. */
function escaped(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} +#]/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}

function whereOf(query: InstalledQuery, match: string): string {
  const conditions = [
    ...(match === "" ? [] : [`MATCH('${match}')`]),
    ...attributes.flatMap((name) => (query[name] ? [`${name} = ${codeOf(query[name])}`] : [])),
  ];
  return conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "";
}
