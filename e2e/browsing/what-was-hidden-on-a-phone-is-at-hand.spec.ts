import { expect, type Locator } from "@playwright/test";
import { languages } from "#app/i18n/language.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";

const { language, messages } = inArabic;
const { jobs, applicants } = messages;

/** How many of them a press would reach where they are now, without scrolling. */
const within = (parts: Locator) =>
  parts.evaluateAll(
    (all) =>
      all.filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length,
  );

test("JOBS-06 CAT-02 F29 F42 FRAME-03 lists have their other view, sharing and the chosen applicant are in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, language);
  const company = await newCompany();
  const job = await makeJob(company, { category: "Design" });
  for (const list of ["/jobs", "/category/Design"]) {
    await page.goto(list);
    const views = page.getByRole("group", { name: jobs.view }).getByRole("link");
    expect(await within(views)).toBe(1);
  }

  await openHydrated(page, `/jobs/${job.id}`);
  await expect(page.locator(".stick")).toBeInViewport();
  await page.getByText(jobs.share.share, { exact: true }).click();
  const ways = page.locator(".share[open] .menu-box :is(a, button)");
  await expect(ways.first()).toBeVisible();
  expect(await within(ways)).toBe(await ways.count());

  const id = await insertApplication(job.id, { by: await newSeeker() });
  await enter(page, company, language);
  await openHydrated(page, `/company-dashboard/jobs/${job.id}/applicants`);
  await page.locator("main .app-row a:visible").first().click();
  await expect(page).toHaveURL(new RegExp(id));
  const name = page.getByRole("region", { name: applicants.applicant }).getByRole("heading");
  await expect(name.first()).toBeInViewport();
  expect((await name.first().boundingBox())?.y).toBeLessThan(844 / 3);

  // Reading 63: a company's own places and the board's fit into one line where they begin to stand there.
  await page.setViewportSize({ width: 1024, height: 844 });
  for (const spoken of languages) {
    await speak(page, spoken);
    await page.goto("/companies");
    expect(await within(page.locator("header .nav > *"))).toBe(5);
    expect((await page.locator("header.top").boundingBox())?.height).toBeLessThan(90);
  }
});
