import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type { RunOnly } from "axe-core";
import { pagesOf } from "#e2e/support/all-pages.ts";
import { signIn } from "#e2e/support/signed-in.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

for (const language of ["ar", "en"] as const) {
  for (const width of [320, 1280]) {
    // FRAME-02, FRAME-12, I18N-03
    test(`in ${language}, ${width} px wide, light and dark, axe finds nothing and no page scrolls sideways`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      const job = await firstJob(baseURL ?? "");
      const violations: string[] = [];
      for (const [who, paths] of pagesOf) {
        const page = await browser.newPage({ viewport: { width, height: 800 } });
        if (who) await signIn(page, who, language);
        else await page.goto(`/?lang=${language}`);
        for (const path of paths)
          violations.push(...(await violationsOn(page, path.replace("JOB", job))));
        await page.close();
      }
      expect(violations).toEqual([]);
    });
  }
}

async function violationsOn(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  await page.evaluate(axe);
  const broken = await axeViolations(page, { type: "tag", values: rules });
  // Only colours are others in the dark.
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(async () => {
    // One that is cancelled has ended too.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  broken.push(...(await axeViolations(page, { type: "rule", values: colourRules })));
  const beyond = await page.evaluate(() => {
    // What is folded away must fit too (D1).
    for (const folded of document.querySelectorAll("main details")) folded.setAttribute("open", "");
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  if (beyond > 0) broken.push(`scrolls sideways by ${beyond} px`);
  for (const part of ["header", "footer", "main"]) {
    if ((await page.locator(`body > ${part}`).count()) !== 1) broken.push(`has no one ${part}`);
  }
  return broken.map((violation) => `${path} ${violation.slice(0, 400)}`);
}

async function axeViolations(page: Page, runOnly: RunOnly): Promise<string[]> {
  return page.evaluate(async (chosen) => {
    const { axe: engine } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await engine.run({ runOnly: chosen });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  }, runOnly);
}

async function firstJob(origin: string): Promise<string> {
  const answer: { data: { id: string }[] } = await (
    await fetch(`${origin}/api/v1/jobs?limit=1`)
  ).json();
  return answer.data[0]?.id ?? "";
}
