import { expect, type Page } from "@playwright/test";
import { people } from "#demo/people.ts";
import { test } from "#e2e/support/board.ts";
import { held } from "#e2e/support/held-requests.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf, ofRelease } from "#e2e/support/languages.ts";
import { enter, speak } from "#e2e/support/new-people.ts";

const { applications, browse, ui } = messagesOf.en;

const sortOldest = async (page: Page) => {
  await page.locator('.tools select[name="sort"]').selectOption("oldest");
};
const followTab = (name: string) => async (page: Page) => {
  await page.locator("main nav").getByRole("link", { name }).click();
};

// FRAME-10
for (const [who, path, ask, slow] of [
  [null, "/jobs", sortOldest, /sort=oldest/],
  [null, "/category/Design", sortOldest, /sort=oldest/],
  [null, "/companies", findCompanies, /industry=banking/],
  [people.dana, "/my-account", followTab(applications.myApplications), /tab=applications/],
  [
    people.nabil,
    "/company-dashboard",
    followTab(applications.dashboard.applications),
    /tab=applications/,
  ],
] as const) {
  test(`${path} says that its next contents are on their way`, {
    tag: path === "/jobs" ? [] : ofRelease,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    if (who) await enter(page, who, "en");
    else await speak(page, "en");
    await openHydrated(page, path);
    const release = await held(page, slow);
    await ask(page);
    const waiting = page.locator("main [aria-busy=true]").first();
    await expect(waiting.locator(".skel")).toBeVisible();
    await expect(waiting.getByRole("status").first()).toHaveText(ui.loading);
    release();
    await expect(page).toHaveURL(slow);
    await expect(page.locator("main [aria-busy]")).toHaveCount(0);
    await expect(page.locator("main article, main .tile, main .empty").first()).toBeVisible();
  });
}

async function findCompanies(page: Page) {
  await page.locator('main [name="industry"]').selectOption("banking");
  await page.getByRole("button", { name: browse.companies.search }).click();
}

// FRAME-10, D41
test("a list that is opened from another page says that it is on its way", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await speak(page, "en");
  await openHydrated(page, "/companies");
  const release = await held(page, /\/jobs\.data/);
  await page.locator("header").getByRole("link", { name: ui.frame.jobs, exact: true }).click();
  await expect(page.locator("main[aria-busy=true]")).toBeVisible();
  await expect(page.locator(".page-line")).toBeVisible();
  release();
  await expect(page).toHaveURL("/jobs");
  await expect(page.locator("main[aria-busy]")).toHaveCount(0);
  await expect(page.locator("main article").first()).toBeVisible();
});
