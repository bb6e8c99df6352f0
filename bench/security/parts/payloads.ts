import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../../dev/browser.ts";
import { type AttackedBoard, openAttackedBoard, post } from "../board.ts";
import { type Finding, none, type Part } from "../part.ts";
import { payloads } from "../payloads/list.ts";
import { plant } from "../payloads/planted.ts";
import { type Visit, visitsOf } from "../payloads/visits.ts";

const secret = "only-for-this-attacked-board-0123456789";

/** Whether any stored or sent text becomes more than text, wherever it is shown. */
export const part: Part = {
  what: "payloads in every text, on every page, in both languages. WORDS: how many payloads",
  async run([count = "200"]) {
    const board = await openAttackedBoard({ SESSION_SECRET: secret });
    const browser = await chromium.launch(await findBrowser());
    try {
      const texts = payloads(Number(count));
      const planted = await plant(board, texts, secret);
      const visits = visitsOf(texts, planted);
      const both = (["ar", "en"] as const).flatMap((language) =>
        visits.map((visit) => ({ ...visit, language })),
      );
      const alternating = visits.map((visit, turn) => {
        const language: Step["language"] = turn % 2 === 0 ? "ar" : "en";
        return { ...visit, language };
      });
      return [
        await control(browser, board, texts),
        ...(await walk(browser, board, both, "off")),
        // What a page loads is the same in both languages: each page in one of them.
        ...(await walk(browser, board, alternating, "on")),
        await apart(board, planted.jobs),
        await inLetters(board, texts),
      ];
    } finally {
      await browser.close();
      await board.close();
    }
  },
};

/** As raw HTML many of them run: else nothing here would tell that none does on the pages. */
async function control(browser: Browser, board: AttackedBoard, texts: string[]): Promise<Finding> {
  const context = await browser.newContext({ bypassCSP: true });
  const ran = new Set<unknown>();
  await context.exposeBinding("ran", (_, payload) => ran.add(payload));
  const page = await context.newPage();
  for (const [turn, text] of texts.entries()) {
    if (turn % 20 === 0) await page.goto(`${board.origin}/health/live`);
    await page.setContent(`<body><p>${text}</p></body>`).catch(() => {});
  }
  await page.waitForTimeout(200);
  await context.close();
  const reached = ran.size > texts.length / 4;
  return {
    what: "as raw HTML, so that it is known they can: ran",
    ...{ found: `${ran.size} of ${texts.length}`, toReach: "a quarter", reached },
  };
}

type Step = Visit & { language: "ar" | "en" };

/** Opens every page in a browser; with the policy off only the pages' own escaping holds. */
async function walk(browser: Browser, board: AttackedBoard, steps: Step[], policy: "on" | "off") {
  const ran: string[] = [];
  const violations: string[] = [];
  const planted: string[] = [];
  const faults: string[] = [];
  const next = steps.entries();
  const walker = async () => {
    const context = await browser.newContext({
      ...{ bypassCSP: policy === "off", serviceWorkers: "block" },
      viewport: { width: 360, height: 300 },
    });
    let at = "";
    await context.exposeBinding("ran", (_, payload) => ran.push(`${payload} on ${at}`));
    await context.exposeBinding("violated", (_, what) => violations.push(`${what} on ${at}`));
    await context.addInitScript(() => {
      const told = (globalThis as unknown as { violated(what: string): void }).violated;
      addEventListener("securitypolicyviolation", (event) => {
        told(`${event.effectiveDirective} ${event.blockedURI}`);
      });
    });
    const page = await context.newPage();
    page.on("dialog", (dialog) => {
      ran.push(`a dialog on ${at}`);
      dialog.dismiss().catch(() => {});
    });
    for (const [turn, step] of next) {
      at = `${step.language} ${step.form ? "POST " : ""}${step.to}`;
      const status = await open(page, board, step);
      if (status >= 500 || status === 0) faults.push(`${status} ${at}`);
      for (const found of await page.evaluate(lookAround)) planted.push(`${found} on ${at}`);
      // The page's own scripts come with the first touch, and write everything anew.
      if (turn % 10 === 0) {
        await page.mouse.click(2, 2);
        await page.waitForTimeout(150);
        for (const found of await page.evaluate(lookAround))
          planted.push(`${found} on woken ${at}`);
      }
    }
    await context.close();
  };
  await Promise.all([walker(), walker()]);
  const also = policy === "on" ? [none("policy on: violations", violations, steps.length)] : [];
  return [
    none(`policy ${policy}: scripts that ran`, ran, steps.length),
    none(`policy ${policy}: elements, addresses and data made of text`, planted, steps.length),
    ...also,
    none(`policy ${policy}: pages answered as faults`, faults, steps.length),
  ];
}

async function open(page: Page, { origin }: AttackedBoard, step: Step): Promise<number> {
  const cookie = `lang=${step.language}${step.cookie ? `; ${step.cookie}` : ""}`;
  await page.setExtraHTTPHeaders({ cookie });
  if (step.form) {
    const type = { "content-type": "application/x-www-form-urlencoded", origin };
    const postData = new URLSearchParams(step.form).toString();
    await page.route(
      (url) => url.href === new URL(step.to, origin).href,
      (route, request) =>
        route.continue({
          method: "POST",
          headers: { ...request.headers(), cookie, ...type },
          postData,
        }),
      { times: 1 },
    );
  }
  const answer = await page
    .goto(origin + step.to, { waitUntil: "load", timeout: 20_000 })
    .catch(() => null);
  return answer?.status() ?? 0;
}

/** In the page: what has become an element, an address that runs, or data that cannot be read. */
function lookAround(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll("[data-planted]")) found.push(element.outerHTML);
  for (const element of document.querySelectorAll("[href], [src], [action], [formaction]")) {
    for (const name of ["href", "src", "action", "formaction"]) {
      const written = element.getAttribute(name);
      if (!written) continue;
      const to = URL.parse(written, document.baseURI);
      if (
        to &&
        !/^(?:https?|mailto|tel|blob):$|^data:image/.test(
          to.protocol === "data:" ? written.slice(0, 10) : to.protocol,
        )
      ) {
        found.push(`${name}=${written}`);
      }
    }
  }
  for (const script of document.querySelectorAll('script[type$="json"]')) {
    try {
      JSON.parse(script.textContent ?? "");
    } catch {
      found.push(`unreadable ${script.getAttribute("type")}`);
    }
  }
  return found.map((each) => each.slice(0, 200));
}

/** What is no page says so, and no browser guesses otherwise. */
async function apart(board: AttackedBoard, jobs: string[]): Promise<Finding> {
  const wrong: string[] = [];
  const addresses = [
    ...["/api/v1/jobs?limit=100", "/suggest?q=img", "/suggest?q=%3Cscript%3E", "/jobs.data"],
    ...[
      "/auth/v1/session",
      "/manifest/ar.webmanifest",
      "/sw.js",
      "/api/v1/jobs?limit=%3Cscript%3E",
    ],
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

/** Letters name the device that signs in, which says of itself what it likes. */
async function inLetters(board: AttackedBoard, texts: string[]): Promise<Finding> {
  const wrong: string[] = [];
  const before = board.sources().length;
  const [row] = await board.sql<{ email: string }[]>`select email from auth_users limit 1`;
  for (const text of texts.slice(0, 20)) {
    await post(board, "/forget-password", { email: row?.email ?? "", name: text });
  }
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const letters = board.sources().slice(before);
  for (const letter of letters) {
    if (/<[^>]*data-planted|<script|<img/i.test(letter)) wrong.push(letter.slice(0, 200));
  }
  return none("letters with elements made of text", wrong, letters.length);
}
