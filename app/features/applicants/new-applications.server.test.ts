import { expect, it } from "vitest";
import { listCompanyApplications } from "#app/features/applications/application-lists.server.ts";
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
  const { items } = await listCompanyApplications(company);
  expect({
    list: isNew(items),
    stage: pipeline?.counts.new,
    rows: pipeline?.list.items.filter(({ stage }) => stage === "new").length,
  }).toEqual({ list: 2, stage: 2, rows: 2 });
});
