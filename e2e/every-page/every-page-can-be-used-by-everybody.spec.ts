import { type Browser, expect, type Page } from "@playwright/test";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { addAxe, layoutFaults, violationsOn } from "#e2e/support/accessibility.ts";
import { pagesOf, thirdOf, visitsOf } from "#e2e/support/all-pages.ts";
import { test } from "#e2e/support/board.ts";
import { hydrate, settle } from "#e2e/support/hydration.ts";
import { enter, speak } from "#e2e/support/new-people.ts";
import { digitFaultsOn } from "./digits.ts";
import { fillExamples } from "./example-records.ts";
import { foreignWords } from "./foreign-words.ts";
import { hydrates, watchPage } from "./page-faults.ts";
import { lostWhenLarge, moving } from "./reader-settings.ts";

/**
 * Language and width meet in all four pairs, and so do colours and width, since each page is looked at in
 * the width that it was opened in and then in the other; a language has no colours of its own. The
 * contrast of colours is measured on the wide screen, which shows all that the narrow one does, and axe looks
 * at the narrow one by one reader, before a release: what a page is made of is the same for both.
 */
const readers = [
  { language: "ar", colorScheme: "light", widths: [320, 390, 1280] },
  { language: "en", colorScheme: "dark", widths: [1280, 390, 320] },
] as const;
type Reader = {
  language: ContentLanguage;
  colorScheme: "light" | "dark";
  widths: readonly number[];
};

const smallest = 320;
/** Looked at before a release: a page that fits the smallest phone mostly fits it too. */
const usual = 390;

const isSignedIn = ([who]: (typeof pagesOf)[number]) => who !== null;
const groups = {
  "for anybody": pagesOf.filter((group) => !isSignedIn(group)),
  "of one's own": pagesOf.filter(isSignedIn),
};

// A visit is dear, so each page is visited once and asked everything.
for (const { reader, third, tag } of visitsOf(readers)) {
  for (const [called, pagesByReader] of Object.entries(groups)) {
    const { language, colorScheme } = reader;
    const isForRelease = tag.length > 0;
    const widths = reader.widths.filter((width) => isForRelease || width !== usual);
    // FRAME-02, FRAME-12, I18N-01, I18N-02, I18N-03, CALL-07, D1
    test(`in ${language}, ${colorScheme}, ${widths.join(", ")} px wide, on every page ${called} of the ${third} third axe finds nothing, nothing scrolls sideways, the header is one row, text of 200% stays, reduced motion stills it, no word of the other language stands there, its digits follow one rule, no other site is asked, and its scripts hydrate it without an error`, {
      tag,
    }, async ({ browser, request, baseURL }) => {
      test.setTimeout(300_000);
      const fill = await fillExamples((path) => request.get(path));
      const offences: string[] = [];
      for (const [who, paths] of pagesByReader) {
        const page = await openAs(browser, who, reader);
        const readFaults = watchPage(page, baseURL ?? "");
        for (const path of thirdOf(paths, third)) {
          await resize(page, widths[0] ?? smallest);
          const response = await page.goto(fill(path));
          const axe = isForRelease ? [smallest, 1280] : [1280];
          const added = await offencesOn(
            page,
            hydrates(path, response),
            { ...reader, widths },
            axe,
          );
          added.push(...readFaults(response));
          offences.push(...added.map((offence) => `${path} ${offence}`));
        }
        await page.close();
      }
      expect(offences).toEqual([]);
    });
  }
}

async function openAs(browser: Browser, email: string | null, reader: Reader): Promise<Page> {
  const { language, colorScheme } = reader;
  const page = await browser.newPage({ colorScheme, reducedMotion: "reduce" });
  await addAxe(page);
  if (email) await enter(page, { email }, language);
  else await speak(page, language);
  return page;
}

/** The page is laid out for the width when it returns. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await settle(page);
}

/** What is wrong with the page that is open; what changes it comes last. */
async function offencesOn(
  page: Page,
  isHydrated: boolean,
  { language, colorScheme, widths }: Reader,
  axe: readonly number[],
): Promise<string[]> {
  const offences: string[] = [];
  const lang = await page.locator("html").getAttribute("lang");
  if (lang !== language) offences.push(`is in ${lang}`);
  offences.push(...(await foreignWords(page, language)), ...(await moving(page)));
  if (language === "ar") offences.push(...(await digitFaultsOn(page)));
  const runScripts = async () => {
    if (!isHydrated) return;
    await hydrate(page);
    await expect(page.locator("html[data-hydrated]"), page.url()).toBeAttached();
  };
  // In the light axe looks at the page as it was sent, in the dark once its scripts run.
  if (colorScheme === "dark") await runScripts();
  for (const width of widths) {
    await resize(page, width);
    const added = axe.includes(width)
      ? await violationsOn(page, { contrast: width > usual })
      : await layoutFaults(page);
    added.push(...(await lostWhenLarge(page)));
    offences.push(...added.map((offence) => `at ${width} px ${offence}`));
  }
  if (colorScheme === "light") await runScripts();
  return offences;
}
