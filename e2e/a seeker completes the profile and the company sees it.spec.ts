import { expect, type Locator } from "@playwright/test";
import { eq } from "drizzle-orm";
import { userProfiles } from "../app/areas/accounts/accounts.table.ts";
import { db } from "../app/platform/database.server.ts";
import { formatDate } from "../app/platform/format.ts";
import type { Words } from "../app/words/en/index.ts";
import { people } from "../dev/people.ts";
import { makeJob } from "../dev/test-people.ts";
import { test } from "./board.ts";
import { crossed, labelled, ways, wordsOf } from "./languages.ts";
import { fillList } from "./list-field.ts";
import { applyTo } from "./new-application.ts";
import { enter, newCompany, newSeeker } from "./new-people.ts";
import { open } from "./waking.ts";

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

for (const { language, scripts, words, called } of ways) {
  const { seekers, accounts, labels } = words;
  const { card } = words.applications;

  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    // ACCT-02, ACCT-03, ACCT-05, ACCT-07, ACCT-08, DASH-04, DASH-05, ERR-14, FRAME-11
    test("a profile is saved, and its company reads it with the application", async ({
      page,
      browser,
      baseURL,
    }) => {
      const seeker = await newSeeker();
      await enter(page, seeker, language);
      await open(page, "/my-account", scripts);
      const field = (label: string) => page.getByLabel(labelled(label, words));
      for (const name of ["firstName", "lastName"] as const) {
        await expect(field(seekers.fields[name])).toHaveAttribute("required", "");
      }
      await expect(field(seekers.fields.phone)).toHaveAttribute("type", "tel");
      for (const name of ["linkedinUrl", "portfolioUrl"] as const) {
        await expect(field(seekers.fields[name])).toHaveAttribute("type", "url");
      }
      await field(accounts.place.country).selectOption("Syria");
      if (!scripts) await page.getByRole("button", { name: accounts.place.showLists }).click();
      await field(accounts.place.province).selectOption("Hama");
      if (!scripts) await page.getByRole("button", { name: accounts.place.showLists }).click();
      await field(accounts.place.city).selectOption("Salamiyah");
      for (const [name, value] of Object.entries(person)) {
        await page.locator(`main [name="${name}"]`).fill(value);
      }
      for (const [name, value] of Object.entries(chosen)) {
        await page.locator(`main [name="${name}"]`).selectOption(value);
      }
      for (const [name, items] of Object.entries(lists)) {
        const label = seekers.fields[name as keyof typeof lists];
        await fillList(page, label, items, words, scripts);
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
        ...{ country: "Syria", province: "Hama", city: "Hama" },
      });
      const job = await makeJob(company, {
        title: "Book keeper",
        salaryMin: "1000",
        currency: "USD",
      });
      const earlier = await makeJob(company, { title: "Miller" });
      const own = { firstName: person.firstName, lastName: person.lastName, phone: person.phone };
      await applyTo(page, seeker, earlier.id, language, own);
      await applyTo(page, seeker, job.id, language, { ...own, ...sent });

      await page.goto("/my-account?tab=applications");
      await expect(page.locator("main article h3")).toHaveText([job.title, earlier.title]);
      const mine = page.locator("main article").first();
      const said = [
        ...[job.title, "Keep the daily books.", "$1,000+", "Orontes Mill مطحنة العاصي"],
        ...[labels.category["Accounting & Finance"], labels.employmentType["full-time"]],
        ...[labels.experienceLevel.mid, "orontes.example", "+963 33 000 111"],
        ...[labels.experience[sent.experience], sent.expectedSalary, card.ownCv],
        formatDate(sent.availableDate, language, "short"),
      ];
      await mine.getByText(card.coverLetter).click();
      await expectAll(mine, [...said, sent.coverLetter]);
      await expectNoStatus(mine, words);

      const office = await browser.newPage({
        baseURL: baseURL ?? "",
        javaScriptEnabled: scripts,
        viewport: { width: 390, height: 844 },
      });
      await enter(office, company, language);
      await office.goto("/company-dashboard?tab=applications");
      const titles = office.locator('main article a[href^="/jobs/"]');
      await expect(titles).toHaveText([job.title, earlier.title]);
      const theirs = office.locator("main article").first();
      await theirs.getByText(card.full).click();
      await expectAll(theirs, [
        ...[`${person.firstName} ${person.lastName}`, job.title, seeker.email, person.phone],
        ...[person.desiredPosition, "1,500,000 - 2,500,000", card.years(7)],
        ...[person.workExperience, person.education, "I keep books in order."],
        ...["linkedin.example/in/samar", "samar.example", ...Object.values(lists).flat()],
        ...[labels.employmentType["part-time"], labels.availability.month, card.yes],
        ...[labels.experience[sent.experience], sent.expectedSalary, sent.coverLetter],
        formatDate(sent.availableDate, language, "short"),
      ]);
      await expect(theirs.locator('a[href^="/documents/"]')).toHaveCount(1);
      await expectNoStatus(theirs, words);
      await office.close();
    });
  });
}

for (const { language, scripts, words, called } of crossed) {
  const { companies, seekers } = words;

  test.describe(called, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    // ACCT-04, ACCT-05, ERR-14, CONST-04, CONST-06
    test("a company says of itself what its jobs then show", async ({ page }) => {
      const company = await newCompany({ companyName: "Old name" });
      const job = await makeJob(company);
      await enter(page, company, language);
      await open(page, "/my-account", scripts);
      const field = (label: string) => page.getByLabel(labelled(label, words));
      const optionsOf = async (label: string) =>
        (await field(label).locator('option:not([value=""])').allTextContents()).map(trimmed);
      const { fields } = companies;
      await expect(field(fields.phone)).toHaveAttribute("type", "tel");
      await expect(field(fields.companyWebsite)).toHaveAttribute("type", "url");
      const sizes = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"];
      expect(await optionsOf(fields.companySize)).toEqual(sizes);
      expect(await optionsOf(fields.industry)).toEqual(Object.values(words.labels.industry));
      expect(Object.keys(words.labels.industry)).toHaveLength(22);

      await field(fields.companyName).fill("");
      await page.getByRole("button", { name: seekers.form.save }).click();
      await expect(page.getByRole("alert")).toContainText(companies.errors.name);
      await field(fields.companyName).fill("Furat & Sons الفرات وأبناؤه");
      await field(fields.industry).selectOption("agriculture");
      await field(fields.companySize).selectOption("201-500");
      await field(fields.foundedYear).fill("1987");
      await field(fields.companyWebsite).fill("https://furat.example");
      await field(fields.companyDescription).fill("Cotton and wheat.");
      await field(fields.phone).fill("+963 51 000 222");
      await page.getByRole("button", { name: seekers.form.save }).click();
      await expect(page.getByText(companies.saved)).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: companies.saved })).toBeVisible();
      expect(await profileOf(company.id)).toMatchObject([
        {
          companyName: "Furat & Sons الفرات وأبناؤه",
          industry: "agriculture",
          companySize: "201-500",
          foundedYear: 1987,
          companyWebsite: "https://furat.example",
          companyDescription: "Cotton and wheat.",
          phone: "+963 51 000 222",
        },
      ]);
      await page.goto(`/jobs/${job.id}`);
      const main = page.locator("main");
      await expect(main.getByText("Furat & Sons الفرات وأبناؤه").first()).toBeVisible();
      await expect(main.getByText(words.labels.industry.agriculture)).toBeVisible();
      await expect(main.getByText("furat.example")).toBeVisible();
    });
  });
}

// ACCT-01, ACCT-02
test("only job seekers have My Applications, and logging out leads to the login page", async ({
  page,
}) => {
  const { applications, ui } = wordsOf.ar;
  await page.goto("/my-account");
  await expect(page).toHaveURL("/login?next=%2Fmy-account");
  for (const [who, tabs] of [
    [people.hala, 0],
    [people.nabil, 0],
    [people.dana, 1],
  ] as const) {
    await enter(page, who, "ar");
    await page.goto("/my-account");
    await expect(page.locator("main h1")).toBeVisible();
    const tab = page.getByRole("link", { name: applications.myApplications });
    await expect(tab).toHaveCount(tabs);
    await page.locator("main").getByRole("button", { name: ui.frame.logOut }).click();
    await expect(page).toHaveURL("/login");
    await page.goto("/my-account");
    await expect(page).toHaveURL("/login?next=%2Fmy-account");
  }
});

function profileOf(id: string) {
  return db.select().from(userProfiles).where(eq(userProfiles.id, id));
}

async function expectAll(card: Locator, texts: readonly string[]) {
  for (const text of texts) await expect(card).toContainText(text);
}

async function expectNoStatus(card: Locator, { info }: Words) {
  const { applicationStatus, accept, reject } = info.sample;
  for (const word of [...Object.values(applicationStatus), accept, reject]) {
    await expect(card.getByText(word, { exact: true })).toHaveCount(0);
  }
}

function trimmed(text: string): string {
  return text.trim();
}
