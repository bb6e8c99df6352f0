import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { test } from "#e2e/support/board.ts";
import { hydrate, openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, labelled } from "#e2e/support/languages.ts";
import { logIn } from "#e2e/support/logging-in.ts";
import { endSession, enter, newCompany } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { posting, seekers, companies } = messages;

  test.use({ viewport: { width: 390, height: 844 } });

  // Issue 28, report 5
  test("an old form of a job shows both texts, keeps the input, and is saved when sent again", async ({
    page,
  }) => {
    const company = await newCompany();
    const job = await makeJob(company, { description: "The stored text." });
    await enter(page, company, language);
    const old = await page.context().newPage();
    const address = `/edit-job/${job.id}?step=1`;
    for (const tab of [page, old]) await openHydrated(tab, address);

    await field(page, posting.description).fill("The better text.");
    await pressThrough(page);
    await expect(page).toHaveURL("/company-dashboard");

    await field(old, posting.title).fill("Bookkeeper محاسب");
    await press(old, posting.next);
    const notice = old.getByRole("alert").filter({ hasText: seekers.stale.title });
    await expect(notice).toContainText("The stored text.");
    await expect(notice).toContainText("The better text.");
    await expect(field(old, posting.title)).toHaveValue("Bookkeeper محاسب");
    await expect(field(old, posting.description)).toHaveValue("The better text.");
    await pressThrough(old);
    await expect(old).toHaveURL("/company-dashboard");
    const [saved] = await db.select().from(jobs).where(eq(jobs.id, job.id));
    expect(saved).toMatchObject({ title: "Bookkeeper محاسب", description: "The better text." });
  });

  // Issue 28, report 5
  test("an old form is as old in the other language, after Back and after another login", async ({
    page,
  }) => {
    const company = await newCompany();
    const detours = {
      language: async () => {
        await page.locator("header a[hreflang]").click();
        await hydrate(page);
      },
      "another site": async () => {
        await page.goto("/robots.txt");
        await page.goBack();
        await hydrate(page);
      },
      "language and another site": async () => {
        await detours.language();
        await expect(page.locator("main #description")).toHaveValue("The typed text.");
        await detours["another site"]();
      },
      "Back button": async () => {
        await page.locator("main a[href='/company-dashboard']").first().click();
        await page.waitForURL("/company-dashboard");
        await page.goBack();
      },
      login: async () => {
        await endSession(page, company);
        await press(page, posting.next);
        await page.waitForURL(/\/login\?/);
        await logIn(page, messages, company.email);
      },
    };
    for (const [way, makeDetour] of Object.entries(detours)) {
      const isList = way === "another site";
      const field = isList ? "requirements" : "description";
      const stored = (text: string) => ({ [field]: isList ? JSON.stringify([text]) : text });
      const job = await makeJob(company, stored("The stored text."));
      await enter(page, company, language);
      await openHydrated(page, `/edit-job/${job.id}?step=${isList ? 2 : 1}`);
      const text = page.locator(`main #${field}`);
      await text.fill("The typed text.");
      await db.update(jobs).set(stored("The other's text.")).where(eq(jobs.id, job.id));
      await makeDetour();
      await page.waitForURL(/\/edit-job/);
      await expect(text, way).toHaveValue("The typed text.");
      await page.locator("main form[method=post] button[type=submit]").last().click();
      const notice = page.getByRole("alert").filter({ hasText: "The typed text." });
      await expect(notice, way).toContainText("The other's text.");
    }
  });

  // Issue 28, report 5
  test("an old form of a company's profile does the same", async ({ page }) => {
    const company = await newCompany();
    await enter(page, company, language);
    const old = await page.context().newPage();
    const about = companies.fields.companyDescription;
    await openHydrated(page, "/my-account");
    await field(page, about).fill("Bread since 1998.");
    // Both tabs restore the draft; the old one is changed once more.
    for (const tab of [page, old]) {
      await openHydrated(tab, "/my-account");
      await expect(field(tab, about)).toHaveValue("Bread since 1998.");
    }
    await press(page, seekers.form.save);
    await expect(page.getByRole("status")).toContainText(companies.saved);

    await field(old, about).fill("Bread since 1999.");
    await press(old, seekers.form.save);
    const notice = old.getByRole("alert").filter({ hasText: seekers.stale.title });
    await expect(notice).toContainText("Bread since 1998.");
    await expect(field(old, about)).toHaveValue("Bread since 1999.");
    await press(old, seekers.form.save);
    await expect(old.getByRole("status")).toContainText(companies.saved);
    await expect(field(old, about)).toHaveValue("Bread since 1999.");
  });

  // Issue 28, report 4
  test("two tabs of a new job each post their own input", async ({ page }) => {
    await enter(page, await newCompany(), language);
    const tabs: [Page, string][] = [
      [page, "Tab one job"],
      [await page.context().newPage(), "Tab two job"],
    ];
    for (const [tab] of tabs) await openHydrated(tab, "/post-job");
    for (const [tab, title] of tabs) {
      await field(tab, posting.title).fill(title);
      await press(tab, posting.next);
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText(posting.steps.requirements);
    }
    for (const [tab, title] of tabs) {
      await expect(tab.locator("aside")).toContainText(title);
      await press(tab, posting.previous);
      await expect(field(tab, posting.title)).toHaveValue(title);
    }
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    // Issue 28, report 5: the browser restores what was typed, but no hidden field.
    test("a form after Back is as old as its texts", async ({ page }) => {
      const company = await newCompany({ companyDescription: "The stored text." });
      await enter(page, company, language);
      await page.goto("/my-account");
      const text = page.locator("main [name=companyDescription]");
      await text.fill("The typed text.");
      await db
        .update(userProfiles)
        .set({ companyDescription: "The other's text." })
        .where(eq(userProfiles.id, company.id));
      await page.locator("header a[href='/']").first().click();
      await page.waitForURL("/");
      await page.goBack();
      await expect(text).toHaveValue("The typed text.");

      await press(page, seekers.form.save);
      const notice = page.getByRole("alert").filter({ hasText: seekers.stale.title });
      await expect(notice).toContainText("The other's text.");
      await expect(notice).toContainText("The typed text.");
      await expect(text).toHaveValue("The typed text.");
      await press(page, seekers.form.save);
      await expect(page.getByRole("status")).toContainText(companies.saved);
      await expect(text).toHaveValue("The typed text.");
    });
  });

  function field(tab: Page, label: string) {
    return tab.getByLabel(labelled(label, messages));
  }

  async function press(tab: Page, name: string) {
    await tab.getByRole("button", { name, exact: true }).click();
  }

  async function pressThrough(tab: Page) {
    for (const step of ["requirements", "location", "contact"] as const) {
      await press(tab, posting.next);
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText(posting.steps[step]);
    }
    await press(tab, posting.submitEdit);
  }
});
