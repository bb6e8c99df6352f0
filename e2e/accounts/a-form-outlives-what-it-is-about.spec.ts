import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { appealSuspension } from "#app/features/moderation/appeal.server.ts";
import { moderationCases } from "#app/features/moderation/cases/cases.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { test } from "#e2e/support/board.ts";
import { withQueue } from "#e2e/support/email/with-queue.ts";
import { open } from "#e2e/support/hydration.ts";
import { messagesOf, ofRelease } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { enter, newCompany, newSeeker, originOf } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { insertApplication, oneTime } from "#test/sent-applications.ts";

/* Finding 30, and 10 of the third round: what was typed can still be read where its job is gone meanwhile. */

const input = "See you on Sunday.";

/** Types into a field of the open page and sends it once the job is gone. */
async function sendLate(page: Page, field: string, job: string) {
  await page.locator(field).fill(input);
  await db.delete(jobs).where(eq(jobs.id, job));
  await page.evaluate((selector) => {
    const form = document.querySelector<HTMLTextAreaElement>(selector)?.form;
    if (form) form.noValidate = true;
    form?.requestSubmit(form.querySelector<HTMLButtonElement>("button.btn-primary"));
  }, field);
  await expect(page.getByText(messagesOf.en.ui.frame.unsent.lost)).toBeVisible();
  await expect(page.locator(".notice", { hasText: input })).toBeVisible();
}

async function withdraw(page: Page, seeker: { email: string }, id: string) {
  await enter(page, seeker, "en");
  const headers = { origin: await originOf(page) };
  const sent = { form: {}, headers, maxRedirects: 0 };
  const answer = await page.request.post(`/my-account/applications/${id}/withdraw`, sent);
  expect(answer.status()).toBe(303);
  await page.close();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", {
    tag: javaScriptEnabled ? [] : ofRelease,
  }, () => {
    test.use({ javaScriptEnabled });

    test("a job's form and an answer outlive the job", async ({ page }) => {
      const company = await newCompany();
      const [edited, answered] = [await makeJob(company), await makeJob(company)];
      const seeker = await newSeeker();
      await applyTo(page, seeker, answered.id, "en");
      const [sent] = await db
        .select({ id: jobApplications.id })
        .from(jobApplications)
        .where(eq(jobApplications.jobId, answered.id));
      await enter(page, company, "en");
      const late = async (address: string, field: string, job: string) => {
        await open(page, address, javaScriptEnabled);
        await sendLate(page, field, job);
      };
      await late(`/edit-job/${edited.id}?step=1`, "[name=description]", edited.id);
      const applicant = `/company-dashboard/jobs/${answered.id}/applicants/${sent?.id}`;
      await late(`${applicant}?answer=reply`, "[name=message]", answered.id);
    });

    // Round of fresh eyes, finding 1
    test("an invitation and a note outlive the application that is withdrawn", async ({
      page,
      browser,
    }) => {
      const { applicants } = messagesOf.en;
      const [company, seeker] = [await newCompany(), await newSeeker()];
      const job = await makeJob(company);
      const id = await insertApplication(job.id, { by: seeker });
      await enter(page, company, "en");
      const applicant = `/company-dashboard/jobs/${job.id}/applicants/${id}`;
      const tabWithNote = await page.context().newPage();
      const invitation: Record<string, string> = {
        interviewDay: "2030-01-03",
        interviewTime: "11:30",
        interviewPlace: "Sheikh Najjar",
        interviewLink: "https://meet.example.org/room",
        interviewNote: "Ask for Samer.",
        message: input,
      };
      await open(page, `${applicant}?answer=invite`, javaScriptEnabled);
      await open(tabWithNote, applicant, javaScriptEnabled);
      for (const [name, text] of Object.entries(invitation)) {
        if (name === "interviewLink") await page.getByText(applicants.form.online).click();
        await page.locator(`main [name=${name}]`).fill(text);
      }
      await tabWithNote.locator("main .fold-notes > summary").click();
      await tabWithNote.locator("main [name=body]").fill(input);
      await withdraw(await browser.newPage(), seeker, id);

      await page.getByRole("button", { name: applicants.form.send.invite }).click();
      await tabWithNote.getByRole("button", { name: applicants.addNote }).click();
      for (const [tab, title] of [
        [page, applicants.tooLate],
        [tabWithNote, applicants.withdrawnMeanwhile],
      ] as const) {
        await expect(tab.getByRole("alert")).toContainText(title);
        const pane = tab.getByRole("region", { name: applicants.applicant });
        await expect(pane.getByText(applicants.withdrawn)).toBeVisible();
        await expect(pane.getByText(applicants.stage.withdrawn, { exact: true })).toBeVisible();
        await expect(tab.locator("main :is([name=message], [name=body])")).toHaveCount(0);
      }
      for (const text of Object.values(invitation)) {
        await expect(page.locator("main")).toContainText(text);
      }
      await expect(tabWithNote.locator("main")).toContainText(`${applicants.unsavedNote}${input}`);
    });

    test("an appeal outlives another one, sent from another tab", async ({ page }) => {
      const { own } = messagesOf.en.moderation;
      const company = await newCompany();
      const job = await makeJob(company, { status: "closed", closedReason: "suspended" });
      await db
        .insert(moderationCases)
        .values({ jobId: job.id, companyId: company.id, state: "suspended", reason: "money" });
      await enter(page, company, "en");
      await open(page, `/company-dashboard/jobs/${job.id}/review`, javaScriptEnabled);
      await page.locator("main [name=appeal]").fill(input);
      await appealSuspension(company, job.id, "Nobody was asked for money.");

      await page.getByRole("button", { name: own.send }).click();
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(own.alreadyAppealed);
      await expect(alert).toContainText(input);
      await expect(page.locator("main [name=appeal]")).toHaveCount(0);
      await expect(page.locator("main")).toContainText("Nobody was asked for money.");
    });

    test("a wish for another time outlives the interview", async ({ page, board }) => {
      const { interview } = messagesOf.en.ownApplication;
      const [company, seeker] = [await newCompany(), await newSeeker()];
      const id = await insertApplication((await makeJob(company)).id, { by: seeker });
      const answer = (...how: Parameters<typeof answerApplications>) =>
        withQueue(board.dataDir, () => answerApplications(...how));
      const startsAt = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000);
      await answer(company, [id], {
        action: "invite",
        message: null,
        interview: oneTime(startsAt, { place: "Baghdad Street" }),
      });
      await enter(page, seeker, "en");
      await open(page, `/my-account/applications/${id}`, javaScriptEnabled);
      await page.getByText(interview.askAnother).click();
      await page.locator("main [name=note]").fill(input);
      await answer(company, [id], { action: "decline", message: null, interview: null });

      await page.getByRole("button", { name: interview.send }).click();
      await expect(page.getByRole("alert")).toContainText(input);
      await expect(page.locator("main [name=note]")).toHaveCount(0);
      await expect(page.getByText("Baghdad Street")).toHaveCount(0);
    });
  });
}
