import { renderToStaticMarkup } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import { describe, expect, it } from "vitest";
import { categories } from "#app/features/job/job.ts";
import { languageContext } from "#app/http/language.server.ts";
import { type Language, languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { MessagesProvider } from "#app/messages/messages-context.tsx";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import JobList, { loader } from "./job-list.tsx";

useTestDatabase();

function Screen() {
  const props = { loaderData: useLoaderData(), params: {}, matches: [] };
  return <JobList {...(props as unknown as Parameters<typeof JobList>[0])} />;
}

/** The page that a request gets, or where it is sent. */
async function ask(search: string, language: Language): Promise<string | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(languageContext, language);
  const { query, dataRoutes } = createStaticHandler([
    { path: "/jobs", loader: loader as unknown as LoaderFunction, Component: Screen },
  ]);
  const answer = await query(new Request(`http://127.0.0.1/jobs${search}`), { requestContext });
  if (answer instanceof Response) return answer;
  if (answer.errors) throw Object.values(answer.errors)[0];
  return renderToStaticMarkup(
    <MessagesProvider language={language} messages={messagesFor(language)}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, answer)}
        context={answer}
        hydrate={false}
      />
    </MessagesProvider>,
  );
}

async function page(search: string, language: Language = "en") {
  const answer = await ask(search, language);
  if (answer instanceof Response) throw new Error("The list moved.");
  return answer;
}

async function movedTo(search: string) {
  const answer = await ask(search, "en");
  if (typeof answer === "string") throw new Error("The list did not move.");
  return `${answer.status} ${answer.headers.get("location")}`;
}

describe("the address of the list", () => {
  it.each([
    ["?keyword=&location=", "302 /jobs"],
    ["?keyword=+&jobType=remote&sort=", "302 /jobs?jobType=remote"],
    ["?keyword=a&keyword=b&city=", "302 /jobs?keyword=a"],
    ["?lang=en&city=", "302 /jobs?lang=en"],
  ])("JOBS-13 %s goes to %s", async (search, to) => {
    expect(await movedTo(search)).toBe(to);
  });

  it("JOBS-09 a page past the end goes to the last", async () => {
    const company = await makeCompany({ companyName: "Few" });
    for (let i = 0; i < 13; i++) await makeJob(company);
    expect(await movedTo("?company=Few&page=99")).toBe("302 /jobs?company=Few&page=2");
    // Also where all of them stand in one list.
    expect(await movedTo("?company=Few&page=3")).toBe("302 /jobs?company=Few&page=2");
    expect(await movedTo("?company=Nobody+at+all&page=3")).toBe("302 /jobs?company=Nobody+at+all");
  });
});

describe("the list", () => {
  it("JOBS-04 JOBS-05 says the category, the number of jobs and the filters in the page's language", async () => {
    const company = await makeCompany({ companyName: "Said" });
    for (let i = 0; i < 3; i++) await makeJob(company, { category: "Law" });
    const english = await page("?category=Law&location=حلب&company=Said");
    expect(english).toContain("<bdi>Jobs in Law</bdi>");
    expect(english).toContain("3 jobs");
    expect(english).toMatch(/Remove .*Aleppo/);
    const arabic = await page("?category=Law&location=Aleppo&company=Said", "ar");
    expect(arabic).toContain("<bdi>وظائف القانون</bdi>");
    expect(arabic).toContain("3 وظائف");
    expect(arabic).toMatch(/إزالة .*حلب/);
  });

  it("JOBS-03 is headed by the company's name, by id and by name", async () => {
    const company = await makeCompany({ companyName: "مطحنة الوادي" });
    await makeJob(company);
    for (const named of [company.id, "مطحنة الوادي", "مطحنه الوادى"]) {
      expect(await page(`?company=${named}`)).toMatch(/<h1[^>]*><bdi>مطحنة الوادي<\/bdi>/);
    }
  });

  it("D26 its title is the number of its jobs and the search, said once", async () => {
    const company = await makeCompany({ companyName: "Heading" });
    const title = "Xylographer";
    await makeJob(company, { title, placeId: "syria/aleppo/azaz" });
    const english = await page(`?keyword=${title}&location=Aleppo`);
    expect(english).toContain(`<title>1 job: ${title}, Aleppo | `);
    expect(english).toMatch(new RegExp(`<h1[^>]*>.*1 job: .*${title}.*Aleppo.*</h1>`, "s"));
    // In the title and the heading, on the button of a phone's filters, and for screen readers, which hear it change.
    expect(english.match(/\b1 job\b/g)?.length).toBe(4);
    expect(english).toMatch(/<p class="sr" role="status">.*1 job/s);
    expect(await page("?location=Aleppo", "ar")).toMatch(/<title>[^<|]+: حلب \| /);
  });

  it("JOBS-09 without scripts Load More leads to a longer list, and is gone when all are shown", async () => {
    const company = await makeCompany({ companyName: "Long" });
    for (let i = 0; i < 26; i++) await makeJob(company, { title: `Job ${i}` });
    const count = (html: string) => html.split("<article").length - 1;
    const first = await page("?company=Long");
    expect(count(first)).toBe(12);
    expect(first).toContain('href="/jobs?company=Long&amp;page=2#job-13"');
    const second = await page("?company=Long&page=2");
    expect(count(second)).toBe(24);
    expect(second).toContain('id="job-13"');
    expect(second).toContain("24 of 26");
    const last = await page("?company=Long&page=3");
    expect(count(last)).toBe(26);
    expect(last).not.toContain("Load More");
  });

  it("JOBS-08 FRAME-10 is empty with a way to clear the filters", async () => {
    const english = await page("?keyword=nothingofthekind&jobType=remote&sort=title");
    expect(english).toContain("No jobs available");
    expect(english).toMatch(/href="\/jobs\?sort=title"[^>]*>Clear Filters/);
    // The heading above it says the same: it is only for screen readers.
    expect(english).toMatch(/<div class="sr"><div><h1/);
    expect(await page("?keyword=nothingofthekind", "ar")).toContain("لا توجد وظائف متاحة");
  });

  it.each([
    ["", false],
    ["?sort=title", false],
    ["?sort=salary", true],
    ["?salaryRange=0-500000", true],
    ["?salaryMin=1&currency=EUR", true],
  ])("issue 15.2 the list of '%s' says how pays are compared: %s", async (query, isShown) => {
    await makeJob(await makeCompany(), { salaryMin: "100000", salaryMax: "300000" });
    await makeJob(await makeCompany(), { salaryMin: "100", currency: "EUR" });
    const says = "Salaries are compared by what they come to in a month";
    expect((await page(query)).includes(says)).toBe(isShown);
  });

  it("SEARCH-02 offers every filter, filled with the query", async () => {
    const query = {
      keyword: "Typed keyword",
      jobTitle: "Typed title",
      company: "Typed company",
      location: "Homs",
      category: "Design",
      jobType: "contract",
      experienceLevel: "senior",
      salaryRange: "2000000+",
      country: "Syria",
      province: "Aleppo",
      city: "Azaz",
      salaryMin: "1000",
      salaryMax: "2000",
      currency: "EUR",
      postedWithin: "14",
      workArrangement: "hybrid",
      companySize: "medium",
      industry: "banking",
    };
    const html = await page(`?${new URLSearchParams(query)}`);
    const form = html.slice(html.indexOf('class="filters"'), html.indexOf('id="results"'));
    for (const [name, value] of Object.entries(query)) {
      const field = new RegExp(
        `<input[^>]*name="${name}"[^>]*value="${value.replace("+", "\\+")}"|<select[^>]*name="${name}"(?:(?!</select>).)*value="${value.replace("+", "\\+")}" selected=""`,
        "s",
      );
      expect([name, field.test(form)]).toEqual([name, true]);
    }
    expect(form).toMatch(
      /type="checkbox"[^>]*name="jobType"[^>]*checked=""[^>]*value="contract"|name="jobType" checked="" value="contract"|value="contract"[^>]*checked=""/,
    );
  });

  it("CONST-01 CONST-02 CONST-03 CONST-04 CONST-05 CONST-07 offers the choices of the specification", async () => {
    const html = await page("?country=Syria");
    const values = (name: string) =>
      [
        ...(
          html.match(new RegExp(`<select[^>]*name="${name}".*?</select>`, "s"))?.[0] ?? ""
        ).matchAll(/<option value="([^"]+)"/g),
      ].map(([, value]) => value);
    const boxes = (name: string) =>
      [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, "g"))].flatMap(
        ([tag]) => tag.match(/value="([^"]+)"/)?.[1] ?? [],
      );
    expect(boxes("jobType")).toEqual(["full-time", "part-time", "contract", "remote"]);
    expect(boxes("experienceLevel")).toEqual(["entry", "mid", "senior", "executive"]);
    const written = categories.map((category) => category.replace("&", "&amp;"));
    expect(boxes("category").toSorted()).toEqual(written.toSorted());
    expect(boxes("location")).toHaveLength(14);
    expect(values("province")).toHaveLength(14);
    expect(boxes("salaryRange")).toEqual([
      "0-500000",
      "500000-1000000",
      "1000000-1500000",
      "1500000-2000000",
      "2000000+",
    ]);
    expect(boxes("postedWithin")).toEqual(["1", "3", "7", "14", "30"]);
    expect(html).toMatch(/type="radio"[^>]*name="postedWithin"[^>]*checked=""[^>]*value=""/);
    expect(boxes("workArrangement")).toEqual(["office", "remote", "hybrid"]);
    expect(boxes("companySize")).toEqual(["startup", "small", "medium", "large", "enterprise"]);
    expect(values("currency")).toEqual(["USD", "EUR", "TRY", "SAR", "AED", "LBP"]);
    expect(html).toContain('<option value="" selected="">Syrian pound (SYP)</option>');
    expect(boxes("industry")).toHaveLength(22);
  });

  it.each(["constructor", "__proto__"])(
    "A7 the category %s, a key of every object, is one that no job has",
    async (key) => {
      expect(await page(`?category=${key}`)).toContain("<h1");
      expect(await page(`?location=${key}&jobType=${key}&salaryRange=${key}`)).toContain("<h1");
    },
  );

  it.each(languages)(
    "F33 reading 61 in %s each band says that it is old pounds",
    async (language) => {
      const html = await page("", language);
      const facet = html.match(/<input[^>]*name="salaryRange".*?<\/label>/gs) ?? [];
      expect(facet).toHaveLength(5);
      for (const band of facet) expect(band).toContain(messagesFor(language).jobs.pounds.old);
    },
  );

  it("several values of a filter are each checked, said and removed alone", async () => {
    await makeJob(await makeCompany(), { employmentType: "contract", category: "Law" });
    const html = await page("?jobType=remote&jobType=contract&category=Law&category=Design");
    expect(html).toContain("<bdi>Jobs in Law and Design</bdi>");
    const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*value="([^"]+)"/g)];
    expect(checked.map(([, value]) => value).toSorted()).toEqual(
      ["Design", "Law", "contract", "remote"].toSorted(),
    );
    expect(html).toMatch(
      /href="\/jobs\?category=Law&amp;category=Design&amp;jobType=contract"[^>]*><span class="sr">Remove <\/span><bdi>Remote/,
    );
    const sorting = html.slice(html.indexOf('class="tools"'));
    expect(sorting.match(/type="hidden" name="jobType"/g)).toHaveLength(2);
  });

  it("the number of jobs stands beside each value, and a value without any is faint", async () => {
    const company = await makeCompany({ companyName: "Numbered" });
    for (const employmentType of ["remote", "remote", "contract"]) {
      await makeJob(company, { employmentType, placeId: "syria/aleppo/azaz" });
    }
    const html = await page("?company=Numbered");
    const rows = [
      ...html.matchAll(
        /<label class="(check[^"]*)"><input type="checkbox" name="(\w+)"[^>]*value="([^"]+)"\/><span>[^<]*<\/span><span class="num">([^<]*)/g,
      ),
    ].map(([, look, name, value, count]) => [`${name} ${value}`, count, look]);
    expect(rows).toContainEqual(["jobType remote", "2", "check"]);
    expect(rows).toContainEqual(["jobType contract", "1", "check"]);
    expect(rows).toContainEqual(["jobType part-time", "0", "check zero"]);
    expect(rows).toContainEqual(["location Aleppo", "3", "check"]);
    expect(rows).toContainEqual(["location Homs", "0", "check zero"]);
    expect(html).not.toMatch(/type="checkbox" name="city"/);
    const inAleppo = await page("?company=Numbered&location=حلب", "ar");
    expect(inAleppo).toMatch(/name="city" value="Azaz"\/><span>أعزاز<\/span><span class="num">3</);
  });

  it("long lists fold after the first, the chosen ones stay outside", async () => {
    const html = await page("?location=Quneitra");
    const facet = html.slice(html.indexOf("Governorate</legend>"), html.indexOf("</fieldset>"));
    const [shown = "", folded = ""] = facet.split("<details");
    expect(shown).toContain('value="Quneitra"');
    expect(shown.match(/type="checkbox"/g)).toHaveLength(7);
    expect(folded).toContain("7 more");
    expect(folded.match(/type="checkbox"/g)).toHaveLength(7);
  });

  it("marks the searched words, in text of any kind", async () => {
    const company = await makeCompany({ companyName: "Marked <b>" });
    await makeJob(company, { title: "<i>شوفير</i> & driver", description: "a < driver > b" });
    const html = await page("?keyword=driver&company=Marked");
    expect(html).toContain("&lt;i&gt;<mark>شوفير</mark>&lt;/i&gt; &amp; <mark>driver</mark>");
    expect(html).toContain("a &lt; <mark>driver</mark> &gt; b");
  });

  it("JOBS-08 names the parts not found and leads to the nearest with their numbers", async () => {
    const company = await makeCompany({ companyName: "Nearest" });
    await makeJob(company, { placeId: "syria/hama" });
    const html = await page("?company=Nearest&location=Homs");
    expect(html).toContain("Nothing was found for Homs and Nearest.");
    const links = html.slice(html.indexOf('aria-label="Closest to your search"'));
    expect(links).toMatch(
      /href="\/jobs\?location=Hama&amp;company=Nearest"[^>]*><bdi>Hama<\/bdi><small class="num">1</,
    );
    expect(links).toMatch(/href="\/jobs\?company=Nearest"[^>]*><bdi>Anywhere</);
    const arabic = await page("?company=Nearest&location=Homs", "ar");
    expect(arabic).toContain("لم نجد شيئاً عن حمص وNearest.");
    expect(arabic).toMatch(/<bdi>حماة<\/bdi>/);
  });

  it("asks whether a known word near an unknown one was meant, before other searches", async () => {
    const company = await makeCompany({ companyName: "Slip" });
    await makeJob(company, { title: "سباك" });
    const html = await page("?company=Slip&keyword=plxmbxr");
    const [meant = "", near = ""] = html
      .slice(html.indexOf('aria-label="Did you mean:"'))
      .split("Closest to your search", 2);
    expect(meant).toMatch(/href="\/jobs\?keyword=plumber&amp;company=Slip"[^>]*><bdi>plumber</);
    expect(near).not.toContain("plumber");
  });

  it("says that only some of the search is answered", async () => {
    const company = await makeCompany({ companyName: "In part" });
    await makeJob(company, { title: "Nurse" });
    expect(await page("?company=In+part&keyword=nurse+welder")).toContain(
      "No job matches your whole",
    );
    expect(await page("?company=In+part&keyword=nurse")).not.toContain("No job matches your whole");
  });

  it("SEARCH-04 locks province and city until the one above is chosen", async () => {
    const locked = (html: string, name: string) =>
      (html.match(new RegExp(`<select[^>]*name="${name}"[^>]*>`))?.[0] ?? "").includes("disabled");
    const html = [
      await page(""),
      await page("?country=Syria"),
      await page("?country=Syria&province=Hama"),
    ];
    expect(html.map((each) => [locked(each, "province"), locked(each, "city")])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });
});
