import { fold } from "#app/platform/fold.ts";
import {
  type FeedKind,
  type FeedMapping,
  type JobField,
  jobFields,
  type RawItem,
} from "./feed-source.ts";
import names from "./values/field-names.json" with { type: "json" };
import { readFeedDate } from "./values/read-date.ts";
import { reliefWebMapping } from "./values/relief-web-mapping.ts";

const maxPaths = 3;
/** Of the items with a text at a path, so many must fit the field. */
const fitting = 0.5;

const namesOf = Object.fromEntries(
  Object.entries(names).map(([field, list]) => [field, list.split(", ").map(bare)]),
) as Record<JobField, string[]>;

/** Proposes a mapping by the names of the fields, in both languages, and by what stands in them. */
export function suggestMapping(kind: FeedKind, items: readonly RawItem[]): FeedMapping {
  if (kind === "reliefweb") return reliefWebMapping;
  const texts = textsByPath(items);
  const paths: FeedMapping["paths"] = {};
  for (const field of jobFields) {
    const named = [...texts.keys()]
      .map((path) => ({ path, rank: rankOf(field, path) }))
      .filter(({ path, rank }) => rank >= 0 && fits(field, texts.get(path) ?? []))
      .toSorted((a, b) => a.rank - b.rank || lengthOf(texts, b.path) - lengthOf(texts, a.path))
      .slice(0, maxPaths)
      .map(({ path }) => path);
    if (named.length > 0) paths[field] = named;
  }
  if (!paths.description) {
    const longest = longestPath(texts, paths.title?.[0]);
    if (longest) paths.description = [longest];
  }
  return { paths, defaults: { employmentType: "full-time", experienceLevel: "mid" } };
}

/** The texts at each path; of repeated ones those of the first. */
export function textsByPath(items: readonly RawItem[]): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { fields } of items) {
    for (const [path, text] of Object.entries(fields)) {
      if (/\[\d*[1-9]\d*\]/.test(path)) continue;
      const list = path.endsWith("[0]") ? path.slice(0, -"[0]".length) : path;
      const known = texts.get(list);
      if (known) known.push(text);
      else texts.set(list, [text]);
    }
  }
  return texts;
}

const lengthOf = (texts: Map<string, string[]>, path: string) => texts.get(path)?.length ?? 0;

/** The place of a path's name among those of a field, by its whole path first; -1 for none. */
function rankOf(field: JobField, path: string): number {
  const whole = bare(path);
  const at = namesOf[field].indexOf(whole);
  if (at >= 0) return at;
  const last = bare(path.replace(/^.*[.:](?=[^.:]+$)/, ""));
  // The name of a company is no title of a job.
  const isVague = last === "name" || last === "id" || last === "type" || last === "title";
  if (
    last === whole ||
    (isVague && /[.\]]/.test(path.replace(/^(?:attributes|fields|job)\./, "")))
  ) {
    return -1;
  }
  const rank = namesOf[field].indexOf(last);
  return rank < 0 ? -1 : rank + namesOf[field].length;
}

/** "fields.how_to_apply-html", "Job Title" and "المسمى الوظيفي" without cases, signs and blanks. */
function bare(name: string): string {
  return fold(name.replace(/\[\d+\]/g, "")).replace(/[^\p{L}\p{N}@]/gu, "");
}

function fits(field: JobField, texts: readonly string[]): boolean {
  const test = tests[field];
  if (!test || texts.length === 0) return texts.length > 0;
  return texts.filter(test).length >= texts.length * fitting;
}

const isDate = (text: string) =>
  readFeedDate(text) !== undefined || /\d{1,2}\/\d{1,2}\/\d{4}/.test(text);
const tests: Partial<Record<JobField, (text: string) => boolean>> = {
  title: (text) => /\p{L}/u.test(text) && text.length < 300,
  company: (text) => /[\p{L}\p{N}]/u.test(text) && text.length < 200,
  link: (text) => /^https?:\/\//i.test(text),
  applyLink: (text) => /^https?:\/\/|^(?:mailto:)?\S+@\S+$/i.test(text),
  postedAt: isDate,
  deadline: isDate,
  payMin: (text) => /\p{N}/u.test(text),
  payMax: (text) => /\p{N}/u.test(text),
};

const leastDescription = 80;

function longestPath(texts: Map<string, string[]>, title: string | undefined): string | undefined {
  let longest: string | undefined;
  let greatest = leastDescription;
  for (const [path, list] of texts) {
    const mean = list.reduce((sum, { length }) => sum + length, 0) / list.length;
    if (path !== title && mean > greatest) [longest, greatest] = [path, mean];
  }
  return longest;
}
