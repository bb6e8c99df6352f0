import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { companyMerges } from "#app/features/moderation/merges/merges.table.ts";
import { indexChangedJobs } from "#app/features/search/write-index.server.ts";
import { findFeed } from "#app/features/sharing/feeds/find-feed.server.ts";
import * as companyEmbed from "#app/features/sharing/routes/company-embed.tsx";
import { loader as embed } from "#app/features/sharing/routes/embed.ts";
import { loader as oembed } from "#app/features/sharing/routes/oembed.ts";
import { db } from "#app/platform/database/database.server.ts";
import { unescapeHtml } from "#app/platform/escape-html.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeMember, makeSeeker } from "#test/people.ts";
import { askPage } from "#test/render-route.tsx";
import type { EmbeddedList } from "./embedded-list.ts";

useTestDatabase();

const origin = "http://127.0.0.1:3000";

function ask(list: string, search = ""): Promise<Response> {
  const request = new Request(`${origin}/embed/${list}${search}`, {
    headers: { cookie: "lang=en" },
  });
  return embed({ params: { list }, request } as never);
}

async function dataOf(list: string, search = ""): Promise<EmbeddedList> {
  return (await ask(`${list}.json`, search)).json();
}

async function publicCompany(companyName: string) {
  const company = await makeCompany({ companyName });
  await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
  return company;
}

describe("issue 16, embed: the list of a company as data", () => {
  it("has its newest open jobs with place, pay and the link that names the source", async () => {
    const company = await publicCompany("Embedded Mill");
    const other = await publicCompany("Another Mill");
    const day = (no: number) => new Date(Date.UTC(2026, 9, no));
    const pay = { salaryMin: "500", currency: "SYP", payPeriod: "month", pound: "new" };
    const job = await makeJob(company, { title: "Miller", createdAt: day(2), ...pay });
    await makeJob(company, { title: "Older", createdAt: day(1) });
    await makeJob(company, { title: "Closed", status: "closed" });
    await makeJob(company, { title: "Draft", status: "draft" });
    await makeJob(other, { title: "Foreign" });
    const list = await dataOf("embedded-mill", "?lang=en&limit=3");
    expect(list.jobs.map(({ title }) => title)).toEqual(["Miller", "Older"]);
    expect(list.jobs[0]).toEqual({
      title: "Miller",
      url: `${origin}/e/${shortName(job.id)}?lang=en`,
      place: "Aleppo · Full-time",
      pay: "500+ SYP a month, new pounds",
      closes: null,
      isSoon: false,
    });
    expect(list.all.url).toBe(`${origin}/companies/embedded-mill?lang=en`);
    expect((await dataOf("embedded-mill", "?limit=1")).jobs).toHaveLength(1);
  });

  it("is in the language of its address, with any cookie", async () => {
    const company = await publicCompany("Two Tongues");
    await makeJob(company);
    expect(await dataOf("two-tongues")).toMatchObject({ language: "ar" });
    expect((await dataOf("two-tongues")).jobs[0]?.place).toContain("حلب");
    expect(await dataOf("two-tongues", "?lang=en")).toMatchObject({ language: "en" });
  });

  it("is found by the id and by an earlier slug, too", async () => {
    const company = await publicCompany("First Name");
    await makeJob(company, { title: "Weaver" });
    await db
      .update(userProfiles)
      .set({ companyName: "Second Name" })
      .where(eq(userProfiles.id, company.id));
    for (const name of [company.id, company.id.toUpperCase(), "first-name", "second-name"]) {
      const list = await dataOf(name, "?lang=en");
      expect(
        list.jobs.map(({ title }) => title),
        name,
      ).toEqual(["Weaver"]);
      expect(list.all.url).toBe(`${origin}/companies/second-name?lang=en`);
    }
  });

  it("and the feed are found by the id of a company that was merged with it", async () => {
    const company = await publicCompany("Standing Mill");
    await makeJob(company, { title: "Standing miller" });
    const closed = await makeCompany({ companyName: "Closed Mill" });
    const isClosed = eq(userProfiles.id, closed.id);
    await db.update(userProfiles).set({ userType: "company_member" }).where(isClosed);
    const merge = { fromId: closed.id, intoId: company.id, total: 0 };
    await db.insert(companyMerges).values({ ...merge, state: "undone" });
    expect((await ask(`${closed.id}.json`)).status).toBe(404);
    await db.insert(companyMerges).values({ ...merge, state: "done" });
    const titles = (await dataOf(closed.id)).jobs.map(({ title }) => title);
    expect(titles).toEqual(["Standing miller"]);
    const feed = await findFeed({ company: closed.id }, "rss", "en");
    expect(feed.items).toHaveLength(1);
  });

  it("may be read by any site, without credentials", async () => {
    const { id } = await publicCompany("Open To All");
    for (const name of [`${id}.json`, id, "nobody-at-all.json"]) {
      const { headers } = await ask(name);
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(headers.get("set-cookie")).toBeNull();
    }
  });

  it("says so where a company has no open job", async () => {
    await publicCompany("Quiet Mill");
    expect(await dataOf("quiet-mill", "?lang=en")).toMatchObject({
      jobs: [],
      none: "No open jobs at the moment.",
    });
  });

  it("is missing for an unknown company, a seeker, a blocked company and foreign options", async () => {
    const company = await publicCompany("Blocked Mill");
    await makeJob(company);
    expect((await ask("blocked-mill.json")).status).toBe(200);
    for (const search of ["?limit=0", "?limit=21", "?limit=1e1", "?theme=pink", "?lang=fr"]) {
      expect((await ask("blocked-mill.json", search)).status, search).toBe(404);
    }
    await db.update(authUsers).set({ blockedAt: new Date() }).where(eq(authUsers.id, company.id));
    for (const name of ["blocked-mill", company.id, "unknown-mill", "%", "..", ".json"]) {
      expect((await ask(`${name}.json`)).status, name).toBe(404);
      expect((await ask(name)).status, name).toBe(404);
    }
  });
});

describe("issue 16, embed: the list of a company as a page for a frame", () => {
  it("runs nothing, may be framed by any site and is no page for search engines", async () => {
    const company = await publicCompany("Framed Mill");
    await makeJob(company, { title: '<img src=x onerror="alert(1)">' });
    const answer = await ask("framed-mill", "?lang=en&theme=dark");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors *");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    const page = await answer.text();
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain('data-theme="dark"');
    expect(page).toContain('<meta name="color-scheme" content="dark">');
    expect(page).toContain(`<link rel="canonical" href="${origin}/companies/framed-mill?lang=en">`);
    expect(page).toContain("&lt;img src=x");
    expect(page).not.toMatch(/<img|<script/);
    const arabic = await (await ask("framed-mill")).text();
    expect(arabic).toContain('<meta name="color-scheme" content="light dark">');
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
  });
});

describe("issue 16, embed: the page of a company's list", () => {
  const open = (as: Actor, to = "/company-dashboard/embed") => askPage(companyEmbed, { as, to });

  it("shows those who may post both forms to copy and the frame, with the chosen options", async () => {
    const company = await publicCompany("Copied Mill");
    await makeJob(company);
    const options = "?language=ar&limit=4&theme=dark";
    for (const actor of [company, await makeMember(company, "recruiter")]) {
      const { status, page } = await open(actor, `/company-dashboard/embed${options}`);
      const text = unescapeHtml(page);
      expect(status).toBe(200);
      expect(text).toContain('data-company="copied-mill"\n  data-language="ar"\n  data-limit="4"');
      expect(text).toContain(
        `src="${origin}/embed/copied-mill?lang=ar&amp;limit=4&amp;theme=dark"`,
      );
      expect(text).toContain('<iframe src="/embed/copied-mill?lang=ar&limit=4&theme=dark"');
    }
    const { page } = await open(company, "/company-dashboard/embed?limit=1000&theme=pink");
    expect(unescapeHtml(page)).toContain('data-limit="3"></script>');
  });

  it("is for no reader of a team and no seeker", async () => {
    const company = await publicCompany("Closed Mill");
    const reader = await makeMember(company, "reader");
    expect((await open(reader)).location).toBe("/company-dashboard");
    expect((await open(await makeSeeker())).location).toBe("/my-account");
  });
});

describe("issue 16, oEmbed", () => {
  function askOembed(search: string): Promise<Response> {
    return oembed({ request: new Request(`${origin}/oembed?${search}`) } as never);
  }
  const urlOf = (path: string) => new URLSearchParams({ url: origin + path }).toString();

  it("describes an open job by its title, company and picture, by each of its addresses", async () => {
    const company = await publicCompany("Described Mill");
    const { id } = await makeJob(company, { title: "Potter" });
    for (const path of [`/jobs/${id}?lang=en`, `/w/${shortName(id)}?lang=en`]) {
      expect(await (await askOembed(urlOf(path))).json()).toMatchObject({
        version: "1.0",
        type: "link",
        title: "Potter",
        author_name: "Described Mill",
        provider_name: "Furas",
        thumbnail_url: `${origin}/pictures/job/${id}.en.png`,
        thumbnail_width: 1200,
      });
    }
    const small = await (await askOembed(`${urlOf(`/jobs/${id}`)}&maxwidth=400`)).json();
    expect(small.thumbnail_url).toBeUndefined();
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
    await db.transaction(indexChangedJobs);
    expect((await askOembed(urlOf(`/jobs/${id}`))).status).toBe(404);
  });

  it("gives the list of a company in a frame, within the bounds that are asked for", async () => {
    await publicCompany("Rich Mill");
    const answer = await askOembed(`${urlOf("/companies/rich-mill?lang=en")}&maxwidth=320`);
    const { type, html, width } = await answer.json();
    expect([type, width]).toEqual(["rich", 320]);
    expect(html).toContain(`<iframe src="${origin}/embed/rich-mill?lang=en&amp;limit=5"`);
  });

  it("is a 404 for other sites and other pages, and 501 in another format", async () => {
    const { id } = await makeJob(await publicCompany("Local Mill"));
    for (const url of [
      `https://elsewhere.example/jobs/${id}`,
      `http://127.0.0.1:3001/jobs/${id}`,
      `${origin}/jobs`,
      `${origin}/apply/${id}`,
      `${origin}/jobs/nothing`,
      "javascript:alert(1)",
      "",
    ]) {
      expect((await askOembed(new URLSearchParams({ url }).toString())).status, url).toBe(404);
    }
    expect((await askOembed(`${urlOf(`/jobs/${id}`)}&format=xml`)).status).toBe(501);
  });
});
