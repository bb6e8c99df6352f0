import { expect, type Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { violationsOn } from "#e2e/support/accessibility.ts";
import { onOwnBoard } from "#e2e/support/board.ts";
import { emailWith } from "#e2e/support/email/job-alerts.ts";
import { hydrate } from "#e2e/support/hydration.ts";
import { labelled, messagesOf, ofOtherLanguage, ofRelease } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker } from "#e2e/support/new-people.ts";
import { type EmailPerson, makeJob } from "#test/people.ts";
import { confirmed, insertApplication } from "#test/sent-applications.ts";

// May be killed.
const test = onOwnBoard(async () => ({}));
test.use({ behindTls: true, viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: "default", timeout: 180_000 });

const question = "Do you have a licence?";

type Sides = { company: EmailPerson; seeker: EmailPerson; job: string; id: string };

async function makeSides(language: ContentLanguage): Promise<Sides> {
  const company = await confirmed(await newCompany(), language);
  const seeker = await confirmed(await newSeeker(), language);
  const job = (await makeJob(company, { title: "Pharmacist" })).id;
  return { company, seeker, job, id: await insertApplication(job, { by: seeker }) };
}

const written = (id: string) =>
  db
    .select({ message: applicationEvents.message })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.action, "write")));

async function ask(page: Page, { company, job, id }: Sides, language: ContentLanguage) {
  const { applicants } = messagesOf[language];
  await enter(page, company, language);
  await page.goto(paths.applicant(job, id, { answer: "reply" }));
  await hydrate(page);
  await page.getByLabel(labelled(applicants.form.message, messagesOf[language])).fill(question);
  await page.getByRole("button", { name: applicants.form.send.reply }).click();
  await expect(page.locator(".messages")).toContainText(question);
}

async function openOwn(page: Page, { seeker, id }: Sides, language: ContentLanguage) {
  await enter(page, seeker, language);
  await page.goto(paths.ownApplication(id));
  await hydrate(page);
  await expect(page.locator(".messages")).toContainText(question);
}

const send = (page: Page, language: ContentLanguage) =>
  page.getByRole("button", { name: messagesOf[language].thread.send }).click();

for (const language of ["ar", "en"] as const) {
  const { thread, applications, reports } = messagesOf[language];

  test(`F54 in ${language}: a question, an answer with a document, and news of each`, {
    tag: ofOtherLanguage(language),
  }, async ({ page, browser, board }) => {
    const sides = await makeSides(language);
    await ask(page, sides, language);

    const context = await browser.newContext({
      baseURL: board.origin,
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
    });
    const own = await context.newPage();
    await enter(own, sides.seeker, language);
    await own.goto("/jobs");
    const bell = own.locator("header .bell");
    await expect(bell).toBeVisible();
    await bell.click();
    await expect(own).toHaveURL(/show=news/);
    await openOwn(own, sides, language);
    await own.getByLabel(thread.answer, { exact: true }).fill("Yes, since 2019.");
    await own
      .locator('main input[type="file"]')
      .setInputFiles([{ name: "no.txt", mimeType: "text/plain", buffer: Buffer.from("words") }]);
    await send(own, language);
    await expect(own.getByText(applications.cvWrongType).first()).toBeVisible();
    await expect(own.getByLabel(thread.answer, { exact: true })).toHaveValue("Yes, since 2019.");
    expect(await violationsOn(own)).toEqual([]);
    const licence = {
      name: "licence.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(samplePdf(["Licence"])),
    };
    await own.locator('main input[type="file"]').setInputFiles([licence]);
    // By keyboard alone.
    await own.getByRole("button", { name: thread.send }).focus();
    await own.keyboard.press("Enter");
    await expect(own.getByRole("status").getByText(thread.sent)).toBeVisible();
    await expect(own.locator(".messages .mine")).toContainText("Yes, since 2019.");
    await expect(own.locator(".messages .mine")).toContainText("licence");
    await expect(bell.locator(".unseen")).toHaveCount(0);

    await page.goto("/company-dashboard");
    await page.locator("header .bell").click();
    await expect(page).toHaveURL(/news=1/);
    await expect(page.locator("main")).toContainText(applications.dashboard.hasNews);
    await page
      .getByRole("link", { name: applications.card.openNamed({ name: "Rima Al-Halabi" }) })
      .first()
      .click();
    await expect(page).toHaveURL(paths.applicant(sides.job, sides.id));
    const answer = page.locator(".messages li").last();
    await expect(answer).toContainText("Yes, since 2019.");
    await expect(answer).toContainText(thread.new);
    expect(await violationsOn(page)).toEqual([]);
    const document = await answer.getByRole("link").getAttribute("href");
    const file = await page.request.get(document ?? "");
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    expect((await file.body()).equals(licence.buffer)).toBe(true);
    await page.goto("/company-dashboard");
    await expect(page.locator("header .bell .unseen")).toHaveCount(0);

    const email = await emailWith(
      board.dataDir,
      sides.company.email,
      paths.applicant(sides.job, sides.id),
    );
    expect(email.text).toContain("Yes, since 2019.");
    expect(email.headers.subject).not.toContain("2019");

    await own.goto(paths.reportMessages(sides.id));
    expect(await violationsOn(own)).toEqual([]);
    await hydrate(own);
    await own.getByLabel(new RegExp(reports.reasons.money.label)).check();
    await own.getByRole("button", { name: reports.send }).click();
    await expect(own.getByRole("status").getByText(reports.sent)).toBeVisible();
    await context.close();
  });
}

test.describe("without a line", () => {
  const language = "ar";
  const { thread, queued } = messagesOf[language];

  test("an answer is stored on the device and sent once when the line is back", async ({
    page,
    context,
  }) => {
    const sides = await makeSides(language);
    await ask(page, sides, language);
    await openOwn(page, sides, language);
    await context.setOffline(true);
    await page.getByLabel(thread.answer, { exact: true }).fill("From the bus");
    await send(page, language);
    await expect(page.getByRole("alert")).toContainText(thread.queued);
    expect(await written(sides.id)).toEqual([]);
    const field = page.getByLabel(thread.answer, { exact: true });
    await expect(field).toHaveValue("");
    await field.fill("Half a sentence");
    await context.setOffline(false);
    await expect(page.locator(".messages .mine")).toContainText("From the bus");
    await expect(page.locator(".queued-notes")).toContainText(
      queued.message.sent({ title: "Pharmacist" }),
    );
    expect(await written(sides.id)).toEqual([{ message: "From the bus" }]);
    // The page has been read again, and what is being written is still there.
    await expect(field).toHaveValue("Half a sentence");
    await send(page, language);
    await expect(page.locator(".messages .mine").last()).toContainText("Half a sentence");
    await expect(field).toHaveValue("");
  });

  for (const when of ["before", "after"] as const) {
    test(`killed ${when} the answer is stored, the board has it once`, {
      tag: when === "after" ? [] : ofRelease,
    }, async ({ page, board }) => {
      const sides = await makeSides(language);
      await ask(page, sides, language);
      await openOwn(page, sides, language);
      board.breakNext(paths.ownApplication(sides.id), when, board.kill);
      await page.getByLabel(thread.answer, { exact: true }).fill("Power is out");
      await send(page, language);
      await expect(page.getByRole("alert")).toContainText(thread.queued);
      await board.restart();
      await page.goto(paths.ownApplication(sides.id));
      await hydrate(page);
      await expect(page.locator(".messages .mine")).toContainText("Power is out");
      await expect
        .poll(() => written(sides.id), { intervals: [100] })
        .toEqual([{ message: "Power is out" }]);
      await expect(page.locator(".queued-notes")).toContainText(
        queued.message.sent({ title: "Pharmacist" }),
      );
      expect(await written(sides.id)).toEqual([{ message: "Power is out" }]);
    });
  }
});
