import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOnly } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on the page as it is, light and dark, whether it scrolls sideways, and whether its
 * parts are there; each with the page's address.
 */
export async function violationsOn(page: Page): Promise<string[]> {
  await setColorScheme(page, "light");
  await page.evaluate(axe);
  const broken = await axeViolations(page, { type: "tag", values: rules });
  // Only colours are others in the dark.
  await setColorScheme(page, "dark");
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
  const { pathname, search } = new URL(page.url());
  return broken.map((violation) => `${pathname}${search} ${violation.slice(0, 400)}`);
}

/** Half way between two colours nothing has its contrast: waits until all have changed. */
async function setColorScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    // Transitions begin with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // An animation that follows scrolling, or a skeleton's, has no end.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    // One that is cancelled has ended too.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function axeViolations(page: Page, runOnly: RunOnly): Promise<string[]> {
  return page.evaluate(async (chosen) => {
    const { axe: engine } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await engine.run({ runOnly: chosen });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  }, runOnly);
}
