import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { db } from "#app/platform/database/database.server.ts";
import { violationsOn } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/board.ts";
import {
  emailWith,
  linkIn,
  oneClickAddress,
  sendAlertsNow,
  unsubscribeByOneClick,
} from "#e2e/support/email/job-alerts.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic } from "#e2e/support/languages.ts";
import { enter, newSeeker, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeCompany, makeJob } from "#test/people.ts";

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const viewport = { width: 390, height: 844 };
  const { alerts, jobs } = messages;

  /** From the end of an empty list to its form, which is filled in and sent. */
  async function saveSearch(page: Page, word: string, email?: string) {
    await openHydrated(page, `/jobs?keyword=${word}&category=Design`);
    await page.getByRole("link", { name: jobs.alertWhenPosted }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(alerts.newTitle);
    await expect(page.locator("main form.card")).toContainText(word);
    if (email) await page.getByLabel(alerts.email, { exact: true }).fill(email);
    await page.getByLabel(alerts.frequencies.instant).check();
    await page.getByRole("button", { name: alerts.create }).click();
  }

  /** A job that answers the search, and the email that it causes. */
  async function digestOf(dataDir: string, word: string, email: string) {
    const job = await makeJob(await makeCompany(), { title: `Potter ${word}`, category: "Design" });
    await sendAlertsNow(dataDir);
    const digest = await emailWith(dataDir, email, `/a/${shortName(job.id)}`);
    expect(digest.html).toContain(word);
    return digest;
  }

  /** Renames the only alert, and has it sent every week at nine. */
  async function change(page: Page, name: string) {
    await page.locator("main .alerts summary").click();
    await page.getByLabel(alerts.name, { exact: true }).fill(name);
    await page.getByLabel(alerts.frequency, { exact: true }).selectOption("weekly");
    await page.getByLabel(alerts.hour, { exact: true }).selectOption("9");
    await page.getByRole("button", { name: alerts.save }).click();
    await expect(page.getByText(alerts.changed)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(page.getByLabel(alerts.frequency, { exact: true })).toHaveValue("weekly");
    await expect(page.getByLabel(alerts.hour, { exact: true })).toHaveValue("9");
    expect(await violationsOn(page)).toEqual([]);
  }

  test.use({ viewport });

  test("issue 16: a search is saved without an account, confirmed, answered, managed and stopped by links", async ({
    page,
    board: { dataDir },
  }) => {
    const word = rareWord();
    const email = `${word}@people.example`;
    await speak(page, language);
    await saveSearch(page, word, email);
    await expect(page.getByRole("heading", { name: alerts.sentTitle })).toBeVisible();

    const confirmation = await emailWith(dataDir, email, "/alerts/confirm");
    await openHydrated(page, linkIn(confirmation, "/alerts/confirm"));
    await page.getByRole("button", { name: alerts.confirm }).click();
    await expect(page.getByRole("heading", { name: alerts.confirmedTitle })).toBeVisible();
    await expect(page.getByRole("link", { name: alerts.seeJobs })).toHaveAttribute(
      "href",
      new RegExp(`keyword=${word}`),
    );

    const digest = await digestOf(dataDir, word, email);
    const manage = linkIn(digest, "/alerts");
    await openHydrated(page, manage);
    await change(page, `Clay ${word}`);

    const stop = oneClickAddress(digest);
    await page.goto(stop);
    await expect(page.getByRole("heading", { name: alerts.stopTitle })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await unsubscribeByOneClick(stop);
    await openHydrated(page, stop);
    await expect(page.getByRole("heading", { name: alerts.stoppedTitle })).toBeVisible();
    await page.getByRole("button", { name: alerts.undo }).click();
    await expect(page.getByRole("heading", { name: alerts.stopTitle })).toBeVisible();
    await page.getByRole("button", { name: alerts.stop }).click();
    await expect(page.getByRole("heading", { name: alerts.stoppedTitle })).toBeVisible();
    await page.getByRole("link", { name: alerts.manage }).click();
    await expect(page.locator("main .alerts > li")).toContainText(alerts.isPaused);
  });

  test("issue 16: a search is saved with an account, answered, managed there and stopped by one click", async ({
    page,
    board: { dataDir },
  }) => {
    const word = rareWord();
    const seeker = await newSeeker();
    await db
      .update(authUsers)
      .set({ emailVerified: true, language })
      .where(eq(authUsers.id, seeker.id));
    await enter(page, seeker, language);
    await saveSearch(page, word);
    await expect(page.getByText(alerts.saved)).toBeVisible();
    const digest = await digestOf(dataDir, word, seeker.email);
    await openHydrated(page, "/my-account");
    await page.getByRole("link", { name: alerts.title }).first().click();
    await change(page, `Clay ${word}`);
    await expect(page.locator("main .alerts > li")).not.toContainText(alerts.isPaused);
    await unsubscribeByOneClick(oneClickAddress(digest));
    await page.reload();
    await expect(page.locator("main .alerts > li")).toContainText(alerts.isPaused);
  });
});
