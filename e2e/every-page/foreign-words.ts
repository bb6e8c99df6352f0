import type { Page } from "@playwright/test";
import { type Language, otherLanguage } from "#app/i18n/language.ts";

/** Letters that a page of the language has no business with, but for what people wrote. */
const foreign = { ar: /\p{Script=Latin}/u, en: /\p{Script=Arabic}/u };

/** Short names that are written alike in both languages. */
const shared =
  /(?<![a-z])(PDF|DOCX?|PNG|JPE?G|TXT|DNS|CSV|WebP|AVIF|MB|KB|ICDL|API|RSS)(?![a-z])/gi;

/** Texts, labels and titles with letters of the other language, but for what people wrote. */
export async function foreignWords(page: Page, language: Language): Promise<string[]> {
  const other = otherLanguage(language);
  const { texts, written } = await page.evaluate((other) => {
    const people = `bdi, [dir=auto], [dir=ltr], textarea, .avatar, [lang=${other}]`;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (!parentElement?.closest(`${people}, script, style, noscript`))
        texts.push(nodeValue?.trim() ?? "");
    }
    for (const name of ["aria-label", "title", "alt", "placeholder", "data-h"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest(people)) texts.push(element.getAttribute(name) ?? "");
      }
    }
    const described = document.querySelector('meta[name="description"]');
    texts.push(described?.getAttribute("content") ?? "");
    const quoted = [...document.querySelectorAll("bdi")].map((name) => name.textContent ?? "");
    const boxes = document.querySelectorAll<HTMLInputElement>("input[type=search]");
    for (const { value } of boxes) quoted.push(value);
    return { texts, written: quoted.filter((name) => name.length > 1) };
  }, other);
  // A label or title may name a job, a person or a search that stands on the page as well.
  // The longest first: without "Baker" nothing of "Bakery" is recognized.
  const names = written.toSorted((a, b) => b.length - a.length);
  const plain = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(shared, "");
  return texts.filter((text) => foreign[language].test(plain(text)));
}
