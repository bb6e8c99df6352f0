import { request } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Browser } from "@playwright/test";
import { type Language, languages } from "#app/i18n/language.ts";
import { quantile } from "#bench/harness/statistics.ts";
import { randomOf } from "#bench/search/generator/random.ts";
import { openSlowLine } from "./slow-line.ts";

/** Ten segments of a TCP connection, which come before the first is acknowledged. */
const firstFlight = 14_600;
const loads = 5;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

/**
 * What has to have come before a phone shows the first list up to the fold: the styles, and the page up to
 * the last card that begins above it, compressed and with headers. Then how soon it is read over a slow
 * line that loses two segments in a hundred.
 */
export async function printFirstFlight(browser: Browser, origin: string): Promise<void> {
  console.log(`\nThe first list up to the fold, bytes with headers (limit ${firstFlight})`);
  for (const language of languages) {
    const cards = await cardsAboveFold(browser, origin, language);
    const page = await raw(`${origin}/jobs`, language);
    const html = brotliDecompressSync(page.body).toString();
    const needed = page.head + compressedUpTo(page.body, endOfCard(html, cards));
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const styles = await Promise.all(sheets.map(([, href]) => raw(origin + href, language)));
    const ofStyles = styles.reduce((sum, { head, body }) => sum + head + body.length, 0);
    const all = needed + ofStyles;
    const missed = all > firstFlight ? " ✗" : "";
    console.log(
      `  ${language}: ${cards} cards, page ${needed}, styles ${ofStyles}, in all ${all}${missed}`,
    );
  }
  console.log(
    "\nThe same at 250 kbit/s, 800 ms, loss 2% (simulated above TCP), from an empty cache, s",
  );
  for (const path of ["/jobs", "/home"]) {
    for (const language of languages) await printPaints(browser, origin, path, language);
  }
}

async function printPaints(browser: Browser, origin: string, path: string, language: Language) {
  const random = randomOf(17);
  const paints: { first: number; largest: number }[] = [];
  for (let load = 0; load < loads; load++) {
    const line = await openSlowLine(origin, random);
    const context = await browser.newContext(phone);
    await context.addCookies([{ name: "lang", value: language, url: line.origin }]);
    const page = await context.newPage();
    await page.goto(line.origin + path, { timeout: 60_000 });
    paints.push(await page.evaluate(readPaints));
    await context.close();
    line.close();
  }
  const seconds = (of: "first" | "largest", share: number) =>
    (
      quantile(
        paints.map((paint) => paint[of]),
        share,
      ) / 1000
    ).toFixed(1);
  console.log(
    `  ${path} ${language}: first paint ${seconds("first", 0.5)}, largest ${seconds("largest", 0.5)} (worst ${seconds("largest", 1)})`,
  );
}

async function readPaints(): Promise<{ first: number; largest: number }> {
  await new Promise((done) => setTimeout(done, 300));
  let largest = 0;
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "largest-contentful-paint", buffered: true });
  for (const entry of observer.takeRecords()) largest = entry.startTime;
  const [first] = performance.getEntriesByName("first-contentful-paint");
  return { first: first?.startTime ?? 0, largest };
}

async function cardsAboveFold(browser: Browser, origin: string, language: Language) {
  const context = await browser.newContext(phone);
  await context.addCookies([{ name: "lang", value: language, url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}/jobs`);
  const count = await page.evaluate(
    () =>
      [...document.querySelectorAll("article.job")].filter(
        (card) => card.getBoundingClientRect().top < innerHeight,
      ).length,
  );
  await context.close();
  return count;
}

function endOfCard(html: string, card: number): number {
  let end = 0;
  for (let number = 0; number < card; number++) end = html.indexOf("</article>", end) + 10;
  return Buffer.byteLength(html.slice(0, end));
}

/** How many bytes of what is compressed give so many of the page. */
function compressedUpTo(body: Buffer, bytes: number): number {
  let [enough, few] = [body.length, 0];
  while (enough - few > 1) {
    const middle = (enough + few) >> 1;
    const finishFlush = constants.BROTLI_OPERATION_FLUSH;
    const got = brotliDecompressSync(body.subarray(0, middle), { finishFlush }).length;
    if (got >= bytes) enough = middle;
    else few = middle;
  }
  return enough;
}

/** An answer as it came over the line: how long its head is, and its compressed body. */
function raw(address: string, language: Language): Promise<{ head: number; body: Buffer }> {
  const headers = { "accept-encoding": "br", cookie: `lang=${language}` };
  return new Promise((resolve, reject) => {
    request(address, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const names = answer.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
        resolve({ head: names + 19, body: Buffer.concat(parts) });
      });
    })
      .on("error", reject)
      .end();
  });
}
