import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import * as applicantRoute from "#app/features/applicants/routes/applicant.tsx";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import { insertApplication } from "#test/sent-applications.ts";
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
