import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { printTermQuery } from "./print-term-query.ts";
import {
  allOf,
  anyOf,
  butNot,
  nothing,
  prefix,
  storedTerm,
  type TermField,
  type TermQuery,
  tag,
  term,
} from "./term-query.ts";

const a = term("a");
const b = term("b");
const c = term("c");

describe("a term query as text", () => {
  it.each<[TermQuery | undefined, string]>([
    [a, "'a'"],
    [term("a", "title"), "'=a'"],
    [term("a", "company"), "'~a'"],
    [term("a", "requirements"), "'%a'"],
    [tag("c:Law"), "'c:Law'"],
    [prefix("مهند", "title"), "'=مهند':*"],
    [term("o'neill"), "'o''neill'"],
    [term("' | 'b"), "''' | ''b'"],
    [term("a\\"), "'a\\\\'"],
    [term("\\' & !'b':*"), "'\\\\'' & !''b'':*'"],
    [allOf([a, anyOf([b, c])]), "'a' & ('b' | 'c')"],
    [anyOf([a, allOf([b, c])]), "'a' | 'b' & 'c'"],
    [butNot(a, b), "'a' & !'b'"],
    [butNot(a, anyOf([b, c])), "'a' & !('b' | 'c')"],
    [{ kind: "not", of: { kind: "not", of: a } }, "!!'a'"],
  ])("%j", (query, text) => {
    expect(printTermQuery(query ?? nothing)).toBe(text);
  });
});

const hostile = ["'", "\\", "|", "&", "!", "(", ")", ":", "*", "<", "-", ">", " ", "=", "~", "%"];
const letters = ["a", "b", "é", "م", "ه", "1", '"', "$", "{", "\n", "\t", "😀", "\u200f"];
const text = fc
  .array(fc.constantFrom(...hostile, ...letters), { minLength: 1, maxLength: 6 })
  .map((each) => each.join(""));
const field = fc.constantFrom<TermField>("text", "title", "company", "requirements", "tag");
const several = { minLength: 1, maxLength: 3 };
const query = fc.letrec<{ query: TermQuery }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(text, field).map((each) => term(...each)),
    fc.tuple(text, field).map((each) => prefix(...each)),
    fc.array(tie("query"), several).map((each) => anyOf(each) ?? nothing),
    fc.array(tie("query"), several).map((each) => allOf(each) ?? nothing),
    tie("query").map((of) => ({ kind: "not" as const, of })),
  ),
})).query;

describe("PostgreSQL reads a printed query", () => {
  useTestDatabase();

  it("as the tree means it: no character of a term is an operator", async () => {
    const cases = fc.sample(
      query.chain((termQuery) =>
        fc.record({
          termQuery: fc.constant(termQuery),
          // Some of its own terms, some that begin so, and others.
          terms: fc
            .tuple(fc.subarray(textsIn(termQuery)), fc.array(text, { maxLength: 3 }), fc.boolean())
            .map(([own, others, longer]) => [
              ...(longer ? own.map((each) => `${each}x`) : own),
              ...others,
            ]),
        }),
      ),
      3_000,
    );
    const rows = await db.execute<{ met: boolean }>(sql`
      select array_to_tsvector(array(select jsonb_array_elements_text(terms))) @@ query::tsquery as met
      from jsonb_to_recordset(${JSON.stringify(
        cases.map(({ termQuery, terms }) => ({ query: printTermQuery(termQuery), terms })),
      )}::text::jsonb) as read (query text, terms jsonb)`);
    const met = [...rows].map((row) => row.met);
    expect(cases.filter(({ termQuery, terms }, at) => met[at] !== holds(termQuery, terms))).toEqual(
      [],
    );
    expect(new Set(met)).toEqual(new Set([true, false]));
  });
});

function textsIn(termQuery: TermQuery): string[] {
  if (termQuery.kind === "term" || termQuery.kind === "prefix") return [storedTerm(termQuery)];
  return termQuery.kind === "not" ? textsIn(termQuery.of) : termQuery.of.flatMap(textsIn);
}

function holds(termQuery: TermQuery, terms: readonly string[]): boolean {
  switch (termQuery.kind) {
    case "term":
      return terms.includes(storedTerm(termQuery));
    case "prefix":
      return terms.some((each) => each.startsWith(storedTerm(termQuery)));
    case "not":
      return !holds(termQuery.of, terms);
    case "and":
      return termQuery.of.every((each) => holds(each, terms));
    case "or":
      return termQuery.of.some((each) => holds(each, terms));
  }
}
