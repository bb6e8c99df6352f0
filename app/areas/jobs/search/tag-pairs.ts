import { allOf, anyOf, type TermQuery, term } from "./term-query.ts";

/** The filters whose choices also stand in pairs among a job's terms, in the order of a pair. */
const names = ["category", "location", "jobType", "experienceLevel", "salaryRange"] as const;

/** A filter's values as tags have them, a place as a province's id; and what answers it without such a value. */
export type Paired = { values: readonly string[]; also: TermQuery };

const mostPairs = 24;

/** What asks for every two of the filters at once; undefined for fewer than two. tag_pairs in SQL writes them alike. */
export function pairTerms(filters: Partial<Record<string, Paired>>): TermQuery {
  const asked = names.flatMap((name) => {
    const { values, also } = filters[name] ?? {};
    const written = values?.map((value) => (name === "location" ? value : value.slice(0, 4)));
    return written ? [{ written, also }] : [];
  });
  const pairs = asked.flatMap((first, at) =>
    asked.slice(at + 1).map((second) => ({ first, second })),
  );
  return allOf(
    pairs
      .filter(({ first, second }) => first.written.length * second.written.length <= mostPairs)
      .map(({ first, second }) =>
        anyOf([
          ...first.written.flatMap((one) => second.written.map((other) => term(`${one}:${other}`))),
          first.also,
          second.also,
        ]),
      ),
  );
}
