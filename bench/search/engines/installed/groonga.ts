import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { join } from "node:path";
import { familyOf } from "#bench/harness/processes.ts";
import { freePort } from "#test/servers/free-port.ts";
import { command, connectToGroonga } from "./groonga-client.ts";
import {
  attributes,
  type EngineClient,
  type EngineJob,
  type InstalledEngine,
  type InstalledQuery,
} from "./installed-engine.ts";
import { findProgram, startProgram } from "./program.ts";

/** Words split at spaces with English stems, titles weigh ten times; mistakes by its fuzzy search. */
export const groonga: InstalledEngine = {
  name: "Groonga 13",
  missing: () =>
    !findProgram("groonga")
      ? "groonga-bin (apt)"
      : stemPlugin()
        ? undefined
        : "groonga-token-filter-stem (apt)",
  async start(folder, jobs) {
    const path = join(folder, "groonga.db");
    const file = join(folder, "jobs.grn");
    await writeCommands(file, jobs);
    const began = performance.now();
    await load(path, file);
    const seconds = (performance.now() - began) / 1000;
    const port = await freePort();
    const address = ["--bind-address", "127.0.0.1", "-p", String(port)];
    const server = startProgram(findProgram("groonga") ?? "", [
      "-s",
      "--protocol",
      "gqtp",
      ...address,
      "--log-path",
      join(folder, "groonga.log"),
      path,
    ]);
    return {
      seconds,
      pids: () => familyOf(server.pid),
      connect: () => connectClient(port),
      stop: server.stop,
    };
  },
};

function stemPlugin(): boolean {
  return (
    existsSync("/usr/lib/x86_64-linux-gnu/groonga/plugins/token_filters/stem.so") ||
    existsSync("/usr/lib/aarch64-linux-gnu/groonga/plugins/token_filters/stem.so")
  );
}

const texts = ["title", "company", "place", "body"] as const;

const schema = `
plugin_register token_filters/stem
table_create Jobs TABLE_HASH_KEY UInt32
${texts.map((name) => `column_create Jobs ${name} COLUMN_SCALAR Text`).join("\n")}
table_create Terms TABLE_PAT_KEY ShortText --default_tokenizer TokenDelimit --token_filters TokenFilterStem
table_create Words TABLE_PAT_KEY ShortText --default_tokenizer TokenDelimit
${attributes
  .map(
    (name) => `table_create Values_${name} TABLE_HASH_KEY ShortText
column_create Jobs ${name} COLUMN_SCALAR Values_${name}
column_create Values_${name} jobs COLUMN_INDEX Jobs ${name}`,
  )
  .join("\n")}
table_create Titles TABLE_HASH_KEY UInt32
column_create Titles title COLUMN_SCALAR ShortText
column_create Titles jobs COLUMN_SCALAR UInt32
`;

/** Indexes are made once the rows are there, which is faster. */
const indexes = `
column_create Terms jobs COLUMN_INDEX|WITH_POSITION|WITH_SECTION Jobs ${texts.join(",")}
column_create Words job_titles COLUMN_INDEX|WITH_POSITION Jobs title
column_create Words titles COLUMN_INDEX|WITH_POSITION Titles title
`;

async function writeCommands(file: string, jobs: () => AsyncIterable<EngineJob>): Promise<void> {
  const out = createWriteStream(file);
  const titles = new Map<string, number>();
  out.write(`${schema}load --table Jobs\n[\n`);
  let separator = "";
  for await (const { number, id: _, text, ...job } of jobs()) {
    const row = JSON.stringify({ _key: number, body: text, ...job });
    if (!out.write(`${separator}${row}`)) await once(out, "drain");
    separator = ",\n";
    titles.set(job.title, (titles.get(job.title) ?? 0) + 1);
  }
  const rows = [...titles].map(([title, jobs], at) =>
    JSON.stringify({ _key: at + 1, title, jobs }),
  );
  out.write(`\n]\nload --table Titles\n[\n${rows.join(",\n")}\n]\n${indexes}`);
  out.end();
  await once(out, "close");
}

async function load(path: string, file: string): Promise<void> {
  const child = spawn(findProgram("groonga") ?? "", ["-n", path], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  createReadStream(file).pipe(child.stdin);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Groonga ended with ${code}.`);
}

/** The number of matches and the columns' names, then the rows. */
type Selected = [[[number], unknown, ...unknown[][]], ...unknown[]];

async function connectClient(port: number): Promise<EngineClient> {
  const connection = await connectToGroonga(port);
  const find = async (columns: string, query: InstalledQuery, limit: number, more = {}) => {
    for (const values of waysToFind(query)) {
      const [[[total], , ...rows]] = (await connection.query(
        command("select", {
          table: "Jobs",
          ...values,
          ...more,
          sort_keys: "-_score",
          output_columns: columns,
          limit,
        }),
      )) as Selected;
      if (total > 0) return { total, numbers: rows.map(([key]) => Number(key)) };
    }
    return { total: 0, numbers: [] };
  };
  return {
    search: (query, limit) => find("_key", query, limit),
    page: (query, limit) =>
      find("_key,title,company,place", query, limit, {
        drilldown: attributes.join(","),
        drilldown_limit: 20,
      }),
    async suggest(beginning, limit) {
      const words = escaped(beginning).split(" ").filter(Boolean);
      const [[[total]]] = (await connection.query(
        command("select", {
          table: "Titles",
          match_columns: "title",
          query: words.map((word) => `${word}*`).join(" "),
          sort_keys: "-jobs",
          output_columns: "title,jobs",
          limit,
        }),
      )) as Selected;
      return Math.min(total, limit);
    },
    close: async () => void connection.close(),
  };
}

const weights =
  "Terms.jobs.title * 10 || Terms.jobs.company * 3 || Terms.jobs.place * 3 || Terms.jobs.body";

/** All words; words like them in the title; any of the words. */
function* waysToFind(query: InstalledQuery): Generator<Record<string, string>> {
  const words = escaped(query.keyword ?? "")
    .split(" ")
    .filter(Boolean);
  const filter = attributes.flatMap((name) => (query[name] ? [`${name} == "${query[name]}"`] : []));
  const filtered = (conditions: readonly string[]): Record<string, string> =>
    conditions.length > 0 ? { filter: conditions.join(" && ") } : {};
  if (words.length === 0) return yield filtered(filter);
  yield { match_columns: weights, query: words.join(" "), ...filtered(filter) };
  const like = words.map(
    (word) =>
      `fuzzy_search(title, "${word}", {"max_distance": ${word.length < 4 ? 0 : word.length < 8 ? 1 : 2}, "prefix_length": 1})`,
  );
  yield filtered([...like, ...filter]);
  if (words.length > 1) {
    yield { match_columns: weights, query: words.join(" OR "), ...filtered(filter) };
  }
}

function escaped(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} ]/gu, " ")
    .replace(/ +/g, " ")
    .trim();
}
