import type { Browser } from "@playwright/test";
import { type Language, languages } from "#app/i18n/language.ts";

/** As a phone that has never been here goes through the board, a page each, with no scripts. */
const steps = ["home", "list", "second list", "job", "second job", "third job", "apply"] as const;
const limits: Partial<Record<(typeof steps)[number], number>> = {
  "second list": 5000,
  "second job": 2500,
};
const wholeLimit = 45_000;

type Step = { page: number; all: number };

/** Bytes of each page, and all that came for it, in each language: later pages are sent as differences. */
export async function printJourney(browser: Browser, origin: string): Promise<void> {
  console.log("\nA journey without scripts, bytes: page (with all it asked for, headers and all)");
  for (const language of languages) {
    const walked = await walk(browser, origin, language);
    const all = walked.reduce((sum, { all }) => sum + all, 0);
    const cells = walked.map(({ page, all }, at) => {
      const name = steps[at] ?? "";
      const limit = limits[name as keyof typeof limits];
      return `${name} ${page}${limit && page > limit ? " ✗" : ""} (${all})`;
    });
    console.log(`  ${language}: ${cells.join(", ")}; in all ${all}${all > wholeLimit ? " ✗" : ""}`);
  }
}

async function walk(browser: Browser, origin: string, language: Language): Promise<Step[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, isMobile: true });
  await context.addCookies([{ name: "lang", value: language, url: origin }]);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const documents = new Set<string>();
  let step: Step = { page: 0, all: 0 };
  devTools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Document") documents.add(requestId);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    step.all += encodedDataLength;
    if (documents.has(requestId)) step.page += encodedDataLength;
  });
  await devTools.send("Network.enable");
  const list = await (await context.request.get(`${origin}/jobs`)).text();
  const jobs = [...new Set(list.match(/\/jobs\/[\da-f-]{36}/g))].slice(0, 3);
  const walked: Step[] = [];
  for (const path of [
    "/home",
    "/jobs",
    "/jobs?page=2",
    ...jobs,
    jobs[0]?.replace("jobs", "apply"),
  ]) {
    step = { page: 0, all: 0 };
    const response = await page.goto(origin + path, { waitUntil: "networkidle" });
    const headers = (await response?.request().sizes())?.responseHeadersSize ?? 0;
    walked.push({ page: step.page - headers, all: step.all });
  }
  await context.close();
  return walked;
}
