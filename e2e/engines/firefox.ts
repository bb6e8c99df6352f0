import { existsSync } from "node:fs";
import { launch, type Page } from "puppeteer-core";
import { until } from "#test/servers/until.ts";
import type { Engine, EngineBrowser } from "./engine.ts";

const program = "/usr/bin/firefox-esr";

/** Firefox ESR over WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox ESR",
  missing: () => (existsSync(program) ? null : "firefox-esr"),
  open: () => openFirefox(),
};

/** Opens it with settings of its own, and with a profile that outlives it where one is given. */
export async function openFirefox(
  profile?: string,
  settings: Record<string, unknown> = {},
): Promise<EngineBrowser> {
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    args: ["--no-remote"],
    acceptInsecureCerts: true,
    ...(profile && { userDataDir: profile }),
    extraPrefsFirefox: { "intl.accept_languages": "en", ...settings },
  });
  return inPage(await browser.newPage(), () => browser.close());
}

function inPage(page: Page, close: () => Promise<void>): EngineBrowser {
  const firstVisible = async (selector: string) => {
    for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
    return undefined;
  };
  // A document may have its address before it has its contents.
  const visible = async (selector: string) => {
    let element: Awaited<ReturnType<typeof firstVisible>>;
    await until(async () => {
      element = await firstVisible(selector).catch(() => undefined);
      return element;
    });
    if (!element) throw new Error(`Nothing visible matches ${selector} at ${page.url()}.`);
    return element;
  };
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    type: async (selector, text) => (await visible(selector)).type(text),
    click: async (selector) => (await visible(selector)).click(),
    async attach(selector, file) {
      const input = await page.$(selector);
      if (!input) throw new Error(`No file input matches ${selector}.`);
      await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(file);
    },
    screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close,
  };
}
