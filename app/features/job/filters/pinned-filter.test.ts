import { describe, expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { loader } from "#app/features/jobs/routes/category.tsx";
import { useTestDatabase } from "#test/database.ts";
import { visit } from "#test/visit.ts";
import { listPath, type PinnedFilter } from "./pinned-filter.ts";

useTestDatabase();

const law: PinnedFilter = { filter: "category", value: "Law", path: "/category/Law" };

describe("the address of a list under a category", () => {
  it.each([
    [{ category: "Law", sort: "title" }, "/category/Law?sort=title"],
    [{ category: "Design", sort: "title" }, "/jobs?category=Design&sort=title"],
    [{ sort: "title" }, "/jobs?sort=title"],
    [{ category: ["Law"] }, "/category/Law"],
    [{ category: ["Law", "Design"] }, "/jobs?category=Law&category=Design"],
  ])("of %o is %s", (params, address) => {
    expect(listPath(law, params)).toBe(address);
  });

  it("of all jobs begins with none", () => {
    expect(listPath(null, { category: "Law" })).toBe("/jobs?category=Law");
  });

  it.each([
    ["?jobType=&sort=title", "/category/Law?sort=title"],
    ["?_routes=x&jobType=&sort=title", "/category/Law?sort=title"],
    ["?category=Law&sort=title", "/category/Law?sort=title"],
    ["?category=Design&jobType=contract", "/jobs?category=Design&jobType=contract"],
    ["?category=&category=Law&sort=title", "/category/Law?sort=title"],
    ["?category=Law&category=Design", "/jobs?category=Law&category=Design"],
    ["?city=&jobType=remote&jobType=contract", "/category/Law?jobType=remote&jobType=contract"],
    ["?category=&keyword=nurse", "/jobs?keyword=nurse"],
    ["?sort=title", null],
  ])("CAT-02 %s leads to %s", async (search, location) => {
    const answer = await visit(loader, {
      as: visitor,
      to: `/category/Law${search}`,
      params: { category: "Law" },
    });
    expect(answer.location).toBe(location);
  });
});
