import { readFileSync } from "node:fs";
import { fold } from "#app/platform/fold.ts";

/** A posting of a judged corpus: what an import file has, and its language. */
export type JudgedJob = Record<string, unknown> & { external_id: string; status: string };
export type JudgedQuery = { kind: string; text: string; answers: ReadonlySet<string> };

/** The open and other postings of a corpus, one JSON object a line. */
export function readCorpus(file: string): JudgedJob[] {
  return linesOf(file).map((line) => JSON.parse(line));
}

/**
 * Queries with the jobs that answer them. A rule names fields and what they hold, as in
 * "title ~ %word|other AND type !~ full-time"; % is the beginning of a word, also after a clitic.
 */
export function readQueries(file: string, corpus: readonly JudgedJob[]): JudgedQuery[] {
  const [head = "", ...lines] = linesOf(file);
  const names = head.split("\t");
  const open = corpus
    .filter(({ status }) => status === "active")
    .map((job) => [job.external_id, normalized(job)] as const);
  return lines.map((line) => {
    const values = line.split("\t");
    const value = (name: string) => values[names.indexOf(name)] ?? "";
    const answers = compile(value("rule"));
    const ids = open.filter(([, job]) => answers(job)).map(([id]) => id);
    return { kind: value("class"), text: value("query"), answers: new Set(ids) };
  });
}

/** How good the first ten are, from 0 to 1: right ones count for more the higher they stand. */
export function ndcg(ids: readonly string[], { answers }: JudgedQuery): number {
  const gain = (at: number) => 1 / Math.log2(at + 2);
  const first = ids.slice(0, 10);
  const gained = first.reduce((sum, id, at) => sum + (answers.has(id) ? gain(at) : 0), 0);
  const best = Array.from({ length: Math.min(10, answers.size) }, (_, at) => gain(at));
  const ideal = best.reduce((sum, each) => sum + each, 0);
  return ideal > 0 ? gained / ideal : 0;
}

function linesOf(file: string): string[] {
  return readFileSync(file, "utf8").trim().split("\n");
}

const fields: Record<string, string> = {
  title: "title",
  desc: "description",
  category: "category",
  loc: "location",
  company: "company_name",
  lang: "lang",
  type: "employment_type",
  level: "experience_level",
};

type Normalized = Record<string, string>;

function normalized(job: JudgedJob): Normalized {
  return Object.fromEntries(
    Object.entries(fields).map(([name, column]) => [name, plain(String(job[column] ?? ""))]),
  );
}

/** The rules are written for this, not for the board's own folding. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c]/g, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/[ىئ]/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ؤ/g, "و")
    .replace(/ء/g, "")
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\s+/g, " ")
    .trim();
}

const clitic = "(?<![\\u0621-\\u064a])(?:[وف]?[بكل]?ال|[وف]?لل|[وفبلك])?";

function compile(rule: string): (job: Normalized) => boolean {
  const clauses = rule.split(" AND ").map((clause) => {
    const [, names = "", sign, pattern = ""] = /^([a-z+]+) (!?~) (.*)$/.exec(clause) ?? [];
    const expression = new RegExp(pattern.replaceAll("%", clitic));
    return { names: names.split("+"), isNot: sign === "!~", expression };
  });
  return (job) =>
    clauses.every(
      ({ names, isNot, expression }) =>
        names.some((name) => expression.test(job[name] ?? "")) !== isNot,
    );
}

/** What an engine is asked: the text folded as its jobs are. */
export function foldedText({ text }: JudgedQuery): string {
  return fold(text);
}
