import { expect, it } from "vitest";
import * as applicantRoute from "#app/features/applicants/routes/applicant.tsx";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
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
