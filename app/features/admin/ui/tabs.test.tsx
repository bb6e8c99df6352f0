import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { readAdminQuery } from "#app/features/admin/admin-query.ts";
import type { ListedJob } from "#app/features/admin/all-jobs.server.ts";
import type { OverviewData } from "#app/features/admin/dashboard.server.ts";
import type { Pay } from "#app/features/job/job.ts";
import { type Health, laneNames } from "#app/features/operations/health.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { emptyPage } from "#app/platform/paging.ts";
import { AllCompanies } from "./all-companies.tsx";
import { AllJobs } from "./all-jobs.tsx";
import { AllUsers } from "./all-users.tsx";
import { Overview } from "./overview.tsx";

/** The markup that is sent for a part of a page. */
function rendered(part: ReactNode, language: Language = "en"): string {
  const element = (
    <MessagesProvider language={language} messages={messagesFor(language)}>
      {part}
    </MessagesProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />,
  );
}

const textOf = (html: string) =>
  html
    .replaceAll("<wbr/>", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const queryFrom = (query: string) => readAdminQuery(new URLSearchParams(query));
const listOf = <T,>(...items: T[]) => ({ ...emptyPage, items, total: items.length });

const user = {
  id: "u1",
  name: "Lina Barakat",
  email: "lina@mail.example",
  phone: null,
  city: null,
  joinedAt: "2026-03-04T10:00:00.000Z",
};

describe("the users tab", () => {
  it("ADMIN-03 ADMIN-05 has its title, its number, its columns, and dashes for empty values", () => {
    const html = rendered(<AllUsers query={queryFrom("tab=users")} list={listOf(user)} />);
    const text = textOf(html);
    for (const expected of ["Users Management", "1 user", "Name Email Phone Location Joined"]) {
      expect(text).toContain(expected);
    }
    expect(text).toContain("lina@mail.example - - March 4, 2026");
  });

  it("ADMIN-05 says 'No results found' in both languages and leads back to all", () => {
    const list = <AllUsers query={queryFrom("tab=users&search=x")} list={emptyPage} />;
    expect(rendered(list)).toContain("No results found");
    expect(rendered(list)).toContain('href="/admin-dashboard?tab=users"');
    expect(rendered(list, "ar")).toContain("لا توجد نتائج");
  });

  it("ADMIN-12 leads to every page with the search kept, and says which rows it shows", () => {
    const list = { items: [user, user], total: 38, page: 3, pages: 3 };
    const html = rendered(<AllUsers query={queryFrom("tab=users&search=a&page=3")} list={list} />);
    expect(textOf(html)).toContain("37-38 of 38 users");
    expect(html).toContain('href="/admin-dashboard?tab=users&amp;search=a&amp;page=2"');
    expect(html).toContain('href="/admin-dashboard?tab=users&amp;search=a"');
  });
});

const company = {
  ...user,
  name: "Barada Foods",
  logo: null,
  size: null,
  website: null,
  description: null,
};
const companies = (shown: Partial<Record<keyof typeof company, string>>, language?: Language) =>
  rendered(
    <AllCompanies query={queryFrom("tab=companies")} list={listOf({ ...company, ...shown })} />,
    language,
  );

describe("the companies tab", () => {
  it("ADMIN-06 ADMIN-07 says 'Not specified' without a size", () => {
    expect(textOf(companies({}))).toContain("Companies Management");
    expect(textOf(companies({}))).toContain("Barada Foods Not specified Joined Mar 4");
    expect(textOf(companies({}, "ar"))).toContain("غير محدد");
    expect(textOf(companies({ size: "11-50" }))).not.toContain("Not specified");
  });

  it("ADMIN-07 opens a website in a new tab, but only one of the web", () => {
    const open = companies({ website: "https://foods.example" });
    expect(open).toMatch(
      /href="https:\/\/foods\.example"[^>]* target="_blank" rel="[^"]*noreferrer/,
    );
    expect(companies({ website: "javascript:alert(1)" })).not.toContain('href="javascript');
  });
});

const job: ListedJob = {
  id: "j1",
  title: "Accountant",
  status: "active",
  place: "Aleppo",
  category: "Law",
  company: { id: "c1", name: "Barada Foods", logo: null, email: null, city: null },
  employmentType: "full-time",
  createdAt: "2020-03-04T10:00:00.000Z",
  pay: { min: null, max: null, currency: "USD" },
};
const jobsShown = (shown: Partial<ListedJob>, query = "tab=jobs") =>
  rendered(<AllJobs query={queryFrom(query)} list={listOf({ ...job, ...shown })} />);

describe("the jobs tab", () => {
  it("ADMIN-08 ADMIN-10 shows a job's facts", () => {
    const text = textOf(jobsShown({}));
    expect(text).toContain("Jobs Management");
    expect(text).toContain("Accountant Active");
    expect(text).toContain("Barada Foods Aleppo Full-time");
    expect(text).toContain("Law Created March 4, 2020");
  });

  it.each<[string, Partial<Pay>]>([
    ["Foods $700 - $1,100 Aleppo", { min: 700, max: 1100 }],
    ["Foods $700+ Aleppo", { min: 700 }],
    ["Foods $1,100 Aleppo", { max: 1100 }],
    ["Foods 700 - 1,100 SYP Aleppo", { min: 700, max: 1100, currency: "SYP" }],
    ["Foods Aleppo", {}],
  ])("ADMIN-11 the salary reads %s", (expected, pay) => {
    expect(textOf(jobsShown({ pay: { ...job.pay, ...pay } }))).toContain(expected);
  });

  it("ADMIN-10 leads only to the page of an active job, the one that an admin may see", () => {
    expect(jobsShown({})).toContain('href="/jobs/j1"');
    for (const status of ["closed", "draft"] as const) {
      expect(jobsShown({ status })).not.toContain('href="/jobs/j1"');
    }
  });

  it("ADMIN-09 has its filters folded away until one is in use", () => {
    const text = textOf(jobsShown({}));
    expect(text).toContain("Filters Status All Active Closed Draft");
    expect(text).toContain("Employment Type All Full-time Part-time Contract Remote Freelance");
    expect(jobsShown({})).not.toMatch(/<details[^>]* open/);
    const inUse = jobsShown({}, "tab=jobs&type=freelance");
    expect(inUse).toMatch(/<details[^>]* open/);
    expect(inUse).toMatch(/<option value="freelance" selected/);
  });
});

const unread: OverviewData = {
  counters: { users: 1, companies: 1, jobs: 1, applications: 1 },
  lastDays: null,
  cases: null,
  health: null,
  newest: null,
};

it("ADMIN-02 ERR-18 the overview shows its counters, and a dash for one that failed", () => {
  const counters = { users: 1200, companies: 82, jobs: null, applications: 29 };
  const html = rendered(<Overview overview={{ ...unread, counters }} fixedFigures={false} />);
  expect(textOf(html)).toContain("Users 1,200 Companies 82 Jobs - Applications 29");
});

it("D24 the overview warns that public pages show estimated figures", () => {
  const expected = (fixedFigures: boolean) =>
    textOf(rendered(<Overview overview={unread} fixedFigures={fixedFigures} />));
  expect(expected(true)).toContain("SITE_FIGURES=live");
  expect(expected(false)).not.toContain("SITE_FIGURES");
});

describe("the overview's last days", () => {
  const days = Array.from({ length: 14 }, (_, at) => `2026-11-${14 + at}`);
  const quiet = days.map(() => 0);
  const jobs = [4, ...quiet.slice(3), 2, 2];
  const counts = { users: [...quiet.slice(2), 1, 1], companies: quiet, jobs };
  const overview = { ...unread, lastDays: { days, counts } };
  const shown = (language: Language) =>
    rendered(<Overview overview={overview} fixedFigures={false} />, language);

  it("have the same figures in a sentence and a table, the newest day first", () => {
    const text = textOf(shown("en"));
    expect(text).toContain("New since Nov 14");
    expect(text).toContain("Jobs 8 in all, 2 today Nov 20 Nov 27");
    expect(text).toContain("Nov 27 2 1 0 Nov 26 2 1 0");
    expect(text).toContain("Nov 14 4 0 0");
  });

  it("are words alone with news on fewer than three days", () => {
    expect(textOf(shown("en"))).toContain("Users 2 in all, 1 today Companies None The same");
    expect(shown("en").match(/<figure/g)).toHaveLength(1);
  });

  it("run in the reading direction, each bar as high as its share of the highest", () => {
    expect(shown("en")).toContain('d="M1 100v-100h8v100zM121 100v-50h8v50z"');
    expect(shown("en")).toContain('d="M131 100v-50h8v50z" class="now"');
    expect(shown("ar")).toContain("M131 100v-100h8v100z");
    expect(shown("ar")).toContain('d="M1 100v-50h8v50z" class="now"');
  });
});

it("the overview lists problems of cases and health", () => {
  const noCases = { appeals: 0, held: 0, messages: 0, companies: 0, reports: 0, signals: 0 };
  const counts = { ...noCases, all: 3, held: 2, reports: 1 };
  const none = { waiting: 0, oldest: 0, failed: 0 };
  const calm: Health = {
    at: "2026-11-25T12:00:00Z",
    mail: "works",
    addresses: { emails: 0, bounced: 0 },
    lanes: Object.fromEntries(laneNames.map((lane) => [lane, none])) as Health["lanes"],
    backup: "2026-11-25T03:00:00Z",
    restoreTest: "2026-11-01T03:00:00Z",
    disk: { free: 60e9, total: 100e9 },
    diskIsFull: false,
    search: { jobs: 100, max: 400_000, isFull: false },
    stoppedFeeds: 0,
    replicaFollows: null,
    certificate: undefined,
    stoppedChannels: undefined,
  };
  const troubles: Health = {
    ...calm,
    mail: "fails",
    lanes: { ...calm.lanes, emails: { waiting: 1204, oldest: 1260, failed: 2 } },
    search: { jobs: 400_000, max: 400_000, isFull: true },
  };
  const shown = (overview: Partial<OverviewData>) =>
    textOf(rendered(<Overview overview={{ ...unread, ...overview }} fixedFigures={false} />));
  const troubled = shown({ cases: { counts, oldest: "2026-11-25T09:00:00Z" }, health: troubles });
  expect(troubled).toContain("Oldest since Nov 25 Not yet public 2 Reports 1");
  expect(troubled).toContain("The oldest has waited 21 min. 2 were given up in the last hour.");
  expect(troubled).toContain(
    "read its log. Last backup November 25, 2026 Disk space 56 of 93 GB free",
  );
  expect(troubled).toContain("Mail server Failing What to do : Mail server It is not");
  expect(troubled).toContain("What to do : Jobs in search memory Only the newest jobs are found.");
  expect(
    shown({ cases: { counts: { ...noCases, all: 0 }, oldest: null }, health: calm }),
  ).toContain(
    "Waiting for moderators No case is waiting. Board health Mail server Works Account emails 0 waiting Last backup November 25, 2026",
  );
});
