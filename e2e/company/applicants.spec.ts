import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { and, count, eq, inArray, sql } from "drizzle-orm";
import { authUsers, userProfiles } from "#app/features/accounts/accounts.table.ts";
import {
  cvViews,
  documents,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import { applicationEvents } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { closeUnanswered } from "#app/features/applications/unanswered/close-unanswered.server.ts";
import { jobEndings } from "#app/features/applications/unanswered/unanswered.table.ts";
import { companyReplyFigures } from "#app/features/companies/reply-figures/reply-figures.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { sampleDocx, samplePdf } from "#demo/sample-cv.ts";
import { openCvView } from "#e2e/company/cv-views.ts";
import { violationsOn } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/board.ts";
import { open, openHydrated } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish, ofRelease } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker, originOf } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

/** Applications straight in the database, each a minute older than the one before. */
async function applications(
  jobId: string,
  howMany: number,
  language?: (typeof variants)[number]["language"],
): Promise<void> {
  const people = Array.from({ length: howMany }, (_, place) => {
    const id = randomUUID();
    return { id, documentId: randomUUID(), place, email: `${id}@example.com` };
  });
  await db
    .insert(authUsers)
    .values(people.map(({ id, email }) => ({ id, email, name: "Rima", language })));
  await db
    .insert(userProfiles)
    .values(
      people.map(({ id, email, place }) => ({
        id,
        email,
        phone: "+963 944 000 000",
        userType: "customer_employee",
        firstName: place === 1 ? "أسماء" : "Rima",
        lastName: `Number-${place}`,
      })),
    );
  await db
    .insert(documents)
    .values(
      people.map(({ id, documentId }) => ({
        id: documentId,
        ownerId: id,
        fileName: "cv.pdf",
        kind: "pdf",
        mediaType: "application/pdf",
        sizeBytes: 1,
      })),
    );
  await db
    .insert(jobApplications)
    .values(
      people.map(({ id, documentId, place }) => ({
        jobId,
        userId: id,
        documentId,
        resumeUrl: `/documents/${documentId}`,
        coverLetter: `Letter ${place}`,
        expectedSalary: place === 0 ? "=1+1" : null,
        createdAt: new Date(Date.now() - place * 60_000),
      })),
    );
}

/** An application with a CV that was uploaded. */
async function sendCv(page: Page, jobId: string, name: string, cv: Uint8Array): Promise<void> {
  const seeker = await newSeeker();
  await enter(page, seeker, "en");
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(cv) };
  const headers = { origin: await originOf(page) };
  const answer = await page.request.post("/documents/upload", {
    multipart: { files: file },
    headers,
  });
  const [{ id: documentId }] = await answer.json();
  const resumeUrl = `/documents/${documentId}`;
  await db.insert(jobApplications).values({ jobId, userId: seeker.id, documentId, resumeUrl });
  await page.context().clearCookies();
}

const statuses = async (jobId: string) => {
  const rows = await db
    .select({ status: jobApplications.status, n: count() })
    .from(jobApplications)
    .where(eq(jobApplications.jobId, jobId))
    .groupBy(jobApplications.status);
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};

const nobodyWaits = async (page: Page) => expect(page.locator("[aria-busy=true]")).toHaveCount(0);

const variants = [
  { ...inArabic, width: 390, scripts: true, tag: [] },
  { ...inEnglish, width: 1280, scripts: true, tag: [] },
  { ...inEnglish, width: 390, scripts: false, tag: ofRelease },
];

for (const { language, width, scripts, messages: words, tag } of variants) {
  const called = `in ${language} ${scripts ? "with" : "without"} scripts`;
  const { applicants, applications: sent } = words;

  test.describe(`${called} at ${width} px`, { tag }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width, height: 844 } });

    if (width === 390) {
      test("a company reads an application, notes and stars it, invites, and reads its history", async ({
        page,
      }) => {
        const company = await newCompany();
        const job = await makeJob(company, { title: "Accountant", salaryMax: "2000000" });
        await applications(job.id, 3);
        await enter(page, company, language);
        await open(page, "/company-dashboard", scripts);
        await page.locator("main tbody").getByRole("link", { name: "Accountant" }).click();
        const list = `/company-dashboard/jobs/${job.id}/applicants`;
        await expect(page).toHaveURL(list);
        const stages = page.getByRole("navigation", { name: applicants.stages });
        await expect(stages.getByRole("link", { name: applicants.stage.new })).toContainText("3");

        const search = page.locator("main form[role=search]");
        await search.getByLabel(applicants.filter.search).fill("اسماء");
        await search.getByRole("button", { name: applicants.filter.apply }).click();
        const rows = page.locator("main .app-row");
        await expect(rows).toHaveCount(1);
        await rows.locator("a:visible").click();
        const pane = page.getByRole("region", { name: applicants.applicant });
        await expect(pane.getByRole("heading", { level: 2 })).toHaveText("أسماء Number-1");
        await expect(pane.getByText("Letter 1")).toBeVisible();
        await expect(pane.getByText(applicants.stage.reviewing)).toBeVisible();
        await expect(
          pane.getByRole("link", { name: sent.card.cvOf({ name: "أسماء Number-1" }) }),
        ).toBeVisible();

        await pane.getByRole("button", { name: applicants.star }).click();
        await expect(pane.getByRole("button", { name: applicants.unstar })).toBeVisible();
        const notes = pane.locator(".fold-notes");
        const openNotes = async () => {
          if ((await notes.getAttribute("open")) === null) await notes.locator("summary").click();
        };
        await openNotes();
        await pane.getByRole("button", { name: applicants.addNote }).click();
        await expect(pane.getByText(applicants.noteMissing)).toBeVisible();
        await pane.getByLabel(applicants.note).fill("Knows the books");
        await pane.getByRole("button", { name: applicants.addNote }).click();
        await expect(notes.locator(".badge")).toHaveText("1");
        await openNotes();
        await expect(pane.getByRole("listitem").getByText("Knows the books")).toBeVisible();

        // The address is not confirmed: the company is told before it moves the application.
        await pane.getByRole("link", { name: applicants.action.shortlist }).click();
        await expect(pane.getByText(applicants.doubts.unconfirmed(1))).toBeVisible();
        if (scripts) {
          // What is half written stays while something else of the page is done.
          await pane.getByLabel(applicants.form.message).fill("Half a message");
          await pane.getByRole("button", { name: applicants.unstar }).click();
          await expect(pane.getByRole("button", { name: applicants.star })).toBeVisible();
          await expect(pane.getByLabel(applicants.form.message)).toHaveValue("Half a message");
        }
        await pane.getByLabel(applicants.form.message).fill("");
        await pane.getByRole("button", { name: applicants.form.send.shortlist }).click();
        await expect(page.getByText(applicants.done.head)).toBeVisible();
        expect(await statuses(job.id)).toEqual({ pending: 2, shortlisted: 1 });

        await pane.getByRole("link", { name: applicants.action.invite }).click();
        const message = pane.getByLabel(applicants.form.message);
        await expect(message).toHaveValue(/Accountant/);
        await pane.getByLabel(applicants.form.template).selectOption("moreDocuments.en");
        if (!scripts) await pane.getByRole("button", { name: applicants.form.useTemplate }).click();
        await expect(message).toHaveValue(/a few more documents/);
        await pane.locator("[name=interviewDay]").fill("2030-01-03");
        await pane.getByLabel(applicants.form.time).fill("25:00");
        await pane.getByLabel(applicants.form.place).fill("Sheikh Najjar");
        await pane.getByRole("button", { name: applicants.form.send.invite }).click();
        await expect(page.getByRole("alert").first()).toContainText(words.lifecycle.errors.time);
        await expect(message).toHaveValue(/a few more documents/);
        await pane.getByLabel(applicants.form.time).fill("11:00");
        await pane.getByRole("button", { name: applicants.form.send.invite }).click();
        await expect(pane.getByText("Sheikh Najjar")).toBeVisible();
        await expect(pane.getByText(applicants.interviewAnswer.none)).toBeVisible();
        await pane.getByText(applicants.history, { exact: true }).click();
        const entry = applicants.by({ event: applicants.event.invite, name: "Samer Haddad" });
        await expect(pane.getByText(entry)).toBeVisible();
        await expect(pane.getByText(/for the position of Accountant/)).toBeVisible();
        expect(await statuses(job.id)).toEqual({ pending: 2, interview: 1 });
      });

      // The others are in e2e/without-scripts.
      if (!scripts) return;

      test("a job has ended: one press answers the rest; the unanswered are told once after 14 days", async ({
        page,
      }) => {
        const { unanswered } = words;
        const company = await newCompany();
        const [job, silent] = [
          await makeJob(company, { title: "Night baker", status: "closed" }),
          await makeJob(company, { applicationDeadline: "2026-01-01" }),
        ];
        await applications(job.id, 3);
        await applications(silent.id, 2);
        await enter(page, company, language);
        await openHydrated(page, `/company-dashboard/jobs/${job.id}/applicants`);
        await expect(page.getByText(unanswered.waiting(3))).toBeVisible();
        await page.getByRole("link", { name: unanswered.answerRest }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(applicants.asking.decline);
        await expect(page.getByLabel(applicants.form.message)).toHaveValue(
          words.replyTexts.declined,
        );
        expect(await statuses(job.id)).toEqual({ pending: 3 });
        await page.getByRole("button", { name: applicants.form.send.decline }).click();
        await expect(page.getByText(applicants.done.head)).toBeVisible();
        await expect(page.getByText(unanswered.answerRest)).toHaveCount(0);
        expect(await statuses(job.id)).toEqual({ not_selected: 3 });

        await db
          .insert(jobEndings)
          .values({ jobId: silent.id, notifiedAt: sql`now() - interval '14 days'` });
        await page.goto(`/company-dashboard/delete-job/${silent.id}`);
        await expect(page.getByText(unanswered.ifDeleted(2))).toBeVisible();
        // Nothing is queued here: the board sends emails, not the test.
        await db.execute(sql`update auth_users set muted_emails = array['applicationEnded']
          where id in (select user_id from job_applications where job_id = ${silent.id})`);
        await closeUnanswered();
        await closeUnanswered();
        await page.goto(`/company-dashboard/jobs/${silent.id}/applicants`);
        await expect(page.getByText(unanswered.waiting(2))).toHaveCount(0);
        await expect(
          page
            .getByRole("navigation", { name: applicants.stages })
            .getByText(applicants.stage.closed),
        ).toBeVisible();
        expect(await statuses(silent.id)).toEqual({ closed: 2 });
        const isClosing = eq(applicationEvents.action, "close");
        const ofSilent = db
          .select({ id: jobApplications.id })
          .from(jobApplications)
          .where(eq(jobApplications.jobId, silent.id));
        const closings = and(isClosing, inArray(applicationEvents.applicationId, ofSilent));
        expect(await db.$count(applicationEvents, closings)).toBe(2);

        await db
          .insert(companyReplyFigures)
          .values({
            companyId: company.id,
            answered: 19,
            unanswered: 1,
            overdue: 0,
            medianHours: 90,
          });
        await page.goto(`/jobs/${silent.id}`);
        const rate = page.locator(".reply-rate");
        await expect(rate).toContainText(words.jobs.replyRate.answers({ count: 9 }));
        await expect(rate).toContainText(words.jobs.replyRate.usually(4));
        await rate.getByRole("link", { name: words.jobs.replyRate.how }).click();
        await expect(page).toHaveURL("/reply-rate");
      });
    }

    if (width === 1280) {
      // Issue 30.6
      test("the pane beside the list shows the next to read, who stays new until opened", async ({
        page,
      }) => {
        const company = await newCompany();
        const job = await makeJob(company);
        await applications(job.id, 2);
        await enter(page, company, language);
        await openHydrated(page, `/company-dashboard/jobs/${job.id}/applicants`);
        const name = (await page.locator("main .app-row .nm").first().textContent())?.trim() ?? "";
        const next = page.getByRole("region", { name: applicants.waiting.title });
        await expect(next.getByRole("heading", { level: 2 })).toHaveText(name);
        await expect(page.locator("main .app-row.unread")).toHaveCount(2);
        await next.getByRole("link", { name: applicants.waiting.open }).click();
        const pane = page.getByRole("region", { name: applicants.applicant });
        await expect(pane.getByRole("heading", { level: 2 })).toHaveText(name);
        await expect(page.locator("main .app-row.unread")).toHaveCount(1);
        await page.goBack();
        await page.keyboard.press("j");
        await expect(pane.getByRole("heading", { level: 2 })).toHaveText(name);
      });

      test("a company looks at the pages of a CV, reads it as text, and goes on with it to the next", {
        tag: ofRelease,
      }, async ({ page }) => {
        const { reader } = applicants;
        const company = await newCompany();
        const job = await makeJob(company);
        await sendCv(
          page,
          job.id,
          "second.docx",
          sampleDocx(["ريما الحلبي", "محاسبة بخبرة Excel"]),
        );
        await sendCv(page, job.id, "first.pdf", samplePdf(["Rima Al-Halabi", "Accountant"]));
        await enter(page, company, language);
        await openHydrated(page, `/company-dashboard/jobs/${job.id}/applicants`);
        await page.locator("main .app-row a:visible").first().click();
        const pane = page.getByRole("region", { name: applicants.applicant });
        await pane.getByRole("link", { name: reader.showPages }).click();
        const picture = pane.getByRole("img", { name: /1.*1.*Rima/s });
        await picture.scrollIntoViewIfNeeded();
        const width = () => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth);
        // A process of its own draws it, which a busy machine starts slowly.
        await expect.poll(width, { timeout: 30_000 }).toBe(1000);
        const text = pane.locator(".cv-text");
        await openCvView(pane, "readText", text, words);
        await expect(text).toContainText("Accountant");
        await pane.getByRole("link", { name: applicants.next }).click();
        await expect(pane.getByText("محاسبة بخبرة Excel")).toBeVisible();
        await expect(pane.getByRole("link", { name: reader.showPages })).toHaveCount(0);
        expect(await violationsOn(page)).toEqual([]);
        await pane.getByRole("link", { name: reader.hide }).click();
        await expect(pane.getByText("محاسبة بخبرة Excel")).toHaveCount(0);
        const views = await db
          .select({ n: count() })
          .from(cvViews)
          .innerJoin(jobApplications, eq(jobApplications.id, cvViews.applicationId))
          .where(eq(jobApplications.jobId, job.id));
        expect(views, "each CV counts as opened once").toEqual([{ n: 2 }]);
      });

      test("200 applicants are declined with one confirmation, each once", {
        tag: ofRelease,
      }, async ({ page }) => {
        const company = await newCompany();
        const job = await makeJob(company, { title: "Accountant" });
        await applications(job.id, 200);
        await enter(page, company, language);
        await openHydrated(page, `/company-dashboard/jobs/${job.id}/applicants`);
        await expect(page.locator("main .app-row")).toHaveCount(25);
        await expect(page.getByRole("button", { name: applicants.bulkGo })).toBeHidden();
        await page.getByLabel(applicants.selectAll(200)).check();
        await expect(page.getByText(applicants.bulkSelected(200))).toBeVisible();
        await page.getByLabel(applicants.bulkAction).selectOption("decline");
        await page.getByRole("button", { name: applicants.bulkGo }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(applicants.asking.decline);
        await expect(page.getByText(applicants.count(200))).toBeVisible();
        expect(await statuses(job.id)).toEqual({ pending: 200 });
        await page.getByRole("button", { name: applicants.form.send.decline }).click();
        await expect(page.getByText(applicants.done.head)).toBeVisible();
        await nobodyWaits(page);
        expect(await statuses(job.id)).toEqual({ not_selected: 200 });
        const events = await db
          .select({ n: count() })
          .from(applicationEvents)
          .innerJoin(jobApplications, eq(jobApplications.id, applicationEvents.applicationId))
          .where(and(eq(jobApplications.jobId, job.id), eq(applicationEvents.action, "decline")))
          .groupBy(applicationEvents.applicationId);
        expect(events).toEqual(Array.from({ length: 200 }, () => ({ n: 1 })));

        await page.locator(".pipeline-head summary").click();
        const [file] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("link", { name: applicants.download }).click(),
        ]);
        const table = await readFile(await file.path(), "utf8");
        expect(table.startsWith(`\uFEFF${applicants.csv.name},`)).toBe(true);
        expect(table.trimEnd().split("\r\n")).toHaveLength(201);
        expect(table).toContain(",'=1+1,");
      });
    } else {
      test("a company rewords a reply and restores the shipped text", async ({ page }) => {
        const { templates } = applicants;
        const company = await newCompany();
        await enter(page, company, language);
        await openHydrated(page, "/company-dashboard/templates");
        await page.getByRole("link", { name: templates.names.declined }).click();
        const text = page.getByRole("textbox", { name: templates.body, exact: true });
        await expect(text).toHaveValue(words.replyTexts.declined);
        await text.fill("Not this time, {name}");
        await page.getByRole("button", { name: templates.save, exact: true }).click();
        await expect(page.getByText(templates.saved)).toBeVisible();
        await expect(page.getByText(`Not this time, ${templates.previewName}`)).toBeVisible();

        const job = await makeJob(company);
        await applications(job.id, 1, language);
        await page.goto(`/company-dashboard/jobs/${job.id}/applicants`);
        await page.locator("main .app-row a:visible").click();
        if (width === 390) await page.getByLabel(applicants.moreActions).click();
        await page
          .getByRole("link", { name: applicants.action.decline, exact: true })
          .filter({ visible: true })
          .click();
        await expect(page.getByLabel(applicants.form.message)).toHaveValue(
          /^Not this time, [^{]+$/,
        );

        await page.goto(`/company-dashboard/templates?kind=declined&in=${language}`);
        await page.getByRole("button", { name: templates.restore }).click();
        await expect(page.getByText(templates.restored)).toBeVisible();
        await expect(text).toHaveValue(words.replyTexts.declined);
      });
    }

    if (width === 1280) {
      test("J and K lead to the next and the previous applicant, and say who it is", async ({
        page,
      }) => {
        const company = await newCompany();
        const job = await makeJob(company);
        await applications(job.id, 3);
        await enter(page, company, language);
        await openHydrated(page, `/company-dashboard/jobs/${job.id}/applicants`);
        await page.locator(".app-row a:visible").first().click();
        const pane = page.getByRole("region", { name: applicants.applicant });
        const place = pane.getByRole("status");
        await expect(place).toContainText("Rima Number-0");
        await page.keyboard.press("j");
        await expect(place).toContainText("أسماء Number-1");
        await page.keyboard.press("k");
        await expect(place).toContainText("Rima Number-0");
        await pane.locator(".fold-notes > summary").click();
        await pane.getByLabel(applicants.note).fill("jk");
        await expect(place).toContainText("Rima Number-0");
        await expect(page.locator(".app-row.on")).toHaveCount(1);
      });
    }
  });
}
