import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { languages } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { openCvView } from "#e2e/company/cv-views.ts";
import { violationsOn } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf, ofOtherLanguage } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";
import { heicPhoto, sheetPhoto } from "#test/pictures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const jpeg = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sheetPhoto("jpeg"),
});

const sentTo = (jobId: string) =>
  db
    .select({ name: documents.fileName, isPhoto: documents.isPhoto })
    .from(jobApplications)
    .innerJoin(documents, eq(documents.id, jobApplications.documentId))
    .where(eq(jobApplications.jobId, jobId));

for (const language of languages) {
  const { applications, applicants, ui } = messagesOf[language];
  const { apply, card } = applications;

  const about =
    "photos of a paper CV become one PDF on the phone, and the company sees their pages";

  test(`in ${language} ${about}`, { tag: ofOtherLanguage(language) }, async ({ page, browser }) => {
    const [seeker, company] = [await newSeeker(), await newCompany()];
    const job = await makeJob(company);
    test.slow();
    await enter(page, seeker, language);
    const onTheirWay: string[] = [];
    page.on("request", (request) => {
      const metadata = request.headers()["upload-metadata"];
      if (metadata) onTheirWay.push(metadata);
    });
    await openHydrated(page, `/apply/${job.id}`);
    const field = page.locator('main input[type="file"]');
    const pages = page.getByRole("list", { name: apply.photoPages }).getByRole("listitem");

    await field.setInputFiles({ name: "a.heic", mimeType: "image/heic", buffer: heicPhoto });
    await expect(page.locator("#resume-error")).toHaveText(applications.photoHeic);
    await field.setInputFiles(await jpeg("السيرة.jpg"));
    await expect(pages).toHaveCount(1);
    await expect(page.locator("#resume-error")).toHaveCount(0);
    await expect(page.locator(".pick-file .btn")).toHaveText(apply.photoAdd);
    await field.setInputFiles([
      await jpeg("2.jpg"),
      { name: "3.webp", mimeType: "image/webp", buffer: await sheetPhoto("webp") },
    ]);
    await expect(pages).toHaveCount(3);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    // By keyboard, as a screen reader does it.
    const third = ui.removeNamed({ name: apply.photoPage({ page: "3" }) });
    await page.getByRole("button", { name: third }).press("Enter");
    await expect(pages).toHaveCount(2);
    await expect(field).toBeFocused();
    await page.getByRole("button", { name: apply.send }).click();
    await expect(page.getByRole("heading", { name: applications.done.title })).toBeVisible();

    const [metadata = ""] = onTheirWay;
    const [, name = ""] = /filename (\S+?)(?:,|$)/.exec(metadata) ?? [];
    expect(Buffer.from(name, "base64").toString()).toBe("السيرة.pdf");
    expect(await sentTo(job.id)).toEqual([{ name: "السيرة.pdf", isPhoto: true }]);

    const office = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await enter(office, company, language);
    await office.goto(`/company-dashboard/jobs/${job.id}/applicants`);
    const row = office.locator(".app-row a:visible");
    await expect(row).toContainText(card.photoCv);
    await row.click();
    await expect(office.locator("#cv")).toContainText(card.photoCv);
    const cv = office.locator("#cv");
    const drawn = office.locator(".cv-pages img");
    await openCvView(cv, "showPages", drawn, messagesOf[language]);
    await expect(drawn).toHaveCount(2);
    // Turned upright and without the table around the sheet, which is 400 by 680.
    const shape = await drawn.first().evaluate((image: HTMLImageElement) => {
      return Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    });
    expect(shape).toBeCloseTo(400 / 680, 1);
    const noText = cv.getByText(applicants.reader.photoNoText);
    await openCvView(cv, "readText", noText, messagesOf[language]);
    await office.close();
  });
}

test("photos that are prepared while the form is sent go with it, and a PDF takes their place", async ({
  page,
}) => {
  const { apply, ...applications } = messagesOf.en.applications;
  const job = await makeJob(await newCompany());
  await enter(page, await newSeeker(), "en");
  await openHydrated(page, `/apply/${job.id}`);
  const field = page.locator('main input[type="file"]');
  const pages = page.getByRole("list", { name: apply.photoPages }).getByRole("listitem");
  const pdf = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") };
  await field.setInputFiles([await jpeg("1.jpg"), pdf]);
  await expect(page.locator("#resume-error")).toHaveText(applications.cvMixed);
  const seven = await Promise.all(Array.from({ length: 7 }, (_, at) => jpeg(`${at}.jpg`)));
  await field.setInputFiles(seven);
  await expect(pages).toHaveCount(6);
  await expect(page.locator("#resume-error")).toHaveText(applications.photosTooMany);
  await page.getByRole("button", { name: messagesOf.en.ui.removeNamed({ name: "0" }) }).click();
  await expect(pages).toHaveCount(0);
  await field.setInputFiles(await jpeg("1.jpg"));
  await expect(pages).toHaveCount(1);
  await field.setInputFiles(pdf);
  await expect(pages).toHaveCount(0);
  await field.setInputFiles(await jpeg("last.jpg"));
  await page.getByRole("button", { name: apply.send }).click();
  await expect(page.getByRole("heading", { name: applications.done.title })).toBeVisible();
  expect(await sentTo(job.id)).toEqual([{ name: "last.pdf", isPhoto: true }]);
});

test("without a line the PDF of the photos waits on the phone, and goes by itself", async ({
  page,
  context,
}) => {
  const { applications, queued } = messagesOf.ar;
  const { apply } = applications;
  const job = await makeJob(await newCompany());
  await enter(page, await newSeeker(), "ar");
  await openHydrated(page, `/apply/${job.id}`);
  const field = page.locator('main input[type="file"]');
  await field.setInputFiles(await jpeg("1.jpg"));
  await expect(page.getByRole("list", { name: apply.photoPages })).toBeVisible();
  await context.setOffline(true);
  await field.setInputFiles(await jpeg("2.jpg"));
  await page.getByRole("button", { name: apply.send }).click();
  await expect(page.getByRole("alert")).toContainText(queued.onDevice);
  expect(await sentTo(job.id)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: applications.done.title })).toBeVisible();
  expect(await sentTo(job.id)).toEqual([{ name: "1.pdf", isPhoto: true }]);
});

test("a photo is saved in the account as a PDF made on the phone", async ({ page }) => {
  const { cvs, applications } = messagesOf.ar;
  await enter(page, await newSeeker(), "ar");
  await openHydrated(page, "/my-account/cvs");
  const field = page.locator('main input[type="file"]');
  const pages = page.getByRole("list", { name: applications.apply.photoPages });
  await field.setInputFiles(await jpeg("ورقة.jpg"));
  await expect(pages.getByRole("listitem")).toHaveCount(1);
  await field.setInputFiles(await jpeg("2.jpg"));
  await expect(pages.getByRole("listitem")).toHaveCount(2);
  const held = await field.evaluate((input: HTMLInputElement) =>
    Array.from(input.files ?? [], ({ name, type }) => [name, type]),
  );
  expect(held).toEqual([["ورقة.pdf", "application/pdf"]]);
  await page.getByRole("button", { name: cvs.addAct, exact: true }).click();
  await expect(page.getByRole("list", { name: cvs.list })).toContainText("ورقة");
});
