import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { dayOf } from "#app/features/moderation/ui/when.ts";
import { formatDate, formatNumber } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { people } from "#demo/people.ts";
import { test } from "#e2e/support/board.ts";
import { held } from "#e2e/support/held-requests.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { look } from "#e2e/support/searching.ts";

const dashboard = "/admin-dashboard";

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { admin, ui } = messages;

  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => enter(page, people.hala, language));

  // D29, ADMIN-01, ADMIN-02
  test("the overview counts users, companies, jobs and applications", async ({ page }) => {
    await openHydrated(page, dashboard);
    const main = page.locator("main");
    await expect(main.getByText(people.hala.email)).toBeVisible();
    const tabs = main.getByRole("navigation", { name: admin.sections }).getByRole("link");
    await expect(tabs).toHaveText([admin.overview, admin.users, admin.companies, admin.jobs]);
    // Others are writing to the same board meanwhile.
    await expect(async () => {
      const before = await counted();
      await page.reload();
      const shown = await main.locator("section h3 + p").allTextContents();
      expect(await counted()).toEqual(before);
      expect(shown).toEqual(before);
    }).toPass({ timeout: 20_000 });
    const named = [admin.users, admin.companies, admin.jobs, admin.applications];
    await expect(main.locator("section h3")).toHaveText(named);
    // D29: on one line, however long the heading beside it is.
    const logOut = main.getByRole("button", { name: ui.frame.logOut });
    expect((await logOut.boundingBox())?.height).toBeLessThanOrEqual(44);
    await logOut.click();
    await expect(page).toHaveURL("/login");
    await page.goto(dashboard);
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  // ADMIN-03, ADMIN-04, ADMIN-05
  test("one box finds users by name, address, phone and city, newest first", async ({ page }) => {
    const word = rareWord();
    const phone = `+963 944 ${Math.floor(100_000 + Math.random() * 900_000)}`;
    const older = new Date("2025-03-01T10:00:00Z");
    const first = { firstName: "Huda", lastName: word, phone: null, createdAt: older };
    await newSeeker({ ...first, email: `${word}@example.com` });
    const second = { firstName: `Z${word}`, lastName: "Nur", phone, city: `City${word}` };
    await newSeeker(second);
    await newCompany({ companyName: word });
    await openHydrated(page, `${dashboard}?tab=users`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(admin.usersTitle);
    const names = page.locator("main tbody td:first-child b");
    await look(page, word.toUpperCase());
    await expect(page.locator("main").getByText(admin.userCount(2))).toBeVisible();
    await expect(names).toHaveText([`Z${word} Nur`, `Huda ${word}`]);
    for (const [search, expected] of [
      [`${word}@EXAMPLE`, `Huda ${word}`],
      [phone, `Z${word} Nur`],
      [`cITY${word}`, `Z${word} Nur`],
      [`Z${word} nur`, `Z${word} Nur`],
    ] as const) {
      await look(page, search);
      await expect(names).toHaveText([expected]);
    }
    await look(page, `Huda ${word}`);
    const cells = page.locator("main tbody :is(td:first-child b, td:not(:first-child))");
    const joined = formatDate(older, language);
    await expect(cells).toHaveText([
      `Huda ${word}`,
      `${word}@example.com`,
      admin.empty,
      admin.empty,
      joined,
    ]);
    await look(page, `${word}${word}`);
    await expect(page.getByText(admin.none)).toBeVisible();
  });

  // ADMIN-06, ADMIN-07
  test("one box finds companies by name, address, phone, city and website", async ({ page }) => {
    const word = rareWord();
    const phone = `+963 955 ${Math.floor(100_000 + Math.random() * 900_000)}`;
    const company = {
      companyName: `Mill ${word}`,
      email: `a${word}@example.com`,
      phone,
      city: `City${word}`,
      companyWebsite: `https://web${word}.example`,
      companyDescription: "Flour for the whole valley. ".repeat(20),
      companySize: "51-200",
    };
    await newCompany(company);
    const nameless = { companyName: null, firstName: "Samer", lastName: `B${word}` };
    await newCompany({ ...nameless, phone: null, companySize: null });
    await openHydrated(page, `${dashboard}?tab=companies`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(admin.companiesTitle);
    const cards = page.locator("main section .card");
    for (const search of [company.companyName, company.email, phone, company.city, `web${word}`]) {
      await look(page, search.toUpperCase());
      await expect(cards.locator("h3")).toHaveText([company.companyName]);
    }
    const card = cards.first();
    await expect(card).toContainText(messages.admin.employees({ size: "51-200" }));
    for (const text of [company.email, phone, company.city, `web${word}.example`]) {
      await expect(card).toContainText(text);
    }
    await expect(card).toContainText(
      admin.joinedOn({ date: dayOf(new Date().toISOString(), language) }),
    );
    await expect(card.locator(`a[href="${company.companyWebsite}"]`)).toHaveAttribute(
      "target",
      "_blank",
    );
    await expect(card.getByText("Flour for")).toHaveCSS("-webkit-line-clamp", "2");
    await look(page, `samer b${word}`);
    await expect(cards.locator("h3")).toHaveText([`Samer B${word}`]);
    await expect(cards.first()).toContainText(admin.noSize);
  });
});

test.describe("in Arabic", () => {
  const { language, messages: words } = inArabic;
  // ADMIN-05, FRAME-10
  test("a list that is on its way says so", async ({ page }) => {
    const { admin, ui } = words;
    await enter(page, people.hala, language);
    await openHydrated(page, `${dashboard}?tab=users`);
    const release = await held(page, /tab=users.*search=/);
    await page.locator('main input[name="search"]').fill("zzzzzz");
    await page.locator('main input[name="search"]').press("Enter");
    const status = page.locator("main").getByRole("status");
    await expect(status).toHaveText(ui.loading);
    await expect(status.locator(".animate-spin")).toBeVisible();
    release();
    await expect(page.getByText(admin.none)).toBeVisible();
  });
});

async function counted(): Promise<string[]> {
  const numbers = [
    await db.$count(userProfiles, eq(userProfiles.userType, "customer_employee")),
    await db.$count(userProfiles, eq(userProfiles.userType, "company")),
    await db.$count(jobs),
    await db.$count(jobApplications),
  ];
  return numbers.map(formatNumber);
}
