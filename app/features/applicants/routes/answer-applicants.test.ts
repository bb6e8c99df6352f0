import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { bulkTasks } from "#app/features/applications/bulk/bulk-tasks.table.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { drainQueue } from "#test/drain-queue.ts";
import { makeCompany, makeJob, makeMember } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { insertApplications } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";
import * as answerRoute from "./answer-applicants.tsx";
import * as listRoute from "./applicants.tsx";

useTestDatabase();

it.each(["rest", "all"])(
  "many are answered by the queue while the list shows how far (%s)",
  async (many) => {
    const company = await makeCompany();
    const reader = await makeMember(company, "reader");
    const { id: jobId } = await makeJob(company, { status: "closed" });
    await insertApplications(jobId, 60);
    const params = { jobId };
    const list = `/company-dashboard/jobs/${jobId}/applicants`;
    const to = `${list}/answer?action=decline&${many}=1`;
    const form = { action: "decline", message: "Dear {name}", lastEvent: "0" };

    for (const language of languages) {
      const { applicants } = messagesFor(language);
      const { page } = await askPage(answerRoute, { as: company, to, params, language });
      expect(page).toContain(applicants.confirm.queued);
      expect(page).toContain(applicants.confirm.more(40));
      expect(page).not.toContain('name="ids"');
    }

    const posted = await visit(answerRoute.action, { as: company, to, params, form });
    expect(posted).toMatchObject({ status: 303, location: list, notice: undefined });
    const again = await visit(answerRoute.action, { as: company, to, params, form });
    expect(again).toMatchObject({ location: list, notice: "applicants.bulkTask.isRunning" });

    await db.update(bulkTasks).set({ position: 20 }).where(eq(bulkTasks.jobId, jobId));
    for (const language of languages) {
      const { applicants, unanswered } = messagesFor(language);
      const { page } = await askPage(listRoute, { as: reader, to: list, params, language });
      expect(page).toMatch(/<progress[^>]* value="20" max="60"/);
      expect(page).toContain(applicants.bulkTask.progress({ done: "20", total: "60" }));
      expect(page).toMatch(new RegExp(`href="${list}"[^>]*>${applicants.bulkTask.refresh}<`));
      expect(page).not.toContain(unanswered.answerRest);
    }
    await db.update(bulkTasks).set({ position: 0 }).where(eq(bulkTasks.jobId, jobId));

    await drainQueue();
    const isDeclined = eq(jobApplications.status, "not_selected");
    expect(await db.$count(jobApplications, isDeclined)).toBeGreaterThanOrEqual(60);
    for (const language of languages) {
      const { applicants } = messagesFor(language);
      const { page } = await askPage(listRoute, { as: reader, to: list, params, language });
      expect(page).not.toContain("<progress");
      expect(page).toContain(applicants.done.unconfirmed(60));
    }
  },
);

it("a list that has shrunk to few since is answered at once", async () => {
  const company = await makeCompany();
  const { id: jobId } = await makeJob(company);
  await insertApplications(jobId, 3);
  const list = `/company-dashboard/jobs/${jobId}/applicants`;
  const answered = await visit(answerRoute.action, {
    as: company,
    to: `${list}/answer?action=shortlist&all=1&stage=new`,
    params: { jobId },
    form: { action: "shortlist", message: "", lastEvent: "0" },
  });
  const notice = "applicants.done.head,applicants.done.unconfirmed:3";
  expect(answered).toMatchObject({ location: `${list}?stage=new`, notice });
});
