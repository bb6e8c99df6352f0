import { expect, it } from "vitest";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { isIndexedList } from "./indexed-list.ts";

it.each([
  ["", true],
  ["page=3", true],
  ["category=Design", true],
  ["location=Aleppo&sort=oldest&view=grid", true],
  ["category=Design&category=Law", false],
  ["category=Design&location=Aleppo", false],
  ["keyword=driver", false],
  ["salaryMin=1000", false],
])("issue 16: the list ?%s is in search engines: %s", (search, isIndexed) => {
  expect(isIndexedList(readJobQuery(new URLSearchParams(search)), null)).toBe(isIndexed);
});

it("the filter in a list's own path counts as none", () => {
  const pinned = { filter: "category", value: "Design", path: "/category/Design" } as const;
  const list = (search: string) => readJobQuery(new URLSearchParams(`category=Design&${search}`));
  expect(isIndexedList(list("location=Aleppo"), pinned)).toBe(true);
  expect(isIndexedList(list("location=Aleppo&jobType=remote"), pinned)).toBe(false);
});
