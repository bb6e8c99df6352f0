import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";
import { hydrate } from "#e2e/support/hydration.ts";

type Line = "good" | "Save-Data" | "2g" | "slow";

/** Bytes are what came over the line: compressed, with headers. */
export type Visit = {
  /** Until the page could be used: everything that came before its scripts. */
  requests: number;
  bytes: number;
  /** With everything idle. */
  idleRequests: number;
  idleBytes: number;
  /** And after the first press on what needs scripts. */
  pressedBytes: number;
  scriptBytes: number;
  /** Cumulative layout shift, from the first paint until the page had been scrolled to its end. */
  shift: number;
  /** Largest contentful paint in ms. */
  paint: number;
};

type Answer = { url: string; type: string; bytes: number; at: number };

/** Opens a page as a phone that has never been here, and waits until it asks for nothing more. */
export async function visit(
  browser: Browser,
  address: string,
  language: Language,
  line: Line = "good",
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: line === "Save-Data" ? { "save-data": "on" } : {},
  });
  try {
    return await measured(context, address, language, line);
  } finally {
    await context.close();
  }
}

async function measured(
  context: BrowserContext,
  address: string,
  language: Language,
  line: Line,
): Promise<Visit> {
  await context.addCookies([{ name: "lang", value: language, url: new URL(address).origin }]);
  await context.addInitScript(watchPaint);
  if (line === "Save-Data" || line === "2g") await context.addInitScript(claimConnection, line);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const answers = await watchNetwork(devTools);
  if (line === "slow") await devTools.send("Network.emulateNetworkConditions", slowConnection);
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await idle(page, line, answers);
  const script = answers.filter(({ type }) => type === "Script");
  const usable = answers.filter(({ at }) => !(script.length > 0 && at >= (script[0]?.at ?? 0)));
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 30));
    }
  });
  const { shift, paint } = await page.evaluate(() => Reflect.get(window, "measured"));
  const [idleRequests, idleBytes, scriptBytes] = [answers.length, sum(answers), sum(script)];
  if (line === "good") await press(page);
  return {
    requests: usable.length,
    bytes: sum(usable),
    idleRequests,
    idleBytes,
    pressedBytes: sum(answers),
    scriptBytes,
    shift,
    paint,
  };
}

async function press(page: Page): Promise<void> {
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
}

/** 250 kbit/s each way with 800 ms until an answer begins. */
const slowConnection = {
  offline: false,
  latency: 800,
  downloadThroughput: (250 * 1000) / 8,
  uploadThroughput: (250 * 1000) / 8,
};

/** Every answer in the order in which it was requested, as it comes in. */
async function watchNetwork(devTools: CDPSession): Promise<Answer[]> {
  const answers: Answer[] = [];
  const byRequest = new Map<string, Answer>();
  devTools.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!request.url.startsWith("http")) return;
    const answer = { url: request.url, type: type ?? "", bytes: 0, at: answers.length };
    byRequest.set(requestId, answer);
    answers.push(answer);
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = byRequest.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await devTools.send("Network.enable");
  return answers;
}

/** Scripts wait for a second and a half, and then for an idle moment. */
async function idle(page: Page, line: Line, answers: Answer[]): Promise<void> {
  if (line === "slow") return page.waitForTimeout(500);
  await page.waitForTimeout(line === "good" ? 2500 : 4000);
  for (let before = -1; line === "good" && before !== answers.length; ) {
    before = answers.length;
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
  }
}

function watchPaint(): void {
  const measured = { shift: 0, paint: 0 };
  Reflect.set(window, "measured", measured);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.paint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.shift += Reflect.get(entry, "value") ?? 0;
  }).observe({ type: "layout-shift", buffered: true });
}

function claimConnection(line: string): void {
  const claimed = { saveData: line === "Save-Data", effectiveType: line === "2g" ? "2g" : "4g" };
  Object.defineProperty(navigator, "connection", { get: () => claimed });
}

const sum = (answers: Answer[]) => answers.reduce((all, { bytes }) => all + bytes, 0);
