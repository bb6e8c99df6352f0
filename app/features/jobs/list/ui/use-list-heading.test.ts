import { expect, it } from "vitest";
import { readJobQuery } from "#app/features/job/job-query.ts";
import type { JobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { listPicture } from "./use-list-heading.ts";

it.each([
  ["", null],
  ["category=Law", { kind: "category", name: "Law" }],
  ["location=Aleppo&page=2", { kind: "place", name: "Aleppo" }],
  ["company=Olive", { kind: "company", name: "1" }],
  ["category=Law&category=Design", null],
  ["category=Law&location=Aleppo", null],
  ["keyword=baker", null],
])("issue 16: the picture of the list ?%s", (search, picture) => {
  const query = readJobQuery(new URLSearchParams(search));
  expect(listPicture({ query, company: { id: "1" } } as JobListPage)).toEqual(picture);
});
