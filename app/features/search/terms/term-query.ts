import { isStopWord } from "#app/features/search/words/stem.ts";

/**
 * A condition on a job's terms. A tree: built from a parsed query and from filters, changed as a
 * tree (relevance tiers), and printed for PostgreSQL only where alerts are compared with jobs there.
 */
export type TermQuery =
  | Term
  /** Terms that begin so. */
  | { kind: "prefix"; field: TermField; text: string }
  | { kind: "and" | "or"; of: readonly TermQuery[] }
  | { kind: "not"; of: TermQuery };
type Term = { kind: "term"; field: TermField; text: string };

/** Where a stem stands: in any text, or in one of three that are indexed apart, too. A tag is no stem. */
export type TermField = "text" | "title" | "company" | "requirements" | "tag";

/** How a field's terms begin in the index. */
export const fieldSigns = {
  text: "",
  title: "=",
  company: "~",
  requirements: "%",
  tag: "",
} as const satisfies Record<TermField, string>;

/** A stem in one of the fields. */
export function term(text: string, field: TermField = "text"): TermQuery {
  return { kind: "term", field, text };
}

/** The term of a job's own field: "c:Law", "@syria/aleppo". */
export function tag(text: string): TermQuery {
  return { kind: "term", field: "tag", text };
}

/** Terms that begin so. */
export function prefix(text: string, field: TermField = "text"): TermQuery {
  return { kind: "prefix", field, text };
}

/** Any of the queries; undefined for none. One that stands there twice counts once. */
export function anyOf(queries: readonly (TermQuery | undefined)[]): TermQuery | undefined {
  return joined("or", queries);
}

/** All of the queries; undefined for none. */
export function allOf(queries: readonly (TermQuery | undefined)[]): TermQuery | undefined {
  return joined("and", queries);
}

/** The first query without the second. */
export function butNot(
  query: TermQuery | undefined,
  excluded: TermQuery | undefined,
): TermQuery | undefined {
  return query && excluded ? allOf([query, notAny(excluded)]) : query;
}

/** Jobs that do not match the query. */
export function notAny(query: TermQuery): TermQuery {
  return { kind: "not", of: query };
}

/** All of the stems but stop words, wherever they stand in the field. */
export function allStems(
  stems: readonly string[],
  field: TermField = "text",
): TermQuery | undefined {
  return allOf(stems.filter((stem) => !isStopWord(stem)).map((stem) => term(stem, field)));
}

/** Any of these names, each given as its stems; see `allStems`. One that has all words of another adds nothing. */
export function anyName(
  names: readonly (readonly string[])[],
  field: TermField = "text",
): TermQuery | undefined {
  // Of "business to business" a text would have to hold one word.
  const distinct = names.filter(
    (stems) => stems.length < 2 || new Set(stems).size === stems.length,
  );
  const sets = (distinct.length > 0 ? distinct : names).map(
    (stems) => new Set(stems.flatMap((stem) => neededStem(stem, stems))),
  );
  const needed = sets.filter(
    (name) => name.size < 2 || !sets.some((other) => isWithin(other, name)),
  );
  return anyOf(needed.map((stems) => allOf(termsOfName(stems, field))));
}

/** Whether it is a shorter name, all words of which the other has. */
function isWithin(name: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return name.size > 0 && name.size < other.size && [...name].every((stem) => other.has(stem));
}

function termsOfName(stems: ReadonlySet<string>, field: TermField): TermQuery[] {
  const words = [...stems].filter((stem) => stem !== itField);
  const terms = words.map((stem) => term(stem, field));
  return words.length === stems.size ? terms : [...terms, tag(itField)];
}

/** "IT" is no word of a text, where it is a pronoun: "IT manager" is a manager of that field. */
const itField = "c:Information Technology";

function neededStem(stem: string, { length }: readonly string[]): string[] {
  if (stem === "it" && length > 1) return [itField];
  return isStopWord(stem) ? [] : [stem];
}

/** Matches no job. */
export const nothing = tag("-");

/** A term as the index has it. */
export function storedTerm({ field, text }: { field: TermField; text: string }): string {
  return fieldSigns[field] + text;
}

/** The queries without those that stand there already. */
function withoutRepeats(queries: readonly TermQuery[]): TermQuery[] {
  if (queries.length < 2) return [...queries];
  const byFirstText = new Map<string, TermQuery[]>();
  return queries.filter((query) => {
    const text = firstText(query);
    const near = byFirstText.get(text);
    if (near?.some((other) => isSame(other, query))) return false;
    if (near) near.push(query);
    else byFirstText.set(text, [query]);
    return true;
  });
}

/** Whether two queries are written alike. */
export function isSame(one: TermQuery, other: TermQuery): boolean {
  if (one === other) return true;
  if (one.kind === "term" || one.kind === "prefix") {
    return one.kind === other.kind && one.text === other.text && one.field === other.field;
  }
  if (one.kind === "not") return other.kind === "not" && isSame(one.of, other.of);
  if (one.kind !== other.kind || one.of.length !== other.of.length) return false;
  const { of } = other;
  return one.of.every((each, at) => of[at] !== undefined && isSame(each, of[at]));
}

function joined(
  kind: "and" | "or",
  queries: readonly (TermQuery | undefined)[],
): TermQuery | undefined {
  const flat: TermQuery[] = [];
  for (const query of queries) {
    if (query?.kind === kind) flat.push(...query.of);
    else if (query) flat.push(query);
  }
  const of = withoutRepeats(flat);
  return of.length < 2 ? of[0] : { kind, of };
}

function firstText(query: TermQuery): string {
  if (query.kind === "term" || query.kind === "prefix") return query.text;
  if (query.kind === "not") return firstText(query.of);
  return query.of[0] ? firstText(query.of[0]) : "";
}
