import { describe, expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeAdmin, makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { visit } from "#test/visit.ts";
import { loader } from "./company-dashboard.tsx";

useTestDatabase();

describe("the company dashboard", () => {
  it("PERM-03 sends visitors to sign in and everybody else who is no company to their account", async () => {
    const to = "/company-dashboard?tab=applications";
    const login = `/login?next=${encodeURIComponent(to)}`;
    expect(await visit(loader, { as: visitor, to })).toMatchObject({
      status: 303,
      location: login,
    });
    for (const as of [await makeSeeker(), await makeAdmin()]) {
      expect(await visit(loader, { as, to })).toMatchObject({
        status: 303,
        location: "/my-account",
      });
    }
  });

  it("DASH-01 opens on the jobs, or on the tab that is requested", async () => {
    const as = await makeCompany();
    await makeJob(as);
    const { data } = await visit(loader, { as, to: "/company-dashboard?page=x" });
    expect(data).toMatchObject({
      head: { name: "Barada Foods", isIncomplete: true },
      totals: { jobs: 1, applications: { total: 0 } },
      list: { tab: "jobs", filter: "all", jobs: { total: 1, page: 1 } },
    });
    const to = "/company-dashboard?tab=applications";
    expect(await visit(loader, { as, to })).toMatchObject({
      data: { list: { tab: "applications", applications: { items: [] } } },
    });
  });

  it("issue 30.6: its first tab has the figures of four weeks and the jobs that close next", async () => {
    const as = await makeCompany();
    const day = (days: number) => damascusDay(new Date(Date.now() + days * 86_400_000));
    const closing = (title: string, days: number) =>
      makeJob(as, { title, applicationDeadline: day(days) });
    await closing("Third", 9);
    await closing("First", 2);
    await closing("Next month", 30);
    await makeJob(as, { title: "Open end" });
    await makeJob(await makeCompany(), { title: "Theirs", applicationDeadline: day(1) });
    const { data } = await visit(loader, { as, to: "/company-dashboard?tab=today" });
    expect(data).toMatchObject({
      totals: { jobs: 4, applications: { total: 0 } },
      list: {
        tab: "today",
        figures: { totals: { views: 0, sent: 0 } },
        closing: [{ title: "First" }, { title: "Third" }],
      },
    });
  });

  it("D16 R27 a filter is read from the address, and its empty fields are dropped from it", async () => {
    const as = await makeCompany({ companyDescription: "Food" });
    const job = await makeJob(as);
    const at = (query: string) =>
      visit(loader, { as, to: `/company-dashboard?tab=applications${query}` });
    expect(await at(`&job=${job.id}&search=+sami+`)).toMatchObject({
      data: { head: { isIncomplete: false }, list: { filter: { job: job.id, search: "sami" } } },
    });
    expect(await at("&job=x")).toMatchObject({ data: { list: { filter: { job: null } } } });
    expect(await at(`&job=${job.id}&search=`)).toMatchObject({
      status: 302,
      location: `/company-dashboard?tab=applications&job=${job.id}`,
    });
  });
});
