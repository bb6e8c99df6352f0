import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import { shortName } from "#app/features/job/short-address.ts";
import { findOwnChoices } from "#app/features/jobs/memory/choices.server.ts";
import { syria } from "#app/features/places/place.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import {
  emailWith,
  linkIn,
  oneClickAddress,
  sendAlertsNow,
  unsubscribeByOneClick,
} from "#e2e/support/email/job-alerts.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { test } from "./plain-test.ts";

const titles = (reader: PlainBrowser) => reader.texts("main article h3");
const counted = (reader: PlainBrowser, name: string, value: string) =>
  reader.part(`#filters :has(> input[name="${name}"][value="${value}"]) .num`).text;
const filters = (reader: PlainBrowser) => reader.part("#filters");
const showFiltered = (reader: PlainBrowser) => reader.part("#filters .sheet-foot").press(/./);

/** Four jobs that share a new word: three in Aleppo, two of them in Azaz, and one in Homs. */
async function boardOf(): Promise<string> {
  const word = rareWord();
  const company = await newCompany({ companyName: `Guild ${word}`, companySize: "201-500" });
  for (const [employmentType, placeId, category] of [
    ["remote", "syria/aleppo/azaz", "Law"],
    ["contract", "syria/aleppo/azaz", "Law"],
    ["full-time", "syria/aleppo/manbij", "Law"],
    ["remote", "syria/homs/homs", "Design"],
  ])
    await makeJob(company, { title: `Warden ${word}`, employmentType, placeId, category });
  return word;
}

for (const language of languages) {
  const messages = messagesOf[language];
  const {
    jobs: list,
    labels,
    ui,
    browse,
    offline,
    memory,
    memoryAnswers,
    memoryPage,
    alerts,
  } = messages;

  test.describe(`in ${language}`, { tag: ofOtherLanguage(language) }, () => {
    test.beforeEach(async ({ reader }) => {
      await reader.speak(language);
    });

    // JOBS-02, JOBS-04, JOBS-05, JOBS-08, JOBS-11, CONST-01, CONST-03
    test("values are counted, chosen, taken off and cleared, and cities come with one governorate", async ({
      reader,
    }) => {
      const word = await boardOf();
      const count = (number: number) => {
        expect(reader.part("main p[role=status]").text).toContain(list.count(number));
        expect(reader.count("main article")).toBe(number);
      };
      await reader.open(`/jobs?keyword=${word}`);
      count(4);
      expect(reader.heading).toBe(`${list.count(4)}: ${word}`);
      expect(reader.title).toBe(`${list.count(4)}: ${word} | ${ui.frame.site}`);
      const numbers = { remote: "2", "part-time": "0" };
      for (const [type, number] of Object.entries(numbers))
        expect(counted(reader, "jobType", type)).toBe(number);
      expect([counted(reader, "category", "Law"), counted(reader, "location", "Aleppo")]).toEqual([
        "3",
        "3",
      ]);
      filters(reader).check("remote", { name: "jobType" }).check("contract", { name: "jobType" });
      await showFiltered(reader);
      count(3);
      expect(reader.address.searchParams.getAll("jobType")).toEqual(["contract", "remote"]);
      // Counted without its own filter, and with all others.
      expect([counted(reader, "jobType", "full-time"), counted(reader, "category", "Law")]).toEqual(
        ["1", "2"],
      );
      const chips = reader.part(`[aria-label="${list.activeFilters}"]`);
      await chips.press(labels.employmentType.remote);
      count(1);
      expect([
        reader.isChecked("jobType", "remote"),
        reader.isChecked("jobType", "contract"),
      ]).toEqual([false, true]);

      await reader.open(`/jobs?keyword=${word}`);
      expect(reader.count('#filters input[type="checkbox"][name="city"]')).toBe(0);
      filters(reader).check("Aleppo", { name: "location" });
      await showFiltered(reader);
      expect(counted(reader, "city", "Azaz")).toBe("2");
      filters(reader).check("Azaz", { name: "city" });
      await showFiltered(reader);
      count(2);
      filters(reader).check("Homs", { name: "location" });
      await showFiltered(reader);
      count(3);
      filters(reader).check("Aleppo", { name: "location", on: false });
      await showFiltered(reader);
      count(1);
      expect(chips.count("a")).toBe(1);
      filters(reader).check("large", { name: "companySize" }).check("7", { name: "postedWithin" });
      await showFiltered(reader);
      count(1);
      expect(reader.part(".short-filters").acts(/3/)).toHaveLength(1);

      await reader.open(`/jobs?keyword=${word}&category=Accounting+%26+Finance`);
      count(0);
      expect(reader.heading).toBe(
        list.titleIn({ category: labels.category["Accounting & Finance"] }),
      );
      expect(reader.texts("main h2, main h3")).toContain(list.none);
      await reader.part(".empty").press(list.clearFilters);
      expect([reader.path, reader.count("main article")]).toEqual(["/jobs", 12]);
    });

    // JOBS-08
    test("an empty list repeats the search and leads to the nearest", async ({ reader }) => {
      const word = await boardOf();
      await reader.open(`/jobs?keyword=${word}&location=Hama&jobType=remote`);
      expect(reader.part(".empty").text).toContain(list.quoted({ text: word }));
      const near = reader.part(`.empty [aria-label="${list.nearest}"]`);
      expect(
        near
          .acts(list.near.anywhere)
          .map((each) => each.textContent)
          .join(),
      ).toContain("2");
      await near.press(language === "ar" ? "حمص" : "Homs");
      expect(reader.count("main article")).toBe(1);
      await reader.open(`/jobs?keyword=${word}&location=Hama`);
      await near.press(list.near.anywhere);
      expect([reader.path, reader.count("main article")]).toEqual([`/jobs?keyword=${word}`, 4]);
    });

    // JOBS-03, JOBS-06, JOBS-09, JOBS-10, JOBS-12
    test("the list is sorted, shown as a grid, lengthened, and marks the searched words", async ({
      reader,
    }) => {
      const word = rareWord();
      const company = await newCompany({ companyName: `Haulage ${word}` });
      for (const [place, letter] of ["M", "A", "Z"].entries()) {
        await makeJob(company, {
          title: `${letter} ${word}`,
          createdAt: new Date(Date.UTC(2025, 5, place + 1)),
        });
      }
      for (const [sort, order] of Object.entries({ newest: "ZAM", oldest: "MAZ", title: "AMZ" })) {
        await reader.open(`/jobs?keyword=${word}`);
        await reader.part('form:has(select[name="sort"])').fill({ sort }).press(list.sortAct);
        expect(titles(reader)).toEqual([...order].map((letter) => `${letter} ${word}`));
        expect(reader.path).toContain(`sort=${sort}`);
      }
      await reader.press(ui.asGrid);
      expect([reader.count("main .jobs-grid article"), reader.path.includes("view=grid")]).toEqual([
        3,
        true,
      ]);
      await reader.press(ui.asList);
      expect([reader.count("main .jobs-grid"), reader.count("main .jobs-list article")]).toEqual([
        0, 3,
      ]);

      for (let place = 0; place < 24; place += 1)
        await makeJob(company, { title: `Driver ${word} ${place}` });
      for (const named of [company.id, `Haulage ${word}`]) {
        await reader.open(`/jobs?company=${encodeURIComponent(named)}`);
        expect(reader.heading).toBe(`Haulage ${word}`);
      }
      await reader.open(`/jobs?keyword=${word}`);
      for (const shown of [12, 24, 27]) {
        expect(reader.part(".load-more").text).toContain(
          ui.shownOf({ shown: `${shown}`, total: "27" }),
        );
        const links = reader.attributes("main article h3 a", "href");
        expect([links.length, new Set(links).size]).toEqual([shown, shown]);
        if (shown < 27) await reader.press(ui.loadMore);
      }
      expect(reader.acts(ui.loadMore)).toEqual([]);

      const described = { title: "مطلوب شوفير وسائقين", description: "Trucks and their DRIVERS." };
      await makeJob(await newCompany({ companyName: `Trucks ${word}` }), described);
      await reader.open(`/jobs?keyword=driver&company=${encodeURIComponent(`Trucks ${word}`)}`);
      expect(reader.texts("main article mark")).toEqual(["شوفير", "وسائقين", "DRIVERS"]);
      expect(reader.linkTo(described.title)).toMatch(/^\/jobs\//);
      await reader.open(`/jobs?company=${encodeURIComponent(`Trucks ${word}`)}`);
      expect([titles(reader), reader.count("main mark")]).toEqual([[described.title], 0]);
    });

    // SEARCH-01, SEARCH-03, SEARCH-04, CONST-06, DATA-12
    test("the advanced search sends only fields with input, and its lists of places are asked for", async ({
      reader,
    }) => {
      const word = rareWord();
      const company = await newCompany({ industry: "banking", companySize: "501-1000" });
      const title = `Teller ${word}`;
      const placed = { location: "Azaz, Aleppo, Syria", placeId: "syria/aleppo/azaz" };
      await makeJob(company, {
        title,
        ...placed,
        salaryMin: "9000",
        currency: "TRY",
        workArrangement: "hybrid",
      });
      await reader.open("/advanced-search");
      const form = reader.part("main form");
      const place = async (key: string, value: string) =>
        form.fill({ [key]: value }).press(browse.advanced.showLists);
      const isOff = (name: string) => form.field(name).hasAttribute("disabled");
      expect([isOff("province"), isOff("city"), form.options("country").length]).toEqual([
        true,
        true,
        10,
      ]);
      await place("country", "Syria");
      expect(form.options("province")).toHaveLength(14);
      await place("province", "Aleppo");
      form.fill({ city: "Azaz" });
      await place("country", "Egypt");
      expect([form.value("province"), isOff("city")]).toEqual(["", true]);
      await place("country", "Syria");
      await place("province", "Aleppo");
      const chosen = {
        currency: "TRY",
        workArrangement: "hybrid",
        companySize: "large",
        industry: "banking",
      };
      await form.fill({ city: "Azaz", jobTitle: word, ...chosen }).press(browse.advanced.search);
      const query = {
        jobTitle: word,
        country: "Syria",
        province: "Aleppo",
        city: "Azaz",
        ...chosen,
      };
      expect(reader.address.pathname).toBe("/jobs");
      expect(Object.fromEntries(reader.address.searchParams)).toEqual(query);
      expect(titles(reader)).toEqual([title]);
      await reader.open(`/advanced-search${reader.address.search}`);
      expect([form.value("jobTitle"), form.value("city")]).toEqual([word, "Azaz"]);
      await form.press(browse.advanced.clear);
      for (const name of Object.keys(query)) expect(form.value(name), name).toBe("");
    });

    // JOBS-10
    test("the field of each search is an ordinary one whose form searches", async ({ reader }) => {
      const word = await boardOf();
      for (const path of ["/", "/home", "/jobs", "/advanced-search"]) {
        await reader.open(path);
        const field = reader.field("keyword");
        expect(field.hasAttribute("role"), path).toBe(false);
        await reader.part('main form:has([name="keyword"])').fill({ keyword: word }).submit();
        expect(reader.path, path).toMatch(new RegExp(`/jobs\\?(.*&)?keyword=${word}`));
        expect(titles(reader)).toHaveLength(4);
      }
    });

    // D12, FRAME-06, HOME-02
    test("the quick search and home's search look for their input", async ({ reader }) => {
      await reader.open("/pricing");
      expect(reader.count("header form input[required]")).toBeGreaterThan(0);
      await reader.part("header form:has([name=keyword])").fill({ keyword: "محاسب" }).submit();
      expect([reader.address.pathname, reader.address.searchParams.get("keyword")]).toEqual([
        "/jobs",
        "محاسب",
      ]);
      await reader.open("/home");
      await reader.part("main form").fill({ keyword: "محاسب" }).press(browse.searchAct);
      expect(reader.path).toBe(`/jobs?keyword=${encodeURIComponent("محاسب")}`);
      await reader.open("/home");
      const filled = {
        location: "Homs",
        category: "Design",
        jobType: "remote",
        salaryRange: "2000000+",
      };
      await reader.part("main form").fill(filled).press(browse.searchAct);
      expect(Object.fromEntries(reader.address.searchParams)).toEqual(filled);
    });

    // PROV-03, PROV-06, PROV-08, PROV-09
    test("a governorate's page searches within it, and one that is none says so", async ({
      reader,
    }) => {
      const word = rareWord();
      const company = await newCompany();
      await makeJob(company, {
        title: `Guard ${word}`,
        placeId: "syria/aleppo/azaz",
        location: "أعزاز, حلب, سوريا",
      });
      await makeJob(company, { title: `Driver ${word}` });
      const name = syria.provinces.find(({ en }) => en === "Aleppo")?.[language] ?? "";
      await reader.open("/syria/aleppo");
      expect(reader.heading).toBe(browse.place.heading({ place: name }));
      await reader.part("main form").fill({ keyword: word }).press(browse.searchAct);
      expect([reader.path, titles(reader).length]).toEqual([
        `/syria/jobs?keyword=${word}&location=Aleppo`,
        2,
      ]);
      await reader.open("/syria/aleppo");
      await reader
        .part("main form")
        .fill({ keyword: word, location: "Azaz" })
        .press(browse.searchAct);
      expect([reader.path, titles(reader)]).toEqual([
        `/syria/jobs?keyword=${word}&location=Azaz`,
        [`Guard ${word}`],
      ]);
      await reader.open("/syria/nowhere");
      expect([reader.status, reader.heading]).toEqual([404, browse.place.missing]);
      await reader.press(browse.place.backHome);
      expect(reader.path).toBe("/home");
    });

    // CAT-01, CAT-03
    test("a category's list is searched and sorted where it stands", async ({ reader }) => {
      const word = rareWord();
      const category = "Human Resources";
      const company = await newCompany({ companyName: `Agency ${word}` });
      for (const letter of "BAC") await makeJob(company, { title: `${letter} ${word}`, category });
      await reader.open("/category/Human%20Resources");
      const crumbs = reader.texts(`nav[aria-label="${ui.breadcrumb}"] li`);
      expect(crumbs).toEqual([ui.frame.home, ui.frame.jobs, labels.category[category]]);
      await reader.part('main form:has([name="keyword"])').fill({ keyword: word }).submit();
      await reader
        .part('form:has(select[name="sort"])')
        .fill({ sort: "title" })
        .press(list.sortAct);
      expect(titles(reader)).toEqual(["A", "B", "C"].map((letter) => `${letter} ${word}`));
      await reader.press(ui.asGrid);
      expect([reader.count("main .jobs-grid article"), reader.address.pathname]).toEqual([
        3,
        "/category/Human%20Resources",
      ]);
    });

    // D15, COMP-02, COMP-03, COMP-04
    test("companies are found by name and industry, and each leads to its jobs", async ({
      reader,
    }) => {
      const word = rareWord();
      const [whole, bare] = [`قمح & Flour ${word}`, `Bare ${word}`];
      await makeJob(await newCompany({ companyName: whole, industry: "agriculture" }), {
        title: `Miller ${word}`,
      });
      await newCompany({ companyName: bare });
      await reader.open("/companies");
      const find = async (name: string, industry: string) => {
        await reader.part("main form").fill({ name, industry }).press(browse.companies.search);
        return reader.texts("main .tile h3");
      };
      expect(reader.part("main form").options("industry")).toEqual(Object.values(labels.industry));
      expect(await find(word.toUpperCase(), "")).toEqual([whole, bare]);
      expect(await find(word, "banking")).toEqual([]);
      expect(reader.texts("main h2, main h3")).toContain(browse.companies.none);
      expect(await find(word, "agriculture")).toEqual([whole]);
      await reader.part("main .tile h3").press(whole);
      expect([reader.address.searchParams.get("company"), reader.heading]).toEqual([whole, whole]);
      expect(titles(reader)).toEqual([`Miller ${word}`]);
    });

    // Issue 16.2
    test("an account remembers by plain forms; a visitor reads how to save", async ({
      reader,
      another,
    }) => {
      const word = rareWord();
      const company = await newCompany({ companyName: `Mill ${word}` });
      await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
      const [miller, baker, carter] = await Promise.all(
        ["Miller", "Baker", "Carter"].map((title) =>
          makeJob(company, { title: `${title} ${word}` }),
        ),
      );
      const visitor = another();
      await visitor.speak(language);
      await visitor.open(`/jobs/${miller?.id}`);
      await visitor.press(offline.saved.save);
      expect(visitor.path).toBe(`/saved-jobs?job=${miller?.id}`);
      expect(visitor.text).toContain(offline.saved.needs);
      await visitor.press(offline.saved.toJob);
      expect(visitor.path).toBe(`/jobs/${miller?.id}`);

      // An account is needed to hide it, and leads back to the button.
      const seeker = await newSeeker();
      await visitor.press(memory.hide);
      expect([visitor.path, visitor.text]).toEqual([
        `/login?next=${encodeURIComponent(`/jobs/${miller?.id}`)}`,
        expect.stringContaining(memoryAnswers.signIn),
      ]);
      await visitor.logIn(seeker.email);
      await visitor.press(memory.hide);
      expect([visitor.path, visitor.text]).toEqual([
        `/jobs/${miller?.id}`,
        expect.stringContaining(memoryAnswers.jobHidden),
      ]);
      await visitor.press(memory.showJob);
      const address = `/jobs?keyword=${word}`;
      const card = (job: typeof miller) => reader.part("article.job", job?.title);
      await reader.enter(seeker, language);
      await reader.open(address);
      await card(carter).press(offline.saved.saveMark);
      expect([reader.path, reader.notice]).toEqual([
        address,
        expect.stringContaining(memoryAnswers.saved),
      ]);
      expect(card(carter).acts(offline.saved.saveMark)[0]?.getAttribute("aria-pressed")).toBe(
        "true",
      );
      await card(miller).press(memory.hide);
      expect(reader.text).toContain(memoryAnswers.jobHidden);
      expect(reader.count("article.job", miller?.title)).toBe(0);
      await reader.open(`/jobs/${baker?.id}`);
      await reader.open(`/companies/mill-${word}`);
      await reader.press(memory.follow);
      expect(reader.text).toContain(memoryAnswers.followed);
      await reader.open(address);
      expect(card(baker).text).toContain(memory.seen);
      await reader.open("/saved-jobs");
      expect(reader.text).toContain(offline.saved.count(1));
      for (const name of [`Mill ${word}`, word])
        expect(reader.part("main").linkTo(name), name).toBeDefined();
      await reader.press(memoryPage.showNamed({ name: miller?.title ?? "" }));
      expect(reader.text).toContain(memoryAnswers.jobShown);
      const { forgetParts, forgetAct } = memoryPage;
      await reader.part("main").check(forgetParts.withSaved).press(forgetAct);
      expect(reader.texts("main h2, main h3")).toContain(offline.saved.none);
      expect(Object.values(await findOwnChoices(seeker)).flat()).toEqual([]);
    });

    /** From the end of an empty list to its form, which is filled in and sent. */
    async function saveSearch(reader: PlainBrowser, word: string, email?: string) {
      await reader.open(`/jobs?keyword=${word}&category=Design`);
      await reader.press(list.alertWhenPosted);
      expect([reader.heading, reader.part("main form").text]).toEqual([
        alerts.newTitle,
        expect.stringContaining(word),
      ]);
      if (email) reader.fill({ [alerts.email]: email });
      await reader.part("main").check(alerts.frequencies.instant).press(alerts.create);
    }

    /** A job that answers the search, and the email that it causes. */
    async function digestOf(dataDir: string, word: string, email: string) {
      const job = await makeJob(await makeCompany(), {
        title: `Potter ${word}`,
        category: "Design",
      });
      await sendAlertsNow(dataDir);
      return await emailWith(dataDir, email, `/a/${shortName(job.id)}`);
    }

    async function change(reader: PlainBrowser, name: string) {
      const form = reader.part(`main form:has([name="hour"])`);
      await form
        .fill({ [alerts.name]: name, [alerts.frequency]: "weekly", [alerts.hour]: "9" })
        .press(alerts.save);
      expect(reader.text).toContain(alerts.changed);
      expect(reader.texts("main h2")).toContain(name);
      expect([form.value(alerts.frequency), form.value(alerts.hour)]).toEqual(["weekly", "9"]);
    }

    test("issue 16: a search is saved without an account, confirmed, managed and stopped by links", async ({
      reader,
      board: { dataDir },
    }) => {
      const word = rareWord();
      const email = `${word}@people.example`;
      await saveSearch(reader, word, email);
      expect(reader.text).toContain(alerts.sentTitle);
      await reader.open(
        linkIn(await emailWith(dataDir, email, "/alerts/confirm"), "/alerts/confirm"),
      );
      await reader.press(alerts.confirm);
      expect(reader.text).toContain(alerts.confirmedTitle);
      expect(reader.linkTo(alerts.seeJobs)).toContain(`keyword=${word}`);
      const digest = await digestOf(dataDir, word, email);
      await reader.open(linkIn(digest, "/alerts"));
      await change(reader, `Clay ${word}`);
      const stop = oneClickAddress(digest);
      await reader.open(stop);
      expect(reader.heading).toBe(alerts.stopTitle);
      await unsubscribeByOneClick(stop);
      await reader.open(stop);
      for (const [act, then] of [
        [alerts.undo, alerts.stopTitle],
        [alerts.stop, alerts.stoppedTitle],
      ] as const) {
        await reader.press(act);
        expect(reader.heading).toBe(then);
      }
      await reader.press(alerts.manage);
      expect(reader.part("main li").text).toContain(alerts.isPaused);
    });

    test("issue 16: a search is saved with an account, managed there and stopped by one click", async ({
      reader,
      board: { dataDir },
    }) => {
      const word = rareWord();
      const seeker = await newSeeker();
      await db
        .update(authUsers)
        .set({ emailVerified: true, language })
        .where(eq(authUsers.id, seeker.id));
      await reader.enter(seeker, language);
      await saveSearch(reader, word);
      expect(reader.text).toContain(alerts.saved);
      const digest = await digestOf(dataDir, word, seeker.email);
      await reader.open("/my-account");
      await reader.press(alerts.title);
      await change(reader, `Clay ${word}`);
      expect(reader.part("main li").text).not.toContain(alerts.isPaused);
      await unsubscribeByOneClick(oneClickAddress(digest));
      await reader.open(reader.path);
      expect(reader.part("main li").text).toContain(alerts.isPaused);
    });
  });
}
