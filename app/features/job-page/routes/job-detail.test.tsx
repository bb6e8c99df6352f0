import { describe, expect, it } from "vitest";
import { type Actor, visitor } from "#app/features/accounts/actor.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { setExchangeRate } from "#app/features/job/pay/exchange-rates.server.ts";
import { exchangeRates } from "#app/features/job/pay/exchange-rates.table.ts";
import { countUsualPays } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { damascusDay, formatDate } from "#app/i18n/format.ts";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob, makeSeeker } from "#test/people.ts";
import { rendered } from "#test/render/render-parts.tsx";
import { insertApplication } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";
import JobDetailPage, { loader } from "./job-detail.tsx";

useTestDatabase();

/** The page as a visitor sees it, or as somebody else. */
async function page(jobId: string, language: Language = "en", as: Actor = visitor) {
  const to = `/jobs/${jobId}`;
  const { data, status } = await visit(loader, { as, to, params: { jobId }, language });
  const props = { loaderData: data, params: { jobId }, matches: [] };
  return {
    status,
    html: rendered(
      <JobDetailPage {...(props as unknown as Parameters<typeof JobDetailPage>[0])} />,
      language,
    ),
  };
}

const full = {
  title: "Accountant",
  description: "First line\nsecond line\n\n- one\n- two",
  requirements: '["Two years"]',
  benefits: '["Transport"]',
  contactEmail: "jobs@barada.example",
  companyWebsite: "https://www.barada.example/jobs/",
  applicationDeadline: "2099-12-05",
  salaryMin: "1800000",
  salaryMax: "2400000",
};

describe("the page of a job", () => {
  it("shows its applicant how far the application has come, and its status once answered", async () => {
    const job = await makeJob(await makeCompany(), full);
    const [sent, declined] = [await makeSeeker(), await makeSeeker()];
    await insertApplication(job.id, { by: sent });
    await insertApplication(job.id, { by: declined, status: "not_selected", isOpened: true });
    const { status, stepsReached } = messagesFor("en").ownApplication;
    const note = async (as: Actor) => {
      const { html } = await page(job.id, "en", as);
      return html.slice(html.indexOf('class="applied"')).split("</div>")[0] ?? "";
    };
    const untouched = await note(sent);
    expect(untouched).toContain(stepsReached({ reached: "1", of: "5" }));
    expect(untouched.match(/class="done"/g)).toHaveLength(1);
    expect(untouched).not.toContain(status.sent);
    const answered = await note(declined);
    expect(answered).toContain(`<p>${status.not_selected}</p>`);
    expect(answered).toContain('class="over"');
    expect((await page(job.id, "en", await makeSeeker())).html).not.toContain("status-steps");
  });

  it("issue 33: leads to pay and demand, also where too few jobs state a pay", async () => {
    const job = await makeJob(await makeCompany(), { ...full, title: "Zymurgist" });
    expect((await page(job.id)).html).toContain('href="/market"');
  });

  it("shows a place in Syria on the map, by a picture that comes when it is near", async () => {
    const company = await makeCompany();
    const [tartus, beirut] = [
      await makeJob(company, { placeId: "syria/tartus/safita" }),
      await makeJob(company, { placeId: "lebanon/beirut", location: "Beirut, Lebanon" }),
    ];
    const maps = async (id: string) =>
      (await page(id)).html.match(/<img(?=[^>]* loading="lazy")[^>]*syria[^>]*#\w+"/g);
    expect(await maps(tartus.id)).toEqual([expect.stringMatching(/syria[\w.?-]*#tartus"$/)]);
    expect(await maps(beirut.id)).toBeNull();
  });

  it("JOB-01 JOB-03 JOB-04 shows the job, its lists, its company and the way to apply", async () => {
    const company = await makeCompany({
      companySize: "51-200",
      province: "Aleppo",
      country: "Syria",
    });
    const job = await makeJob(company, full);
    const { status, html } = await page(job.id);
    expect(status).toBe(200);
    for (const part of [
      "<bdi>Accountant</bdi>",
      "Accounting &amp; Finance",
      "1,800,000",
      "2,400,000",
      "<bdi>SYP</bdi>",
      "December 5, 2099",
      "First line<br/>second line",
      '<li dir="auto">one</li>',
      "Two years",
      "Transport",
      "mailto:jobs@barada.example",
      'href="https://www.barada.example/jobs/"',
      ">barada.example/jobs<",
      ">51-200<",
      `href="/jobs?company=${company.id}"`,
      `href="/apply/${job.id}"`,
    ]) {
      expect(html).toContain(part);
    }
    const arabic = (await page(job.id, "ar")).html;
    expect(arabic).toContain("حلب");
    expect(arabic).toContain("دوام كامل");
    expect(arabic).toContain("٥ ديسمبر ٢٠٩٩");
  });

  it("F50 a shared job says its company, place and pay", async () => {
    const job = await makeJob(await makeCompany(), { ...full, pound: "old" });
    const { html } = await page(job.id);
    const text = /wa\.me\/\?text=([^"]*)"/.exec(html)?.[1] ?? "";
    const words = decodeURIComponent(text.replaceAll("+", " ").replaceAll("&amp;", "&"));
    expect(words).toMatch(
      /^Accountant\n\u200eBarada Foods · Aleppo · 1,800,000 - 2,400,000 .*\n.*\/w\/\w+$/,
    );
  });

  it("JOB-05 shows similar jobs and where there are more", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { category: "Design" });
    await makeJob(company, { category: "Design", title: "Another", description: "Unsaid here." });
    const { html } = await page(job.id);
    expect(html).toContain("Another");
    expect(html).not.toContain("Unsaid here.");
    expect(html).toMatch(/href="\/jobs\?category=Design"[^>]*><span>View More/);
  });

  it.each([
    ["en", "Job Not Found"],
    ["ar", "الوظيفة غير موجودة"],
  ] as const)("JOB-06 JOB-07 is a 404 in %s that leads back", async (language, text) => {
    const draft = await makeJob(await makeCompany(), { status: "draft" });
    const open = await makeJob(await makeCompany());
    for (const id of [draft.id, "no-such-job"]) {
      const { status, html } = await page(id, language);
      expect(status).toBe(404);
      expect(html).toContain(text);
      expect(html).toContain('href="/jobs"');
      expect(html).not.toContain(draft.id);
      // D39: open jobs and a search, the same whichever job is missing.
      expect(html).toContain(`href="/jobs/${open.id}"`);
      expect(html).toContain('role="search"');
    }
  });

  it("JOB-01 the pay is that of a month, except a freelancer's; more than 1000 people are words so", async () => {
    const company = await makeCompany({ companySize: "1000+" });
    const monthly = await makeJob(company, full);
    const freelance = await makeJob(company, { ...full, employmentType: "freelance" });
    const head = async (id: string) => {
      const text = (await page(id, "ar")).html.replace(/<!-- -->|<[^>]+>/g, "");
      return text.slice(text.indexOf("الراتب"), text.indexOf("وظائف مشابهة"));
    };
    expect(await head(monthly.id)).toContain("2,400,000 ل.س شهرياً");
    expect(await head(monthly.id)).toContain("عدد الموظفين: أكثر من 1000");
    expect(await head(freelance.id)).toContain("2,400,000 ل.س");
    expect(await head(freelance.id)).not.toContain("شهرياً");
  });

  it("issue 15.2 shows the pay in the other pound, and in other currencies by a rate with its day", async () => {
    const company = await makeCompany();
    const pounds = await makeJob(company, { ...full, payBasis: "net" });
    const euros = await makeJob(company, { salaryMin: "100", currency: "EUR", payPeriod: "week" });
    const text = async (id: string, language: Language = "en") =>
      (await page(id, language)).html.replace(/<!-- -->|<[^>]+>/g, "");
    expect(await text(pounds.id)).toContain("2,400,000 SYP a month, old pounds, net");
    expect(await text(pounds.id)).toContain("18,000 - 24,000 SYP a month, new pounds");
    expect(await text(pounds.id)).toContain('"unitText":"MONTH"');
    expect(await text(pounds.id)).toContain('"minValue":18000,"maxValue":24000');
    expect(await text(euros.id)).not.toContain("In other currencies");
    await setExchangeRate({ currency: "EUR", newPounds: 150, day: "2026-11-20" });
    expect(await text(euros.id)).toContain("≈ 15,000+ SYP a week, new pounds");
    expect(await text(euros.id)).toContain("1,500,000+ SYP a week, old pounds");
    expect(await text(euros.id)).toContain("exchange rate of November 20, 2026");
    expect(await text(euros.id, "ar")).toContain("٢٠ نوفمبر ٢٠٢٦");
    await db.delete(exchangeRates);
  });

  it("issue 15.2 shows the usual pay for the role in the governorate, and how it was counted", async () => {
    const placeId = "syria/quneitra";
    for (let i = 0; i < 10; i += 1) {
      const salaryMin = String(10_000 + 1_000 * i);
      await makeJob(await makeCompany(), { title: "Baker", placeId, salaryMin });
    }
    await countUsualPays();
    const text = async (pay: object) => {
      const job = await makeJob(await makeCompany(), { title: "خباز", placeId, ...pay });
      return (await page(job.id)).html.replace(/<!-- -->|<[^>]+>/g, "");
    };
    expect(await text({})).toContain(
      "Usual for baker in Quneitra: 12,000 - 17,000 SYP a month, new pounds",
    );
    expect(await text({ salaryMin: "1500000", pound: "old" })).toContain(
      "Usual for baker in Quneitra: 1,200,000 - 1,700,000 SYP a month, old pounds",
    );
    expect(await text({})).toContain("(jobs: 10, companies: 10), counted on");
    expect(await text({ title: "Zymurgist" })).not.toContain("Usual for");
  });

  it("reading 52: past its last day it is shown for 30 days, says so and offers other jobs", async () => {
    const company = await makeCompany();
    const applicationDeadline = damascusDay(new Date(Date.now() - 2 * 86_400_000));
    const job = await makeJob(company, { title: "Bell founder", applicationDeadline });
    const open = await makeJob(company, { title: "Bell ringer", description: "Unsaid here." });
    for (const language of ["en", "ar"] as const) {
      const { status, html } = await page(job.id, language);
      expect(status).toBe(200);
      expect(html).toContain("Bell founder");
      expect(html).toContain(
        { en: "The last day to apply has passed.", ar: "انتهى موعد التقديم." }[language],
      );
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).toContain(`href="/jobs/${open.id}"`);
      expect(html).not.toContain("Unsaid here.");
      for (const no of [`/apply/${job.id}`, `/report/${job.id}`, "JobPosting", "/pictures/job/"])
        expect(html).not.toContain(no);
    }
  });

  it.each([
    ["similar ones of a closed job", "closed"],
    ["the newest, of a draft", "draft"],
  ] as const)("reading 64: its short list, %s, has facts and no description", async (_, status) => {
    const company = await makeCompany();
    const job = await makeJob(company, { category: "Logistics", status });
    const salaryMin = "700";
    const description = "Unsaid here.";
    const open = { category: "Logistics", title: "Forwarder", currency: "USD", salaryMin };
    await makeJob(company, { ...open, description });
    const html = (await page(job.id)).html;
    const [card = ""] = /<article(?:(?!<article).)*Forwarder.*?<\/article>/s.exec(html) ?? [];
    for (const part of ["Barada Foods", "Aleppo", "Full-time", "700", "<time"])
      expect(card).toContain(part);
    expect(html).not.toContain(description);
  });

  it("F57 reading 52: an applicant reads that a removed job is closed, and finds the application", async () => {
    const seeker = await makeSeeker();
    const company = await makeCompany();
    const job = await makeJob(company);
    const application = await insertApplication(job.id, { by: seeker });
    await db.update(jobs).set({ status: "closed", closedReason: "filled_here" });
    const reader = await page(job.id, "en", seeker);
    expect(reader.status).toBe(404);
    expect(reader.html).toContain("Job Not Found");
    expect(reader.html).toContain("This job is closed.");
    expect(reader.html).toContain(`#application-${application}`);
    for (const actor of [visitor, await makeSeeker(), await makeCompany()]) {
      expect((await page(job.id, "en", actor)).html).not.toContain("This job is closed.");
    }
  });

  it("R51 is missing 30 days after its last day, and does not show its title", async () => {
    const expired = { title: "Bell founder", applicationDeadline: "2020-01-01" };
    const job = await makeJob(await makeCompany(), expired);
    const { html } = await page(job.id);
    expect(html).toContain("Job Not Found");
    expect(html).not.toContain("Bell founder");
    expect(html).not.toContain(`href="/apply/${job.id}"`);
    expect(html).not.toContain("JobPosting");
  });

  it.each([
    ["draft", "held"],
    ["closed", "suspended"],
  ] as const)(
    "reading 60: a %s job that is %s is called so on its company's page",
    async (status, why) => {
      const company = await makeCompany();
      const { id } = await makeJob(company, { status, closedReason: why });
      for (const language of languages) {
        const { jobs: texts, manage } = messagesFor(language);
        const { html } = await page(id, language, company);
        const [before = "", after = ""] = texts.ownStatus({ status: "|" }).split("|");
        const written = html.replace(/<[^>]+>/g, "");
        expect(written).toContain(`${before}${manage.states[why]}${after}`);
      }
    },
  );

  it("shows people's input as text, with any characters", async () => {
    const evil = "</script><script>alert(1)</script><img src=x onerror=alert(1)>";
    const job = await makeJob(await makeCompany({ companyName: evil }), {
      title: evil,
      description: evil,
      requirements: JSON.stringify([evil]),
      companyWebsite: "javascript:alert(1)",
      location: evil,
      placeId: null,
    });
    const { html } = await page(job.id);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img");
    expect(html).not.toContain("javascript:");
    const data = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "";
    expect(JSON.parse(data)).toMatchObject({ "@type": "JobPosting", title: evil });
  });

  it("reads well without a title, a description or a company's name", async () => {
    const nameless = await makeCompany({ companyName: null, firstName: "", lastName: "" });
    const job = await makeJob(nameless, {
      title: " ",
      description: "\n ",
      location: "",
      placeId: null,
    });
    const { html } = await page(job.id);
    expect(html).toContain("Untitled job");
    expect(html).toContain("The company has not written a description.");
    expect(html).toContain("To be discussed");
  });
});

describe("days and directions on a job's page", () => {
  it("D27 names today and yesterday and counts down to the last day, D35 prints site and address, D33 the ad runs its own way", async () => {
    const company = await makeCompany();
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const deadline = damascusDay(day(6));
    const job = await makeJob(company, {
      title: "محاسب",
      description: "يبحث قسم المحاسبة عن زميل.",
      createdAt: day(-1),
      applicationDeadline: deadline,
    });
    const { html } = await page(job.id);
    const text = html.replace(/<!-- -->/g, "");
    expect(text).toContain("Closes in 6 days");
    expect(text).toMatch(/<time[^>]*>New yesterday<\/time>/);
    expect(text).toMatch(/<h2>About the job<\/h2><div lang="ar" dir="rtl">/);
    expect(text).toContain(formatDate(deadline, "en"));

    const plain = await makeJob(company, { title: "Clerk", description: "Keep the books." });
    const other = (await page(plain.id)).html;
    expect(other).toMatch(/<h2>About the job<\/h2><div lang="en" dir="ltr">/);
    expect(other).toMatch(/<time[^>]*>New today<\/time>/);
  });
});
