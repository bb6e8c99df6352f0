import type { BrowserContext, Page } from "@playwright/test";
import type { Language } from "#app/i18n/language.ts";
import { barrier, hydrate, passTime } from "./hydration.ts";

/** Milliseconds after which an open page is idle and does what waits for that. */
export const idleAfter = 4000;

type Answer = { type: string; bytes: number };

/**
 * Opens a page for the first time and tells what came over the line before any script, once it is idle, and
 * after the first press on what needs scripts.
 */
export async function weighFirstVisit(context: BrowserContext, path: string, language: Language) {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const answers = new Map<string, Answer>();
  devTools.on("Network.requestWillBeSent", ({ requestId, request, type = "" }) => {
    if (request.url.startsWith("http") && !request.url.endsWith(barrier))
      answers.set(requestId, { type, bytes: 0 });
  });
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await devTools.send("Network.enable");
  await setLanguage(page, language);
  await page.clock.install();
  await page.goto(path, { waitUntil: "networkidle" });
  await passTime(context, idleAfter);
  await page.locator("html[data-visited]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const idle = [...answers.values()];
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  const all = [...answers.values()];
  const scripts = all.findIndex(({ type }) => type === "Script");
  const first = scripts === -1 ? all : all.slice(0, scripts);
  await page.close();
  const isPicture = ({ type }: Answer) => type === "Image";
  const pictures = first.filter(isPicture);
  return {
    requests: first.length,
    bytes: sum(first),
    idleBytes: sum(idle),
    idlePictureBytes: sum(idle.filter(isPicture)),
    pressedBytes: sum(all),
    pictures: pictures.length,
    pictureBytes: sum(pictures),
    allPictureBytes: sum(all.filter(isPicture)),
  };
}

const sum = (answers: readonly Answer[]) => answers.reduce((all, { bytes }) => all + bytes, 0);

/** Has a browser's pages believe that they are on this line. */
export async function claimConnection(
  context: BrowserContext,
  line: { saveData?: boolean; effectiveType?: string },
) {
  await context.addInitScript((claimed) => {
    Object.defineProperty(navigator, "connection", {
      get: () => ({ saveData: false, effectiveType: "4g", ...claimed }),
    });
  }, line);
}

async function setLanguage(page: Page, language: Language): Promise<void> {
  const { origin } = new URL(await originOf(page));
  await page.context().addCookies([{ name: "lang", value: language, url: origin }]);
}

async function originOf(page: Page): Promise<string> {
  const response = await page.request.get("/health/live");
  return response.url();
}
