import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { test } from "#e2e/support/board.ts";
import { open } from "#e2e/support/hydration.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { enter, newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
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
  });
}
