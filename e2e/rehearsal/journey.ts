import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { shortName } from "#app/features/job/short-address.ts";
import type { AllMessages } from "#app/messages/en/index.ts";
import { paths } from "#app/paths.ts";
import { closeDatabase, openDatabase } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { oneClickAddress, receivedEmail, sendAlertsNow } from "#e2e/support/email/job-alerts.ts";
import { open } from "#e2e/support/hydration.ts";
import { labelled } from "#e2e/support/languages.ts";
import { logIn } from "#e2e/support/logging-in.ts";
import { parseEmail } from "#test/parse-email.ts";
import type { ProductionBoard } from "./production-board.ts";
import { publicHost } from "./proxies.ts";

export type Visitor = { page: Page; messages: AllMessages; scripts: boolean };
export type Account = { email: string; password: string; firstName: string; type: string };

const field = ({ page, messages }: Visitor, label: string) =>
  page.getByLabel(labelled(label, messages));
const press = ({ page }: Visitor, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).click();

/** Fills in the form of registration and sends it; ends signed in on the landing page. */
export async function register(visitor: Visitor, account: Account): Promise<void> {
  const { page, messages, scripts } = visitor;
  const { register: form, place, email, password } = messages.accounts;
  await open(page, "/register", scripts);
  await page.locator(`input[type="radio"][value="${account.type}"]`).check({ force: true });
  await field(visitor, form.firstName).fill(account.firstName);
  await field(visitor, form.lastName).fill("Al-Halabi");
  await field(visitor, email).fill(account.email);
  await field(visitor, form.phone).fill("0944 123 456");
  await field(visitor, place.province).selectOption("Aleppo");
  if (!scripts) await page.getByRole("button", { name: place.showLists }).click();
  await field(visitor, place.city).selectOption("Azaz");
  await field(visitor, password).fill(account.password);
  await field(visitor, form.confirmPassword).fill(account.password);
  await page.locator("#agree").check();
  await press(visitor, form.submit);
  await expect(page.getByText(messages.accounts.created)).toBeVisible();
  await page.waitForURL((url) => url.pathname === "/");
}

export async function signIn(visitor: Visitor, { email, password }: Account): Promise<void> {
  await open(visitor.page, "/login", visitor.scripts);
  await logIn(visitor.page, visitor.messages, email, password);
  await visitor.page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

export async function signOut(visitor: Visitor): Promise<void> {
  await press(visitor, visitor.messages.ui.frame.logOut);
  await visitor.page.waitForURL("**/login");
}

/** Opens the link that came after registration and says that the address is the visitor's. */
export async function confirmAddress(
  visitor: Visitor,
  board: ProductionBoard,
  { email }: Account,
): Promise<void> {
  const { page, messages, scripts } = visitor;
  const { confirm } = messages.ownEmails;
  await open(page, await linkIn(board, email, "/confirm-email"), scripts);
  await press(visitor, confirm.act);
  await expect(page.getByRole("heading", { name: confirm.doneTitle })).toBeVisible();
}

/** Has a link sent over STARTTLS, opens it, and chooses a new password. */
export async function recover(
  visitor: Visitor,
  board: ProductionBoard,
  account: Account,
  password: string,
): Promise<void> {
  const { page, messages, scripts } = visitor;
  const { forget, sent, reset, done } = messages.recovery;
  await open(page, "/forget-password", scripts);
  await field(visitor, messages.accounts.email).fill(account.email);
  await press(visitor, forget.submit);
  await expect(page.getByRole("heading", { name: sent.title })).toBeVisible();
  const link = await linkIn(board, account.email, "/reset-password");
  await open(page, link, scripts);
  await field(visitor, reset.password).fill(password);
  await field(visitor, reset.confirm).fill(password);
  await press(visitor, reset.submit);
  await expect(page.getByRole("heading", { name: done.title })).toBeVisible();
}

/** The newest link to a path that was sent to an address: on the public origin, over TLS. */
async function linkIn(board: ProductionBoard, to: string, path: string): Promise<string> {
  const links = () =>
    board.mail.emails
      .filter((email) => email.to.includes(to))
      .flatMap(({ source }) => parseEmail(source).text.match(/https?:\/\/\S+/g) ?? [])
      .filter((link) => new URL(link).pathname === path);
  // It is sent within a second after the answer.
  await expect.poll(() => links().length).toBeGreaterThan(0);
  for (const email of board.mail.emails) expect(email.encrypted).toBe(true);
  const link = links().at(-1) ?? "";
  expect(new URL(link).origin).toBe(`https://${publicHost}`);
  return link;
}

/** Goes through the four steps of posting; returns the job's address. */
export async function postJob(visitor: Visitor, title: string): Promise<string> {
  const { page, messages, scripts } = visitor;
  const { posting } = messages;
  await open(page, "/post-job", scripts);
  await field(visitor, posting.title).fill(title);
  await field(visitor, posting.company).fill("Qamh Bakery");
  await field(visitor, posting.description).fill("Bread for the morning, six nights a week.");
  await field(visitor, posting.category).selectOption({ index: 1 });
  await field(visitor, posting.jobType).selectOption("part-time");
  await field(visitor, posting.experienceLevel).selectOption("senior");
  await press(visitor, posting.next);
  await press(visitor, posting.next);
  await field(visitor, posting.province).selectOption("Raqqa");
  if (!scripts) await press(visitor, posting.showCities);
  await field(visitor, posting.city).selectOption({ index: 1 });
  await field(visitor, posting.workArrangement).selectOption("hybrid");
  await field(visitor, posting.applicationDeadline).fill("2099-12-31");
  await press(visitor, posting.next);
  await field(visitor, posting.contactEmail).fill("ovens@example.com");
  await press(visitor, posting.submitNew);
  await expect(page.getByText(posting.posted)).toBeVisible();
  const job = page.locator("main article h3 a").filter({ hasText: title });
  return new URL((await job.getAttribute("href")) ?? "", page.url()).pathname;
}

/** Saves a search from the end of its empty list, and confirms it by the link that comes. */
export async function saveSearch(
  visitor: Visitor,
  board: ProductionBoard,
  word: string,
  email: string,
): Promise<void> {
  const { page, messages, scripts } = visitor;
  const { alerts, jobs } = messages;
  await open(page, `/jobs?keyword=${word}`, scripts);
  await page.getByRole("link", { name: jobs.alertWhenPosted, exact: true }).click();
  await field(visitor, alerts.email).fill(email);
  await page.getByLabel(alerts.frequencies.instant).check();
  await press(visitor, alerts.create);
  await expect(page.getByRole("heading", { name: alerts.sentTitle })).toBeVisible();
  await open(page, await linkIn(board, email, "/alerts/confirm"), scripts);
  await press(visitor, alerts.confirm);
  await expect(page.getByRole("heading", { name: alerts.confirmedTitle })).toBeVisible();
}

/** Has the board send what is new now; returns where the email about a job says one click stops it. */
export async function unsubscribeAddress(
  board: ProductionBoard,
  email: string,
  job: string,
): Promise<string> {
  const dataDir = join(board.folder, "data");
  const database = await startEmbeddedDatabase({ dataDir });
  openDatabase(database.url, 2);
  await sendAlertsNow(dataDir);
  await closeDatabase();
  await database.stop();
  const received = async () => board.mail.emails.map(({ source }) => source);
  const link = paths.shortJob(shortName(job.split("/").at(-1) ?? ""), "a");
  return oneClickAddress(await receivedEmail(email, link, received));
}

/** Saves a job, hides it for a moment, and saves a search, with the account. */
export async function remember(visitor: Visitor, job: string): Promise<void> {
  const { page, messages, scripts } = visitor;
  const { alerts, memory, offline } = messages;
  await open(page, job, scripts);
  await page.getByRole("button", { name: offline.saved.save, exact: true }).first().click();
  await expect(page.getByRole("button", { name: offline.saved.remove }).first()).toBeVisible();
  const menu = page.locator("main .row-menu");
  for (const act of [memory.hide, memory.showJob]) {
    await menu.evaluate((box: HTMLDetailsElement) => {
      box.open = true;
    });
    await menu.getByRole("button", { name: act }).click();
  }
  await expect(menu.locator("button", { hasText: memory.hide })).toBeAttached();
  await open(page, "/alerts/new?keyword=baker", scripts);
  await press(visitor, alerts.create);
  await expect(page.getByText(alerts.saved)).toBeVisible();
}

/** Fills in the application to a job and sends it. */
export async function apply(visitor: Visitor, job: string, cv: Buffer): Promise<void> {
  const { page, messages, scripts } = visitor;
  await page.goto(job);
  await page.locator('main a[href^="/apply/"]:visible').first().click();
  await page.waitForURL("**/apply/**");
  if (scripts) await open(page, new URL(page.url()).pathname, scripts);
  await page.getByLabel(messages.applications.apply.coverLetter).fill("I know the work.");
  const file = { name: "CV.pdf", mimeType: "application/pdf", buffer: cv };
  await page.locator('main input[type="file"]').setInputFiles(file);
  await press(visitor, messages.applications.apply.send);
  await expect(page.getByText(messages.applications.done.title).first()).toBeVisible({
    timeout: 20_000,
  });
}

/** Opens the one application to a job as its company; returns the CV's path and bytes. */
export async function readCv({ page, messages }: Visitor, email: string) {
  await page.goto("/company-dashboard");
  const { applications } = messages.applications.dashboard;
  await page
    .locator("main")
    .getByRole("link", { name: new RegExp(applications) })
    .first()
    .click();
  const card = page.locator("article").filter({ hasText: email });
  await expect(card).toBeVisible();
  // The next application to read stands open where there is room.
  const more = card.locator("summary").first();
  if (await more.isVisible()) await more.click();
  const link = card.locator('a[href^="/documents/"]').first();
  const download = page.waitForEvent("download");
  await link.click();
  const bytes = await bytesOf(await (await download).createReadStream());
  return { path: (await link.getAttribute("href")) ?? "", bytes };
}

/** Downloads everything that the board has of the person. */
export async function exportData(visitor: Visitor, password: string): Promise<Buffer> {
  const { page, messages, scripts } = visitor;
  const { copy } = messages.ownData;
  await open(page, "/my-account/data", scripts);
  await field(visitor, copy.password).fill(password);
  const download = page.waitForEvent("download");
  await press(visitor, copy.download);
  return bytesOf(await (await download).createReadStream());
}

export async function deleteAccount(visitor: Visitor, password: string): Promise<void> {
  const { page, messages, scripts } = visitor;
  const { remove, deleted } = messages.ownData;
  await open(page, "/my-account/delete", scripts);
  await field(visitor, remove.password).fill(password);
  await press(visitor, remove.act);
  await expect(page.getByText(deleted)).toBeVisible();
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}
