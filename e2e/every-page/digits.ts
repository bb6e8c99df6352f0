import type { Page } from "@playwright/test";
import { digitFaults } from "#test/texts/arabic-digits.ts";

/** Faults against the rule of digits on an Arabic page, outside texts that people wrote. */
export async function digitFaultsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    // Policies and articles have no dates: their durations are Latin (reading 58). A day's tile is
    // a date whose month stands in another element.
    const others =
      "bdi:not([dir]), [dir=auto], textarea, code, pre, .api, .prose, script, style, noscript, .week-strip, .day-tile";
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : "\n"))
        .join("");
    return [...document.body.querySelectorAll("*")]
      .filter((element) => !element.closest(others))
      .filter((element) => getComputedStyle(element).direction === "rtl")
      .flatMap((element) => ownText(element).split("\n"));
  });
  return texts.flatMap(digitFaults).map((fault) => `has ${fault}`);
}
