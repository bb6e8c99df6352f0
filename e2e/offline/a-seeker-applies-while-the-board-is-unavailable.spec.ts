import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { test } from "#e2e/support/board.ts";
import { held } from "#e2e/support/held-requests.ts";
import { hydrate, openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish, labelled, messagesOf } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { enter, newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

const cv = { name: "CV.pdf", mimeType: "application/pdf", buffer: Buffer.from(samplePdf(["CV"])) };

test.describe("in English", () => {
  const { language, messages } = inEnglish;
  const { apply, done, alreadyApplied } = messages.applications;

  test.use({ viewport: { width: 390, height: 844 } });

  // APPLY-01, APPLY-05, APPLY-09, APPLY-12, ERR-05, CONST-03
  test("only the CV and the person are needed, and a second application is refused", async ({
    page,
    browser,
    baseURL,
  }) => {
    const seeker = await newSeeker();
    const job = await makeJob(await newCompany(), { title: "Clerk" });
    await enter(page, seeker, language);
    await openHydrated(page, `/apply/${job.id}`);
    const crumbs = page.getByRole("navigation", { name: messages.ui.breadcrumb });
    await expect(crumbs.getByRole("listitem")).toHaveText([
      messages.ui.frame.jobs,
      "Clerk",
      apply.crumb,
    ]);
    await expect(page.getByText(apply.final)).toBeVisible();
    await expect(page.getByText(apply.cvHint)).toBeVisible();
    expect(apply.cvHint).toContain("5MB");
    for (const name of ["coverLetter", "experience", "expectedSalary", "availableDate"] as const) {
      const field = page.getByLabel(labelled(apply[name], messages));
      await expect(field).not.toHaveAttribute("required", "");
    }
    await expect(page.locator('[name="experience"] option:not([value=""])')).toHaveText(
      Object.values(messages.labels.experience),
    );

    await page.locator('input[type="file"]').setInputFiles(cv);
    await page.getByRole("button", { name: apply.send }).click();
    await expect(page.getByRole("heading", { name: done.title })).toBeVisible();
    await expect(page.getByRole("link", { name: done.browseJobs })).toHaveAttribute(
      "href",
      "/jobs",
    );
    // D32
    await expect(page.getByRole("link", { name: done.follow })).toHaveAttribute(
      "href",
      /^\/my-account\?tab=applications#application-/,
    );
    await page.getByRole("link", { name: done.backToJob }).click();
    await expect(page).toHaveURL(`/jobs/${job.id}`);

    const other = await makeJob(await newCompany(), { title: "Clerk" });
    await openHydrated(page, `/apply/${other.id}`);
    await page.locator('input[type="file"]').setInputFiles(cv);
    const elsewhere = await browser.newPage({ baseURL: baseURL ?? "" });
    await applyTo(elsewhere, seeker, other.id, language);
    await elsewhere.close();
    await page.getByRole("button", { name: apply.send }).click();
    await expect(page.getByText(alreadyApplied)).toBeVisible();
    await page.goto(`/apply/${other.id}`);
    await expect(page.getByText(alreadyApplied)).toBeVisible();
    await expect(page.locator('main input[type="file"]')).toHaveCount(0);
    expect(await db.$count(jobApplications, eq(jobApplications.jobId, other.id))).toBe(1);
  });
});

test.describe("in Arabic", () => {
  const { language, messages: words } = inArabic;
  const { apply, done, noConnection, unexpectedAnswer, uploadFailed } = words.applications;

  // APPLY-06, APPLY-10, ERR-08, ERR-09
  test("a slow or lost connection is shown, and the input stays", async ({ page }) => {
    const seeker = await newSeeker();
    const job = await makeJob(await newCompany());
    await enter(page, seeker, language);
    await openHydrated(page, `/apply/${job.id}`);
    const letter = page.getByLabel(apply.coverLetter);
    await letter.fill("I know the work.");
    await page.locator('input[type="file"]').setInputFiles(cv);
    const send = page.getByRole("button", { name: apply.send });
    for (const [answer, says] of [
      ["cut", noConnection],
      [{ status: 200, json: { ok: true } }, unexpectedAnswer],
      [{ status: 500, body: "" }, uploadFailed],
    ] as const) {
      await page.route("**/documents/upload", (route) =>
        answer === "cut" ? route.abort("internetdisconnected") : route.fulfill(answer),
      );
      await send.click();
      await expect(page.getByRole("alert")).toContainText(says);
      await expect(letter).toHaveValue("I know the work.");
      await page.unroute("**/documents/upload");
    }
    const sends: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sends.push(new URL(request.url()).pathname);
    });
    const uploaded = await held(page, /documents\/upload/, "POST");
    const submitted = await held(page, /\/apply\//, "POST");
    await send.click();
    const uploading = page.getByRole("button", { name: apply.uploading });
    await expect(uploading).toBeDisabled();
    await uploading.click({ force: true });
    uploaded();
    const submitting = page.getByRole("button", { name: apply.submitting });
    await expect(submitting).toBeDisabled();
    await submitting.click({ force: true });
    submitted();
    await expect(page.getByRole("heading", { name: done.title })).toBeVisible();
    expect(sends.map((path) => path.replace(".data", ""))).toEqual([
      "/documents/upload",
      `/apply/${job.id}`,
    ]);
  });
});

test.describe("in English", () => {
  const { language, messages: words } = inEnglish;
  const { ui, applications } = words;
  const { apply } = applications;

  // D9, ERR-06
  test("a chosen file is shown at once, ends its error, and has to be chosen again after a switch of language", async ({
    page,
  }) => {
    const job = await makeJob(await newCompany());
    await enter(page, await newSeeker(), language);
    await openHydrated(page, `/apply/${job.id}`);
    await page.getByRole("button", { name: apply.send }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toContainText(applications.cvMissing);
    const input = page.locator('input[type="file"]');
    await input.setInputFiles(cv);
    await expect(summary).toHaveCount(0);
    const file = page.locator(".upload .file");
    await expect(file).toContainText("CV");
    await expect(file).toContainText("PDF");
    await expect(page.locator(".pick-file .btn")).toHaveText(apply.cvOther);
    await file.getByRole("button", { name: ui.removeNamed({ name: "CV" }) }).click();
    await expect(file).toHaveCount(0);
    await expect(page.locator(".pick-file .btn")).toHaveText(apply.cvChoose);
    await input.setInputFiles({ name: "film.mp4", mimeType: "video/mp4", buffer: cv.buffer });
    await expect(page.locator("#resume-error")).toHaveText(applications.cvWrongType);
    await input.setInputFiles(cv);
    await expect(page.locator("#resume-error")).toHaveCount(0);

    await page.locator("header a[hreflang]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", language === "ar" ? "en" : "ar");
    const other = messagesOf[language === "ar" ? "en" : "ar"].applications.apply;
    await hydrate(page);
    await expect(page.locator(".pick-file .btn")).toHaveText(other.cvAgain);
    await expect(page.locator("#resume-hint")).toContainText(other.cvLost({ name: "CV.pdf" }));
  });
});
