import { and, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { inPlaces } from "../job-places.server.ts";
import { holding, inSearch } from "../job-text.server.ts";
import { jobSearch, jobs } from "../jobs.table.ts";
import { categoriesNamed } from "./category-words.server.ts";
import { type Asked, namesOf } from "./intent-words.ts";
import type { Part, Search } from "./read-search.server.ts";
import { isArabic, stem, stemsOf } from "./stem.ts";
import { allOf, anyOf, inOrder, type TermQuery, together } from "./term-query.ts";

/** A part as a condition on a job alone, and how far a job with its search row is from it (0 is best). */
type Asking = { matches: SQL; distance: SQL };

/** Jobs that answer every part of a search; `loosely`, any thing it is about. */
export function matchesSearch(search: Search, loosely: boolean): SQL | undefined {
  if (search.parts.length === 0) return sql`false`;
  const things = search.parts.filter(({ kind }) => kind === "words");
  const wanted = loosely && things.length > 0 ? things : search.parts;
  const conditions = wanted.map((part) => askingOf(part).matches);
  return loosely ? or(...conditions) : and(...conditions);
}

/** Orders the jobs of a search, best first; a whole number from 0. */
export function searchRank(search: Search): SQL<number> {
  if (search.parts.length === 0) return sql<number>`0::int`;
  const sums = search.parts.map((part) => sql`(${askingOf(part).distance})`);
  return sql<number>`(${sql.join(sums, sql` + `)})::int`;
}

/** Whether a search may be answered loosely: it names something that is known. */
export function canLoosen({ parts }: Search): boolean {
  const known = parts.some((part) => part.kind === "words" && part.names.length > 0);
  return parts.length > 1 && known;
}

function askingOf(part: Part): Asking {
  if (part.kind === "words") return askingWords(part);
  if (part.kind === "place") return askingPlace(part.ids, part.words);
  if (part.kind === "asked") return askingWay(part.asked);
  const text = holding(part.words.join(" "));
  return {
    matches: inSearch(like(jobSearch.document, text)),
    distance: sql`case when ${like(jobSearch.title, text)} then 0 else 2 end`,
  };
}

function askingWords(part: Part & { kind: "words" }): Asking {
  const stems = part.words.map(stem);
  const forms = [...part.names.flatMap(({ forms }) => forms), ...(part.number ? [] : [stems])];
  const own = part.pieces.length === 1 ? (part.pieces[0]?.stems ?? []).map((each) => [each]) : [];
  const called = part.number
    ? [...forms, ...own].map((form) => [part.number ?? "", ...form])
    : [...forms, ...own];
  const related = part.names.flatMap(({ related }) => related);
  const text = anyOf([...called, ...(part.number ? [] : related)].map(inOrder));
  const pieces =
    part.pieces.length > 1 && !part.number
      ? titled(
          allOf(
            part.pieces.map(({ stems, names }) =>
              anyOf([
                ...stems.map((each) => together([each])),
                ...names
                  .flatMap(({ forms }) => forms)
                  .filter(({ length }) => length === 1)
                  .map(together),
              ]),
            ),
          ),
        )
      : undefined;
  const inTitle = titled(anyOf(called.map(part.number ? inOrder : together)));
  const not = titled(anyOf(part.names.flatMap(({ not }) => not).map(inOrder)));
  const typed = part.pieces.length === 1 && !part.number ? (part.words[0] ?? "") : "";
  const whole = typed.length > (isArabic(typed) ? 2 : 3) ? holding(typed) : undefined;
  const named = categoriesNamed(part.words);
  const skill = part.names.length > 0 && part.names.every(({ skill }) => skill);
  const matches = or(
    inSearch(
      or(
        holds(sql`${jobSearch.terms}`, anyOf([text, inTitle, pieces])),
        whole === undefined ? undefined : like(jobSearch.document, whole),
      ),
    ),
    named.length > 0 ? inArray(jobs.category, named) : undefined,
  );
  const head = sql`${jobSearch.headTerms}`;
  const whens: [SQL | undefined, number][] = [
    [not ? and(holds(head, not), holds(head, inTitle)) : undefined, 7],
    [holds(head, inTitle), 0],
    [holds(head, pieces), 1],
    [holds(head, titled(anyOf(related.map(together)))), 2],
    [whole === undefined ? undefined : like(jobSearch.title, whole), 3],
    [holds(head, weighed(text, "B")), 4],
    [holds(head, weighed(text, "C")), 5],
    [holds(sql`${jobSearch.terms}`, text), 6],
    [
      or(
        whole === undefined ? undefined : like(jobSearch.document, whole),
        named.length > 0 ? inArray(jobs.category, named) : undefined,
      ),
      8,
    ],
  ];
  const step = skill ? 1 : 2;
  const cases = whens.flatMap(([condition, distance]) =>
    condition ? [sql`when ${condition} then ${sql.raw(String(distance * step))}`] : [],
  );
  return {
    matches: matches ?? sql`false`,
    distance: sql`case ${sql.join(cases, sql` `)} else ${sql.raw(skill ? "12" : "40")} end`,
  };
}

function holds(column: SQL, query: TermQuery): SQL | undefined {
  return query === undefined ? undefined : sql`${column} @@ ${query}::tsquery`;
}

function titled(query: TermQuery): TermQuery {
  return weighed(query, "A");
}

/** Only where the words have this weight: A the title, B the company's name, C the requirements. */
function weighed(query: TermQuery, weight: string): TermQuery {
  return query?.replace(/'([^']*)'/g, `'$1':${weight}`);
}

function askingPlace(ids: readonly string[], words: readonly string[]): Asking {
  const there = inPlaces(ids) ?? sql`false`;
  const named = sql`${jobSearch.terms} @@ ${weighed(inOrder(words.map(stem)), "AB") ?? ""}::tsquery`;
  return {
    matches: or(there, inSearch(named)) ?? there,
    distance: sql`case when ${there} then 0 when ${named} then 6 else 20 end`,
  };
}

function askingWay(asked: Asked): Asking {
  const column = isSo(asked);
  const forms = namesOf(asked).map(stemsOf);
  const text = holds(sql`${jobSearch.terms}`, anyOf(forms.map(inOrder))) ?? sql`false`;
  const title = holds(sql`${jobSearch.headTerms}`, titled(anyOf(forms.map(inOrder)))) ?? sql`false`;
  return {
    matches: or(column, inSearch(text)) ?? column,
    distance: sql`case when ${column} or ${title} then 0 when ${text} then 1 else 10 end`,
  };
}

function isSo(asked: Asked): SQL {
  if (asked.kind === "type") return eq(jobs.employmentType, asked.value);
  if (asked.kind === "level") return eq(jobs.experienceLevel, asked.value);
  const arrangement = eq(jobs.workArrangement, asked.value);
  if (asked.value !== "remote") return arrangement;
  return or(arrangement, eq(jobs.employmentType, "remote")) ?? arrangement;
}
