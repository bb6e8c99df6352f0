import { and, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { fold } from "../../platform/fold.ts";
import { languages } from "../../platform/language.ts";
import { wordsFor } from "../../words/words.server.ts";
import { matchPlaces } from "../places/place.ts";
import { type Category, categories } from "./job.ts";
import { inPlaces } from "./job-places.server.ts";
import { holding, inSearch, wordsOf } from "./job-text.server.ts";
import { jobSearch, jobs } from "./jobs.table.ts";

const longestPlaceName = 3;

/** One thing looked for: a word, or the words of a place's name. */
type Term = { words: string[]; placeIds: string[] };

/** Every term is in the job's text or its company's name, or names its category or place. */
export function matchesKeyword(keyword: string): SQL | undefined {
  const terms = termsOf(keyword);
  if (terms.length === 0) return sql`false`;
  return and(...terms.map(matchesTerm));
}

/**
 * Orders matches, best first: 0 all words stand whole in the title, 1 all are parts of it, 2 some
 * are, 3 they are elsewhere. Names of places count only where nothing else is asked.
 */
export function matchRank(keyword: string): SQL<number> {
  const terms = termsOf(keyword);
  const things = terms.filter(({ placeIds }) => placeIds.length === 0);
  const words = (things.length > 0 ? things : terms).flatMap((term) => term.words);
  if (words.length === 0) return sql<number>`0::int`;
  const whole = words.map((word) =>
    like(sql`' ' || ${jobSearch.title} || ' '`, holding(` ${word} `)),
  );
  const part = words.map((word) => like(jobSearch.title, holding(word)));
  return sql<number>`case when ${and(...whole)} then 0 when ${and(...part)} then 1 when ${or(...part)} then 2 else 3 end`;
}

function matchesTerm({ words, placeIds }: Term): SQL | undefined {
  const inText = inSearch(and(...words.map((word) => like(jobSearch.document, holding(word)))));
  const named = words.length === 1 ? categoriesNamed(words[0] ?? "") : [];
  return or(
    inText,
    named.length > 0 ? inArray(jobs.category, named) : undefined,
    placeIds.length > 0 ? inPlaces(placeIds) : undefined,
  );
}

/** The folded words, those that name a place together: "nurse rif dimashq" is two terms. */
function termsOf(keyword: string): Term[] {
  const words = wordsOf(keyword);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
    terms.push(placeTerm(words.slice(at)) ?? { words: words.slice(at, at + 1), placeIds: [] });
  }
  return terms;
}

function placeTerm(words: string[]): Term | undefined {
  for (let length = Math.min(longestPlaceName, words.length); length > 0; length--) {
    const name = words.slice(0, length);
    const placeIds = matchPlaces(name.join(" "));
    if (placeIds.length > 0) return { words: name, placeIds };
  }
  return undefined;
}

function categoriesNamed(word: string): Category[] {
  return categories.filter((category) =>
    categoryLabels[category].some((label) => label.includes(word)),
  );
}

const categoryLabels = Object.fromEntries(
  categories.map((category) => [
    category,
    languages.flatMap((language) => {
      const { labels } = wordsFor(language);
      const post = category === "Healthcare" ? [labels.medicineAndHealth] : [];
      return [labels.category[category], ...post].map(fold);
    }),
  ]),
) as Record<Category, string[]>;
