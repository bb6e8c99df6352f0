import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { type Language, languages } from "#app/i18n/language.ts";
import { endWithUsage } from "#bench/harness/arguments.ts";
import { withFolder } from "#bench/harness/folder.ts";
import { startBoard } from "#bench/harness/server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { ensureBuilt } from "#server/start/start-steps.mjs";
import { findBrowser } from "#test/browser.ts";
import { type Pair, pageOf } from "./leaf.ts";
import { type Screen, screens } from "./screens.ts";

/**
 * npm run bench -- look DRAWINGS [OUT] [--dark] [name …]: every drawn screen beside the built one at
 * 390 and 1280 px in both languages, with the fonts of a phone and of a desk, and a page to leaf
 * through the pairs (OUT/index.html). DRAWINGS is a folder with pages/NAME.LANGUAGE.html.
 */
const usage = "npm run bench -- look DRAWINGS [OUT] [--dark] [name …]";
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const drawings = words[0] ?? endWithUsage(usage);
const [, out = "reports/look", ...named] = words;
const scheme = process.argv.includes("--dark") ? "dark" : "light";
const widths = [
  { width: 390, height: 844, fonts: "phone" },
  { width: 1280, height: 800, fonts: "desk" },
] as const;

const drawn = readdirSync(join(drawings, "pages"))
  .filter((file) => file.endsWith(".ar.html"))
  .map((file) => file.slice(0, -".ar.html".length))
  .filter((name) => named.length === 0 || named.includes(name));
const pairs: Pair[] = [];

await ensureBuilt(console.log);
mkdirSync(out, { recursive: true });
await withFolder("bench-look", async (dataDir) => {
  const server = await startBoard({ DATA_DIR: dataDir, DEMO: "1" });
  try {
    for (const { fonts, ...viewport } of widths) {
      const browser = await startBrowser(fonts);
      for (const name of drawn) {
        const screen = screens[name];
        if (screen) await pair(browser, server.origin, name, screen, viewport);
      }
      await browser.close();
    }
  } finally {
    await server.end("SIGTERM");
  }
});
writeFileSync(join(out, "index.html"), pageOf(pairs));
const unbuilt = drawn.filter((name) => !screens[name]);
if (unbuilt.length > 0) console.log(`No screen: ${unbuilt.join(", ")}`);
console.log(`${pairs.length} pairs in ${resolve(out)}`);

async function startBrowser(fonts: string): Promise<Browser> {
  const launch = await findBrowser();
  const FONTCONFIG_FILE = resolve(`dev/fonts/${fonts}.conf`);
  return await chromium.launch({ ...launch, env: { ...launch.env, FONTCONFIG_FILE } });
}

async function pair(
  browser: Browser,
  origin: string,
  drawing: string,
  screen: Screen,
  viewport: { width: number; height: number },
): Promise<void> {
  for (const language of languages) {
    const name = `${drawing}-${language}-${viewport.width}-${scheme}`;
    const context = await browser.newContext({ viewport, colorScheme: scheme });
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(drawings, "pages", `${drawing}.${language}.html`)).href);
    await page.screenshot({ path: join(out, `${name}-drawn.png`), fullPage: true });
    if (await open(page, origin, screen, language)) {
      await page.screenshot({ path: join(out, `${name}-built.png`), fullPage: true });
      const measured = { name, ...(await page.evaluate(measure)) };
      pairs.push(measured);
      console.log(name, measured.height, measured.sideways, measured.cards?.toFixed(1) ?? "");
    } else console.log(name, "no link leads there");
    await context.close();
  }
}

/** Opens a screen as its reader; false where the demo board has no link that leads to it. */
async function open(
  page: Page,
  origin: string,
  { path, links = [], email }: Screen,
  language: Language,
): Promise<boolean> {
  if (email) {
    await page.goto(`${origin}/login?lang=${language}`);
    await page.fill("main input[name=email]", email);
    await page.fill("main input[name=password]", demoPassword);
    await page.press("main input[name=password]", "Enter");
    await page.waitForURL((url) => url.pathname !== "/login");
  }
  const inLanguage = (address: string) => {
    const url = new URL(address, origin);
    url.searchParams.set("lang", language);
    return url.href;
  };
  await page.goto(inLanguage(path));
  for (const pattern of links) {
    const hrefs = await page
      .locator("main a[href]")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const href = hrefs.find((each) => pattern.test(each));
    if (!href) return false;
    await page.goto(inLanguage(href));
  }
  await page.waitForLoadState("networkidle");
  return true;
}

/** In the page. Heights are those of cards of which the first screen shows a part. */
function measure(): Omit<Pair, "name"> {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
  const boxes = [...document.querySelectorAll("main .job")].map((card) =>
    card.getBoundingClientRect(),
  );
  const shown = boxes.map(
    ({ top, bottom, height }) =>
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height,
  );
  const cards = boxes.length === 0 ? null : shown.reduce((sum, part) => sum + part, 0);
  return { height: scrollHeight, sideways: scrollWidth - clientWidth, cards };
}
