import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import * as applicantRoute from "#app/features/applicants/routes/applicant.tsx";
import * as applicantsRoute from "#app/features/applicants/routes/applicants.tsx";
import { listCompanyApplications } from "#app/features/applications/application-lists.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { answerApplications } from "#app/features/applications/lifecycle/answer-applications.server.ts";
import { listCompanyHistory } from "#app/features/applications/lifecycle/history.server.ts";
import { findCompanyWaiting } from "#app/features/applications/waiting/waiting.server.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { insertApplication, oneTime } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";

useTestDatabase();

it("an answer that is being written stays open through a star, a note and the CV", async () => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const id = await insertApplication(job.id);
  const page = `/company-dashboard/jobs/${job.id}/applicants/${id}`;
  const to = `${page}?answer=reply`;
  const params = { jobId: job.id, applicationId: id };
  const shown = await askPage(applicantRoute, { as: company, to, params });
  const form = (intent: string) =>
    shown.page.split("<form").find((each) => each.includes(`value="${intent}"`)) ?? "";
  for (const intent of ["star", "note"]) expect(form(intent), intent).toContain(`action="${to}"`);
  expect(shown.page).toMatch(/cv=pages&amp;answer=reply|answer=reply&amp;cv=pages/);
  const forms: Record<string, string>[] = [
    { intent: "star", starred: "1" },
    { intent: "note", body: "Knows the books" },
    { intent: "delete-note", note: "" },
  ];
  for (const form of forms) {
    const { location } = await visit(applicantRoute.action, { as: company, to, params, form });
    expect(location, form.intent).toBe(to);
  }
});

it("a letter begins with names filled in, in the applicant's language or that of their own letter", async () => {
  const company = await makeCompany();
  const job = await makeJob(company, { title: "Accountant" });
  const letters = [
    ["en", "أعمل في المحاسبة", "Hello Rima"],
    [null, "أعمل في المحاسبة", "تحية طيبة Rima"],
    [null, "I keep the books", "Hello Rima"],
  ] as const;
  for (const [language, coverLetter, start] of letters) {
    const by = await makeSeeker({ firstName: "Rima", lastName: "Haddad" });
    await db.update(authUsers).set({ language }).where(eq(authUsers.id, by.id));
    const id = await insertApplication(job.id, { by });
    await db.update(jobApplications).set({ coverLetter }).where(eq(jobApplications.id, id));
    const to = `/company-dashboard/jobs/${job.id}/applicants/${id}?answer=invite`;
    const params = { jobId: job.id, applicationId: id };
    const shown = await askPage(applicantRoute, { as: company, to, params });
    const letter = /<textarea[^>]*name="message"[^>]*>([^<]*)/.exec(shown.page)?.[1] ?? "";
    expect(letter).toContain(`${start} Haddad`);
    expect(letter).toContain("Accountant");
    expect(letter).not.toMatch(/[{}]/);
  }
});

it("an interview is held in one way, and a refused form keeps the chosen one", async () => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const id = await insertApplication(job.id);
  const to = `/company-dashboard/jobs/${job.id}/applicants/${id}?answer=invite`;
  const params = { jobId: job.id, applicationId: id };
  const chosen = (page: string) =>
    /<input(?=[^>]*name="where")(?=[^>]*checked)[^>]*value="(\w+)"/.exec(page)?.[1];
  const shown = await askPage(applicantRoute, { as: company, to, params });
  expect(chosen(shown.page)).toBe("interviewPlace");
  const form = { intent: "answer", action: "invite", lastEvent: "0", where: "interviewLink" };
  const refused = await askPage(applicantRoute, { as: company, to, params, form });
  expect(chosen(refused.page)).toBe("interviewLink");
});

it("one opened earlier has its acts beside the list, which records nothing; a new one only opens", async () => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const id = await insertApplication(job.id);
  const params = { jobId: job.id };
  const to = `/company-dashboard/jobs/${job.id}/applicants`;
  const shown = async () => (await askPage(applicantsRoute, { as: company, to, params })).page;
  const isNew = await shown();
  expect(isNew).toContain(messagesFor("en").applicants.waiting.opens);
  expect(isNew).not.toMatch(/answer=decline/);
  await db.update(jobApplications).set({ openedAt: new Date() }).where(eq(jobApplications.id, id));
  const opened = await shown();
  expect(opened).toMatch(/answer=decline/);
  expect(opened).not.toContain(messagesFor("en").applicants.waiting.opens);
  expect(await listCompanyHistory(company, id)).toEqual([]);
});

it("a first invitation names the place of the company's last one", async () => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const [before, id] = [await insertApplication(job.id), await insertApplication(job.id)];
  const interview = oneTime(new Date("2030-01-05T08:30:00Z"), { place: "Baghdad Street 7" });
  await answerApplications(company, [before], { action: "invite", message: null, interview });
  const to = `/company-dashboard/jobs/${job.id}/applicants/${id}?answer=invite`;
  const params = { jobId: job.id, applicationId: id };
  const { page } = await askPage(applicantRoute, { as: company, to, params });
  expect(page).toContain('value="Baghdad Street 7"');
});

it("all applications are narrowed to the unanswered and to the invited", async () => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const [waiting, invited] = [await insertApplication(job.id), await insertApplication(job.id)];
  const interview = oneTime(new Date("2030-01-05T08:30:00Z"));
  await answerApplications(company, [invited], { action: "invite", message: null, interview });
  const listed = async (show: "unanswered" | "interviews", search = "") => {
    const list = await listCompanyApplications(company, 1, { job: null, search, show });
    return list.items.map((application) => application.id);
  };
  expect(await listed("unanswered")).toEqual([waiting]);
  expect(await listed("interviews")).toEqual([invited]);
  expect(await listed("interviews", "nobody-of-this-name")).toEqual([]);
  const open = await findCompanyWaiting(company);
  expect([open.unanswered.total, open.invited]).toEqual([1, 1]);
});
