import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { authSessions } from "#app/features/accounts/accounts.table.ts";
import { findOwnChoices } from "#app/features/jobs/memory/choices.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { test } from "#e2e/support/board.ts";
import {
  closeBrowser,
  filesHolding,
  seenByBack,
  storedOnDevice,
} from "#e2e/support/device-contents.ts";
import { hydrate, openHydrated, settle } from "#e2e/support/hydration.ts";
import { messagesOf, ofRelease } from "#e2e/support/languages.ts";
import { applyTo } from "#e2e/support/new-application.ts";
import { enter, newCompany, newSeeker, rareWord } from "#e2e/support/new-people.ts";
import { openCached, statesOnDevice } from "#e2e/support/offline.ts";
import { signIn, unfoldFields } from "#e2e/support/signed-in.ts";
import { findBrowser } from "#test/browser.ts";
import { type EmailPerson, makeJob } from "#test/people.ts";

// S5: a phone that is shared. Words are planted and looked for in everything that a browser stores.
test.describe.configure({ timeout: 180_000 });

const messages = messagesOf.en;
const { frame } = messages.ui;

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), "furas-shared-"));
});
test.afterEach(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }));

/** The browser of a phone, with its files in a folder that can be looked through. */
async function openPhone(origin: string, scripts = true): Promise<BrowserContext> {
  return await chromium.launchPersistentContext(profile, {
    ...(await findBrowser()),
    baseURL: origin,
    serviceWorkers: "allow",
    javaScriptEnabled: scripts,
    acceptDownloads: true,
    viewport: { width: 390, height: 844 },
    // A page that the browser stores is readable there.
    extraHTTPHeaders: { "accept-encoding": "identity" },
  });
}

type Planted = { seeker: EmailPerson; jobId: string; messages: string[] };

/** A seeker with a profile, an application sent, a letter half typed, and one written offline. */
async function plant(context: BrowserContext, page: Page): Promise<Planted> {
  const [name, mail, bio, sentCoverLetter, draft, letter, cv] = Array.from({ length: 7 }, rareWord);
  const phone = `0944${Math.floor(100_000 + Math.random() * 899_999)}`;
  const seeker = await newSeeker({ email: `${mail}@example.com`, firstName: name, bio, phone });
  const company = await newCompany();
  const [sent, input, queued] = [
    await makeJob(company),
    await makeJob(company),
    await makeJob(company),
  ];
  await applyTo(page, seeker, sent.id, "en", {
    firstName: name ?? "",
    coverLetter: sentCoverLetter ?? "",
  });
  await openCached(page, `/apply/${input.id}`);
  await page.getByLabel(messages.applications.apply.coverLetter).fill(draft ?? "");
  await page.goto("/my-account?tab=applications");
  await openHydrated(page, "/my-account");
  await unfoldFields(page);
  await page.getByLabel(messages.seekers.fields.bio).fill(`${bio} ${draft}`);
  await openCached(page, `/apply/${queued.id}`);
  // The board refuses for a while, as one that is being started again does.
  await context.route("**/documents/upload", (route) => route.fulfill({ status: 503 }));
  await context.setOffline(true);
  await page.goto(`/apply/${queued.id}`);
  await hydrate(page);
  await page.getByLabel(messages.applications.apply.coverLetter).fill(letter ?? "");
  const buffer = Buffer.from(samplePdf([cv ?? ""]));
  const file = { name: "CV.pdf", mimeType: "application/pdf", buffer };
  await page.locator('main input[type="file"]').setInputFiles(file);
  await page.getByRole("button", { name: messages.applications.apply.send }).click();
  await expect(page.getByRole("alert")).toContainText(messages.queued.onDevice);
  await context.setOffline(false);
  const all = [name, mail, bio, phone, phone.slice(1), sentCoverLetter, draft, letter, cv];
  return { seeker, jobId: queued.id, messages: all.map(String) };
}

/** Nothing of it is in the stores, in pages that Back leads to, or in the files of the browser. */
async function expectNothing(context: BrowserContext, page: Page, planted: readonly string[]) {
  const has = (text: string) => planted.filter((word) => text.includes(word));
  expect(has(await storedOnDevice(page)), "in the browser's stores").toEqual([]);
  await context.setOffline(true);
  expect(has(await seenByBack(page, 3)), "by Back without a line").toEqual([]);
  await context.setOffline(false);
  expect(has(await seenByBack(page, 8)), "by Back").toEqual([]);
  await closeBrowser(context, profile);
  expect(await filesHolding(profile, planted), "in its files").toEqual([]);
}

const isCleared = async (context: BrowserContext) =>
  (await context.cookies()).every(({ name, value }) => !/left/.test(name) || value === "");

const ways = {
  "signed out here": async (page: Page) => {
    await openHydrated(page, "/my-account");
    await expect(page.getByRole("button", { name: messages.queued.sendNow })).toBeVisible();
    await page.getByRole("button", { name: frame.logOut }).click();
    const dialog = page.getByRole("alertdialog", { name: messages.queued.leaving });
    await dialog.getByRole("button", { name: messages.queued.keepAndLeave }).click();
    await expect(page).toHaveURL("/login");
  },
  "ended elsewhere": async (page: Page, seeker: EmailPerson) => {
    await db.delete(authSessions).where(eq(authSessions.userId, seeker.id));
    await page.goto("/companies");
  },
} as const;

for (const [way, leave] of Object.entries(ways)) {
  test(`S5 after a session was ${way} nothing of the person can be read, and unsent input waits for them`, {
    tag: ofRelease,
  }, async ({ board }) => {
    const context = await openPhone(board.origin);
    const page = context.pages()[0] ?? (await context.newPage());
    const planted = await plant(context, page);
    const before = await storedOnDevice(page);
    expect(before, "the form with the name, so that the search is one").toContain(
      planted.messages[0],
    );
    await leave(page, planted.seeker);
    await expect.poll(() => isCleared(context)).toBe(true);
    await openHydrated(page, "/companies");
    await expect(page.getByText(messages.queued.signInAnybody)).toBeVisible();
    expect(await statesOnDevice(page)).toEqual(["waiting"]);
    await expectNothing(context, page, planted.messages);

    // Somebody else signs in and out; then the writer comes back, and it is sent.
    const again = await openPhone(board.origin);
    const later = again.pages()[0] ?? (await again.newPage());
    await enter(later, await newSeeker(), "en");
    await openHydrated(later, "/my-account");
    await later.getByRole("button", { name: frame.logOut }).click();
    await expect(later).toHaveURL("/login");
    await enter(later, planted.seeker, "en");
    await openHydrated(later, "/companies");
    await expect.poll(() => statesOnDevice(later)).toEqual(["sent"]);
    await again.close();
  });
}

test("S5 anyone who signs in next finds nothing of the person before", { tag: ofRelease }, async ({
  board,
}) => {
  const context = await openPhone(board.origin);
  const page = context.pages()[0] ?? (await context.newPage());
  const planted = await plant(context, page);
  await enter(page, await newSeeker(), "en");
  await openHydrated(page, "/companies");
  await expect.poll(async () => (await storedOnDevice(page)).includes("/apply/")).toBe(false);
  await expectNothing(context, page, planted.messages);
});

test("S5 a browser whose scripts were switched off forgets all of it too", {
  tag: ofRelease,
}, async ({ board }) => {
  const context = await openPhone(board.origin);
  const page = context.pages()[0] ?? (await context.newPage());
  const planted = await plant(context, page);
  await closeBrowser(context, profile);
  const plain = await openPhone(board.origin, false);
  const without = plain.pages()[0] ?? (await plain.newPage());
  await signIn(without, planted.seeker.email);
  await without.goto("/my-account");
  await without.getByRole("button", { name: frame.logOut }).click();
  await expect(without).toHaveURL("/login");
  await expect.poll(() => isCleared(plain)).toBe(true);
  await expectNothing(plain, without, planted.messages);
});

for (const scripts of [true, false]) {
  test(`S5 Back shows no applications to who comes after a company, ${scripts ? "with" : "without"} scripts`, {
    tag: scripts ? [] : ofRelease,
  }, async ({ board }) => {
    const [name, letter] = [rareWord(), rareWord()];
    const company = await newCompany();
    const job = await makeJob(company);
    const context = await openPhone(board.origin, scripts);
    const page = context.pages()[0] ?? (await context.newPage());
    await applyTo(page, await newSeeker(), job.id, "en", { firstName: name, coverLetter: letter });
    await enter(page, company, "en");
    await page.goto("/company-dashboard?tab=applications");
    await expect(page.getByText(name).first()).toBeVisible();
    await page.goto("/jobs");
    await page.goto("/company-dashboard");
    await page.getByRole("button", { name: messages.applications.dashboard.logOut }).click();
    await expect(page).toHaveURL("/login");
    await expect.poll(() => isCleared(context)).toBe(true);
    await expectNothing(context, page, [name, letter]);
  });
}

test("S5 a shared device stores nothing of who is signed in", { tag: ofRelease }, async ({
  board,
}) => {
  const [name, draft] = [rareWord(), rareWord()];
  const seeker = await newSeeker({ firstName: name });
  const job = await makeJob(await newCompany());
  const context = await openPhone(board.origin);
  const page = context.pages()[0] ?? (await context.newPage());
  // What was remembered before may be anybody's: it goes, and into no account.
  await openHydrated(page, `/jobs/${job.id}?lang=en&switch=1`);
  await page.getByLabel(messages.jobs.moreActs).click();
  await page.getByRole("button", { name: messages.memory.hide }).click();
  const remembered = () => page.evaluate(() => localStorage.getItem("furas-memory"));
  await expect.poll(remembered).toContain(job.id);
  await openHydrated(page, "/login?lang=en&switch=1");
  await page.getByRole("checkbox", { name: messages.accounts.login.shared }).check();
  await page.getByLabel(messages.accounts.email, { exact: true }).fill(seeker.email);
  await page.getByLabel(messages.accounts.password, { exact: true }).fill("furas-demo-2026");
  await page.locator("main").getByRole("button", { name: messages.accounts.login.submit }).click();
  await expect(page).toHaveURL("/my-account");
  const session = (await context.cookies()).find(({ name }) => name === "furas_session");
  expect(session?.expires, "ends with the browser").toBe(-1);
  await openHydrated(page, "/companies");
  await expect.poll(remembered).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("furas-style"))).toBeNull();
  expect((await findOwnChoices(seeker)).hiddenJobs).toEqual([]);
  await openHydrated(page, `/apply/${job.id}`);
  // Active is enough: the page that is opened next is one of its own.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(`/apply/${job.id}`);
  await hydrate(page);
  await page.getByLabel(messages.applications.apply.coverLetter).fill(draft);
  await page
    .locator('main input[type="file"]')
    .setInputFiles({
      name: "CV.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(samplePdf([draft])),
    });
  await context.setOffline(true);
  await page.getByRole("button", { name: messages.applications.apply.send }).click();
  await expect(page.getByText(messages.queued.sharedCut).first()).toBeVisible();
  expect(await statesOnDevice(page)).toEqual([]);
  const stored = await storedOnDevice(page);
  for (const word of [name, draft, seeker.email]) expect(stored).not.toContain(word);
  await context.setOffline(false);
  // A form that is left by a link waits for Back in memory alone.
  await openHydrated(page, `/apply/${job.id}`);
  await page.getByLabel(messages.applications.apply.coverLetter).fill(draft);
  await page.locator("main nav a[href='/jobs']").click();
  await expect(page).toHaveURL("/jobs");
  await settle(page);
  await page.goto("/privacy-policy");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(draft);
  await openHydrated(page, "/my-account/security");
  await page.getByRole("button", { name: messages.security.shared.turnOff }).click();
  await expect(page.getByText(messages.security.nowOwn)).toBeVisible();
  await context.close();
});
