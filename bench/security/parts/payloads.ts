import { type Browser, chromium } from "@playwright/test";
import { type Finding, none } from "#bench/harness/findings.ts";
import type { Part } from "#bench/harness/parts.ts";
import { type AttackedBoard, openAttackedBoard } from "#bench/security/board.ts";
import { type Opened, openInFrames } from "#bench/security/payloads/in-page.ts";
import { payloads } from "#bench/security/payloads/list.ts";
import { plant } from "#bench/security/payloads/planted.ts";
import { visitsOf } from "#bench/security/payloads/visits.ts";
import { findBrowser } from "#test/browser.ts";

const secret = "only-for-this-attacked-board-0123456789";

/** Whether any stored or sent text becomes more than text, wherever it is shown. */
export const part: Part<string[]> = {
  what: "payloads in every text, on every page, in both languages. WORDS: how many payloads",
  async run([count = "200"]) {
    const board = await openAttackedBoard({ SESSION_SECRET: secret });
    const browser = await chromium.launch(await findBrowser());
    try {
      const texts = payloads(Number(count));
      const planted = await plant(board, texts, secret);
      const visits = visitsOf(texts, planted);
      const pages = ["ar", "en"].flatMap((language) =>
        visits.map(({ cookie, ...visit }) => ({
          ...visit,
          to: `${visit.to}${visit.to.includes("?") ? "&" : "?"}lang=${language}`,
          cookie: cookie ?? "furas_session=",
        })),
      );
      return [
        ...(await control(browser, board, texts)),
        ...(await walk(browser, board, pages, "off")),
        // What the policy holds back is the same in both languages: each page in one of them.
        ...(await walk(browser, board, pages.filter(limitConcurrency), "on")),
        ...(await hydrated(browser, board, pages)),
        await apart(board, planted.jobs),
        await inEmails(board),
      ];
    } finally {
      await browser.close();
      await board.close();
    }
  },
};

/** A page of the board that tells of every script that runs in it, and of what its policy held back. */
async function watched(browser: Browser, board: AttackedBoard, policy: "on" | "off") {
  const reports = { ran: [] as string[], violations: [] as string[] };
  const context = await browser.newContext({
    bypassCSP: policy === "off",
    serviceWorkers: "block",
    viewport: { width: 360, height: 300 },
  });
  await context.exposeBinding("ran", (_, payload) => reports.ran.push(`payload ${payload}`));
  await context.exposeBinding("violated", (_, what) => reports.violations.push(what));
  await context.addInitScript(() => {
    const { violated } = globalThis as unknown as { violated(what: string): void };
    addEventListener("securitypolicyviolation", (event) => {
      violated(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const page = await context.newPage();
  page.on("dialog", (dialog) => {
    reports.ran.push(`a dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  await page.goto(`${board.origin}/offline`);
  return { page, reports: reports, close: () => context.close() };
}

/**
 * As raw HTML many of them run, and the policy holds them back: else nothing here would tell that none
 * does on the pages.
 */
async function control(browser: Browser, board: AttackedBoard, texts: string[]) {
  const raw = texts.map((text) => ({ to: "", cookie: "x=", html: `<body><p>${text}</p></body>` }));
  const findings: Finding[] = [];
  for (const policy of ["off", "on"] as const) {
    const { page, reports, close } = await watched(browser, board, policy);
    await page.evaluate(openInFrames, raw);
    await close();
    const ran = new Set(reports.ran).size;
    const enough =
      policy === "off" ? ran > texts.length / 4 : ran === 0 && reports.violations.length > 0;
    findings.push({
      what: `as raw HTML, policy ${policy}: ran`,
      value: `${ran} of ${texts.length}`,
      reached: enough,
      toReach: policy === "off" ? "a quarter, as a control" : "0",
    });
  }
  return findings;
}

const atOnce = 25;

/** Every other page, and those in between in the other language. */
function limitConcurrency(_: Opened, turn: number, { length }: Opened[]): boolean {
  return turn % 2 === (turn < length / 2 ? 0 : 1 - ((length / 2) % 2));
}

/** Opens every page; with the policy off only the pages' own escaping holds. */
async function walk(browser: Browser, board: AttackedBoard, pages: Opened[], policy: "on" | "off") {
  const failures: string[] = [];
  const urls: string[] = [];
  const reports = { ran: [] as string[], violations: [] as string[] };
  const starts = Array.from({ length: Math.ceil(pages.length / atOnce) }, (_, at) => at * atOnce);
  const next = starts.values();
  const walker = async () => {
    const one = await watched(browser, board, policy);
    for (const start of next) {
      const some = pages.slice(start, start + atOnce);
      const seen = await one.page.evaluate(openInFrames, some);
      for (const [at, { status, planted: value, isRedirected }] of seen.entries()) {
        const page = `${some[at]?.form ? "POST " : ""}${some[at]?.to}`;
        if (status >= 500 || isRedirected) failures.push(`${status} ${page}`);
        urls.push(...value.map((each) => `${each} on ${page}`));
      }
    }
    reports.ran.push(...one.reports.ran);
    reports.violations.push(...one.reports.violations);
    await one.close();
  };
  await Promise.all([walker(), walker()]);
  const held = none("policy on: violations", reports.violations, pages.length);
  return [
    none(`policy ${policy}: scripts that ran`, reports.ran, pages.length),
    none(`policy ${policy}: elements, addresses and data made of text`, urls, pages.length),
    ...(policy === "on" ? [held] : []),
    none(`policy ${policy}: pages that were not opened`, failures, pages.length),
  ];
}

/** Some pages as people open them: the first touch loads their scripts, which write all again. */
async function hydrated(
  browser: Browser,
  board: AttackedBoard,
  pages: Opened[],
): Promise<Finding[]> {
  const { page, reports, close } = await watched(browser, board, "on");
  const urls: string[] = [];
  const some = pages.filter(({ form }, turn) => !form && turn % 61 === 0);
  for (const { to, cookie } of some) {
    await page.setExtraHTTPHeaders({ cookie });
    await page.goto(board.origin + to).catch(() => {});
    await page.mouse.click(2, 2);
    await page.waitForTimeout(300);
    const count = await page.locator("[data-planted]").count();
    if (count > 0) urls.push(`${count} on ${to}`);
  }
  await close();
  return [
    none("woken pages: scripts that ran", reports.ran, some.length),
    none("woken pages: elements made of text", urls, some.length),
    none("woken pages: violations", reports.violations, some.length),
  ];
}

/** What is no page says so, and no browser guesses otherwise. */
async function apart(board: AttackedBoard, jobs: string[]): Promise<Finding> {
  const wrong: string[] = [];
  const addresses = [
    "/api/v1/jobs?limit=100",
    "/suggest?q=img",
    "/suggest?q=%3Cscript%3E",
    "/jobs.data",
    "/auth/v1/session",
    "/manifest/ar.webmanifest",
    "/sw.js",
    "/api/v1/jobs?limit=%3Cscript%3E",
    ...jobs.slice(0, 50).map((id) => `/jobs/${id}.data`),
  ];
  for (const to of addresses) {
    const { headers } = await fetch(board.origin + to);
    const type = headers.get("content-type") ?? "";
    const plain = !/html|xml|svg/.test(type) && headers.get("x-content-type-options") === "nosniff";
    if (!plain) wrong.push(`${to}: ${type}`);
  }
  return none("data that a browser could take for a page", wrong, addresses.length);
}

/**
 * E-mails about applications hold names and titles. Every planted application is told of once more,
 * to its seeker and to its company.
 */
async function inEmails(board: AttackedBoard): Promise<Finding> {
  const wrong: string[] = [];
  const before = board.sources().length;
  await board.sql`update auth_users set email_verified = true`;
  await board.sql`
    with told as (
      insert into email_events (user_id, kind, data)
      select account, kind, jsonb_build_object('applicationId', id) from (
        select user_id as account, 'applicationReceived' as kind, a.id from job_applications a
        union all
        select company_id, 'newApplications', a.id
        from job_applications a join jobs on jobs.id = a.job_id
      ) each join auth_users on auth_users.id = account returning user_id, kind)
    insert into tasks.job (name, data)
    select distinct 'letters', jsonb_build_object('email', kind, 'account', user_id, 'at', now())
    from told`;
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const emails = board.sources().slice(before);
  for (const email of emails) {
    if (/<[^>]*data-planted|<script|<img/i.test(email)) wrong.push(email.slice(0, 200));
  }
  return none("letters with elements made of text", wrong, emails.length);
}
