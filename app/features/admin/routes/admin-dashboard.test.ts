import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { visitor } from "#app/features/accounts/actor.ts";
import { readAdminQuery } from "#app/features/admin/admin-query.ts";
import { loadDashboard } from "#app/features/admin/dashboard.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import * as route from "./admin-dashboard.tsx";

useTestDatabase();
afterEach(() => vi.restoreAllMocks());

const { loader } = route;
const queryFrom = (query: string) => readAdminQuery(new URLSearchParams(query));

describe("the admin dashboard", () => {
  it("PERM-07 sends visitors to sign in, companies to their dashboard and all others to their account", async () => {
    const to = "/admin-dashboard?tab=jobs&search=law";
    const sentTo = async (as: Parameters<typeof visit>[1]["as"]) => visit(loader, { as, to });
    const login = `/login?next=${encodeURIComponent(to)}`;
    expect(await sentTo(visitor)).toMatchObject({ status: 303, location: login });
    expect(await sentTo(await makeCompany())).toMatchObject({
      status: 303,
      location: "/company-dashboard",
    });
    const withoutProfile = await makeSeeker();
    await db.delete(userProfiles).where(sql`id = ${withoutProfile.id}`);
    for (const as of [await makeSeeker(), withoutProfile]) {
      expect(await sentTo(as)).toMatchObject({ status: 303, location: "/my-account" });
    }
  });

  it("PERM-08 its data is refused to everybody else, on any tab", async () => {
    for (const actor of [visitor, await makeSeeker(), await makeCompany()]) {
      for (const tab of ["overview", "users", "companies", "jobs"]) {
        const loading = loadDashboard(actor, queryFrom(`tab=${tab}`), "en");
        await expect(loading).rejects.toMatchObject({ status: 404 });
      }
    }
  });

  it("PERM-08 readings 59 and 65 takes no posted form", () => {
    expect(route).not.toHaveProperty("action");
  });

  it("ADMIN-01 ADMIN-02 opens on the overview with the admin's address and four counters", async () => {
    const as = await makeAdmin();
    const before = await visit(loader, { as, to: "/admin-dashboard" });
    expect(before).toMatchObject({ data: { email: as.email, shown: { tab: "overview" } } });
    const { counters } = (before.data as { shown: { counters: Record<string, number> } }).shown;
    const company = await makeCompany();
    for (const status of ["active", "closed", "draft"]) await makeJob(company, { status });
    await makeSeeker();
    expect(await visit(loader, { as, to: "/admin-dashboard?tab=x" })).toMatchObject({
      data: {
        shown: {
          tab: "overview",
          counters: {
            users: Number(counters.users) + 1,
            companies: Number(counters.companies) + 1,
            jobs: Number(counters.jobs) + 3,
            applications: 0,
          },
        },
      },
    });
  });

  it("ADMIN-03 ADMIN-06 ADMIN-08 every tab answers its address", async () => {
    const as = await makeAdmin();
    const seeker = await makeSeeker({ firstName: "Yara" });
    const company = await makeCompany({ companyName: "Yara Textiles" });
    await makeJob(company, { title: "Weaver", status: "draft" });
    const list = async (query: string) => {
      const { data } = await visit(loader, { as, to: `/admin-dashboard?${query}` });
      return (data as { shown: { list: unknown } }).shown.list;
    };
    expect(await list("tab=users&search=yara")).toMatchObject({ items: [{ id: seeker.id }] });
    expect(await list("tab=companies&search=yara")).toMatchObject({ items: [{ id: company.id }] });
    expect(await list("tab=jobs&search=weaver&status=draft")).toMatchObject({ total: 1 });
    expect(await list("tab=jobs&search=weaver&status=active")).toMatchObject({ total: 0 });
    expect(await list("tab=jobs&search=weaver&type=remote")).toMatchObject({ total: 0 });
  });
});

describe("the query in the dashboard's address", () => {
  it.each([
    ["", { tab: "overview", search: "", status: null, type: null, page: 1 }],
    ["tab=users&search=+a%00b+&page=3", { tab: "users", search: "ab", page: 3 }],
    ["tab=JOBS&status=Draft&type=Freelance", { tab: "jobs", status: "draft", type: "freelance" }],
    ["tab=users&status=draft&page=-1", { status: null, page: 1 }],
    ["tab=jobs&status=all&type=&page=0", { status: null, type: null, page: 1 }],
  ])("%s", (query, expected) => {
    expect(queryFrom(query)).toMatchObject(expected);
  });
});

describe("a database that fails", () => {
  it("ERR-18 leaves lists and counters empty, and the error is logged without the input", async () => {
    const as = await makeAdmin();
    const written: string[] = [];
    vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    await db.execute(sql`alter table jobs rename to jobs_gone`);
    await db.execute(sql`alter table seeker_contacts rename to contacts_gone`);
    await db.execute(sql`alter table company_contacts rename to company_contacts_gone`);
    await db.execute(sql`alter table user_profiles rename column phone to phone_gone`);
    try {
      for (const tab of ["users", "companies", "jobs"]) {
        written.length = 0;
        expect(await loadDashboard(as, queryFrom(`tab=${tab}&search=secret`), "en")).toMatchObject({
          list: { items: [], total: 0, page: 1, pages: 1 },
        });
        expect(written.join("")).toContain(`"loading":"${tab}"`);
        expect(written.join("")).not.toContain("secret");
      }
      expect(await loadDashboard(as, queryFrom(""), "en")).toMatchObject({
        counters: { users: expect.any(Number), jobs: expect.any(Number) },
      });
    } finally {
      await db.execute(sql`alter table jobs_gone rename to jobs`);
      await db.execute(sql`alter table contacts_gone rename to seeker_contacts`);
      await db.execute(sql`alter table company_contacts_gone rename to company_contacts`);
      await db.execute(sql`alter table user_profiles rename column phone_gone to phone`);
    }
  });
});
