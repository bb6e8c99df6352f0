import { type Page, pages } from "#app/pages.ts";
import { people } from "#demo/people.ts";
import { ofRelease } from "./languages.ts";

/** The example addresses of all pages that somebody may open; fillExamples puts ids into them. */
export function examplesFor(reader: Page["reader"], wanted: (page: Page) => boolean = () => true) {
  return pages
    .filter((page) => page.reader === reader && wanted(page))
    .flatMap(({ example }) => example ?? []);
}

/** The id of a job that nobody has posted. */
export const missingJob = "00000000-0000-0000-0000-000000000000";

/** Every page by who may see it, and the same pages with other things on them. */
export const pagesOf: [who: string | null, paths: string[]][] = [
  [
    null,
    [
      ...examplesFor("anybody"),
      "/jobs?view=grid",
      "/category/Healthcare",
      "/jobs?keyword=zzzzzz",
      "/jobs?view=grid&keyword=مهندس",
      "/register?type=company",
      "/jobs?keyword=driver&location=Aleppo&postedWithin=30",
      "/jobs?keyword=dentist&location=Quneitra",
      `/jobs/${missingJob}`,
      "/syria/Rif Dimashq",
      "/syria/nowhere",
      "/employer-dashboard?tab=analytics",
      `/saved-jobs?job=${missingJob}`,
    ],
  ],
  [people.dana.email, [...examplesFor("member"), "/my-account?tab=applications"]],
  [
    people.nabil.email,
    [
      ...examplesFor("company"),
      "/company-dashboard?tab=today",
      "/company-dashboard?tab=applications",
      "/post-job?step=2",
      "/post-job?step=3",
      "/post-job?step=4",
      "/my-account",
      "/apply/JOB",
    ],
  ],
  [people.ruba.email, examplesFor("moderator")],
  [
    people.hala.email,
    [
      ...examplesFor("admin"),
      ...["users", "companies", "jobs"].map((tab) => `/admin-dashboard?tab=${tab}`),
    ],
  ],
];

/** Pages by turns: each third has some of every kind of reader. */
export const thirds = ["first", "second", "third"] as const;
export type Third = (typeof thirds)[number];

export const thirdOf = (paths: readonly string[], third: Third) =>
  paths.filter((_, place) => thirds[place % thirds.length] === third);

/**
 * Who visits which third of the pages: with npm test each reader has one of its own, and all others, tagged,
 * belong to the tests of a release.
 */
export function visitsOf<const Reader>(readers: readonly Reader[]) {
  return readers.flatMap((reader, at) =>
    thirds.map((third, place) => ({ reader, third, tag: at === place ? [] : ofRelease })),
  );
}
