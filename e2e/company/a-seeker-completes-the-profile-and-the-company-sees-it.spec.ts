import { expect, type Locator, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, labelled } from "#e2e/support/languages.ts";
import { fillList } from "#e2e/support/list-field.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { enter, newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { unfoldFields } from "#e2e/support/signed-in.ts";
import { makeJob } from "#test/people.ts";

const person = {
  firstName: "Samar سمر",
  lastName: "Qudsi",
  phone: "+963 944 111 222",
  bio: "I keep books in order.\nوأحب الترتيب.",
  linkedinUrl: "https://linkedin.example/in/samar",
  portfolioUrl: "https://samar.example",
  desiredPosition: "Head of accounting",
  desiredSalaryMin: "1,500,000",
  desiredSalaryMax: "2,500,000",
  experienceYears: "7",
  workExperience: "Five years at a mill",
  education: "Economics, 2016",
} as const;
const chosen = { workType: "part-time", availability: "month" } as const;
const lists = {
  preferredLocations: ["Hama", "حمص"],
  skills: ["Excel", "Payroll"],
  languages: ["Arabic", "English"],
  certifications: ["ICDL"],
};
const sent = {
  coverLetter: "I read your job twice. قرأت إعلانكم مرتين.",
  experience: "5-10",
  expectedSalary: "2,000,000",
  availableDate: "2099-03-01",
} as const;

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { seekers, accounts, labels } = messages;
  const { card } = messages.applications;

  test.use({ viewport: { width: 390, height: 844 } });

  // D1, D18, D31, D38, ACCT-02, ACCT-03, ACCT-05, ACCT-07, ACCT-08, DASH-04, DASH-05, ERR-14, FRAME-11
  test("a profile is saved, and its company reads it with the application", async ({
    page,
    browser,
    baseURL,
  }) => {
    const seeker = await newSeeker();
    await enter(page, seeker, language);
    await openHydrated(page, "/my-account");
    await unfoldFields(page);
    const field = (label: string) => page.getByLabel(labelled(label, messages));
    for (const name of ["firstName", "lastName"] as const) {
      await expect(field(seekers.fields[name])).toHaveAttribute("required", "");
    }
    await expect(field(seekers.fields.phone)).toHaveAttribute("type", "tel");
    for (const name of ["linkedinUrl", "portfolioUrl"] as const) {
      await expect(field(seekers.fields[name])).toHaveAttribute("type", "url");
    }
    await field(accounts.place.country).selectOption("Syria");
    await field(accounts.place.province).selectOption("Hama");
    await field(accounts.place.city).selectOption("Salamiyah");
    for (const [name, value] of Object.entries(person)) {
      await page.locator(`main [name="${name}"]`).fill(value);
    }
    for (const [name, value] of Object.entries(chosen)) {
      await page.locator(`main [name="${name}"]`).selectOption(value);
    }
    await expectNothingToRemove(page, seekers.fields.skills, messages);
    for (const [name, items] of Object.entries(lists)) {
      const label = seekers.fields[name as keyof typeof lists];
      await fillList(page, label, items, messages);
    }
    await page.getByLabel(seekers.fields.willingToRelocate).check();

    const [before] = await profileOf(seeker.id);
    await field(seekers.fields.portfolioUrl).fill("javascript:alert(1)");
    await page.getByRole("button", { name: seekers.form.save }).click();
    await expect(page.getByRole("alert")).toContainText(seekers.errors.link);
    await field(seekers.fields.portfolioUrl).fill(person.portfolioUrl);
    await page.getByRole("button", { name: seekers.form.save }).click();
    await expect(page.getByText(seekers.saved)).toBeVisible();
    const [saved] = await profileOf(seeker.id);
    expect(saved?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0);
    expect(saved).toMatchObject({
      city: "Salamiyah",
      ...chosen,
      ...lists,
      willingToRelocate: true,
    });

    await page.goto("/my-account");
    for (const [name, value] of Object.entries(person)) {
      const shown = await page.locator(`main [name="${name}"]`).inputValue();
      expect(shown.replaceAll(/[,\r]/g, "")).toBe(value.replaceAll(",", ""));
    }

    const company = await newCompany({
      companyName: "Orontes Mill مطحنة العاصي",
      companyWebsite: "https://orontes.example",
      phone: "+963 33 000 111",
      country: "Syria",
      province: "Hama",
      city: "Hama",
    });
    const job = await makeJob(company, { title: "Accountant", salaryMin: "1000", currency: "USD" });
    const earlier = await makeJob(company, { title: "Miller" });
    await expectFitting(page, company, messages);
    const own = { firstName: person.firstName, lastName: person.lastName, phone: person.phone };
    await applyTo(page, seeker, earlier.id, language, own);
    await applyTo(page, seeker, job.id, language, { ...own, ...sent });

    await page.goto("/my-account?tab=applications");
    await expect(page.locator("main article h3")).toHaveText([job.title, earlier.title]);
    const mine = page.locator("main article").first();
    const texts = [
      job.title,
      "Keep the daily books.",
      "$1,000+",
      "Orontes Mill مطحنة العاصي",
      labels.category["Accounting & Finance"],
      labels.employmentType["full-time"],
      labels.experienceLevel.mid,
      "orontes.example",
      "+963 33 000 111",
      labels.experience[sent.experience],
      sent.expectedSalary,
      card.ownCv,
      formatDate(sent.availableDate, language, "short"),
    ];
    // D31: what was sent and the ad are folded, news stand on top.
    await mine.locator("summary").first().click();
    await expectAll(mine, [...texts, sent.coverLetter]);
    await expectNoStatus(mine, messages);

    const office = await browser.newPage({
      baseURL: baseURL ?? "",
      viewport: { width: 390, height: 844 },
    });
    await enter(office, company, language);
    await office.goto("/company-dashboard?tab=applications");
    const titles = office.locator('main article a[href^="/jobs/"]');
    await expect(titles).toHaveText([job.title, earlier.title]);
    const theirs = office.locator("main article").first();
    await theirs.getByText(card.full).click();
    await expectAll(theirs, [
      `${person.firstName} ${person.lastName}`,
      job.title,
      seeker.email,
      person.phone,
      person.desiredPosition,
      "1,500,000 - 2,500,000",
      card.years(7),
      person.workExperience,
      person.education,
      "I keep books in order.",
      "linkedin.example/in/samar",
      "samar.example",
      ...Object.values(lists).flat(),
      labels.employmentType["part-time"],
      labels.availability.month,
      card.yes,
      labels.experience[sent.experience],
      sent.expectedSalary,
      sent.coverLetter,
      formatDate(sent.availableDate, language, "short"),
    ]);
    await expect(theirs.locator('a[href^="/documents/"]')).toHaveCount(1);
    // D1: with every application open, no link is wider than the phone.
    for (const folded of await office.locator("main details:not([open]) > summary").all()) {
      await folded.click();
    }
    await expect(office.locator("main article details[open]")).toHaveCount(2);
    expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // D18: nothing of the application is said again as the profile's.
    for (const once of [labels.experience[sent.experience], sent.expectedSalary]) {
      const shown = theirs.getByText(once, { exact: true }).filter({ visible: true });
      await expect(shown).toHaveCount(1);
    }
    await expectNoStatus(theirs, messages);
    await office.goto(paths.applicants(job.id, { sort: "fit" }));
    const { skills, level } = messages.fits.forCompany;
    await expect(office.locator(".app-row").first()).toContainText(level);
    await office.goto(paths.applicants(earlier.id, { sort: "fit" }));
    const miller = office.locator(".app-row");
    await expect(miller, "nobody is left out").toHaveCount(1);
    await expect(miller).not.toContainText(skills({ skills: "" }).trim());
    await office.close();
  });
});

/** What fits stands on the landing page and on its own, with a true reason, until it is switched off. */
async function expectFitting(page: Page, company: Person, messages: AllMessages): Promise<void> {
  const { fits, seekers } = messages;
  const fitting = await makeJob(company, {
    title: "رئيس حسابات",
    description: "Payroll with Excel",
    placeId: "syria/homs/homs",
    location: "Homs, Homs, Syria",
    employmentType: "part-time",
  });
  await page.goto("/");
  const section = page.getByRole("region", { name: fits.title });
  await expect(section.getByRole("heading", { level: 3 })).toContainText([fitting.title]);
  const card = section.getByRole("article").filter({ hasText: fitting.title });
  for (const reason of ["Excel", "Payroll"]) await expect(card).toContainText(reason);
  await card.getByRole("link", { name: fitting.title }).click();
  await expect(page.getByText(`${fits.fitsYou}:`)).toBeVisible();
  await expect(page.locator(".fits")).toContainText(fits.forSeeker.partTime);
  await openHydrated(page, "/my-account");
  await unfoldFields(page);
  await page.getByLabel(seekers.fields.fitsOff).check();
  await page.getByRole("button", { name: seekers.form.save }).click();
  await expect(page.getByText(seekers.saved)).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(section).toHaveCount(0);
}

function profileOf(id: string) {
  return db.select().from(userProfiles).where(eq(userProfiles.id, id));
}

/** D38: the only line of a list, while it is empty, offers no button that would remove it. */
async function expectNothingToRemove(page: Page, label: string, { ui }: AllMessages) {
  await page.getByLabel(label).focus();
  const line = page.getByLabel(ui.lineOf({ label, number: 1 }));
  const row = page.locator(".join").filter({ has: line });
  await expect(line).toHaveValue("");
  await expect(row.getByRole("button")).toHaveCount(0);
  await line.fill("A skill");
  await expect(row.getByRole("button")).toHaveCount(1);
  await line.fill("");
}

async function expectAll(card: Locator, texts: readonly string[]) {
  for (const text of texts) await expect(card).toContainText(text);
}

async function expectNoStatus(card: Locator, { info }: AllMessages) {
  const { applicationStatus, accept, reject } = info.sample;
  for (const word of [...Object.values(applicationStatus), accept, reject]) {
    await expect(card.getByText(word, { exact: true })).toHaveCount(0);
  }
}
