import { searchParams } from "#app/features/alerts/alert.ts";
import {
  categories,
  employmentTypes,
  experienceLevels,
  workArrangements,
} from "#app/features/job/job.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { syria } from "#app/features/places/place.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { companyNames } from "#bench/search/generator/companies.ts";
import { drawPlace } from "#bench/search/generator/places.ts";
import {
  drawFrom,
  drawSkewed,
  pick,
  type Random,
  randomOf,
} from "#bench/search/generator/random.ts";
import { drawRole } from "#bench/search/generator/titles.ts";
import { contentWords } from "#bench/search/generator/word-lists.ts";

type Params = Record<string, string>;

/** What people save, by how many do: most name a job and a place, few a single filter. */
const kinds: readonly [
  share: number,
  draw: (random: Random, language: ContentLanguage) => Params,
][] = [
  [30, (random, language) => ({ keyword: drawRole(random)[language], ...where(random) })],
  [14, (random, language) => ({ keyword: drawRole(random)[language] })],
  [14, (random, language) => ({ ...role(random, language), ...where(random), ...terms(random) })],
  [
    8,
    (random, language) => ({ keyword: `${drawRole(random)[language]} ${place(random, language)}` }),
  ],
  [14, (random) => ({ category: drawCategory(random), ...where(random) })],
  [6, (random) => ({ category: drawCategory(random), ...where(random), ...terms(random) })],
  [3, (random) => ({ category: drawCategory(random) })],
  [2, (random) => where(random)],
  [4, (random) => ({ company: drawCompany(random) })],
  [2, (random, language) => ({ keyword: mistyped(drawRole(random)[language]), ...where(random) })],
  [
    2,
    (random, language) => ({
      keyword: pick(contentWords[language].slice(0, 40), random),
      ...where(random),
    }),
  ],
  [
    1,
    (random) => ({
      salaryMin: String(250_000 * (1 + Math.floor(random() * 12))),
      ...where(random),
    }),
  ],
];

const drawKind = drawFrom(
  kinds.map(([, draw]) => draw),
  kinds.map(([share]) => share),
);
const drawCategory = drawSkewed(categories, 0.7);
const drawCompany = drawSkewed(companyNames, 0.9, 5);
const drawType = drawFrom(employmentTypes, [60, 20, 8, 10, 2]);

/** The parameters of so many saved searches, always the same ones. */
export function* savedSearches(count: number): Generator<string> {
  const random = randomOf(4711);
  for (let at = 0; at < count; at++) {
    const language: ContentLanguage = random() < 0.7 ? "ar" : "en";
    const params = drawKind(random)(random, language);
    yield searchParams(readJobQuery(new URLSearchParams(params)));
  }
}

function role(random: Random, language: ContentLanguage): Params {
  return { keyword: drawRole(random)[language] };
}

function where(random: Random): Params {
  const { province, city } = drawPlace(random);
  return city && random() < 0.15
    ? { country: syria.en, province: province.en, city: city.en }
    : { location: province.en };
}

function place(random: Random, language: ContentLanguage): string {
  return drawPlace(random).province[language];
}

function terms(random: Random): Params {
  const choice = random();
  if (choice < 0.5) return { jobType: drawType(random) };
  if (choice < 0.8) return { experienceLevel: pick(experienceLevels, random) };
  return { workArrangement: pick(workArrangements, random) };
}

/** One letter left out of the longest word. */
function mistyped(name: string): string {
  const word = name.split(" ").reduce((a, b) => (b.length > a.length ? b : a));
  return name.replace(word, word.slice(0, 2) + word.slice(3));
}
