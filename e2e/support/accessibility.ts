import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Has every page that is opened from now on bring axe along, which else is sent to each anew. */
export async function addAxe(page: Page): Promise<void> {
  await page.addInitScript(axe);
}

/**
 * What axe finds on the page as it is, whether it scrolls sideways, and whether its
 * parts are there; each with the page's address. Contrast takes longer than all the rest.
 */
export async function violationsOn(page: Page, { contrast = true } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  // A bar at the foot of a phone covers a part of the page, but nothing at its end.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const broken = await axeViolations(page, {
    runOnly: { type: "tag", values: rules },
    rules: { "color-contrast": { enabled: contrast } },
  });
  broken.push(...(await layoutFaults(page)));
  const { pathname, search } = new URL(page.url());
  return broken.map((violation) => `${pathname}${search} ${violation.slice(0, 400)}`);
}

/** Whether the page scrolls sideways, a part of it is missing, or its header wraps. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is folded away must fit too (D1).
    const folded = document.querySelectorAll("main details:not([open])");
    for (const details of folded) details.setAttribute("open", "");
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    for (const details of folded) details.removeAttribute("open");
    const faults = beyond > 0 ? [`scrolls sideways by ${beyond} px`] : [];
    for (const part of ["header", "footer", "main"]) {
      const { length } = document.querySelectorAll(`body > ${part}`);
      if (length !== 1) faults.push(`has no one ${part}`);
    }
    const { height = 0 } = document.querySelector(".top-row")?.getBoundingClientRect() ?? {};
    if (height > 76) faults.push(`has a header of ${height} px: it wraps`);
    return faults;
  });
}

async function axeViolations(page: Page, options: RunOptions): Promise<string[]> {
  return page.evaluate(async (chosen) => {
    const { axe: engine } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await engine.run({
      ...chosen,
      resultTypes: ["violations"],
      selectors: false,
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  }, options);
}
