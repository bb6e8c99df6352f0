import { type BrowserContext, expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { applicationAnswers } from "#app/features/applications/answers/answers.table.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { listQuestions, storeQuestions } from "#app/features/job/questions/questions.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { violationsOn } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/board.ts";
import { hydrate, open, openHydrated } from "#e2e/support/hydration.ts";
import { labelled, messagesOf, ofRelease, ways } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { openCached } from "#e2e/support/offline.ts";
import { type EmailPerson, makeJob } from "#test/people.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 150_000 });

const cv = { name: "CV.pdf", mimeType: "application/pdf", buffer: Buffer.from(samplePdf(["CV"])) };
const own = "How many years have you driven?";
/** Of the wanted answers to it: a number that stands nowhere else. */
const bound = "2.7531";

/** The answers to a job, by applicant and question. */
const answersTo = async (jobId: string) => {
  const rows = await db
    .select({ answer: applicationAnswers.answer })
    .from(applicationAnswers)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationAnswers.applicationId))
    .where(eq(jobApplications.jobId, jobId))
    .orderBy(applicationAnswers.applicationId, applicationAnswers.position);
  return rows.map(({ answer }) => answer);
};

for (const { language, scripts, messages, called, tag } of ways) {
  const { posting, screening, applications, applicants } = messages;
  const { form, presets } = screening;
  const field = (page: Page, label: string) => page.getByLabel(labelled(label, messages));
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();

  test.describe(called, { tag }, () => {
    test.use({ javaScriptEnabled: scripts });

    test("a company asks, applicants answer, and who does not meet it stands apart", async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const company = await newCompany();
      const title = `Driver ${rareWord()}`;
      await enter(page, company, language);
      await writeJob(page, title);
      const [job] = await db.select().from(jobs).where(eq(jobs.title, title));
      const jobId = job?.id ?? "";
      expect(await listQuestions(jobId)).toMatchObject([
        { preset: "licence", must: ["yes"], isRequired: true },
        { text: own, min: bound, isRequired: false },
      ]);

      const reader = await browser.newPage({
        baseURL: baseURL ?? "",
        javaScriptEnabled: scripts,
        viewport: { width: 390, height: 844 },
      });
      await answerAs(reader, await newSeeker({ firstName: "Meets" }), jobId, ["yes", "٥"]);
      await answerAs(reader, await newSeeker({ firstName: "Lacks" }), jobId, ["no", "2"]);
      await reader.close();
      expect(await answersTo(jobId)).toEqual(["yes", "5", "no", "2"]);

      await readAnswers(page, jobId);
      const table = await page.request.get(`/company-dashboard/jobs/${jobId}/applicants/export`);
      expect(await table.text()).toContain(`,${presets.licence},${own},${screening.unmet},`);
      expect(context.pages()).toHaveLength(1);
    });

    /** Posts a job with two questions; one about marriage is taken back after its warning. */
    async function writeJob(page: Page, title: string) {
      await open(page, "/post-job", scripts);
      await field(page, posting.title).fill(title);
      await field(page, posting.description).fill("Bring bread to shops.");
      await field(page, posting.category).selectOption("Logistics");
      await field(page, posting.jobType).selectOption("full-time");
      await field(page, posting.experienceLevel).selectOption("entry");
      await press(page, posting.next);
      for (const kind of ["licence", "number", "yesno"]) {
        await field(page, form.kind).selectOption(kind);
        await press(page, form.add);
        await expect(page.locator(`input[type=hidden][value=${kind}]`)).toBeAttached();
        if (scripts) await expect(page.locator("fieldset[id^=question] :focus")).toBeVisible();
      }
      await page.locator("#question1Must").selectOption("yes");
      await page.locator("#question1Required").check();
      await page.locator("#question2Text").fill(own);
      await page.locator("#question2Min").fill(bound);
      await page.locator("#question3Text").fill("هل أنت متزوج؟");
      if (scripts) expect(await violationsOn(page)).toEqual([]);
      await press(page, posting.next);
      await field(page, posting.province).selectOption("Aleppo");
      if (!scripts) await press(page, posting.showCities);
      await field(page, posting.city).selectOption({ index: 1 });
      await press(page, posting.next);
      await press(page, posting.submitNew);
      await expect(page.getByText(screening.sensitive.marriage).last()).toBeVisible();
      await expect(page.locator("#question2Text")).toHaveValue(own);
      await expect(page.locator("#question1Must")).toHaveValue("yes");
      if (scripts) expect(await violationsOn(page)).toEqual([]);
      await page.getByRole("button", { name: form.remove({ n: 3 }), exact: true }).click();
      await expect(page.locator("#question3")).toHaveCount(0);
      await press(page, posting.next);
      await press(page, posting.next);
      await press(page, posting.submitNew);
      await expect(page.getByText(posting.posted)).toBeVisible();
    }

    /** Forgets the required answer first; nothing of what the company wants is in what is sent. */
    async function answerAs(
      page: Page,
      seeker: EmailPerson,
      jobId: string,
      answers: [string, string],
    ) {
      await enter(page, seeker, language);
      const job = await (await page.request.get(`/jobs/${jobId}`)).text();
      expect(job.includes(own)).toBe(false);
      const sent = await (await page.request.get(`/apply/${jobId}`)).text();
      for (const [part, isThere] of [
        [own, true],
        [bound, false],
        ['"must"', false],
      ] as const) {
        expect(sent.includes(part), part).toBe(isThere);
      }
      await open(page, `/apply/${jobId}`, scripts);
      const [licence, years] = answers;
      if (scripts) expect(await violationsOn(page)).toEqual([]);
      await page.locator("main input[type=file]").setInputFiles(cv);
      await field(page, own).fill("many");
      if (scripts) {
        await press(page, applications.apply.send);
        await expect(page.getByRole("alert")).toContainText(screening.errors.answer);
      }
      await field(page, presets.licence).selectOption(licence);
      await press(page, applications.apply.send);
      await expect(page.getByRole("alert")).toContainText(screening.errors.number);
      await expect(field(page, presets.licence)).toHaveValue(licence);
      await expect(field(page, own)).toHaveValue("many");
      await field(page, own).fill(years);
      await press(page, applications.apply.send);
      await expect(page.getByRole("heading", { name: applications.done.title })).toBeVisible();
    }

    async function readAnswers(page: Page, jobId: string) {
      await open(page, `/company-dashboard/jobs/${jobId}/applicants`, scripts);
      const row = (name: string) => page.locator(".app-row").filter({ hasText: name });
      await expect(row("Lacks")).toContainText(screening.unmet);
      await expect(row("Meets")).not.toContainText(screening.unmet);
      if (scripts) expect(await violationsOn(page)).toEqual([]);
      await page
        .getByRole("navigation", { name: applicants.stages })
        .getByText(screening.unmet)
        .click();
      await expect(row("Meets")).toHaveCount(0);
      await page.locator("main details.disc > summary").first().click();
      if (scripts) expect(await violationsOn(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 844 });
      const filter = (label: string) => page.getByRole("search").getByLabel(label);
      const edges = [presets.licence, own].map(async (label) => {
        const box = await filter(label).boundingBox();
        return box && Math.round(box.y + box.height);
      });
      const [edge, other] = await Promise.all(edges);
      expect(edge).toBe(other);
      await page.setViewportSize({ width: 390, height: 844 });
      await row("Lacks").locator("a:visible").first().click();
      const pane = page.locator(".pane");
      for (const text of [presets.licence, screening.no, own, "2", screening.unmet]) {
        await expect(pane.getByText(text, { exact: true }).first()).toBeVisible();
      }
      if (scripts) expect(await violationsOn(page)).toEqual([]);
    }
  });
}

const none = {
  preset: null,
  text: "",
  options: [],
  isRequired: true,
  must: [],
  min: null,
  max: null,
};
const licence = { ...none, kind: "yesno" as const, preset: "licence" as const, must: ["yes"] };
const years = { ...none, kind: "number" as const, text: own };

test.describe("on a phone in Arabic", () => {
  const messages = messagesOf.ar;
  const { screening, applications, queued } = messages;
  const field = (page: Page, label: string) => page.getByLabel(labelled(label, messages));
  const send = (page: Page) => page.getByRole("button", { name: applications.apply.send }).click();

  async function openJob() {
    const jobId = (await makeJob(await newCompany())).id;
    await db.transaction((tx) => storeQuestions(tx, jobId, [licence]));
    return jobId;
  }

  test("a question that came after the form was opened is asked, and nothing is lost", async ({
    page,
  }) => {
    const jobId = await openJob();
    await enter(page, await newSeeker(), "ar");
    await openHydrated(page, `/apply/${jobId}`);
    await page.locator("main input[type=file]").setInputFiles(cv);
    await field(page, applications.apply.coverLetter).fill("أعرف الطرق.");
    await field(page, screening.presets.licence).selectOption("yes");
    await db.transaction((tx) => storeQuestions(tx, jobId, [licence, years]));
    await send(page);
    await expect(page.getByText(screening.errors.changed)).toBeVisible();
    await expect(field(page, own)).toBeVisible();
    await expect(field(page, own)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, screening.presets.licence)).toHaveValue("yes");
    await expect(field(page, applications.apply.coverLetter)).toHaveValue("أعرف الطرق.");
    await field(page, own).fill("4");
    await send(page);
    await expect(page.getByRole("heading", { name: applications.done.title })).toBeVisible();
    expect(await answersTo(jobId)).toEqual(["yes", "4"]);
  });

  test("the wanted answers of a choice are ticked among those that were written", {
    tag: ofRelease,
  }, async ({ page }) => {
    const company = await newCompany();
    const jobId = (await makeJob(company)).id;
    const shift = { ...none, kind: "choice" as const, text: "Shift", options: ["Day", "Night"] };
    await db.transaction((tx) => storeQuestions(tx, jobId, [{ ...shift, must: ["Night"] }]));
    await enter(page, company, "ar");
    await openHydrated(page, `/edit-job/${jobId}?step=2`);
    const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
    await expect(box("Night")).toBeChecked();
    await page.locator("#question1Options").fill("Day\nNight\nEvening");
    await box("Evening").check();
    await box("Night").uncheck();
    expect(await violationsOn(page)).toEqual([]);
    const { next, previous } = messages.posting;
    await page.getByRole("button", { name: next, exact: true }).click();
    await expect(page.locator("#question1Options")).toHaveCount(0);
    await page.getByRole("button", { name: previous, exact: true }).click();
    await expect(box("Evening")).toBeChecked();
    await expect(box("Night")).not.toBeChecked();
    await expect(page.locator("input[name=question1Must]")).toHaveValue("Evening");
  });

  test.describe("without a line", () => {
    test.use({ serviceWorkers: "allow" });

    async function answerOffline(page: Page, context: BrowserContext, jobId: string) {
      await enter(page, await newSeeker(), "ar");
      await openCached(page, `/apply/${jobId}`);
      await context.setOffline(true);
      await page.goto(`/apply/${jobId}`);
      await hydrate(page);
      await page.locator("main input[type=file]").setInputFiles(cv);
      await field(page, screening.presets.licence).selectOption("no");
      await send(page);
      await expect(page.getByRole("alert")).toContainText(queued.onDevice);
    }

    test("an application that is refused shows the answers that were given", {
      tag: ofRelease,
    }, async ({ page, context }) => {
      const jobId = await openJob();
      await answerOffline(page, context, jobId);
      await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, jobId));
      await page.close();
      await context.setOffline(false);
      const next = await context.newPage();
      await openHydrated(next, "/companies");
      const note = next.getByRole("alert").filter({ hasText: messages.jobs.missing });
      await note.getByText(queued.written, { exact: true }).click();
      await expect(note).toContainText(screening.presets.licence);
      await expect(note.getByText(screening.no, { exact: true })).toBeVisible();
    });

    test("questions that came meanwhile are named in the refusal and asked in the form", {
      tag: ofRelease,
    }, async ({ page, context }) => {
      const jobId = await openJob();
      await answerOffline(page, context, jobId);
      await db.transaction((tx) => storeQuestions(tx, jobId, [licence, years]));
      await context.setOffline(false);
      const error = applications.apply.fieldError({ field: own, error: screening.errors.answer });
      const note = page.locator(".queued-notes");
      await expect(note.getByText(error, { exact: true })).toBeVisible();
      await expect(field(page, own)).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByRole("link", { name: error, exact: true })).toBeVisible();
      await expect(page.getByText(queued.onDevice)).toHaveCount(0);
      await expect(field(page, screening.presets.licence)).toHaveValue("no");
      await field(page, own).fill("4");
      await send(page);
      await expect(page.getByRole("heading", { name: applications.done.title })).toBeVisible();
      expect(await answersTo(jobId)).toEqual(["no", "4"]);
    });

    test("the answers wait on the device, and are sent with the application", async ({
      page,
      context,
    }) => {
      const jobId = await openJob();
      await answerOffline(page, context, jobId);
      await context.setOffline(false);
      await expect(page.getByRole("heading", { name: applications.done.title })).toBeVisible();
      expect(await answersTo(jobId)).toEqual(["no"]);
    });
  });
});
