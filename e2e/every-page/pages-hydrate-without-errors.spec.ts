import { expect, type Page, test } from "@playwright/test";
import type { Page as AppPage } from "#app/pages.ts";
import { people } from "#demo/people.ts";
import { examplesFor } from "#e2e/support/all-pages.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { signIn } from "#e2e/support/signed-in.ts";

/** But for those that answer 404 to this address: a page with an error stays plain. */
const hydrates = ({ path, scripts }: AppPage) =>
  scripts !== "none" && path !== "*" && path !== "unsubscribe";
const publicPages = [
  ...examplesFor("anybody", hydrates),
  "/jobs?view=grid&keyword=مهندس",
  "/register?type=company",
];
const ownPages = {
  [people.rima.email]: [...examplesFor("member", hydrates), "/my-account?tab=applications"],
  [people.nabil.email]: [
    ...examplesFor("company", hydrates),
    ...["/company-dashboard?tab=applications", "/post-job?step=3", "/my-account"],
  ],
  [people.hala.email]: [
    ...examplesFor("admin", hydrates),
    ...["/admin-dashboard?tab=users", "/admin-dashboard?tab=jobs"],
  ],
};

for (const language of ["ar", "en"] as const) {
  test(`in ${language} every public page hydrates without an error once its scripts come`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const errors = collectErrors(page);
    await page.goto(`/?lang=${language}`);
    await hydrateIdle(page, "/");
    await hydrateEach(page, publicPages);
    expect(errors).toEqual([]);
  });

  test(`in ${language} every page of one's own hydrates without an error`, async ({ browser }) => {
    test.setTimeout(180_000);
    for (const [email, paths] of Object.entries(ownPages)) {
      const page = await browser.newPage();
      const errors = collectErrors(page);
      await signIn(page, email, language);
      await hydrateEach(page, paths);
      expect(errors, email).toEqual([]);
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
async function hydrateIdle(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("html[data-hydrated]"), path).toBeAttached();
}

/** Touches each page, so that it need not become idle first. */
async function hydrateEach(page: Page, paths: string[]) {
  const jobs: { data: { id: string }[] } = await (
    await page.request.get("/api/v1/jobs?limit=1")
  ).json();
  for (const path of paths) {
    const address = path.replace("JOB", jobs.data[0]?.id ?? "");
    expect((await page.request.get(address)).status(), path).toBe(200);
    await openHydrated(page, address);
    await expect(page.locator("html[data-hydrated]"), path).toBeAttached();
  }
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${page.url()} ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${page.url()} ${message.text()}`);
  });
  return errors;
}
