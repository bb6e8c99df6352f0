import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { db } from "#app/platform/database/database.server.ts";
import { onOwnBoard } from "#e2e/support/board.ts";
import { enter, newAdmin, newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

const test = onOwnBoard(async () => ({}));

/** Each table whole, and the columns of profiles but those that a session itself needs. */
const tables = [
  "jobs",
  "job_search",
  "job_terms",
  "job_titles",
  "job_applications",
  "documents",
  "cv_views",
  "uploads",
];
const profileColumns = [
  "bio",
  "phone",
  "skills",
  "company_name",
  "company_description",
  "industry",
  "city",
  "desired_salary_min",
  "first_name",
];

const publicPages = [
  "/",
  "/home",
  "/jobs",
  "/jobs?keyword=accountant",
  "/jobs?keyword=xyzzy&location=Aleppo",
  "/jobs?category=Law&sort=salary",
  "/category/Law",
  "/companies",
  "/companies?name=a",
  "/syria",
  "/syria/aleppo",
  "/syria/jobs",
  "/advanced-search",
  "/suggest?q=acc&language=en",
  "/pricing",
  "/employer-dashboard",
  "/saved-jobs",
];
const seekersPages = ["/my-account", "/my-account?tab=applications", "/my-account/security"];
const companysPages = [
  "/company-dashboard",
  "/company-dashboard?tab=today",
  "/company-dashboard?tab=applications",
  "/my-account",
  "/post-job",
  "/post-job?step=3",
];
const adminsPages = [
  "/admin-dashboard",
  "/admin-dashboard?tab=users",
  "/admin-dashboard?tab=users&search=a",
  "/admin-dashboard?tab=companies",
  "/admin-dashboard?tab=jobs",
  "/my-account",
];

test("ERR-18 every list, statistic and profile is a page without its data if that cannot be loaded", async ({
  browser,
  board,
}) => {
  test.setTimeout(240_000);
  const [seeker, company, admin] = [await newSeeker(), await newCompany(), await newAdmin()];
  await makeJob(company);
  const signedIn = async (person: typeof seeker) => {
    const page = await browser.newPage({ baseURL: board.origin });
    await enter(page, person, "en");
    return page;
  };
  const visitor = await browser.newPage({ baseURL: board.origin });
  const views: [Page, string[]][] = [
    [visitor, publicPages],
    [await signedIn(seeker), [...publicPages, ...seekersPages]],
    [await signedIn(company), companysPages],
    [await signedIn(admin), adminsPages],
  ];

  // Behind a proxy that the board was not told of it does not know the networks: none has too much.
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const failures: string[] = [];
  const visitAll = async (broken: string) => {
    const visits = views.map(async ([page, addresses]) => {
      // One after the other: too many at once are sent away.
      for (const address of addresses) {
        const answer = await page.request.get(address, { headers, maxRedirects: 0 });
        if (answer.status() !== 200) failures.push(`${broken}: ${address} ${answer.status()}`);
        const text = await answer.text();
        if (text.includes('class="notice n-err"')) failures.push(`${broken}: ${address} notice`);
      }
    });
    await Promise.all(visits);
  };
  await visitAll("nothing");
  for (const table of tables) {
    await db.execute(sql.raw(`alter table ${table} rename to broken`));
    await visitAll(table).finally(() =>
      db.execute(sql.raw(`alter table broken rename to ${table}`)),
    );
  }
  for (const column of profileColumns) {
    const table = "alter table user_profiles rename column";
    await db.execute(sql.raw(`${table} ${column} to broken`));
    await visitAll(column).finally(() => db.execute(sql.raw(`${table} broken to ${column}`)));
  }
  expect(failures).toEqual([]);

  // A page that was made of less is not cached: with the tables back, it is whole.
  const list = await (await visitor.request.get("/jobs")).text();
  expect(list).toContain("Accountant");
});
