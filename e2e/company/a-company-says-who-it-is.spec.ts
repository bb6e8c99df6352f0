import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { people } from "#demo/people.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, labelled, messagesOf } from "#e2e/support/languages.ts";
import { enter, newCompany, rareWord } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { samplePicture } from "#test/pictures.ts";

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { companies, seekers } = messages;

  test.use({ viewport: { width: 390, height: 844 } });

  // D13, ACCT-04, ACCT-05, ERR-14, CONST-04, CONST-06
  test("a company's profile appears on its jobs", async ({ page }) => {
    const company = await newCompany({ companyName: "Old name" });
    const job = await makeJob(company);
    await enter(page, company, language);
    await openHydrated(page, "/my-account");
    const field = (label: string) => page.getByLabel(labelled(label, messages));
    const optionsOf = async (label: string) =>
      (await field(label).locator('option:not([value=""])').allTextContents()).map(trimmed);
    const { fields } = companies;
    await expect(field(fields.phone)).toHaveAttribute("type", "tel");
    await expect(field(fields.companyWebsite)).toHaveAttribute("type", "url");
    const sizes = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"];
    expect(await optionsOf(fields.companySize)).toEqual(sizes);
    expect(await optionsOf(fields.industry)).toEqual(Object.values(messages.labels.industry));
    expect(Object.keys(messages.labels.industry)).toHaveLength(22);

    await field(fields.companyName).fill("");
    await page.getByRole("button", { name: seekers.form.save }).click();
    await expect(page.getByRole("alert")).toContainText(companies.errors.name);
    // A name like another's is held (A5).
    const companyName = `Furat ${rareWord()} & Sons الفرات وأبناؤه`;
    await field(fields.companyName).fill(companyName);
    await field(fields.industry).selectOption("agriculture");
    await field(fields.companySize).selectOption("201-500");
    await field(fields.foundedYear).fill("1987");
    await field(fields.companyWebsite).fill("https://furat.example");
    await field(fields.companyDescription).fill("Cotton and wheat.");
    await field(fields.phone).fill("+963 51 000 222");
    await page.getByRole("button", { name: seekers.form.save }).click();
    await expect(page.getByText(companies.saved)).toBeVisible();
    const flash = page.getByRole("status").filter({ hasText: companies.saved });
    await expect(flash).toBeVisible();
    // D13: it keeps off the header's line.
    const [header, content] = [
      await page.locator("header.top").boundingBox(),
      await flash.boundingBox(),
    ];
    expect((content?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(16);
    expect(await profileOf(company.id)).toMatchObject([
      {
        companyName,
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
    await expect(main.getByText(companyName).first()).toBeVisible();
    await expect(main.getByText(messages.labels.industry.agriculture)).toBeVisible();
    await expect(main.getByText("furat.example")).toBeVisible();
  });

  // COMP-04, JOB-04, PERM-11
  test("a company gives itself a logo and has a page of its own, which leads to its jobs", async ({
    page,
  }) => {
    const word = rareWord();
    const company = await newCompany({
      companyName: `Barada ${word}`,
      companyDescription: "Jams since 1987.",
      country: "Syria",
      province: "Aleppo",
      city: "Azaz",
      companyWebsite: "https://b.example",
    });
    const job = await makeJob(company, { title: `Miller ${word}` });
    const address = `/companies/barada-${word}`;
    expect((await page.request.get(address)).status()).toBe(404);
    await db.update(authUsers).set({ emailVerified: true }).where(eq(authUsers.id, company.id));
    await enter(page, company, language);
    await openHydrated(page, "/my-account/logo");
    const { logo: texts } = companies;
    const send = async (name: string, buffer: Buffer) => {
      await page.locator("[name=logo]").setInputFiles({ name, mimeType: "image/png", buffer });
      await page.getByRole("button", { name: texts.save }).click();
    };
    await send("logo.png", Buffer.from("<svg><script>alert(1)</script></svg>"));
    await expect(page.getByRole("alert")).toContainText(texts.unreadable);
    await send("logo.png", await samplePicture());
    await expect(page.getByText(texts.saved)).toBeVisible();

    await openHydrated(page, "/my-account");
    await page.getByRole("link", { name: companies.page }).click();
    await expect(page).toHaveURL(address);
    const main = page.locator("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(`Barada ${word}`);
    await expect(main.getByText("Jams since 1987.")).toBeVisible();
    const place = language === "ar" ? "أعزاز، حلب" : "Azaz, Aleppo";
    await expect(
      main.getByRole("img", { name: messages.browse.company.map({ place }) }),
    ).toBeVisible();
    const site = main.getByRole("link", { name: "b.example" });
    await expect(site).toHaveAttribute("rel", "nofollow noopener noreferrer");
    const picture = main.locator(".avatar img").first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(162);
    const stated = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(stated.map((json) => JSON.parse(json))).toContainEqual(
      expect.objectContaining({
        "@type": "Organization",
        name: `Barada ${word}`,
        url: expect.stringMatching(new RegExp(`^http.*${address}$`)),
        logo: expect.stringMatching(/^http.*\/512\.webp$/),
      }),
    );
    await main.getByRole("link", { name: `Miller ${word}` }).click();
    await expect(page).toHaveURL(`/jobs/${job.id}`);
    await main
      .getByRole("link", { name: `Barada ${word}` })
      .first()
      .click();
    await expect(page).toHaveURL(address);

    const address96 = await picture.evaluate((img: HTMLImageElement) => img.src);
    const served = await page.request.get(address96);
    expect(served.headers()).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    await openHydrated(page, "/my-account/logo");
    await page.getByRole("button", { name: texts.remove }).click();
    await expect(page.getByText(texts.removed)).toBeVisible();
    expect((await page.request.get(address96)).status()).toBe(404);
    await db
      .update(userProfiles)
      .set({ companyName: `Amrit ${word}` })
      .where(eq(userProfiles.id, company.id));
    const moved = await page.request.get(address, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/companies/amrit-${word}`]);
  });
});

// ACCT-01, ACCT-02
test("only job seekers have My Applications, and logging out leads to the login page", async ({
  page,
}) => {
  const { applications, ui } = messagesOf.ar;
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
    const tab = page.locator("main").getByRole("link", { name: applications.myApplications });
    await expect(tab).toHaveCount(tabs);
    if (tabs > 0) await expectTabsInView(page);
    await page.locator("main").getByRole("button", { name: ui.frame.logOut }).click();
    await expect(page).toHaveURL("/login");
    await page.goto("/my-account");
    await expect(page).toHaveURL("/login?next=%2Fmy-account");
  }
});

/** On a narrow phone no tab lies out of view, in either language. */
async function expectTabsInView(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languages) {
    await page.goto(`/my-account?lang=${language}&switch=1`);
    const tabs = page.locator("main .tabs a");
    await expect(tabs).toHaveCount(2);
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
  }
  await page.goto("/my-account?lang=ar&switch=1");
}

function profileOf(id: string) {
  return db.select().from(userProfiles).where(eq(userProfiles.id, id));
}

function trimmed(text: string): string {
  return text.trim();
}
