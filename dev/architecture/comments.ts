// Counts comments that read as riddles; run alone, it lists them: node dev/architecture/comments.ts [FOLDER]
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { listSources, root } from "./imports.ts";

const riddle = /\b(what|whatever|whoever|nobody|somebody|none that|so many|that which)\b/i;

export type Comment = { file: string; line: number; start: number; end: number; text: string };

/** Every comment of the product's code; lines of `//` below each other are one. */
export function listComments(): Comment[] {
  const files = listSources().filter((file) => /^(app|bin|server)\//.test(file));
  return files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(commentsOf);
}

export const isRiddle = ({ text }: Comment) => riddle.test(text);

function commentsOf(file: string): Comment[] {
  const source = readFileSync(join(root, file), "utf8");
  const comments: Comment[] = [];
  for (const { type, value, start, end } of parseSync(file, source).comments) {
    const before = comments.at(-1);
    const isLine = type === "Line" && before?.text.startsWith("//");
    if (before && isLine && /^\n[ \t]*$/.test(source.slice(before.end, start))) {
      before.text += `\n//${value}`;
      before.end = end;
      continue;
    }
    const line = source.slice(0, start).split("\n").length;
    comments.push({ file, line, start, end, text: source.slice(start, end) });
  }
  return comments;
}

if (process.argv[1] === import.meta.filename) {
  const [folder = ""] = process.argv.slice(2);
  const all = listComments().filter(({ file }) => file.startsWith(folder));
  const riddles = all.filter(isRiddle);
  for (const { file, line, text } of riddles) console.log(`${file}:${line} ${text}`);
  console.log(`${riddles.length} of ${all.length}`);
}
