import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { newSeeker } from "#e2e/support/new-people.ts";
import { openConnection, type UnreliableConnection } from "#test/servers/unreliable-connection.ts";

export type Board = { origin: string; browser: Browser; files: string };
export type Visitor = { seeker: Person; context: BrowserContext; line: UnreliableConnection };

/** A seeker who is signed in, with a browser of their own behind a line of their own. */
export async function newVisitor({ origin, browser }: Board): Promise<Visitor> {
  const line = await openConnection(origin);
  const context = await browser.newContext({ baseURL: line.origin });
  context.setDefaultTimeout(60_000);
  const seeker = await newSeeker();
  const form = { email: seeker.email, password: demoPassword };
  const answer = await context.request.post("/login?lang=en", {
    form,
    headers: { origin: line.origin },
    maxRedirects: 0,
  });
  if (answer.status() !== 303) throw new Error(`Not signed in: ${answer.status()}`);
  return { seeker, context, line };
}

export async function leave({ context, line }: Visitor): Promise<void> {
  await context.close();
  await line.close();
}

/** Opens a page whose scripts run; tried again while the connection is lost under it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    const touched = document.createElement("i");
    touched.dataset.js = "";
    document.body.append(touched);
    touched.dispatchEvent(new Event("focusin"));
    touched.remove();
  });
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
}

export async function fillIn(page: Page, letter: string, cv: Buffer): Promise<void> {
  await page.locator('[name="coverLetter"]').fill(letter);
  await page
    .locator('main input[type="file"]')
    .setInputFiles({ name: "CV.pdf", mimeType: "application/pdf", buffer: cv });
  await page.locator("form.form button.btn-lg").click();
}

/** What arrived for a job: each application's letter and the bytes of its CV. */
export async function arrived(
  { files }: Board,
  jobId: string,
): Promise<{ letter: string | null; cv: Buffer }[]> {
  const rows = await db
    .select({ letter: jobApplications.coverLetter, document: jobApplications.documentId })
    .from(jobApplications)
    .where(eq(jobApplications.jobId, jobId));
  return Promise.all(
    rows.map(async ({ letter, document }) => ({
      letter,
      cv: await readFile(join(files, document ?? "")),
    })),
  );
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
