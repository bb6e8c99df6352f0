import { type Page, pages } from "#app/pages.ts";
import { people } from "#demo/people.ts";
import { ofRelease } from "./languages.ts";

/** The example addresses of all pages that somebody may open; JOB stands for a job's id. */
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

export type Half = "even" | "odd";

/**
 * Who visits which half of the pages: with npm test each page is visited by one of two readers, by turns; the other
 * half, tagged, belongs to the tests of a release.
 */
export function visitsOf<const Reader>(readers: readonly Reader[]) {
  const halves = ["even", "odd"] as const satisfies Half[];
  return readers.flatMap((reader, at) =>
    halves.map((half, place) => ({ reader, half, tag: at === place ? [] : ofRelease })),
  );
}

export const halfOf = (paths: readonly string[], half: Half) =>
  paths.filter((_, place) => place % 2 === (half === "even" ? 0 : 1));
