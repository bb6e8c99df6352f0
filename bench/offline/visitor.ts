import type { Browser, BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Person } from "#app/features/accounts/actor.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { cookiesOf } from "#bench/harness/accounts.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { newSeeker } from "#e2e/support/new-people.ts";
import { openConnection, type UnreliableConnection } from "#test/servers/unreliable-connection.ts";

export type Board = { origin: string; browser: Browser };
export type Visitor = { seeker: Person; context: BrowserContext; line: UnreliableConnection };

/** A seeker who is signed in, with a browser of their own behind a line of their own. */
export async function newVisitor({ origin, browser }: Board): Promise<Visitor> {
  const line = await openConnection(origin);
  const context = await browser.newContext({ baseURL: line.origin });
  context.setDefaultTimeout(60_000);
  const seeker = await newSeeker();
  const form = { email: seeker.email, password: demoPassword };
  const answer = await context.request.post("/login", {
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

/** What arrived for a job: each application's letter, and its CV as the company downloads it. */
export async function arrived(
  board: Board,
  jobId: string,
): Promise<{ letter: string | null; cv: Buffer }[]> {
  const rows = await db
    .select({
      letter: jobApplications.coverLetter,
      cv: jobApplications.resumeUrl,
      company: userProfiles.email,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .where(eq(jobApplications.jobId, jobId));
  return Promise.all(
    rows.map(async ({ letter, cv, company }) => {
      const headers = { cookie: await sessionOf(board, company ?? "") };
      const answer = await fetch(`${board.origin}${cv}`, { headers, redirect: "manual" });
      if (answer.status !== 200) throw new Error(`${company} was answered ${answer.status}.`);
      return { letter, cv: Buffer.from(await answer.arrayBuffer()) };
    }),
  );
}

const sessions = new Map<string, string>();

async function sessionOf({ origin }: Board, email: string): Promise<string> {
  const known = sessions.get(email);
  if (known) return known;
  const body = new URLSearchParams({ email, password: demoPassword });
  const answer = await fetch(`${origin}/login`, {
    method: "POST",
    body,
    headers: { origin },
    redirect: "manual" as const,
  });
  const cookie = cookiesOf(answer.headers);
  sessions.set(email, cookie);
  return cookie;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
