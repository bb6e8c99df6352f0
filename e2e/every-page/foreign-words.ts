import type { Page } from "@playwright/test";
import { directionOf, type Language, otherLanguages } from "#app/i18n/language.ts";

/** Letters that a page of the language has no business with, but for what people wrote. */
const foreign = (language: Language) =>
  directionOf(language) === "rtl" ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;

/** Short names that are written alike in both languages. */
const shared =
  /(?<![a-z])(PDF|DOCX?|PNG|JPE?G|TXT|DNS|CSV|XML|JSON Feed|JSON|RSS|Atom|WebP|AVIF|MB|KB|ICDL|API|https:\/\/)(?![a-z])/gi;

/** Texts, labels and titles with letters of the other language, but for what people wrote. */
export async function foreignWords(page: Page, language: Language): Promise<string[]> {
  const others = otherLanguages(language).map((other) => `[lang=${other}]`);
  const { texts, written } = await page.evaluate((others) => {
    // The reference of the HTTP API names things as programs do.
    const people = `bdi, [dir=auto], [dir=ltr], textarea, code, .avatar, .api, ${others}`;
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
  }, others.join());
  // A label or title may name a job, a person or a search that stands on the page as well.
  // The longest first: without "Baker" nothing of "Bakery" is recognized.
  const names = written.toSorted((a, b) => b.length - a.length);
  const plain = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(shared, "");
  return texts.filter((text) => foreign(language).test(plain(text)));
}
