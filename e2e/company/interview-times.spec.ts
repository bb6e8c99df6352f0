import { type Browser, expect, type Page } from "@playwright/test";
import { formatDateTime, formatTimestamp } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { layoutFaults, violationsOn } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/board.ts";
import { open } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish, ofRelease } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { type EmailPerson, makeJob } from "#test/people.ts";
import { insertApplication } from "#test/sent-applications.ts";

const variants = [
  { ...inArabic, scripts: true, tag: [] },
  { ...inEnglish, scripts: true, tag: ofRelease },
  { ...inEnglish, scripts: false, tag: ofRelease },
];
const phone = { width: 390, height: 844 };

/** Monday and Tuesday of one week, in Damascus. */
const [monday, tuesday] = ["2099-11-30", "2099-12-01"];
const instants = [monday, tuesday].flatMap((day) =>
  ["07:00", "07:30", "08:00", "08:30"].map((time) => new Date(`${day}T${time}:00Z`)),
);

/** Axe is a script itself. */
const isUsable = async (page: Page, scripts: boolean) =>
  expect(scripts ? await violationsOn(page) : await layoutFaults(page)).toEqual([]);

type Way = { language: Language; scripts: boolean; origin: string };

/** An applicant's page on a phone of their own. */
async function openOwn(browser: Browser, person: EmailPerson, id: string, way: Way): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone,
    javaScriptEnabled: way.scripts,
    baseURL: way.origin,
  });
  const page = await context.newPage();
  await enter(page, person, way.language);
  await open(page, `/my-account/applications/${id}`, way.scripts);
  return page;
}

for (const { language, scripts, messages, tag } of variants) {
  const { applicants, ownApplication, lifecycle, waiting } = messages;
  const { form } = applicants;
  const { interview } = ownApplication;
  const when = (at: Date) => formatDateTime(at, language, { weekday: true });

  test.describe(`in ${language} ${scripts ? "with" : "without"} scripts`, { tag }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: phone });

    test("eight times are offered to three people in one press, and each picks one", async ({
      page,
      browser,
      board,
    }) => {
      test.setTimeout(180_000);
      const company = await newCompany();
      const job = await makeJob(company, { title: "Baker" });
      const names = ["Rima", "Sami", "Huda"];
      const people = await Promise.all(
        names.map((firstName) => newSeeker({ firstName, lastName: "Ali" })),
      );
      const ids: string[] = [];
      for (const by of people) ids.push(await insertApplication(job.id, { by }));
      const list = `/company-dashboard/jobs/${job.id}/applicants`;
      await enter(page, company, language);

      await open(page, list, scripts);
      for (const id of ids) await page.locator(`input[type=checkbox][value="${id}"]`).check();
      await page.getByLabel(applicants.bulkAction).selectOption("invite");
      await page.getByRole("button", { name: applicants.bulkGo }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(applicants.asking.invite);
      const field = (name: string) => page.locator(`main [name=${name}]`);
      await field("interviewDay").fill(monday ?? "");
      await field("interviewDay2").fill(tuesday ?? "");
      await field("interviewTime").fill("10:00");
      await field("interviewUntil").fill("13:00");
      await page.getByRole("button", { name: form.showTimes }).click();
      await expect(page.getByText(form.timesToOffer(8), { exact: true })).toBeVisible();
      for (const at of instants) await expect(page.getByText(when(at))).toBeVisible();
      await isUsable(page, scripts);
      await field("interviewPlace").fill("Baghdad Street 7");
      await page.getByRole("button", { name: form.send.invite }).click();
      await expect(page.getByText(applicants.done.head)).toBeVisible();

      const way = { language, scripts, origin: board.origin };
      const own: Page[] = [];
      for (const [at, person] of people.entries()) {
        own.push(await openOwn(browser, person, ids[at] ?? "", way));
      }
      const [rima, sami, huda] = own as [Page, Page, Page];
      for (const each of own) await expect(each.getByRole("radio")).toHaveCount(8);
      await isUsable(rima, scripts);
      const pick = async (by: Page, at: Date) => {
        await by.getByLabel(when(at)).check();
        await by.getByRole("button", { name: interview.pick }).click();
      };
      const [first, second, third] = instants as [Date, Date, Date];

      await pick(rima, first);
      await expect(rima.getByText(interview.confirmed)).toBeVisible();
      const shown = (at: Date) => waiting.at(formatTimestamp(at, language));
      await expect(rima.locator(".interview time")).toHaveText(shown(first));
      const file = await rima.request.get(`/my-account/applications/${ids[0]}/interview.ics`);
      expect(await file.text()).toContain("METHOD:REQUEST");

      // Sami's page is from before Rima picked.
      await pick(sami, first);
      await expect(sami.getByText(lifecycle.timeTaken)).toBeVisible();
      await expect(sami.getByRole("radio")).toHaveCount(7);
      await pick(sami, second);
      await expect(sami.getByText(interview.confirmed)).toBeVisible();
      await sami.getByText(interview.changeTime).click();
      await pick(sami, third);
      await expect(sami.locator(".interview time")).toHaveText(shown(third));

      await open(huda, "/", scripts);
      await huda.getByText(waiting.chooseTime).click();
      await expect(huda.getByRole("radio")).toHaveCount(6);
      await huda.getByText(interview.askAnother).click();
      await huda.getByLabel(interview.whenSuits).fill("On Sunday?");
      await huda.getByRole("button", { name: interview.send }).click();
      await expect(huda.getByText(interview.requested)).toBeVisible();

      await open(page, "/company-dashboard?tab=today", scripts);
      await page.getByRole("link", { name: applicants.week.title, exact: true }).click();
      await expect(page.getByText(applicants.week.open)).toBeVisible();
      await open(page, `/company-dashboard/interviews?from=${monday}`, scripts);
      const day = formatTimestamp(first, language).date;
      await expect(page.getByRole("heading", { name: day, exact: true })).toBeVisible();
      const listed = page.locator(".waiting");
      for (const name of names) await expect(listed.getByText(`${name} Ali`)).toBeVisible();
      await isUsable(page, scripts);
      await page.getByText("Huda Ali").click();
      await expect(page.getByText("On Sunday?").first()).toBeVisible();
      await expect(page.getByText(applicants.timeTaken, { exact: false })).toHaveCount(2);
      expect(board.output()).not.toContain("Error:");
      for (const each of own) await each.context().close();
    });
  });
}
