import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { addModerator } from "#app/features/accounts/operator/moderators.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, labelled } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

test.describe("issue 15, moderation", () => {
  const { language, messages: words } = inArabic;
  const { moderation, reports } = words;

  test.use({ viewport: { width: 390, height: 844 } });

  test("a reported job is suspended, its company appeals, and another moderator puts it back", async ({
    page,
    browser,
  }) => {
    test.slow();
    const company = await newCompany();
    await db.update(authUsers).set({ language }).where(eq(authUsers.id, company.id));
    const title = `Courier ${rareWord()}`;
    const job = await makeJob(company, { title });
    const moderator = await newSeeker();
    await addModerator(moderator.id);

    await speak(page, language);
    await openHydrated(page, `/report/${job.id}`);
    await expect(page.locator("main")).toContainText(reports.safety.title);
    await page.getByText(reports.reasons.money.label).click();
    await page.getByLabel(labelled(reports.details, words)).fill("They wanted 50,000 first.");
    await page.getByLabel(labelled(reports.email, words)).fill(`visitor-${job.id}@people.example`);
    await page.getByRole("button", { name: reports.send }).click();
    await expect(page.getByRole("status")).toHaveText(reports.sent);

    await enter(page, moderator, language);
    await openHydrated(page, "/my-account");
    await page.getByRole("link", { name: moderation.title }).click();
    await expect(page).toHaveURL("/moderation");
    await page.locator("a.queue-row").filter({ hasText: title, visible: true }).click();
    const pane = page.locator(".pane");
    await expect(pane).toContainText("They wanted 50,000 first.");
    // The bar is covered once the decision is in sight.
    await page.setViewportSize({ width: 390, height: 480 });
    await pane.getByRole("link", { name: moderation.decideTitle }).click();
    await expect(
      pane.getByRole("button", { name: moderation.acts.dismiss.label }),
    ).toBeInViewport();
    await pane.getByRole("button", { name: moderation.acts.suspend.label }).click();
    // The first option of the list reads the same.
    await expect(pane.getByRole("alert")).toContainText(moderation.reasonMissing);
    await pane.locator("select[name=reason]").selectOption("money");
    await pane.locator(".decision summary").first().click();
    await pane.getByLabel(labelled(moderation.note, words)).fill("Ask for no deposit.");
    await pane.getByRole("button", { name: moderation.acts.suspend.label }).click();
    await expect(pane.locator("[lang=ar]")).toContainText("Ask for no deposit.");
    await expect(pane.locator("[lang=en]")).toContainText("applicants were asked for money");
    await pane.getByRole("button", { name: moderation.confirm.suspend }).click();
    await expect(page).toHaveURL("/moderation");
    await expect(page.getByRole("status")).toHaveText(moderation.done.suspended);
    expect((await page.request.get(`/jobs/${job.id}`)).status()).toBe(404);

    await enter(page, company, language);
    await openHydrated(page, "/company-dashboard");
    await page.getByRole("link", { name: moderation.own.why }).click();
    await expect(page).toHaveURL(`/company-dashboard/jobs/${job.id}/review`);
    await expect(page.locator("main")).toContainText("Ask for no deposit.");
    await page.getByLabel(moderation.own.appeal).fill("Nobody was asked for money.");
    await page.getByRole("button", { name: moderation.own.send }).click();
    await expect(page.getByRole("status")).toHaveText(moderation.own.sent);

    const other = await (await browser.newContext()).newPage();
    const second = await newSeeker();
    await addModerator(second.id);
    await enter(other, second, language);
    await openHydrated(other, "/moderation?kind=appeals");
    await other.locator("a.queue-row").filter({ hasText: title, visible: true }).click();
    const appealed = other.locator(".pane");
    await expect(appealed).toContainText("Nobody was asked for money.");
    await appealed.getByRole("button", { name: moderation.acts.restore.label }).click();
    // Both buttons have one name: the second one stands below the preview.
    await expect(appealed.locator("[lang=en]")).toBeVisible();
    await appealed.getByRole("button", { name: moderation.confirm.restore }).click();
    await expect(other.getByRole("status")).toHaveText(moderation.done.restored);
    expect((await page.request.get(`/jobs/${job.id}`)).status()).toBe(200);
    await other.context().close();
  });
});
