import type { Page } from "@playwright/test";
import { newCompany } from "#e2e/support/new-people.ts";
import { statesOnDevice } from "#e2e/support/offline.ts";
import { largeCv } from "#test/large-cv.ts";
import { makeJob } from "#test/people.ts";
import {
  arrived,
  type Board,
  fillIn,
  leave,
  newVisitor,
  openHydrated,
  pause,
  type Visitor,
} from "./visitor.ts";

/** A device keeps the newest 60 pages, and a seeker takes so many forms along. */
const ofOneSeeker = 50;
const ofOneTab = 10;
/** Milliseconds for each seeker. */
const flapping = 45_000;
const longestWait = 5 * 60_000;

type Written = { jobId: string; letter: string; cv: Buffer };
const counts = { cuts: 0, tabs: 0 };

/** Applications written without a line and sent over one that flaps, in tabs that are closed. */
export async function measureWritten(board: Board, count: number): Promise<void> {
  const company = await newCompany();
  const written: Written[] = [];
  while (written.length < count) {
    const visitor = await newVisitor(board);
    const jobs: string[] = [];
    const more = Math.min(ofOneSeeker, count - written.length);
    while (jobs.length < more) jobs.push((await makeJob(company)).id);
    await carryAlong(visitor, jobs);
    written.push(...(await write(visitor, jobs)));
    await sendOverFlapping(visitor);
    await leave(visitor);
    console.log(`  ${written.length} of ${count} written and away`);
  }
  const comparisons = await Promise.all(written.map((one) => compare(board, one)));
  const number = (name: keyof Comparison) => comparisons.filter((one) => one[name]).length;
  console.log(`\n${count} applications written offline`);
  console.log(`  tabs closed and opened again  ${counts.tabs}`);
  console.log(`  connections dropped           ${counts.cuts}`);
  console.log(`  sent once                     ${number("once")} (${number("once") / count})`);
  console.log(`  lost, or still waiting        ${number("lost")}`);
  console.log(`  sent twice                    ${number("twice")}`);
  console.log(`  letter and CV the very same   ${number("same")} (${number("same") / count})`);
}

/** Opens the forms while there is a line; the service worker keeps them. */
async function carryAlong({ context }: Visitor, jobs: readonly string[]): Promise<void> {
  const page = await context.newPage();
  await openHydrated(page, `/apply/${jobs[0]}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const job of jobs) await page.goto(`/apply/${job}`);
  // Once with its scripts, so that these are on the device too.
  await openHydrated(page, `/apply/${jobs[0]}`);
  await page.waitForLoadState("networkidle");
  await pause(1000);
  await page.close();
}

async function write({ context }: Visitor, jobs: readonly string[]): Promise<Written[]> {
  await context.setOffline(true);
  const written: Written[] = [];
  let page: Page | undefined;
  for (const [at, jobId] of jobs.entries()) {
    if (at % ofOneTab === 0) {
      await page?.close();
      page = await context.newPage();
      counts.tabs++;
    }
    if (!page) break;
    const one = { jobId, letter: `Letter for ${jobId}`, cv: largeCv(30_000) };
    await openHydrated(page, `/apply/${jobId}`);
    await fillIn(page, one.letter, one.cv);
    await page.locator("main [role=alert]").waitFor();
    written.push(one);
  }
  await page?.close();
  return written;
}

/** Tabs open and close while the connection comes and goes; then it stays, until the queue is empty. */
async function sendOverFlapping({ context, line }: Visitor): Promise<void> {
  await context.setOffline(false);
  const flapsUntil = Date.now() + flapping;
  const flaps = (async () => {
    while (Date.now() < flapsUntil) {
      line.restore();
      await pause(500 + Math.random() * 2500);
      line.cut();
      counts.cuts++;
      await pause(100 + Math.random() * 900);
    }
    line.restore();
  })();
  while (Date.now() < flapsUntil + longestWait) {
    const page = await context.newPage();
    counts.tabs++;
    // Whatever comes of the page, another one follows.
    const states = await openHydrated(page, "/companies")
      .then(() => pause(1000 + Math.random() * 4000))
      .then(() => statesOnDevice(page))
      .catch(() => undefined);
    await page.close();
    if (states && !states.includes("waiting")) break;
  }
  await flaps;
}

type Comparison = { once: boolean; lost: boolean; twice: boolean; same: boolean };

async function compare(board: Board, { jobId, letter, cv }: Written): Promise<Comparison> {
  const sent = await arrived(board, jobId);
  return {
    once: sent.length === 1,
    lost: sent.length === 0,
    twice: sent.length > 1,
    same: sent[0]?.letter === letter && sent[0].cv.equals(cv),
  };
}
