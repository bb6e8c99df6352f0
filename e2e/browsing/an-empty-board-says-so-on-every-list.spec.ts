import { expect } from "@playwright/test";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { onOwnBoard } from "#e2e/support/board.ts";
import { inArabic, inEnglish } from "#e2e/support/languages.ts";
import { newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { PlainBrowser } from "#e2e/without-scripts/plain-browser.ts";
import { makeJob } from "#test/people.ts";

const test = onOwnBoard(async () => ({ SITE_FIGURES: "live" }));

// One board serves the whole file; what a test puts on it goes with that test.
test.describe.configure({ mode: "default" });
test.afterEach(async () => {
  await db.delete(authUsers);
  await db.delete(userProfiles);
});

for (const { language, messages } of [inArabic, inEnglish]) {
  const { browse, jobs: list } = messages;

  // ERR-19, FRAME-10, JOBS-08
  test(`in ${language} there are no jobs, no categories, no companies`, async ({ board }) => {
    const reader = await new PlainBrowser(board.origin).speak(language);
    for (const [path, ...texts] of [
      ["/home", list.none, browse.noCategories, browse.noCompanies],
      ["/", list.none],
      ["/jobs", list.none],
      ["/syria/jobs", list.none],
      ["/syria/Homs", list.none],
      ["/category/Design", list.none],
      ["/companies", browse.companies.none],
    ] as const) {
      await reader.open(path);
      expect(reader.status, path).toBe(200);
      for (const text of texts) expect(reader.text, path).toContain(text);
    }
  });
}

// CONST-09, HOME-03, PROV-04
test("live figures are counted, and uncountable ones are not shown", async ({ board }) => {
  const { messages } = inEnglish;
  const { home, place, companies } = messages.browse;
  const settled = { country: "Syria", province: "Homs", city: "Homs" };
  const homs = { placeId: "syria/homs/homs", location: "Homs, Homs, Syria" };
  const company = await newCompany(settled);
  await makeJob(company, homs);
  await makeJob(company, homs);
  await newSeeker(settled);
  await newSeeker();
  const reader = await new PlainBrowser(board.origin).speak("en");
  await reader.open("/home");
  const stated = [home.availableJobs(2), place.companies(1), place.jobSeekers(2)];
  expect(reader.texts("main dl dt")).toEqual(stated);
  expect(reader.texts("main dl dd")).toEqual(["2", "1", "2"]);
  const rating = companies.rating({ stars: 4 });
  expect(reader.text).not.toMatch(/9[05]%/);
  expect(reader.text).not.toContain(rating);
  await reader.open("/companies");
  expect([reader.count("main .tile h3"), reader.text.includes(rating)]).toEqual([1, false]);
  await reader.open("/syria/Homs");
  expect(reader.texts("main dl dd")).toEqual(["2", "1", "1", "1"]);
});
