import { and, type SQL, sql } from "drizzle-orm";
import { jobTerms } from "#app/features/jobs/jobs.table.ts";
import { categoriesNamed } from "#app/features/jobs/query-parsing/category-words.server.ts";
import type { QueryPart, Search } from "#app/features/jobs/query-parsing/parse-search.server.ts";
import { type Intent, namesOf } from "#app/features/jobs/search/intent-words.ts";
import { countOfThing, isStopWord, stem } from "#app/features/jobs/search/stem.ts";
import { printTermQuery } from "#app/features/jobs/search/terms/print-term-query.ts";
import type { Paired } from "#app/features/jobs/search/terms/tag-pairs.ts";
import {
  allOf,
  allStems,
  anyName,
  anyOf,
  butNot,
  type TermQuery,
  tag,
} from "#app/features/jobs/search/terms/term-query.ts";
import { pairedPlaces, placeTerms } from "./job-places.server.ts";

/**
 * What a search asks of a job's terms, in three circles: `all` that answer it, among them those
 * `near` (in the title in part, or the company's name) and those that it names `exactly`.
 */
export type SearchTerms = Record<"all" | "partial" | "exact", TermQuery | undefined>;

/** What must be met in two: a governorate that is asked for beside other things, and those. */
export type SplitTerms = { keywordTerms: TermQuery | undefined; place: SearchedPlace | undefined };
export type SearchedPlace = { terms: TermQuery | undefined; paired: Paired };

/** A part of a search as terms, and how far a job with its search row is from it (0 is best). */
type Asking = SearchTerms & { distance: SQL };

/** The terms of a search that must be met in every part; `loosely`, in any thing it is about. */
export function searchTerms(search: Search, relaxed: boolean): SearchTerms {
  const things = search.parts.filter(({ kind }) => kind === "words");
  const ask = (part: QueryPart) => askingOf(part, search);
  const parts = (relaxed && things.length > 0 ? things : search.parts).map(ask);
  const joined = relaxed ? anyOf : allOf;
  return {
    all: joined(parts.map(({ all }) => all)),
    partial: joined(parts.map(({ partial }) => partial)),
    exact: allOf(search.parts.map((part) => ask(part).exact)),
  };
}

/** All that must be met, split: a governorate can be looked for in pairs with filters. */
export function splitTerms(search: Search): SplitTerms {
  const places = search.parts.flatMap((part) => (part.kind === "place" ? [part] : []));
  const [only] = places;
  const paired = only && pairedPlaces(only.ids);
  if (!paired || places.length > 1) {
    return { keywordTerms: searchTerms(search, false).all, place: undefined };
  }
  const others = search.parts.filter((part) => part !== only);
  const also = anyOf([paired.also, ...namedBy(only.words)]);
  return {
    keywordTerms: searchTerms({ ...search, parts: others }, false).all,
    place: { terms: askingOf(only, search).all, paired: { ...paired, also } },
  };
}

/** Orders the jobs of a search, best first; a whole number from 0. */
export function searchRank(search: Search): SQL<number> {
  if (search.parts.length === 0) return sql<number>`0::int`;
  const sums = search.parts.map((part) => sql`(${askingOf(part, search).distance})`);
  return sql<number>`(${sql.join(sums, sql` + `)})::int`;
}

/** Whether a search may be answered loosely: it names something that is known. */
export function canLoosen({ parts }: Search): boolean {
  const known = parts.some((part) => part.kind === "words" && part.names.length > 0);
  return parts.length > 1 && known;
}

function askingOf(part: QueryPart, { parts }: Search): Asking {
  if (part.kind === "words") return askingWords(part);
  if (part.kind === "place") return askingPlace(part.ids, part.words);
  if (part.kind === "asked") {
    return askingIntent(
      part.intent,
      parts.some(({ kind }) => kind === "words"),
    );
  }
  const stems = part.words.map(stem);
  const [all, title] = [allStems(stems), allStems(stems, "title")];
  const partial = anyOf([title, allStems(stems, "company")]);
  return {
    all,
    partial,
    exact: title,
    distance: title ? sql`case when ${has(title)} then 0 else 2 end` : sql`0`,
  };
}

function askingWords(part: QueryPart & { kind: "words" }): Asking {
  const stems = part.words.map(stem);
  const forms = [...part.names.flatMap(({ forms }) => forms), ...(part.number ? [] : [stems])];
  const own = part.pieces.length === 1 ? (part.pieces[0]?.stems ?? []).map((each) => [each]) : [];
  const called = [...forms, ...own].map((form) => counted(part.number, form));
  const related = part.number ? [] : part.names.flatMap(({ related }) => related);
  const named = categoriesNamed(part.words).map((category) => tag(`c:${category}`));
  const titled = anyName(called, "title");
  const pieces = piecesTitled(part);
  const relatedTitles = anyName(related, "title");
  const companies = anyName(called, "company");
  const required = anyName([...called, ...related], "requirements");
  const text = anyName([...called, ...related]);
  const exact = butNot(
    titled,
    anyName(
      part.names.flatMap(({ not }) => not),
      "title",
    ),
  );
  const skill = part.names.length > 0 && part.names.every(({ skill }) => skill);
  const steps: [SQL | undefined, number][] = [
    [titled === exact ? undefined : and(has(titled), sql`not ${has(exact)}`), 7],
    [has(titled), 0],
    [has(pieces), 1],
    [has(relatedTitles), 2],
    [has(companies), 4],
    [has(required), 5],
    [has(text), 6],
    [has(anyOf(named)), 8],
  ];
  const cases = steps.flatMap(([condition, distance]) =>
    condition ? [sql`when ${condition} then ${sql.raw(String(distance * (skill ? 1 : 2)))}`] : [],
  );
  return {
    all: anyOf([text, pieces, ...named]),
    partial: anyOf([titled, pieces, relatedTitles, companies]),
    exact,
    // Of stop words nothing is asked.
    distance:
      cases.length > 0
        ? sql`case ${sql.join(cases, sql` `)} else ${sql.raw(skill ? "12" : "40")} end`
        : sql`0`,
  };
}

function counted(number: string | undefined, [first = "", ...rest]: readonly string[]): string[] {
  return [number ? countOfThing(number, first) : first, ...rest];
}

/** Every word of a longer name in the title, each by any name of what it is alone. */
function piecesTitled({ pieces, number }: QueryPart & { kind: "words" }): TermQuery | undefined {
  if (pieces.length < 2 || number) return undefined;
  return allOf(
    pieces.map(({ stems, names }) => {
      const single = names.flatMap(({ forms }) => forms).filter(({ length }) => length === 1);
      return anyName([...stems.map((each) => [each]), ...single], "title");
    }),
  );
}

function askingPlace(ids: readonly string[], words: readonly string[]): Asking {
  const there = placeTerms(ids);
  const named = anyOf(namedBy(words));
  return {
    all: anyOf([there, named]),
    partial: anyOf([there, named]),
    exact: there,
    distance: sql`case when ${has(there)} then 0 when ${has(named)} then 6 else 20 end`,
  };
}

/** A place in the title or the company's name. */
function namedBy(words: readonly string[]): (TermQuery | undefined)[] {
  const stems = words.map(stem);
  return [allStems(stems, "title"), allStems(stems, "company")];
}

/**
 * A way of working or a level is a filter: what a job states in its own field or its title. Beside a
 * thing that is looked for it may also stand in the text, after those that state it.
 */
function askingIntent(intent: Intent, withText: boolean): Asking {
  // Without a word such as "from" what is left of "from home" names many other things.
  const names = namesOf(intent)
    .map((name) => name.split(" ").map(stem))
    .filter((stems) => !stems.some(isStopWord));
  const stated = anyOf([...tagsOf(intent).map(tag), anyName(names, "title")]);
  const text = withText ? anyName(names) : undefined;
  const all = anyOf([stated, text]);
  const inText = text ? sql`when ${has(text)} then 1` : sql``;
  return {
    all,
    partial: all,
    exact: stated,
    distance: sql`case when ${has(stated)} then 0 ${inText} else 10 end`,
  };
}

function tagsOf({ kind, value }: Intent): string[] {
  if (kind === "type") return [`t:${value}`];
  if (kind === "level") return [`l:${value}`];
  return value === "remote" ? ["w:remote", "t:remote"] : [`w:${value}`];
}

function has(query: TermQuery | undefined): SQL | undefined {
  return query && sql`${jobTerms.terms} @@ ${printTermQuery(query)}::tsquery`;
}
