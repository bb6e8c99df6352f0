import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { listOwnCvs } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { inArabic } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { readPdfParts } from "#test/pdf-text.ts";
import { makeJob } from "#test/people.ts";

const file = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(samplePdf(["CV"])),
});

const sentTo = async (jobId: string) =>
  (
    await db
      .select({ id: documents.id, name: documents.fileName })
      .from(jobApplications)
      .innerJoin(documents, eq(documents.id, jobApplications.documentId))
      .where(eq(jobApplications.jobId, jobId))
  )[0];

test.describe("in Arabic", () => {
  const { language, messages } = inArabic;
  const { cvs } = messages;
  const { apply, done } = messages.applications;

  async function add(page: Page, name: string, label: string) {
    await page.locator('input[name="cv"]').setInputFiles(file(name));
    await page.getByRole("textbox", { name: cvs.label }).last().fill(label);
    await page.getByRole("button", { name: cvs.addAct }).click();
    await expect(page.getByRole("status").filter({ hasText: cvs.added })).toBeVisible();
    // The message may still be that of the one before.
    await expect(page.locator("main li").filter({ hasText: label })).toBeVisible();
  }

  test.use({ viewport: { width: 390, height: 844 } });

  test("a CV is saved, renamed, applied with by one press and deleted, and a file goes as before", async ({
    page,
  }) => {
    const seeker = await newSeeker();
    const company = await newCompany();
    const [job, other] = [await makeJob(company), await makeJob(company)];
    await enter(page, seeker, language);
    await page.goto("/my-account");
    await page.getByRole("link", { name: cvs.title }).click();
    await expect(page.getByRole("heading", { level: 1, name: cvs.title })).toBeVisible();
    await openHydrated(page, "/my-account/cvs");
    await expect(page.getByText(cvs.none)).toBeVisible();
    await add(page, "سيرة ريما.pdf", "First");
    await add(page, "b.pdf", "Second");

    const row = page.locator("main li").filter({ hasText: "First" });
    await row.getByText(cvs.rename).click();
    await row.getByRole("textbox").fill("Accounting");
    await row.getByRole("button", { name: cvs.saveName }).click();
    await expect(page.getByRole("status").filter({ hasText: cvs.renamed })).toBeVisible();

    // APPLY-03, APPLY-06: the pick is one way more beside a file.
    await openHydrated(page, `/apply/${job.id}`);
    await page.getByRole("radio", { name: /Accounting/ }).check();
    await page.getByRole("button", { name: apply.send }).click();
    await expect(page.getByRole("heading", { name: done.title })).toBeVisible();
    const sent = await sentTo(job.id);
    const [used] = await listOwnCvs(seeker);
    expect(used).toMatchObject({ name: "Accounting", fileName: "سيرة ريما.pdf" });
    expect(sent?.name).toBe("سيرة ريما.pdf");
    expect(sent?.id).not.toBe(used?.id);

    await openHydrated(page, "/my-account/cvs");
    const gone = page.locator("main li").filter({ hasText: "Accounting" });
    await gone.getByText(cvs.remove, { exact: true }).click();
    await expect(gone.getByText(cvs.removeCost)).toBeVisible();
    await gone.getByRole("button", { name: cvs.removeAct }).click();
    await expect(page.getByRole("status").filter({ hasText: cvs.removed })).toBeVisible();
    await expect(page.locator("main li").filter({ hasText: "Second" })).toBeVisible();
    expect((await page.request.get(`/documents/${sent?.id}`)).status()).toBe(200);
    expect((await page.request.get(`/documents/${used?.id}`)).status()).toBe(404);

    await openHydrated(page, `/apply/${other.id}`);
    await expect(page.getByRole("radio", { name: /Second/ })).toBeChecked();
    await page.locator('input[type="file"]').setInputFiles(file("new.pdf"));
    await expect(page.getByRole("radio", { name: cvs.another })).toBeChecked();
    await page.getByRole("button", { name: apply.send }).click();
    await expect(page.getByRole("heading", { name: done.title })).toBeVisible();
    expect((await sentTo(other.id))?.name).toBe("new.pdf");
  });

  test("a CV made from the profile is looked at, downloaded, and applied with from the form", async ({
    page,
  }) => {
    const seeker = await newSeeker({ desiredPosition: "Accountant", skills: ["Excel"] });
    const job = await makeJob(await newCompany());
    await enter(page, seeker, language);
    await openHydrated(page, `/apply/${job.id}`);
    await page.getByRole("link", { name: cvs.make.open }).click();
    await expect(page.getByRole("heading", { level: 1, name: cvs.make.title })).toBeVisible();
    const inArabic = page.getByRole("region", { name: cvs.make.in.ar });
    const preview = inArabic.getByRole("link", { name: cvs.make.preview });
    const shown = await page.request.get((await preview.getAttribute("href")) ?? "");
    expect(shown.headers()).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^inline; .*Rima/),
      "cache-control": "private, no-store",
    });
    const texts = readPdfParts(await shown.body()).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(["Rima Al-Halabi", "Accountant", "Excel"]));
    const downloaded = page.waitForEvent("download");
    await inArabic.getByRole("link", { name: cvs.make.download }).click();
    expect((await downloaded).suggestedFilename()).toBe("Rima Al-Halabi CV.pdf");

    const inEnglish = page.getByRole("region", { name: cvs.make.in.en });
    await inEnglish.getByRole("button", { name: cvs.make.saveAndApply }).click();
    await expect(page).toHaveURL(`/apply/${job.id}`);
    await expect(page.getByRole("radio").first()).toBeChecked();
    await page.getByRole("button", { name: apply.send }).click();
    await expect(page.getByRole("heading", { name: done.title })).toBeVisible();
    expect((await sentTo(job.id))?.name).toBe("Rima Al-Halabi CV.pdf");
    expect(await listOwnCvs(seeker)).toMatchObject([{ source: "profile", language: "en" }]);
    await page.goto("/my-account/cvs");
    await expect(page.getByText(cvs.fromProfile.en)).toBeVisible();
  });
});
