import { expect } from "@playwright/test";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { onOwnBoard } from "#e2e/support/board.ts";
import { crossed, messagesOf } from "#e2e/support/languages.ts";
import { newCompany, newSeeker, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

const test = onOwnBoard(async () => ({ SITE_FIGURES: "live" }));

// One board serves the whole file; what a test puts on it goes with that test.
test.describe.configure({ mode: "default" });
test.afterEach(async () => {
  await db.delete(authUsers);
  await db.delete(userProfiles);
});

for (const { language, messages, called, scripts } of crossed) {
  const { browse, jobs: list } = messages;

  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    // ERR-19, FRAME-10, JOBS-08
    test("no jobs, no categories, no companies", async ({ page }) => {
      await speak(page, language);
      await page.goto("/home");
      await expect(page.getByText(list.none, { exact: true })).toBeVisible();
      await expect(page.getByText(browse.noCategories)).toBeVisible();
      await expect(page.getByText(browse.noCompanies)).toBeVisible();
      for (const [path, says] of [
        ["/", list.none],
        ["/jobs", list.none],
        ["/syria/jobs", list.none],
        ["/syria/Homs", list.none],
        ["/category/Design", list.none],
        ["/companies", browse.companies.none],
      ] as const) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(200);
        await expect(page.getByText(says, { exact: true }), path).toBeVisible();
      }
    });
  });
}

// CONST-09, HOME-03, PROV-04
test("live figures are counted, and what cannot be counted is not shown", async ({ page }) => {
  const { browse } = messagesOf.en;
  const settled = { country: "Syria", province: "Homs", city: "Homs" };
  const homs = { placeId: "syria/homs/homs", location: "Homs, Homs, Syria" };
  const company = await newCompany(settled);
  await makeJob(company, homs);
  await makeJob(company, homs);
  await newSeeker(settled);
  await newSeeker();
  await speak(page, "en");
  await page.goto("/home");
  const named = page.locator("main dl.figures dt");
  const figures = page.locator("main dl.figures dd");
  await expect(named).toHaveText([
    browse.home.availableJobs,
    browse.home.companies,
    browse.home.jobSeekers,
  ]);
  await expect(figures).toHaveText(["2", "1", "2"]);
  await expect(page.locator("main")).not.toContainText(/9[05]%/);
  await expect(page.getByText(browse.companies.rating({ stars: 4 }))).toHaveCount(0);
  await page.goto("/companies");
  await expect(page.locator("main .tile h3")).toHaveCount(1);
  await expect(page.getByText(browse.companies.rating({ stars: 4 }))).toHaveCount(0);
  await page.goto("/syria/Homs");
  await expect(page.locator("main dl dd")).toHaveText(["2", "1", "1", "1"]);
});
