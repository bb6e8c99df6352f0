import { expect, type Page, test } from "@playwright/test";
import { people } from "#demo/people.ts";
import { signIn } from "#e2e/support/signed-in.ts";

const publicPages = [
  "/",
  "/home",
  "/jobs",
  "/jobs?view=grid&keyword=مهندس",
  "/login",
  "/register?type=company",
  "/companies",
  "/advanced-search",
  "/syria/Aleppo",
  "/category/Design",
  "/forget-password",
];
const ownPages = {
  [people.rima.email]: ["/my-account", "/my-account?tab=applications"],
  [people.nabil.email]: [
    "/company-dashboard",
    "/company-dashboard?tab=applications",
    "/post-job",
    "/post-job?step=3",
    "/my-account",
  ],
  [people.hala.email]: [
    "/admin-dashboard",
    "/admin-dashboard?tab=users",
    "/admin-dashboard?tab=jobs",
  ],
};

for (const language of ["ar", "en"] as const) {
  test(`in ${language} every public page hydrates without an error once its scripts come`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const faults = faultsOf(page);
    await page.goto(`/?lang=${language}`);
    for (const path of publicPages) await wake(page, path);
    const job = await page.goto("/jobs").then(() => page.locator("main article h3 a").first());
    await wake(page, (await job.getAttribute("href")) ?? "");
    expect(faults).toEqual([]);
  });

  test(`in ${language} every page of one's own hydrates without an error`, async ({ browser }) => {
    test.setTimeout(180_000);
    for (const [email, paths] of Object.entries(ownPages)) {
      const page = await browser.newPage();
      const faults = faultsOf(page);
      await signIn(page, email, language);
      for (const path of paths) await wake(page, path);
      expect(faults, email).toEqual([]);
      await page.close();
    }
  });
}

test("under Save-Data a page asks for no script at all", async ({ browser }) => {
  const page = await browser.newPage({ extraHTTPHeaders: { "save-data": "on" } });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/jobs");
  await page.waitForTimeout(4000);
  expect(scripts).toEqual([]);
  await page.close();
});

/** React marks the page once it has taken it over; that comes when the page has been idle a while. */
async function wake(page: Page, path: string) {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page.locator("html[data-awake]"), path).toBeAttached();
}

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()} ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${page.url()} ${message.text()}`);
  });
  return faults;
}
