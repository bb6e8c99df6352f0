import { pairedFilters } from "#app/features/job/filters/filter-index.ts";
import { allOf, anyOf, type TermQuery, tag } from "./term-query.ts";

/**
 * A filter's values as tags have them, a place as a province's id; and the terms that match without
 * such a value.
 */
export type Paired = { values: readonly string[]; also: TermQuery | undefined };

const maxPairs = 24;

type Choice = { name: string; written: readonly string[]; also: TermQuery | undefined };

/** Filters as pairs in one query; those that the pairs ask for in full already, and all that stand in one. */
export type Pairs = {
  terms: TermQuery | undefined;
  covered: ReadonlySet<string>;
  paired: ReadonlySet<string>;
};

/** Every two of a job's choices in one term, so that common filters that rarely meet are found together. */
export function tagPairs(choices: Partial<Record<string, string | null | undefined>>): string[] {
  const written = pairedFilters.flatMap((name) => {
    const value = choices[name];
    return value ? [inPairs(name, value)] : [];
  });
  return written.flatMap((one, at) => written.slice(at + 1).map((other) => `${one}:${other}`));
}

/** Asks for two of the filters at once, so that none is left alone if it can be. */
export function pairTerms(filters: Partial<Record<string, Paired>>): Pairs {
  const choices = pairedFilters.flatMap((name): Choice[] => {
    const { values, also } = filters[name] ?? {};
    const written = values?.map((value) => inPairs(name, value));
    return written ? [{ name, written, also }] : [];
  });
  const [first, ...rest] = choices;
  // A match of the first without such a value must still match the others.
  const pairs = [...withFirst(choices), ...(first?.also ? withFirst(rest) : [])];
  const terms = allOf(
    pairs.map(([one, other]) =>
      anyOf([
        ...one.written.flatMap((value) => other.written.map((each) => tag(`${value}:${each}`))),
        one.also,
        other.also,
      ]),
    ),
  );
  const covered = pairs.flatMap(([one, other]) => [
    ...(other.also === undefined ? [one.name] : []),
    ...(one.also === undefined ? [other.name] : []),
  ]);
  const paired = pairs.flatMap(([one, other]) => [one.name, other.name]);
  return { terms, covered: new Set(covered), paired: new Set(paired) };
}

function inPairs(name: string, value: string): string {
  return name === "location" ? value : pairPrefix(value);
}

/** The shortened value, of any filter but a province. */
export function pairPrefix(value: string): string {
  return value.slice(0, 4);
}

/** The first, which has the fewest jobs as a rule, with each of the others. */
function withFirst([first, ...rest]: readonly Choice[]): [Choice, Choice][] {
  if (!first) return [];
  return rest
    .filter(({ written }) => first.written.length * written.length <= maxPairs)
    .map((other) => [first, other]);
}
