import { type BrowserContext, expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authSessions } from "#app/features/accounts/accounts.table.ts";
import { documents, jobApplications } from "#app/features/applications/applications.table.ts";
import { listOwnCvs } from "#app/features/applications/cv/own/own-cvs.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { test } from "#e2e/support/board.ts";
import { hydrate, openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf, ofRelease } from "#e2e/support/languages.ts";
import {
  enter,
  newCompany,
  newSeeker,
  originOf,
  rareWord,
  speak,
} from "#e2e/support/new-people.ts";
import { isCachedWithAssets, openCached, statesOnDevice } from "#e2e/support/offline.ts";
import { largeCv } from "#test/large-cv.ts";
import { makeJob } from "#test/people.ts";
import { openConnection, type UnreliableConnection } from "#test/servers/unreliable-connection.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });
// Each opens several pages, waits for the worker and reads the device.
test.describe.configure({ timeout: 120_000 });

const file = (buffer = largeCv(20_000)) => ({
  name: "CV.pdf",
  mimeType: "application/pdf",
  buffer,
});

/** A seeker with the form of a job on the device, and no line. */
async function goOffline(page: Page, context: BrowserContext, language: "ar" | "en") {
  const seeker = await newSeeker();
  const title = `Weaver ${rareWord()}`;
  const job = await makeJob(await newCompany(), { title });
  await enter(page, seeker, language);
  await openCached(page, `/apply/${job.id}`);
  await context.setOffline(true);
  await page.goto(`/apply/${job.id}`);
  await hydrate(page);
  return { seeker, job, title };
}

async function write(page: Page, messages: (typeof messagesOf)["en"], cv = file()) {
  await page.getByLabel(messages.applications.apply.coverLetter).fill("I know the loom.");
  await page.locator('main input[type="file"]').setInputFiles(cv);
  await page.getByRole("button", { name: messages.applications.apply.send }).click();
  await expect(page.getByRole("alert")).toContainText(messages.queued.onDevice);
}

async function hasPrivateMessages(): Promise<boolean> {
  const files = await (await caches.open("furas-assets-1")).keys();
  return files.some(({ url }) => /\/private-[\w-]{8}\.js$/.test(url));
}

const sentTo = (jobId: string) =>
  db
    .select({ application: jobApplications, document: documents })
    .from(jobApplications)
    .innerJoin(documents, eq(documents.id, jobApplications.documentId))
    .where(eq(jobApplications.jobId, jobId));

// What the device does is the same in both languages; each test reads one of them.
test.describe("in Arabic", () => {
  const language = "ar";
  const messages = messagesOf[language];
  const { queued } = messages;

  test("an application written offline is sent once, though the tab was closed", async ({
    page,
    context,
  }) => {
    const { job, title } = await goOffline(page, context, language);
    const cv = file();
    await write(page, messages, cv);
    await page.close();
    const later = await context.newPage();
    await later.goto(`/apply/${job.id}`);
    await hydrate(later);
    await expect(later.getByRole("alert")).toContainText(queued.onDevice);
    await expect(later.getByLabel(messages.applications.apply.coverLetter)).toHaveValue(
      "I know the loom.",
    );
    await context.setOffline(false);
    await expect(
      later.getByRole("heading", { name: messages.applications.done.title }),
    ).toBeVisible();
    const sent = await sentTo(job.id);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.application.coverLetter).toBe("I know the loom.");
    const answer = await later.request.get(`/documents/${sent[0]?.document.id}`);
    expect((await answer.body()).equals(cv.buffer)).toBe(true);
    await expect.poll(() => statesOnDevice(later)).toEqual([]);
    expect(title).toBeTruthy();
  });

  test("one that picked a saved CV offline is sent with its copy", { tag: ofRelease }, async ({
    page,
    context,
  }) => {
    const seeker = await newSeeker();
    const job = await makeJob(await newCompany());
    await enter(page, seeker, language);
    const headers = { origin: await originOf(page) };
    const multipart = { cv: { ...file(), name: "Saved.pdf" } };
    await page.request.post("/my-account/cvs", { multipart, headers });
    const [saved] = await listOwnCvs(seeker);
    await openCached(page, `/apply/${job.id}`);
    await context.setOffline(true);
    await page.goto(`/apply/${job.id}`);
    await hydrate(page);
    await expect(page.getByRole("radio", { name: /Saved/ })).toBeChecked();
    await page.getByRole("button", { name: messages.applications.apply.send }).click();
    await expect(page.getByRole("alert")).toContainText(queued.onDevice);
    await context.setOffline(false);
    await expect.poll(() => sentTo(job.id)).toHaveLength(1);
    expect((await sentTo(job.id))[0]?.document).toMatchObject({ fileName: "Saved.pdf" });
    expect((await sentTo(job.id))[0]?.document.id).not.toBe(saved?.id);
    await expect.poll(() => statesOnDevice(page)).toEqual([]);
  });

  test("it waits for its writer alone when the session has ended", async ({ page, context }) => {
    const { seeker, job, title } = await goOffline(page, context, language);
    await write(page, messages);
    await db.delete(authSessions).where(eq(authSessions.userId, seeker.id));
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await openHydrated(next, "/companies");
    await expect(next.getByText(queued.signInAnybody)).toBeVisible();
    expect(await next.content(), "whose it is stays untold").not.toContain(title);

    const other = await newSeeker();
    await enter(next, other, language);
    await openHydrated(next, "/companies");
    await expect(next.getByText(queued.signInAnybody)).toHaveCount(0);
    expect(await sentTo(job.id)).toEqual([]);

    await enter(next, seeker, language);
    await openHydrated(next, "/companies");
    await expect(next.getByText(queued.sent({ title }))).toBeVisible();
    const sent = await sentTo(job.id);
    expect(sent.map(({ application }) => application.userId)).toEqual([seeker.id]);
  });

  test("a job that has closed meanwhile is reported, and no input is lost", async ({
    page,
    context,
  }) => {
    const { job, title } = await goOffline(page, context, language);
    await write(page, messages);
    await db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, job.id));
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await openHydrated(next, "/companies");
    const note = next.getByRole("alert").filter({ hasText: queued.refused({ title }) });
    await expect(note).toContainText(messages.jobs.missing);
    await note.getByText(queued.written, { exact: true }).click();
    await expect(note).toContainText("I know the loom.");
    await expect(note.getByRole("link", { name: "CV" })).toHaveAttribute("download", "CV.pdf");
    await note.getByRole("button", { name: queued.dropNamed({ title }) }).click();
    await expect(note).toHaveCount(0);
    expect(await statesOnDevice(next)).toEqual([]);
  });
});

test.describe("in English", () => {
  const language = "en";
  const messages = messagesOf[language];
  const { queued } = messages;

  test("a form that was saved with its job can be written offline", async ({ page, context }) => {
    const job = await makeJob(await newCompany());
    await enter(page, await newSeeker(), language);
    // Nothing of the pages of one's own has been loaded in this browser.
    await openCached(page, `/jobs/${job.id}`);
    await page.getByRole("button", { name: messages.offline.saved.save, exact: true }).click();
    await expect.poll(() => isCachedWithAssets(page, `/apply/${job.id}`)).toBe(true);
    await expect.poll(() => page.evaluate(hasPrivateMessages)).toBe(true);
    await context.setOffline(true);
    await page.goto(`/apply/${job.id}`);
    await hydrate(page);
    await write(page, messages);
  });

  test("the next page shows that it was sent, once", { tag: ofRelease }, async ({
    page,
    context,
  }) => {
    const { job, title } = await goOffline(page, context, language);
    await write(page, messages);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await openHydrated(next, "/companies");
    await expect(next.getByText(queued.sent({ title }))).toBeVisible();
    expect(await sentTo(job.id)).toHaveLength(1);
    await next.locator("footer a[href='/jobs']").click();
    await expect(next.getByText(queued.sent({ title }))).toHaveCount(0);
  });

  test("signing out asks before it deletes unsent applications", async ({ page, context }) => {
    const { seeker, job } = await goOffline(page, context, language);
    await write(page, messages);
    // The board refuses for a while, as one that is being started again does.
    await context.route("**/documents/upload", (route) => route.fulfill({ status: 503 }));
    await context.setOffline(false);
    await openHydrated(page, "/my-account");
    const logOut = page.getByRole("button", { name: messages.ui.frame.logOut });
    await expect(page.getByRole("button", { name: queued.sendNow })).toBeVisible();
    await logOut.click();
    const dialog = page.getByRole("alertdialog", { name: queued.leaving });
    await expect(dialog).toContainText(queued.leavingUnsent(1));
    await dialog.getByRole("button", { name: queued.sendAndLeave }).click();
    await expect(dialog).toContainText(queued.notSentNow);
    await dialog.getByRole("button", { name: queued.cancel }).click();
    expect(await statesOnDevice(page)).toEqual(["waiting"]);
    await logOut.click();
    await dialog.getByRole("button", { name: queued.dropAndLeave }).click();
    await expect(page).toHaveURL("/login");
    expect(await statesOnDevice(page)).toEqual([]);
    await context.unroute("**/documents/upload");
    await enter(page, seeker, language);
    await openHydrated(page, "/companies");
    expect(await sentTo(job.id)).toEqual([]);
  });
});

test.describe("a CV whose upload is interrupted", () => {
  let line: UnreliableConnection;
  test.beforeEach(async ({ board }) => {
    line = await openConnection(board.origin);
  });
  test.afterEach(() => line.close());

  test("goes on from where it stopped, also after the page was loaded again", {
    tag: ofRelease,
  }, async ({ browser }) => {
    const messages = messagesOf.en;
    const { applications, queued } = messages;
    const context = await browser.newContext({ baseURL: line.origin, serviceWorkers: "allow" });
    const page = await context.newPage();
    const seeker = await newSeeker();
    const job = await makeJob(await newCompany());
    const form = { email: seeker.email, password: demoPassword };
    await speak(page, "en");
    await page.request.post("/login", { form, headers: { origin: line.origin } });
    await openHydrated(page, `/apply/${job.id}`);
    const cv = file(largeCv(2_000_000));
    await page.locator('main input[type="file"]').setInputFiles(cv);
    const before = line.sent();
    line.cutAfter(1_200_000);
    await page.getByRole("button", { name: applications.apply.send }).click();
    await expect.poll(() => line.isCut()).toBe(true);
    await expect(page.getByRole("alert")).toContainText(queued.onDevice);
    line.restore();
    await openHydrated(page, `/apply/${job.id}`);
    await expect(page.getByRole("heading", { name: applications.done.title })).toBeVisible();
    const [sent, ...more] = await sentTo(job.id);
    expect(more).toEqual([]);
    const answer = await page.request.get(`/documents/${sent?.document.id}`);
    expect((await answer.body()).equals(cv.buffer)).toBe(true);
    expect(line.sent() - before).toBeLessThan(1.3 * cv.buffer.length);
    await context.close();
  });
});
