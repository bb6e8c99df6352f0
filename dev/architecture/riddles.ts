// Counts texts that read as riddles; run alone, it lists them: node dev/architecture/riddles.ts [FOLDER]
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { titlesIn } from "#dev/checklist/checklist-tests.ts";
import { listSources, root } from "./imports.ts";

const riddle = /\b(what|whatever|whoever|nobody|somebody|none that|so many|that which)\b/i;

type Text = { file: string; line: number; text: string };

/** The texts that are counted, each kind with its own share of riddles. Migrations never change. */
export const kinds: Record<string, () => Text[]> = {
  comments: () => productSources().flatMap(commentsOf),
  titles: () => testSources().flatMap(titlesOf),
  records: () => list("docs/decisions/0*.md").flatMap(sentencesOf),
  sql: () => list("db/{functions,triggers}/**/*.sql").flatMap(sqlCommentsOf),
};

export const isRiddle = ({ text }: Text) => riddle.test(text);

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const testSources = () => listSources().filter(isTest);
const productSources = () =>
  listSources().filter((file) => /^(app|bin|server)\//.test(file) && !isTest(file));

const list = (pattern: string) => globSync(pattern, { cwd: root }).sort();
const read = (file: string) => readFileSync(join(root, file), "utf8");
const lineAt = (source: string, at: number) => source.slice(0, at).split("\n").length;

/** Lines of `//` below each other are one comment. */
function commentsOf(file: string): Text[] {
  const source = read(file);
  const comments: (Text & { end: number })[] = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const before = comments.at(-1);
    const isLine = type === "Line" && before?.text.startsWith("//");
    if (before && isLine && /^\n[ \t]*$/.test(source.slice(before.end, start))) {
      before.text += `\n//${value}`;
      before.end = end;
      continue;
    }
    comments.push({ file, line: lineAt(source, start), end, text: source.slice(start, end) });
  }
  return comments;
}

function titlesOf(file: string): Text[] {
  const source = read(file);
  return titlesIn(file, source).map(({ title, at }) => ({
    file,
    line: lineAt(source, at),
    text: title,
  }));
}

/** A heading, a row of a table and each sentence of a paragraph. */
function sentencesOf(file: string): Text[] {
  return read(file)
    .split("\n")
    .flatMap((line, index) =>
      line
        .split(/(?<=[.?!:][*_")]*)\s+(?=["*_(]*\p{Lu})/u)
        .filter((text) => /\p{L}/u.test(text))
        .map((text) => ({ file, line: index + 1, text })),
    );
}

/** Lines of `--` below each other are one comment. */
function sqlCommentsOf(file: string): Text[] {
  const source = read(file);
  return [...source.matchAll(/--[^\n]*(?:\n[ \t]*--[^\n]*)*/g)].map(({ 0: text, index }) => ({
    file,
    line: lineAt(source, index),
    text,
  }));
}

if (process.argv[1] === import.meta.filename) {
  const [folder = ""] = process.argv.slice(2);
  for (const [kind, listTexts] of Object.entries(kinds)) {
    const all = listTexts().filter(({ file }) => file.startsWith(folder));
    const riddles = all.filter(isRiddle);
    for (const { file, line, text } of riddles) console.log(`${file}:${line} ${text}`);
    const share = (100 * riddles.length) / Math.max(all.length, 1);
    console.log(`${kind}: ${riddles.length} of ${all.length} (${share.toFixed(1)} %)`);
  }
}
