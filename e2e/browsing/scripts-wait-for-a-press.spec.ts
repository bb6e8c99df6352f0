import { expect, type Page } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { facetValue } from "#e2e/support/facets.ts";
import { settle } from "#e2e/support/hydration.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { newCompany, newSeeker, rareWord, speak } from "#e2e/support/new-people.ts";
import { signIn } from "#e2e/support/signed-in.ts";
import { makeJob } from "#test/people.ts";

/** A list of two jobs of its own, and whatever a page reports. */
async function planted(page: Page) {
  const word = rareWord();
  const company = await newCompany();
  const seen = await makeJob(company, { title: `Tailor ${word}`, employmentType: "remote" });
  const other = await makeJob(company, { title: `Potter ${word}`, employmentType: "contract" });
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return { word, list: `/jobs?keyword=${word}`, seen, other, errors, scripts };
}

const cardOf = (page: Page, title: string) => page.locator("article.job", { hasText: title });
const visited = (page: Page) => expect(page.locator("html[data-visited]")).toBeAttached();

test.describe("on a phone in Arabic", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const { jobs, memory, offline, visit } = messagesOf.ar;

  // Issue 17.9
  test("an idle page of a visitor remembers without React, which comes with the first press", async ({
    page,
  }) => {
    const { list, seen, other, word, errors, scripts } = await planted(page);
    await speak(page, "ar");
    await page.goto(`/jobs/${seen.id}`);
    await visited(page);
    await page.goto(list);
    await visited(page);
    expect(scripts.filter((path) => !/\/(bring-react|visitor)-/.test(path))).toEqual([]);
    await expect(cardOf(page, seen.title).getByText(memory.seen)).toBeVisible();
    const device = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("furas-memory") ?? "{}"));
    expect((await device()).seen).toEqual([seen.id]);
    expect((await device()).searches).toEqual([{ query: `keyword=${word}`, label: word }]);

    // The sheet opens at once by its address, and closes with what it shows.
    await page.locator('a[href="#filters"]').tap();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await facetValue(page, "jobType", "contract").tap();
    await page.locator("#filters .sheet-foot button").tap();
    await expect(page).toHaveURL(/jobType=contract$/);
    await expect(page.locator("#filters")).toBeHidden();
    await expect(page.locator("article.job")).toHaveCount(1);
    scripts.length = 0;

    // Two hours later.
    await page.evaluate(
      (stored) => {
        const at = Date.now() - 2 * 60 * 60_000;
        localStorage.setItem(
          "furas-memory",
          JSON.stringify({ ...stored, visit: { at, previous: null } }),
        );
      },
      await device(),
    );
    await page.goto(list);
    await visited(page);
    await expect(page.locator("article.job.fresh")).toHaveCount(2);

    const save = cardOf(page, other.title).getByRole("button", { name: offline.saved.saveMark });
    await save.tap();
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(list);
    await expect(cardOf(page, other.title).getByText(visit.newSince)).toHaveCount(1);
    expect(scripts.some((path) => path.includes("/react-"))).toBe(true);
    // What is saved is shown without a press from now on.
    await page.goto(list);
    await expect(save).toHaveAttribute("aria-pressed", "true");
    expect(errors).toEqual([]);
  });

  test("a menu opened before scripts run closes with Escape without React, and hiding in one is answered", async ({
    page,
  }) => {
    const { seen, scripts } = await planted(page);
    await speak(page, "ar");
    await page.goto(`/jobs/${seen.id}`, { waitUntil: "commit" });
    const menu = page.getByLabel(jobs.moreActs);
    const hide = page.getByRole("button", { name: memory.hide });
    await menu.tap();
    await expect(hide).toBeVisible();
    await visited(page);
    await page.keyboard.press("Escape");
    await expect(hide).toBeHidden();
    await expect(menu).toBeFocused();
    expect(scripts.some((path) => path.includes("/react-"))).toBe(false);

    await page.reload({ waitUntil: "commit" });
    await menu.tap();
    await hide.tap();
    const undo = page.getByRole("button", { name: memory.undo });
    await expect(undo).toBeFocused();
    await expect(hide).toBeHidden();
    await undo.tap();
    await expect(undo).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
});

test.describe("on a phone in English", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const { offline } = messagesOf.en;

  for (const place of ["a list", "a job"] as const) {
    test(`saving in ${place} is answered at once on a slow line, and pressing again meanwhile is the same press`, async ({
      page,
    }) => {
      const { list, seen, errors } = await planted(page);
      await speak(page, "en");
      let arrive = () => {};
      const line = new Promise<void>((done) => {
        arrive = done;
      });
      await page.route("**/assets/react-*.js", async (route) => {
        await line;
        await route.continue();
      });
      await page.goto(place === "a list" ? list : `/jobs/${seen.id}`);
      const save =
        place === "a list"
          ? cardOf(page, seen.title).getByRole("button", { name: offline.saved.saveMark })
          : page.locator(".save-job button");
      await save.tap();
      await expect(save).toHaveAttribute("aria-busy", "true");
      await save.tap();
      await expect(save).toHaveAttribute("aria-busy", "true");
      arrive();
      if (place === "a list") await expect(save).toHaveAttribute("aria-pressed", "true");
      else await expect(save).toContainText(offline.saved.saved);
      await page.reload();
      if (place === "a list") await expect(save).toHaveAttribute("aria-pressed", "true");
      else await expect(save).toContainText(offline.saved.saved);
      expect(errors).toEqual([]);
    });
  }
});

test.describe("of an account", () => {
  const { offline } = messagesOf.en;

  for (const place of ["a list", "a job"] as const) {
    test(`a press on "save" in ${place} that waits for scripts survives leaving the page`, async ({
      page,
    }) => {
      const { list, seen } = await planted(page);
      const seeker = await newSeeker();
      await signIn(page, seeker.email);
      await page.route("**/assets/react-*.js", () => {});
      const brought = page.waitForResponse("**/assets/bring-react-*.js");
      await page.goto(place === "a list" ? list : `/jobs/${seen.id}`);
      const save =
        place === "a list"
          ? cardOf(page, seen.title).getByRole("button", { name: offline.saved.saveMark })
          : page.locator(".save-job button");
      await save.click();
      await expect(save).toHaveAttribute("aria-busy", "true");
      await (await brought).finished();
      await settle(page);
      // The page that comes next may be written before the press arrives.
      await expect(async () => {
        await page.goto("/saved-jobs");
        await expect(cardOf(page, seen.title)).toBeVisible({ timeout: 500 });
      }).toPass();
    });
  }
});

test.describe("on a wide screen in English", () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  const { jobs } = messagesOf.en;

  test("a choice before hydration is applied after it, and a press without a line is the browser's", async ({
    page,
  }) => {
    const { list, other, errors } = await planted(page);
    await speak(page, "en");
    await page.goto(list);
    // Buttons for whom no scripts run are there only where none come.
    const unscripted = [
      page.getByRole("button", { name: jobs.sortAct, exact: true }),
      page.locator("#filters .sheet-foot button"),
    ];
    for (const button of unscripted) await expect(button).toBeHidden();
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await page
      .getByRole("combobox", { name: jobs.sort })
      .selectOption({ label: jobs.sorts.newest });
    await expect(page).toHaveURL(/sort=newest/);
    await page.goto(list);
    await facetValue(page, "jobType", "contract").check();
    await expect(page).toHaveURL(/jobType=contract/);
    await expect(page.locator("article.job")).toHaveCount(1);
    expect(errors).toEqual([]);

    for (const lost of ["react", "bring-react"]) {
      await page.route(`**/assets/${lost}-*.js`, (route) => route.abort());
      await page.goto(list);
      await page.getByRole("combobox", { name: jobs.sort }).focus();
      for (const button of unscripted) await expect(button).toBeVisible();
      await cardOf(page, other.title)
        .getByRole("button", { name: messagesOf.en.offline.saved.saveMark })
        .click();
      await expect(page).toHaveURL(`/saved-jobs?job=${other.id}`);
    }
  });
});
