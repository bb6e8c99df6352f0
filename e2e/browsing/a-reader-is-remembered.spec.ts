import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { findOwnChoices } from "#app/features/jobs/memory/choices.server.ts";
import { seenJobs } from "#app/features/jobs/memory/memory.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { shiftOn, watchShift } from "#e2e/support/layout-shift.ts";
import { enter, newCompany, newSeeker, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

/** A company with a page of its own and three jobs, found by one word. */
async function plant() {
  const word = rareWord();
  const company = await newCompany({ companyName: `Mill ${word}` });
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
  const titles = ["Miller", "Baker", "Carter"].map((title) => `${title} ${word}`);
  const [miller, baker, carter] = await Promise.all(
    titles.map((title) => makeJob(company, { title, salaryMin: "1500000" })),
  );
  if (!miller || !baker || !carter) throw new Error("The jobs were not made.");
  const list = `/jobs?keyword=${word}`;
  return { word, company, page: `/companies/mill-${word}`, list, miller, baker, carter };
}

const cardOf = (page: Page, title: string) => page.locator("article.job", { hasText: title });

test.describe("on a phone in Arabic, with scripts", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const { jobs, memory, memoryPage, offline } = messagesOf.ar;

  // Issue 16.2: seen, hidden, saved, followed, searches; nothing moves; merged at signing in.
  test("a visitor's device remembers, and its memory moves into the account", async ({ page }) => {
    const planted = await plant();
    await speak(page, "ar");
    await openHydrated(page, planted.list);
    await cardOf(page, planted.carter.title)
      .getByRole("button", { name: offline.saved.saveMark })
      .click();
    await expect(
      cardOf(page, planted.carter.title).getByRole("button", { name: offline.saved.saveMark }),
    ).toHaveAttribute("aria-pressed", "true");
    await openHydrated(page, `/jobs/${planted.miller.id}`);
    await page.getByLabel(jobs.moreActs).click();
    await page.getByRole("button", { name: memory.hide }).click();
    const hidden = memory.hidden({ title: planted.miller.title });
    await expect(page.getByRole("status").filter({ hasText: hidden })).toBeVisible();
    await page.getByLabel(jobs.moreActs).click();
    await expect(page.getByRole("button", { name: memory.showJob })).toBeVisible();
    await openHydrated(page, `/jobs/${planted.baker.id}`);
    await openHydrated(page, planted.page);
    await page.getByRole("button", { name: memory.follow, exact: true }).click();
    await expect(page.getByRole("button", { name: memory.unfollow })).toBeVisible();

    // Before any other script runs, and without moving anything.
    await watchShift(page);
    await page.goto(planted.list);
    await expect(cardOf(page, planted.baker.title)).toContainText(memory.seen);
    await expect(cardOf(page, planted.baker.title).getByText(memory.seen)).toBeVisible();
    await expect(cardOf(page, planted.carter.title).getByText(memory.seen)).toBeHidden();
    await expect(cardOf(page, planted.miller.title)).toBeHidden();
    await openHydrated(page, planted.list);
    expect(await shiftOn(page)).toBeLessThan(0.001);

    await openHydrated(page, "/saved-jobs");
    const main = page.locator("main");
    const saved = cardOf(page, planted.carter.title);
    await expect(saved.getByRole("link", { name: planted.carter.title })).toBeVisible();
    await expect(saved).toContainText(`Mill ${planted.word}`);
    await expect(saved).toContainText(messagesOf.ar.labels.employmentType["full-time"]);
    await expect(saved).toContainText("1,500,000");
    await expect(
      main.getByRole("link", { name: `Mill ${planted.word}`, exact: true }),
    ).toBeVisible();
    await expect(main.getByRole("link", { name: planted.word, exact: true })).toBeVisible();
    await expect(
      main.getByRole("button", { name: memoryPage.showNamed({ name: planted.miller.title }) }),
    ).toBeVisible();

    const seeker = await newSeeker();
    await enter(page, seeker, "ar");
    await openHydrated(page, planted.list);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("furas-memory"))).toBeNull();
    expect(await findOwnChoices(seeker)).toEqual({
      savedJobs: [planted.carter.id],
      hiddenJobs: [planted.miller.id],
      followedCompanies: [planted.company.id],
      hiddenCompanies: [],
    });
    const seen = await db.$count(seenJobs, eq(seenJobs.accountId, seeker.id));
    expect(seen).toBe(2);
    await page.goto(planted.list);
    await expect(cardOf(page, planted.baker.title)).toHaveClass(/seen/);
    await expect(cardOf(page, planted.miller.title)).toHaveCount(0);

    // S5: after signing out nothing of it is on the device.
    await openHydrated(page, "/my-account");
    await page.getByRole("button", { name: messagesOf.ar.ui.frame.logOut }).click();
    await expect(page).toHaveURL(/\/login/);
    const left = async () =>
      page.evaluate(async () => [
        localStorage.getItem("furas-memory")?.match(/[0-9a-f]{8}-/)?.[0] ?? null,
        (await (await caches.open("furas-saved-1")).keys()).length,
      ]);
    await expect.poll(left).toEqual([null, 0]);
  });
});

// D2
test("hiding a job by the keyboard leads to its undo, and that back to the job", async ({
  page,
}) => {
  const { memory } = messagesOf.en;
  const { list, baker } = await plant();
  await page.setViewportSize({ width: 1280, height: 900 });
  await speak(page, "en");
  await openHydrated(page, list);
  const card = cardOf(page, baker.title);
  await card.getByRole("button", { name: memory.hide }).press("Enter");
  const undo = page.getByRole("button", { name: memory.undo });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleName(new RegExp(memory.hidden({ title: baker.title })));
  await undo.press("Enter");
  await expect(card.getByRole("link")).toBeFocused();
});
