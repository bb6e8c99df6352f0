import type { Page } from "@playwright/test";
import { digitFaults } from "#test/texts/arabic-digits.ts";

/** What breaks the rule of digits on an Arabic page, but for what people wrote. */
export async function digitFaultsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const people = "bdi:not([dir]), [dir=auto], textarea, code, pre, .api, script, style, noscript";
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : "\n"))
        .join("");
    return [...document.body.querySelectorAll("*")]
      .filter((element) => !element.closest(people))
      .filter((element) => getComputedStyle(element).direction === "rtl")
      .flatMap((element) => ownText(element).split("\n"));
  });
  return texts.flatMap(digitFaults).map((fault) => `has ${fault}`);
}
