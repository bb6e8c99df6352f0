import { expect, it } from "vitest";
import { listCompanyApplications } from "#app/features/applications/application-lists.server.ts";
import { listJobsWithApplications } from "#app/features/applications/jobs-with-applications.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";
import { readApplicantFilter } from "./applicant-filter.ts";
import { findPipeline } from "./pipeline.server.ts";

useTestDatabase();

it("F14 every screen of a company counts the same applications as new", async () => {
  const company = await makeCompany();
  const { id } = await makeJob(company);
  for (const status of ["pending", "interview", "not_selected", "shortlisted"] as const) {
    await insertApplication(id, { status });
    await insertApplication(id, { status, isOpened: true });
  }
  await insertApplication(id);
  const isNew = (list: { isNew: boolean }[]) => list.filter((each) => each.isNew).length;
  const pipeline = await findPipeline(company, id, readApplicantFilter(new URLSearchParams()));
  const [job] = await listJobsWithApplications(company, [id]);
  const { items } = await listCompanyApplications(company);
  expect({
    dashboard: job?.unopened,
    list: isNew(items),
    stage: pipeline?.counts.new,
    rows: pipeline?.list.items.filter(({ stage }) => stage === "new").length,
  }).toEqual({ dashboard: 2, list: 2, stage: 2, rows: 2 });
});
