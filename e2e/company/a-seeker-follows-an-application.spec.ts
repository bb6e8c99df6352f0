import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { findInterviews } from "#app/features/applications/lifecycle/interviews.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { test } from "#e2e/support/board.ts";
import { withQueue } from "#e2e/support/email/with-queue.ts";
import { inArabic, labelled } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { oneTime } from "#test/sent-applications.ts";

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { ownApplication, applications, ownData } = messages;
  const { interview, withdraw, timeline } = ownApplication;

  test.use({ viewport: { width: 1280, height: 844 } });

  // ACCT-08, readings 46 and 66: no status until the company has acted.
  test("a seeker reads every answer, asks for another time, confirms, withdraws and applies again", async ({
    page,
    board,
  }) => {
    const answer = (...how: Parameters<typeof answerApplications>) =>
      withQueue(board.dataDir, () => answerApplications(...how));
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const job = await makeJob(company, { title: "Night baker" });
    await applyTo(page, seeker, job.id, language, { coverLetter: "I bake." });
    const [application] = await db
      .select()
      .from(jobApplications)
      .where(eq(jobApplications.jobId, job.id));
    const id = application?.id ?? "";
    const own = page.locator(`#application-${id}`);

    await page.goto("/my-account?tab=applications");
    await expect(own).toContainText(ownData.application.unopened);
    await expect(page.getByText(ownApplication.status.sent, { exact: true })).toHaveCount(0);
    await expect(own.locator(".status-steps .done")).toHaveCount(1);
    await expect(page.locator("main .chips")).toHaveCount(0);
    await expect(page.locator("header .unseen")).toHaveCount(0);

    const startsAt = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
    const place = { place: "Baghdad Street", note: "Ask for Rana" };
    await answer(company, [id], {
      action: "invite",
      message: "Welcome, {name}",
      interview: oneTime(startsAt, place),
    });
    await page.goto("/jobs");
    await page
      .locator("header a:visible")
      .filter({ has: page.locator(".unseen") })
      .first()
      .click();
    await expect(page).toHaveURL("/my-account?tab=applications&show=news");
    await expect(own).toContainText(ownApplication.status.interview);
    await own.getByRole("link", { name: ownApplication.follow }).click();
    await expect(page).toHaveURL(`/my-account/applications/${id}`);
    await expect(page.getByText("Baghdad Street")).toBeVisible();
    await expect(page.getByText("Welcome, Rima Al-Halabi")).toBeVisible();
    const file = await page.request.get(`/my-account/applications/${id}/interview.ics`);
    expect(await file.text()).toContain("LOCATION:Baghdad Street");

    await page.getByText(interview.askAnother).click();
    await page.getByLabel(labelled(interview.whenSuits, messages)).fill("On Sunday?");
    await page.getByRole("button", { name: interview.send }).click();
    await expect(page.getByRole("status").getByText(ownApplication.requestSent)).toBeVisible();
    await expect(page.getByText(interview.requested)).toBeVisible();
    expect((await findInterviews([id])).get(id)?.answerNote).toBe("On Sunday?");
    await page.getByRole("button", { name: interview.confirm }).click();
    await expect(page.getByText(interview.confirmed)).toBeVisible();
    await expect(page.locator(".timeline").getByText(timeline.confirm)).toBeVisible();
    await expect(page.locator("header .unseen")).toHaveCount(0);

    await page.getByRole("link", { name: withdraw.summary }).click();
    await page.getByRole("button", { name: withdraw.act, exact: true }).click();
    await expect(page.getByRole("status").getByText(withdraw.done)).toBeVisible();
    await expect(page.getByText(withdraw.doneText)).toBeVisible();
    await expect(page.getByText("Welcome, Rima")).toHaveCount(0);
    await page.getByRole("link", { name: withdraw.again }).click();
    await expect(page).toHaveURL(`/apply/${job.id}`);
    await expect(page.getByRole("button", { name: applications.apply.send })).toBeVisible();
    await applyTo(page, seeker, job.id, language);
    await page.goto(`/my-account/applications/${id}`);
    await expect(page.locator(".timeline").getByText(timeline.send, { exact: true })).toHaveCount(
      2,
    );
  });
});
