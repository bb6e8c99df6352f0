import {
  allOf,
  anyName,
  anyOf,
  butNot,
  type TermQuery,
} from "#app/features/search/terms/term-query.ts";
import type { Occupation, OccupationPart } from "./occupation.ts";
import type { Wanted } from "./wanted.ts";

/** Titles of jobs that fit a person: as wanted, and close to it. */
export function candidateTerms({ occupations, interests, skills }: Wanted): {
  exact: TermQuery | undefined;
  near: TermQuery | undefined;
} {
  const all = [...occupations, ...interests];
  const bySkill = anyName(
    skills.flatMap(({ forms }) => forms),
    "title",
  );
  const exact = anyOf(all.map(exactTerms));
  // Without a wish, the skills are searched.
  if (exact === undefined) return { exact: bySkill, near: undefined };
  return { exact, near: anyOf([...all.map(nearTerms), bySkill]) };
}

function exactTerms({ parts }: Occupation): TermQuery | undefined {
  return allOf(
    parts.map(({ forms, not }) => butNot(anyName(forms, "title"), anyName(not, "title"))),
  );
}

function nearTerms({ parts }: Occupation): TermQuery | undefined {
  return anyOf(parts.filter(({ narrows }) => !narrows).flatMap(nearTermsOfPart));
}

function nearTermsOfPart({ forms, related, specific }: OccupationPart) {
  return [anyName([...forms, ...related, ...specific.flat()], "title")];
}
