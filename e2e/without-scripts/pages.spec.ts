import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { privacyFor, terms } from "#app/content/policies.server.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { plans } from "#app/features/info/plans.ts";
import { sampleDashboard } from "#app/features/info/sample-dashboard.ts";
import { syria } from "#app/features/places/place.ts";
import { formatNumber } from "#app/i18n/format.ts";
import { type Language, languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { people } from "#demo/people.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { test } from "./plain-test.ts";

for (const language of languages) {
  const messages = messagesOf[language];
  const { frame } = messages.ui;

  // FRAME-03, FRAME-04, FRAME-07, FRAME-08, FRAME-09, FRAME-02
  test(`in ${language} header and footer lead to the chief pages, and a missing one leads home`, async ({
    reader,
  }) => {
    await reader.speak(language);
    await reader.open("/pricing");
    const nav = reader.part(`header nav[aria-label="${frame.main}"]`);
    expect(nav.texts("a")).toEqual([frame.home, frame.jobs, frame.companies, frame.advancedSearch]);
    const ways = ["/home", "/jobs", "/companies", "/advanced-search"];
    expect(nav.attributes("a", "href")).toEqual(ways);
    const header = reader.part("header");
    expect(header.linkTo(frame.logIn)).toBe("/login?next=%2Fpricing");
    expect(header.linkTo(frame.register)).toBe("/register?next=%2Fpricing");
    const footer = reader.part("footer");
    // D4: saved jobs are found from every page.
    expect(footer.attributes("nav a", "href")).toEqual([
      "/jobs",
      "/companies",
      "/saved-jobs",
      "/post-job",
      "/how-to-register",
      "/privacy-policy",
      "/terms-conditions",
    ]);
    expect(footer.count('a[href^="mailto:info@"], a[href="tel:+963110000000"]')).toBe(2);
    expect(footer.text).toContain(language === "ar" ? "دمشق" : "Damascus");
    for (const [place, name] of [
      frame.home,
      frame.jobs,
      frame.companies,
      frame.advancedSearch,
    ].entries()) {
      await reader.part("header nav").press(name);
      expect([reader.path, reader.count("main h1")]).toEqual([ways[place], 1]);
    }
    await reader.open("/nothing/at/this/address");
    expect([reader.status, reader.heading]).toEqual([404, messages.pages.errors.missing]);
    expect(reader.count("header, footer")).toBeGreaterThanOrEqual(2);
    await reader.part("main").press(messages.pages.errors.home);
    expect(reader.path).toBe("/");
  });

  // HOME-01, HOME-03, HOME-04, HOME-05, HOME-07, HOME-08, HOME-09, CONST-09
  test(`in ${language} home shows the board, and each governorate's page opens`, async ({
    reader,
  }) => {
    const { home } = messages.browse;
    await reader.speak(language);
    await reader.open("/home");
    const headings = reader.texts("main h2");
    for (const heading of [home.governorates, home.featured, home.categories, home.hiring])
      expect(headings.join()).toContain(heading);
    expect(reader.texts("#governorates .govs a")).toEqual(
      syria.provinces.map((province) => province[language]),
    );
    expect(reader.texts("main dl dt").slice(3)).toEqual([home.successRate, home.hiringRate]);
    expect(reader.texts("main dl dd").slice(3)).toEqual(["90%", "95%"]);
    const links = reader.attributes("#governorates .govs a", "href");
    expect(links).toEqual(syria.provinces.map(({ en }) => `/syria/${encodeURIComponent(en)}`));
    for (const link of links) expect((await reader.ask(link ?? "")).status, link ?? "").toBe(200);
    expect(reader.part("main section", home.featured).count("h3 a")).toBe(6);
    expect(reader.linkTo(home.allCompanies)).toBe("/companies");
  });

  // LAND-01, LAND-02
  test(`in ${language} the landing page describes the board, and leads all in`, async ({
    reader,
  }) => {
    const { landing, labels } = messages;
    await reader.speak(language);
    const hero = reader.part("main .gate");
    await reader.open("/");
    expect(hero.text).toContain(landing.lede);
    await hero.fill({ keyword: "طبيب" }).press(landing.search);
    expect([reader.address.pathname, reader.address.searchParams.get("keyword")]).toEqual([
      "/jobs",
      "طبيب",
    ]);
    await reader.open("/");
    await reader.part("main .govs").press(syria.provinces[2]?.[language] ?? "");
    expect([reader.path, reader.count("main article") > 0]).toEqual([
      expect.stringContaining("Aleppo"),
      true,
    ]);
    await reader.open("/");
    await hero.press(landing.registerCompany);
    expect([reader.path, reader.isChecked("userType", "company")]).toEqual([
      "/register?type=company",
      true,
    ]);
    expect(reader.text).toContain(labels.userType.company);
    await reader.open("/");
    await hero.press(landing.pricing);
    expect(reader.path).toBe("/pricing");
  });

  // PRICE-01, PRICE-02, PRICE-03, PRICE-04, PRICE-05
  test(`in ${language} three plans list their contents, and Get Started registers a company with one`, async ({
    reader,
    another,
  }) => {
    const { pricing } = messages.info;
    const { accounts, applications } = messages;
    await reader.speak(language);
    await reader.open("/pricing");
    expect(plans.map(({ price, features }) => [price, features.length])).toEqual([
      [99, 5],
      [199, 7],
      [499, 8],
    ]);
    for (const [place, { price, features, mostPopular }] of plans.entries()) {
      const card = reader.part("main .card:has(h2)", Object.values(accounts.plan)[place]);
      for (const text of [
        formatNumber(price),
        `${messages.labels.currencySign.SAR} ${pricing.aMonth}`,
      ])
        expect(card.text).toContain(text);
      expect(card.texts("li")).toEqual(features.map((each) => pricing.features[each]));
      expect(card.text.includes(pricing.mostPopular)).toBe(mostPopular === true);
    }
    for (const text of [pricing.why, pricing.faq.changeText]) expect(reader.text).toContain(text);

    const plan = accounts.plan.enterprise;
    await reader.press(pricing.getStartedWith({ plan }));
    const form = reader.part("main form");
    const isChosen = () => [
      reader.isChecked("userType", "company"),
      reader.text.includes(accounts.register.chosenPlan({ plan })),
    ];
    expect(isChosen()).toEqual([true, true]);
    await form
      .fill({ firstName: "Nour", lastName: "Haddad", phone: "0944 123 456", province: "Tartus" })
      .press(accounts.place.showLists);
    const secret = { password: "six-letters", confirmPassword: "six-letters" };
    const [city = ""] = form.options("city");
    await form
      .fill({ ...secret, city, email: people.nabil.email })
      .check("agree")
      .press(accounts.register.submit);
    expect([reader.alert, ...isChosen()]).toEqual([
      expect.stringContaining(accounts.emailTaken),
      true,
      true,
    ]);
    const email = `${rareWord()}@example.com`;
    await form.fill({ ...secret, email }).press(accounts.register.submit);
    expect(reader.text).toContain(accounts.created);
    const [profile] = await db.select().from(userProfiles).where(eq(userProfiles.email, email));
    expect(profile).toMatchObject({ userType: "company", plan: "enterprise" });
    await reader.open("/pricing");
    expect(reader.linkTo(pricing.getStartedWith({ plan }))).toBe("/company-dashboard");
    await reader.open("/company-dashboard");
    expect(reader.text).toContain(applications.dashboard.plan({ plan }));
    const seeker = await another().enter(await newSeeker(), language);
    await seeker.open("/pricing");
    expect(seeker.linkTo(pricing.getStartedWith({ plan }))).toBe("/my-account");
  });

  // MOCK-01, MOCK-02, MOCK-03, MOCK-04
  test(`in ${language} the demo dashboard shows fixed samples, and only its tabs and posting work`, async ({
    reader,
  }) => {
    const { sample, pricing } = messages.info;
    const { jobs, applications } = sampleDashboard(language);
    await reader.speak(language);
    await reader.open("/pricing");
    await reader.press(pricing.demoLink);
    const isStill = () => {
      const buttons = reader.all("main button");
      expect(buttons.filter((button) => !button.hasAttribute("disabled"))).toEqual([]);
    };
    for (const text of [sample.demoTitle, sample.demoText]) expect(reader.text).toContain(text);
    expect(reader.texts("main .sample-rows h2")).toEqual(jobs.map(({ title }) => title));
    isStill();
    await reader.press(sample.applications);
    expect(
      reader
        .texts("main .sample-rows > li")
        .map((row, place) => row.includes(applications[place]?.applicantEmail ?? "-")),
    ).toEqual(applications.map(() => true));
    isStill();
    await reader.press(sample.analytics);
    expect(reader.text).toContain(sample.viewsByJob);
    isStill();
    await reader.press(sample.postJob);
    expect(reader.path).toBe("/login?next=%2Fpost-job");
  });

  // STATIC-01, STATIC-02, STATIC-03, STATIC-04, STATIC-05, STATIC-06, STATIC-07
  test(`in ${language} the policies have their sections and promises, and how to register its two ways`, async ({
    reader,
  }) => {
    const { policy, howTo } = messages.info;
    await reader.speak(language);
    let both = "";
    for (const [path, { title, sections }, ids] of [
      ["/privacy-policy", privacyFor(language, settings().keepCvDays), privacySections],
      ["/terms-conditions", terms[language], termsSections],
    ] as const) {
      await reader.open(path);
      expect([reader.heading, reader.part("main p time").text]).toEqual([title, policy.month]);
      expect(reader.attributes("main section", "id")).toEqual(ids);
      for (const [place, heading] of reader.texts("main section h2").entries()) {
        expect(heading).toContain(sections[place]?.title);
      }
      both += reader.part("main").text;
    }
    expect(policy.month).toMatch(language === "en" ? /^October 2025$/ : /2025|٢٠٢٥/);
    for (const promise of promises[language]) expect(both).toMatch(promise);
    await reader.open("/how-to-register");
    const { register, type, basics, profile } = howTo.steps;
    for (const [name, button, to] of [
      [howTo.seeker, howTo.registerSeeker, "/register"],
      [howTo.company, howTo.registerCompany, "/register?type=company"],
    ] as const) {
      const section = reader.part("main section:has(video)", name);
      expect(section.texts("h3")).toEqual([register, type, basics, profile]);
      expect([section.linkTo(button), section.attributes("track[default]", "srclang")]).toEqual([
        to,
        [language],
      ]);
      for (const file of section.attributes("source, track", "src"))
        expect((await reader.ask(file ?? "")).status).toBe(200);
    }
  });
}

const privacySections = [
  "collected",
  "use",
  "sharing",
  "protection",
  "rights",
  "cookies",
  "retention",
  "contact",
];
const termsSections = [
  "eligibility",
  "accounts",
  "seekers",
  "employers",
  "prohibited",
  "property",
  "fees",
  "disclaimer",
  "liability",
  "termination",
  "law",
  "changes",
  "contact",
];
/** What both policies have to say between them, in the words of each language. */
const promises: Record<Language, RegExp[]> = {
  en: [
    /intermediary/,
    /18 or older/,
    /one account/,
    /delet\w+[^.]*within 30 days/,
    /non-refundable/,
    /law of Syria/,
  ],
  ar: [/وسيط/, /18 عاماً/, /حساب واحد/, /الحذف خلال 30 يوماً/, /غير قابلة للاسترداد/, /قانون سوريا/],
};
