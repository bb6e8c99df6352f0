import { expect, type Page } from "@playwright/test";
import { type Language, otherLanguage } from "#app/i18n/language.ts";
import { pagesOf } from "#e2e/support/all-pages.ts";
import { test } from "#e2e/support/board.ts";
import { enter, speak } from "#e2e/support/new-people.ts";

/** Letters that a page of the language has no business with, but for what people wrote. */
const foreign = { ar: /\p{Script=Latin}/u, en: /\p{Script=Arabic}/u };

/** Short names that are written alike in both languages. */
const shared = /(?<![a-z])(PDF|DOCX?|MB|KB|ICDL|API)(?![a-z])/gi;

for (const language of ["ar", "en"] as const) {
  // I18N-01, I18N-02, I18N-03, CALL-07
  test(`in ${language} no word of the other language stands on any page, and no other site is asked`, async ({
    browser,
    baseURL,
    request,
  }) => {
    test.setTimeout(120_000);
    const jobs: { data: { id: string }[] } = await (
      await request.get("/api/v1/jobs?limit=1")
    ).json();
    const job = jobs.data[0]?.id ?? "";
    const offences: string[] = [];
    for (const [who, paths] of pagesOf) {
      const page = await browser.newPage({ baseURL: baseURL ?? "" });
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== baseURL) offences.push(`asks ${request.url()}`);
      });
      if (who) await enter(page, { email: who }, language);
      else await speak(page, language);
      for (const path of paths) {
        await page.goto(path.replace("JOB", job), { waitUntil: "domcontentloaded" });
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        offences.push(...(await foreignWords(page, language)).map((text) => `${path} ${text}`));
      }
      await page.close();
    }
    expect(offences).toEqual([]);
  });
}

/** Texts, labels and titles with letters of the other language, but for what people wrote. */
async function foreignWords(page: Page, language: Language): Promise<string[]> {
  const other = otherLanguage(language);
  const { texts, written } = await page.evaluate((other) => {
    const people = `bdi, [dir=auto], [dir=ltr], textarea, .avatar, [lang=${other}]`;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (!parentElement?.closest(`${people}, script, style`)) texts.push(nodeValue?.trim() ?? "");
    }
    for (const name of ["aria-label", "title", "alt", "placeholder", "data-h"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest(people)) texts.push(element.getAttribute(name) ?? "");
      }
    }
    const described = document.querySelector('meta[name="description"]');
    texts.push(described?.getAttribute("content") ?? "");
    const quoted = [...document.querySelectorAll("bdi")].map((name) => name.textContent ?? "");
    return { texts, written: quoted.filter((name) => name.length > 1) };
  }, other);
  // A label or title may name a job or a person whose name stands on the page as well.
  const plain = (text: string) =>
    written.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(shared, "");
  return texts.filter((text) => foreign[language].test(plain(text)));
}
