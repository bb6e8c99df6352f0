import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { type Finding, none } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import {
  type AttackedBoard,
  makeAccountEmails,
  openAttackedBoard,
  signIn,
} from "#bench/security/board.ts";
import { type Ran, runTool } from "#bench/security/scanners/run-tool.ts";
import { guessedAddresses } from "#bench/security/scanners/words.ts";

/** What tools find that nobody here wrote; each only ever asks this board on this machine. */
export const part: Part<string[]> = {
  what: "sqlmap, wapiti, ffuf and csp_evaluator over a running board. WORDS: seconds for each tool",
  async run([seconds = "240"]) {
    const board = await openAttackedBoard();
    const folder = await mkdtemp(join(tmpdir(), "furas-scanners-"));
    let unlimited: NodeJS.Timeout | undefined;
    try {
      const [company = ""] = await makeAccountEmails(board, 1, "company");
      await makeJobs(board, company);
      const cookie = await signIn(board, company);
      unlimited = setInterval(await keepingOpen(board), 300);
      const time = Number(seconds);
      const findings = [
        await evaluated(board),
        await ffuf(board, folder, time),
        await wapiti(board, folder, cookie, time),
        ...(await sqlmap(board, folder, time)),
      ];
      const logged = board.logged().filter(({ event }) => event === "fault");
      const paths = logged.map(({ method, path, stack }) => `${method} ${path} ${stack}`);
      return [...findings, none("answers of 500", paths, board.logged().length)];
    } finally {
      clearInterval(unlimited);
      await board.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Who is told to wait has asked nothing, and a scanner that finds the way out asks as nobody. */
async function keepingOpen({ sql }: AttackedBoard): Promise<() => void> {
  await sql`create table kept_sessions as select * from auth_sessions`;
  return () => {
    sql`delete from guard.limits`.catch(() => {});
    sql`insert into auth_sessions select * from kept_sessions on conflict do nothing`.catch(
      () => {},
    );
  };
}

async function makeJobs(board: AttackedBoard, company: string): Promise<void> {
  await board.sql`
    insert into jobs (company_id, title, description, category, location, place_id,
      employment_type, experience_level)
    select id, 'Baker ' || turn, 'Bread.', 'Logistics', 'Azaz, Aleppo, Syria',
      'syria/aleppo/azaz', 'full-time', 'entry'
    from auth_users, generate_series(1, 50) turn where email = ${company}`;
}

async function evaluated({ origin }: AttackedBoard): Promise<Finding> {
  const problems: string[] = [];
  const addresses = ["/", "/jobs", "/login", "/nowhere/at/all", "/api/v1/jobs"];
  for (const to of addresses) {
    const { headers } = await fetch(origin + to);
    const { csp } = new CspParser(headers.get("content-security-policy") ?? "");
    for (const { directive, description } of new CspEvaluator(csp).evaluate()) {
      // What is no page has a policy that forbids all, scripts among it.
      problems.push(`${to}: ${directive} ${description}`);
    }
  }
  return none("csp_evaluator", problems, addresses.length);
}

/** Addresses that nobody told it: none but public pages may answer. */
async function ffuf({ origin }: AttackedBoard, folder: string, seconds: number): Promise<Finding> {
  const args = guessedAddresses();
  const [list, out] = [join(folder, "words.txt"), join(folder, "ffuf.json")];
  await writeFile(list, args.join("\n"));
  const ran = await runTool(
    "ffuf",
    ["-u", `${origin}/FUZZ`, "-w", list, "-mc", "all", "-t", "8", "-s", "-of", "json", "-o", out],
    seconds,
  );
  if (!ran.finished) return notRun("ffuf", ran);
  const { results } = JSON.parse(await readFile(out, "utf8")) as {
    results: { input: { FUZZ: string }; status: number }[];
  };
  const answering = results
    .filter(({ status, input }) => !refusals.includes(status) && !isPublic(input.FUZZ))
    // Among data a redirect is a 202.
    .filter(({ status, input }) => status !== 202 || !input.FUZZ.endsWith(".data"))
    .map(({ input, status }) => `${status} /${input.FUZZ}`);
  return none("ffuf: addresses that answer", answering, results.length);
}

const refusals = [303, 400, 404, 405];

/** Pages of the board, and what its router answers for all of them. */
function isPublic(address: string): boolean {
  return /^(?:(?:jobs|companies|login|register|home)\/?|health\/(?:live|ready))$/.test(address);
}

async function wapiti(board: AttackedBoard, folder: string, cookie: string, seconds: number) {
  const out = join(folder, "wapiti.json");
  // Neither those that ask other machines, nor those that look for headers which policies replace, or
  // for what only HTTPS turns on.
  const modules = "blindsql,crlf,csp,exec,file,htaccess,permanentxss,redirect,sql,xss";
  const jar = join(folder, "cookies.json");
  const session = /furas_session=([^;]+)/.exec(cookie)?.[1] ?? "";
  await writeFile(
    jar,
    JSON.stringify({ "127.0.0.1": { "/": { furas_session: cookieOf(session) } } }),
  );
  const ran = await runTool(
    "wapiti",
    [
      "-u",
      `${board.origin}/`,
      "-m",
      modules,
      "--scope",
      "domain",
      "-d",
      "3",
      "--max-links-per-page",
      "15",
      "--max-files-per-dir",
      "15",
      "--max-parameters",
      "20",
      "--max-scan-time",
      String(Math.floor(seconds * 0.2)),
      "-t",
      "5",
      "--flush-session",
      "--max-attack-time",
      String(Math.ceil(seconds * 0.06)),
      // It asks for brotli also where it cannot read it.
      "-H",
      `Origin: ${board.origin}`,
      "-H",
      "Accept-Encoding: gzip",
      "-c",
      jar,
      "--store-session",
      folder,
      "-f",
      "json",
      "-o",
      out,
      "-v",
      "2",
      "--no-bugreport",
    ],
    seconds,
  );
  const report = await readFile(out, "utf8").catch(() => undefined);
  if (!report) return notRun("wapiti", ran);
  const visited = new Set(ran.output.match(/http:\/\/127\.0\.0\.1:\d+\/[^\s"]*/g)).size;
  const { vulnerabilities, anomalies } = JSON.parse(report) as {
    vulnerabilities: Record<string, { info: string; path: string; parameter?: string }[]>;
    anomalies: Record<string, { info: string; path: string }[]>;
  };
  const reported = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, each]) =>
    each.map(({ info, path }) => `${kind}: ${info} ${path}`),
  );
  // One that was turned away at the entrance has found nothing either.
  return none("wapiti", reported, visited > 20 ? visited : 0);
}

function cookieOf(value: string) {
  return { value, version: 0, expires: null, secure: false, port: null };
}

/** Level 3 also tries the cookies and the headers. */
async function sqlmap(board: AttackedBoard, folder: string, seconds: number): Promise<Finding[]> {
  const { origin } = board;
  const targets: [what: string, words: string[]][] = [
    ["list", ["-u", `${origin}/jobs?keyword=baker&province=Aleppo&salaryMin=1&sort=newest&page=1`]],
    ["API", ["-u", `${origin}/api/v1/jobs?keyword=baker&category=Law&city=Azaz&limit=5&cursor=x`]],
    ["suggestions", ["-u", `${origin}/suggest?q=baker`]],
    ["companies", ["-u", `${origin}/companies?search=bread&province=Aleppo`]],
    ["sign-in", ["-u", `${origin}/login`, "--data", "email=a@b.example&password=six-olives"]],
    ["job", ["-u", `${origin}/jobs/1*`]],
  ];
  const findings: Finding[] = [];
  for (const [what, args] of targets) {
    const fixed = [
      "--batch",
      "--level",
      "3",
      "--dbms",
      "PostgreSQL",
      "--time-sec",
      "2",
      "--threads",
      "4",
    ];
    const own = [
      "--output-dir",
      folder,
      "--disable-coloring",
      "--flush-session",
      "--ignore-code",
      "*",
    ];
    const sender = ["--headers", `Origin: ${origin}`];
    const ran = await runTool("sqlmap", [...args, ...fixed, ...own, ...sender], seconds);
    // What it suspects on the way it looks into itself, and says so only here.
    const value =
      ran.output.match(/identified the following injection point[\s\S]*?---[\s\S]*?---/g) ?? [];
    const tested = new Set(
      ran.output.match(/testing for SQL injection on [^\n]*|parameter '[^']+' does not/g),
    );
    if (!ran.installed) return [notRun("sqlmap", ran)];
    const name = `sqlmap, ${what}${ran.finished ? "" : ` (cut after ${seconds} s)`}`;
    findings.push(none(name, value, tested.size));
  }
  return findings;
}

function notRun(what: string, { installed, output }: Ran): Finding {
  const why = installed ? `ended without a report: ${output.slice(-200)}` : "not installed";
  return { what, value: `not run: ${why}`, toReach: "0", reached: false };
}
