import { postedWithins } from "#app/features/job/filters/job-filters.ts";
import { salaryRanges } from "#app/features/job/filters/salary-bands.ts";
import { categories, employmentTypes, experienceLevels } from "#app/features/job/job.ts";

import { syria } from "#app/features/places/place.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { companyNames } from "./generator/companies.ts";
import { pick, type Random, randomOf, shuffled } from "./generator/random.ts";
import { type Role, roles } from "./generator/roles.ts";
import { drawRole } from "./generator/titles.ts";
import { rareWord } from "./generator/vocabulary.ts";
import { contentWords } from "./generator/word-lists.ts";

/** Queries of one kind as an address's parameters; hundreds, none twice. */
export type QuerySet = Record<string, string>[];

const provinces = syria.provinces.map(({ en }) => en);
const both: readonly ContentLanguage[] = ["en", "ar"];

/** One filter: each value of every filter that the list offers. */
export function oneFilter(): QuerySet {
  return mixed(41, [
    ...categories.map((category) => ({ category })),
    ...provinces.map((location) => ({ location })),
    ...syria.provinces.flatMap(({ cities }) => cities.map(({ en }) => ({ city: en }))).slice(0, 90),
    ...employmentTypes.map((jobType) => ({ jobType })),
    ...experienceLevels.map((experienceLevel) => ({ experienceLevel })),
    ...salaryRanges.map((salaryRange) => ({ salaryRange })),
    ...postedWithins.map((postedWithin) => ({ postedWithin })),
    ...companyNames.slice(0, 30).map((company) => ({ company })),
    ...["small", "medium", "large"].map((companySize) => ({ companySize })),
    ...["office", "remote"].map((workArrangement) => ({ workArrangement })),
  ]);
}

/** Five filters together, as the commonest choices of each. */
export function fiveFilters(count: number): QuerySet {
  return unlike(count, 42, (random) => ({
    category: pick(categories, random),
    location: pick(["Damascus", "Aleppo", "Rif Dimashq", "Homs"], random),
    jobType: pick(["full-time", "full-time", "full-time", "part-time"], random),
    experienceLevel: pick(["entry", "mid", "senior"], random),
    ...pick<Record<string, string>>(
      [
        { postedWithin: pick(postedWithins, random) },
        { salaryRange: pick(salaryRanges, random) },
        { workArrangement: pick(["office", "remote"], random) },
      ],
      random,
    ),
  }));
}

/** Words that stand in most texts: alone, then two together. */
export function commonWords(count: number): QuerySet {
  const words = {
    en: ["experience", ...contentWords.en.slice(0, 20)],
    ar: ["خبرة", ...contentWords.ar.slice(0, 20)],
  };
  const single = both.flatMap((language) => words[language]);
  const pairs = unlike(count, 43, (random) => {
    const language = pick(both, random);
    const [first, second] = [pick(words[language], random), pick(words[language], random)];
    return { keyword: first === second ? `${first} ${words[language][0]}` : `${first} ${second}` };
  });
  return mixed(44, [...single.map((keyword) => ({ keyword })), ...pairs.slice(single.length)]);
}

/** Words that a handful of jobs have, among the first `size`. */
export function rareWords(count: number, size: number): QuerySet {
  return unlike(count, 45, (random) => ({
    keyword: rareWord(Math.floor((random() * size) / 40), pick(both, random)),
  }));
}

/** Roles in Arabic with and, with, for, the article written onto their first word. */
export function withClitics(count: number): QuerySet {
  const clitics = ["و", "ب", "لل", "ال", "وال", "بال", "ولل", "ك"];
  return unlike(count, 46, (random) => ({ keyword: pick(clitics, random) + drawRole(random).ar }));
}

/** Roles with one mistake in their longest word. */
export function typos(count: number): QuerySet {
  return unlike(count, 47, (random) => {
    const name = drawRole(random)[pick(both, random)];
    const word = name.split(" ").reduce((a, b) => (b.length > a.length ? b : a));
    return { keyword: name.replace(word, mistyped(word, random)) };
  });
}

/** Roles in the language that none of their jobs is written in, then others with a level or place. */
export function acrossLanguages(count: number): QuerySet {
  const apart = roles.filter(({ only }) => only);
  const other = ({ en, ar, only }: Role) => (only === "en" ? ar : en);
  return unlike(count, 48, (random) => {
    const role = pick(apart, random);
    const place = pick(syria.provinces.slice(0, 5), random);
    const more = role.only === "en" ? place.ar : place.en;
    return { keyword: random() < 0.5 ? other(role) : `${other(role)} ${more}` };
  });
}

/** A keyword that names a role and a place, with two filters. */
export function keywordWithPlace(count: number): QuerySet {
  return unlike(count, 49, (random) => {
    const language = pick(both, random);
    const role = drawRole(random);
    const place = pick(syria.provinces.slice(0, 6), random);
    return {
      keyword: `${role[language]} ${place[language]}`,
      jobType: pick(["full-time", "part-time", "contract"], random),
      experienceLevel: pick(["entry", "mid", "senior"], random),
    };
  });
}

/** What stands in the field after some letters of a role, a company or a place. */
export function queryPrefixes(count: number): QuerySet {
  return unlike(count, 50, (random) => {
    const drawn = random();
    const language = pick(both, random);
    const name =
      drawn < 0.7
        ? drawRole(random)[language]
        : drawn < 0.85
          ? pick(companyNames, random)
          : pick(syria.provinces, random)[language];
    return { keyword: name.slice(0, 2 + Math.floor(random() * 7)).trim() };
  });
}

/** Neighbours swapped, a letter left out, doubled, or another one in its place. */
function mistyped(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const other = /[a-z]/.test(word) ? "eaiostnrl" : "ايونمتسر";
  const ways = [
    before.slice(0, -1) + letter + before.slice(-1) + after,
    before + after,
    before + letter + letter + after,
    before + pick(Array.from(other), random) + after,
  ];
  return word.length < 4 ? before + letter + letter + after : pick(ways, random);
}

/** So many different ones, or as many as there are. */
function unlike(
  count: number,
  seed: number,
  make: (random: Random) => Record<string, string>,
): QuerySet {
  const random = randomOf(seed);
  const sets = new Map<string, Record<string, string>>();
  for (let tries = 0; sets.size < count && tries < count * 50; tries++) {
    const query = make(random);
    sets.set(JSON.stringify(query), query);
  }
  return [...sets.values()];
}

function mixed(seed: number, queries: QuerySet): QuerySet {
  return shuffled(queries, randomOf(seed));
}
