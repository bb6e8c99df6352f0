import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { people } from "#demo/people.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inEnglish, messagesOf } from "#e2e/support/languages.ts";
import { enter, newSeeker, speak } from "#e2e/support/new-people.ts";

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { frame } = messages.ui;

  test.beforeEach(({ page }) => speak(page, language));

  // FRAME-03, FRAME-04, FRAME-07, FRAME-08
  test("header and footer lead to the chief pages", async ({ page }) => {
    await openHydrated(page, "/pricing");
    const header = page.locator("header");
    const nav = header.getByRole("navigation", { name: frame.main }).getByRole("link");
    await expect(nav).toHaveText([frame.home, frame.jobs, frame.companies, frame.advancedSearch]);
    const ways = ["/home", "/jobs", "/companies", "/advanced-search"];
    expect(await addresses(nav)).toEqual(ways);
    const logIn = header.getByRole("link", { name: frame.logIn, exact: true });
    await expect(logIn).toHaveAttribute("href", "/login?next=%2Fpricing");
    const register = header.getByRole("link", { name: frame.register, exact: true });
    await expect(register).toHaveAttribute("href", "/register?next=%2Fpricing");

    const footer = page.locator("footer");
    expect(await addresses(footer.getByRole("navigation").getByRole("link"))).toEqual([
      // D4: saved jobs are found from every page.
      "/jobs",
      "/companies",
      "/saved-jobs",
      "/post-job",
      "/how-to-register",
      "/privacy-policy",
      "/terms-conditions",
    ]);
    await expect(footer.locator('a[href^="mailto:info@"]')).toBeVisible();
    await expect(footer.locator('a[href="tel:+963110000000"]')).toBeVisible();
    await expect(footer).toContainText(language === "ar" ? "دمشق" : "Damascus");

    for (const [place, to] of ways.entries()) {
      await nav.nth(place).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator("main h1")).toBeVisible();
    }
    await header.locator("a").first().click();
    await expect(page).toHaveURL("/");
  });

  // FRAME-09, FRAME-02
  test("an address that leads nowhere says so and leads home", async ({ page }) => {
    const answer = await page.goto("/nothing/at/this/address");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.pages.errors.missing);
    await expect(page.locator("header")).toBeVisible();
    await expect(page.locator("footer")).toBeVisible();
    await page.locator("main").getByRole("link", { name: messages.pages.errors.home }).click();
    await expect(page).toHaveURL("/");
  });

  // D12, FRAME-06, FRAME-03
  test("on a phone the quick search looks for the input, but not for an empty one", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, "/pricing");
    const search = page.getByLabel(frame.quickSearch, { exact: true }).and(page.locator("input"));
    await expect(search).toBeVisible();
    for (const nothing of ["", "   "]) {
      await search.fill(nothing);
      await search.press("Enter");
      await expect(page).toHaveURL("/pricing");
    }
    await search.fill("محاسب");
    await search.press("Enter");
    await page.waitForURL((url) => url.pathname === "/jobs");
    expect(new URL(page.url()).searchParams.get("keyword")).toBe("محاسب");
    for (const searching of ["/category/Design", "/jobs", "/companies", "/"]) {
      await page.goto(searching);
      await expect(page.locator("header input:visible"), searching).toHaveCount(0);
      await expect(page.locator("main input[type=search]:visible"), searching).toHaveCount(1);
    }
    await page.goto("/home");
    await page.locator("header summary").click();
    const inMenu = page.locator("header .menu-box");
    await expect(inMenu.getByLabel(frame.quickSearch).and(page.locator("input"))).toBeVisible();
    const listed = await addresses(inMenu.getByRole("link"));
    expect(listed.slice(0, 5)).toEqual([
      "/home",
      "/jobs",
      "/companies",
      "/advanced-search",
      "/saved-jobs",
    ]);
  });
});

// FRAME-04, FRAME-05, HOME-06
test("the account link knows where each account belongs, and only companies are led to posting", async ({
  page,
}) => {
  const { ownPlaces } = messagesOf.en;
  const { frame } = messagesOf.en.ui;
  const { startHiring } = messagesOf.en.browse.home;
  const header = page.locator("header");
  const link = (name: string) => header.getByRole("link", { name, exact: true });
  const post = header.getByRole("link", { name: frame.postJob, exact: true });
  const hire = page.getByRole("link", { name: startHiring });
  await speak(page, "en");
  await page.goto("/home");
  await expect(link(ownPlaces.account)).toHaveCount(0);
  await expect(post).toHaveCount(0);
  await expect(hire).toHaveAttribute("href", /^\/register/);
  // D30: the link is called as the page it opens.
  for (const [who, belongs, posts, called] of [
    [people.hala, "/admin-dashboard", 0, ownPlaces.adminDashboard],
    [people.nabil, "/company-dashboard", 1, ownPlaces.companyDashboard],
    [people.dana, "/my-account", 0, ownPlaces.account],
    [await someoneUnknown(), "/my-account", 0, ownPlaces.account],
  ] as const) {
    const account = link(called);
    await enter(page, who, "en");
    await page.goto("/home");
    await expect(account).toHaveAttribute("href", belongs);
    await expect(post).toHaveCount(posts);
    await expect(header.getByRole("link", { name: frame.logIn, exact: true })).toHaveCount(0);
    await expect(hire).toHaveCount(posts ? 0 : 1);
    if (!posts) await expect(hire).toHaveAttribute("href", "/my-account");
    await openHydrated(page, "/companies");
    await account.click();
    await expect(page).toHaveURL(belongs);
  }
});

/** An account of a type that the board does not know; no row of an older board would be checked. */
async function someoneUnknown() {
  const person = await newSeeker();
  await db.transaction(async (tx) => {
    const rule = sql`user_profiles_user_type_check`;
    const [known] = await tx.execute<{ definition: string }>(sql`
      select pg_get_constraintdef(oid) as definition from pg_constraint
      where conname = 'user_profiles_user_type_check'`);
    const definition = known?.definition.replace(/ NOT VALID$/, "") ?? "";
    await tx.execute(sql`alter table ${userProfiles} drop constraint ${rule}`);
    await tx.execute(sql`update user_profiles set user_type = 'recruiter' where id = ${person.id}`);
    await tx.execute(
      sql`alter table ${userProfiles} add constraint ${rule} ${sql.raw(definition)} not valid`,
    );
  });
  return person;
}

async function addresses(links: ReturnType<Page["locator"]>) {
  return await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}
