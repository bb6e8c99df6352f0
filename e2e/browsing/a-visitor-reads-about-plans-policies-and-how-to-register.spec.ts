import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { plans } from "#app/features/info/plans.ts";
import { sampleDashboard } from "#app/features/info/sample-dashboard.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { people } from "#demo/people.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { escaped, inEnglish } from "#e2e/support/languages.ts";
import { enter, newSeeker, rareWord, speak } from "#e2e/support/new-people.ts";

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { pricing, howTo, sample } = messages.info;

  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => speak(page, language));

  // PRICE-01, PRICE-02, PRICE-03, PRICE-04
  test("three monthly plans show their prices and contents", async ({ page }) => {
    await openHydrated(page, "/pricing");
    const cards = page.locator("main .card").filter({ has: page.locator("h2") });
    await expect(cards.locator("h2")).toHaveText(Object.values(messages.accounts.plan));
    for (const [place, { price, features, mostPopular }] of plans.entries()) {
      const card = cards.nth(place);
      await expect(card).toContainText(formatNumber(price));
      await expect(card).toContainText(`${messages.labels.currencySign.SAR} ${pricing.aMonth}`);
      await expect(card.locator("li")).toHaveText(features.map((each) => pricing.features[each]));
      await expect(card.getByText(pricing.mostPopular)).toHaveCount(mostPopular ? 1 : 0);
    }
    expect(plans.map(({ price }) => price)).toEqual([99, 199, 499]);
    expect(plans.map(({ features }) => features.length)).toEqual([5, 7, 8]);
    await expect(page.getByRole("heading", { name: pricing.why })).toBeVisible();
    await expect(page.getByText(pricing.faq.changeText)).toBeVisible();
  });

  // PRICE-05, FRAME-11
  test("Get Started registers a company with its plan, kept through an error and shown", async ({
    page,
  }) => {
    const { accounts, applications } = messages;
    const plan = accounts.plan.enterprise;
    await openHydrated(page, "/pricing");
    await page.getByRole("link", { name: pricing.getStartedWith({ plan }) }).click();
    await page.waitForURL(/\/register\?/);
    const type = page.getByRole("radio", { name: messages.labels.userType.company });
    await expect(type).toBeChecked();
    await expect(page.getByText(accounts.register.chosenPlan({ plan }))).toBeVisible();
    const email = `${rareWord()}@example.com`;
    const fill = async () => {
      await page.getByLabel(accounts.password, { exact: true }).fill("six-letters");
      await page.getByLabel(accounts.register.confirmPassword, { exact: true }).fill("six-letters");
    };
    await page.getByLabel(accounts.register.firstName, { exact: true }).fill("Nour");
    await page.getByLabel(accounts.register.lastName, { exact: true }).fill("Haddad");
    await page.getByLabel(accounts.register.phone, { exact: true }).fill("0944 123 456");
    await page.getByLabel(accounts.place.province, { exact: true }).selectOption("Tartus");
    await page.getByLabel(accounts.place.city, { exact: true }).selectOption({ index: 1 });
    await page.getByLabel(accounts.email, { exact: true }).fill(people.nabil.email);
    await page.locator("#agree").check();
    await fill();
    await page.getByRole("button", { name: accounts.register.submit }).click();
    await expect(page.getByText(accounts.emailTaken)).toBeVisible();
    await expect(type).toBeChecked();
    await expect(page.getByText(accounts.register.chosenPlan({ plan }))).toBeVisible();
    await page.getByLabel(accounts.email, { exact: true }).fill(email);
    await fill();
    await page.getByRole("button", { name: accounts.register.submit }).click();
    await expect(page.getByText(accounts.created)).toBeVisible();
    const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.email, email));
    expect(profile).toMatchObject({ userType: "company", plan: "enterprise" });

    await page.goto("/pricing");
    const started = page.getByRole("link", { name: pricing.getStartedWith({ plan }) });
    await expect(started).toHaveAttribute("href", "/company-dashboard");
    await page.goto("/company-dashboard");
    await expect(page.getByText(applications.dashboard.plan({ plan }))).toBeVisible();
    await enter(page, await newSeeker(), language);
    await page.goto("/pricing");
    await expect(started).toHaveAttribute("href", "/my-account");
  });

  // MOCK-01, MOCK-02, MOCK-03, MOCK-04
  test("the demo dashboard shows fixed samples, and only its tabs and posting work", async ({
    page,
  }) => {
    const written: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") written.push(request.url());
    });
    const { jobs, applications } = sampleDashboard(language);
    await page.goto("/pricing");
    await page.getByRole("link", { name: pricing.demoLink }).click();
    await expect(page.getByText(sample.demoTitle, { exact: true })).toBeVisible();
    await expect(page.getByText(sample.demoText)).toBeVisible();
    const tabs = page.getByRole("navigation", { name: sample.sections }).getByRole("link");
    await expect(tabs).toHaveText([
      `${sample.jobs}${formatNumber(jobs.length)}`,
      `${sample.applications}${formatNumber(applications.length)}`,
      sample.analytics,
    ]);
    await expect(page.locator("main .sample-rows h2")).toHaveText(jobs.map(({ title }) => title));
    for (const [place, job] of jobs.entries()) {
      const card = page.locator("main .sample-rows > li").nth(place);
      const texts = [job.company, job.location, messages.labels.employmentType[job.type]];
      texts.push(sample.jobStatus[job.status], formatDate(job.postedAt, language));
      texts.push(formatNumber(job.applicants), formatNumber(job.views));
      texts.push(formatNumber(job.salary.min ?? 0));
      for (const text of texts) await expect(card).toContainText(text);
    }
    expect(new Set(jobs.map(({ status }) => status)).size).toBe(3);
    await expectDisabled(page);

    await tabs.nth(1).click();
    const rows = page.locator("main .sample-rows > li");
    await expect(rows).toHaveCount(applications.length);
    for (const [place, each] of applications.entries()) {
      const texts = [each.jobTitle, each.applicantName, each.applicantEmail];
      texts.push(formatDate(each.appliedAt, language), sample.applicationStatus[each.status]);
      texts.push(messages.labels.experience[each.experience]);
      for (const text of texts) await expect(rows.nth(place)).toContainText(text);
    }
    expect(new Set(applications.map(({ status }) => status))).toEqual(
      new Set(["pending", "reviewed"]),
    );
    await expectDisabled(page);
    await page.getByRole("button", { name: sample.accept }).first().click({ force: true });
    await page.getByRole("button", { name: sample.reject }).first().click({ force: true });
    await expect(rows.first()).toContainText(
      sample.applicationStatus[applications[0]?.status ?? "pending"],
    );

    await tabs.nth(2).click();
    await expect(page.getByRole("heading", { name: sample.viewsByJob })).toBeVisible();
    await expectDisabled(page);
    expect(written).toEqual([]);
    await page.locator("main").getByRole("link", { name: sample.postJob }).click();
    await expect(page).toHaveURL("/login?next=%2Fpost-job");
  });

  // STATIC-06, STATIC-07
  test("how to register shows two ways of four steps with their films", async ({ page }) => {
    await openHydrated(page, "/how-to-register");
    const crumbs = page.getByRole("navigation", { name: messages.ui.breadcrumb }).locator("li");
    await expect(crumbs).toHaveText([messages.ui.frame.home, howTo.title]);
    const { register, type, basics, profile } = howTo.steps;
    for (const [name, button, to] of [
      [howTo.seeker, howTo.registerSeeker, /^\/register$/],
      [howTo.company, howTo.registerCompany, /^\/register\?type=company$/],
    ] as const) {
      const section = page.getByRole("region", { name });
      await expect(section.locator("h3")).toHaveText([register, type, basics, profile]);
      await expect(section.getByRole("link", { name: button })).toHaveAttribute("href", to);
      const film = section.locator("video");
      await expect(film).toBeHidden();
      await section.getByText(howTo.watch).click();
      await expect(film).toBeVisible();
      await expect(film.locator("track[default]")).toHaveAttribute("srclang", language);
      for (const source of await film.locator("source, track").all()) {
        const file = await page.request.get((await source.getAttribute("src")) ?? "");
        expect(file.status()).toBe(200);
      }
    }
    await expect(page.locator("main")).toContainText(new RegExp(escaped(howTo.steps.seekerType)));
  });

  async function expectDisabled(page: Page) {
    const buttons = page.locator("main button");
    expect(await buttons.count()).toBeGreaterThan(0);
    for (const button of await buttons.all()) await expect(button).toBeDisabled();
  }
});
