import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { formatNumber } from "#app/i18n/format.ts";
import { test } from "#e2e/support/board.ts";
import { held } from "#e2e/support/held-requests.ts";
import { openHydrated, passTime, settle } from "#e2e/support/hydration.ts";
import { messagesOf, ofOtherLanguage, ofRelease } from "#e2e/support/languages.ts";
import { newCompany, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

const phone = { width: 390, height: 844 };
const sizes = { ar: phone, en: { width: 1280, height: 800 } };
const field = (page: Page) => page.locator("main #keyword");
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const suggestRequest = /\/suggest\?/;

for (const language of ["ar", "en"] as const) {
  const messages = messagesOf[language];
  const viewport = sizes[language];
  const tag = ofOtherLanguage(language);
  test.describe(`in ${language}, ${viewport.width} px wide`, { tag }, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => speak(page, language));

    test("a press on an option goes there, and nothing on the page moves for the list", async ({
      page,
    }) => {
      const word = await threeTitles();
      for (const path of ["/", "/home", "/jobs", "/advanced-search"]) {
        await openHydrated(page, path);
        const before = await placesOf(page);
        await field(page).pressSequentially(word.slice(0, 6));
        await expect(options(page)).toHaveCount(4);
        expect(await placesOf(page), path).toEqual(before);
        if (path === "/advanced-search") await expectCountsMoveNothing(page, language, before);
        const box = await page.getByRole("listbox").boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
        await options(page).last().click();
        await expect(page).toHaveURL(/\/jobs\?company=/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(`House ${word}`);
      }
    });

    test("an empty field offers the latest searches of the device", async ({ page }) => {
      const word = await threeTitles();
      await openHydrated(page, `/jobs?keyword=${word}+Baker`);
      await openHydrated(page, "/home");
      await field(page).focus();
      await expect(page.getByRole("listbox", { name: messages.suggest.recent })).toBeVisible();
      await expect(options(page)).toContainText([`${word} Baker`]);
      await field(page).press("ArrowDown");
      await field(page).press("Enter");
      await expect(page).toHaveURL(new RegExp(`keyword=${word}\\+Baker`));
    });

    test("the keyboard leads through the list, and Enter goes where an option leads", async ({
      page,
    }) => {
      const word = await threeTitles();
      await openHydrated(page, "/jobs");
      const keyword = field(page);
      await keyword.focus();
      await expect(keyword).toHaveRole("combobox");
      await expect(keyword).toHaveAttribute("aria-expanded", "false");
      await keyword.pressSequentially(word.slice(0, 6));
      await expect(options(page)).toHaveCount(4);
      await expect(keyword).toHaveAttribute("aria-expanded", "true");
      await expect(page.locator("main .suggest [aria-live]")).toHaveText(messages.suggest.count(4));
      await expect(options(page).first()).toContainText(messages.suggest.jobs(2));
      await expectActive(page, -1);
      await page.keyboard.press("ArrowDown");
      await expectActive(page, 0);
      await page.keyboard.press("End");
      await expectActive(page, 3);
      await page.keyboard.press("ArrowDown");
      await expectActive(page, -1);
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Home");
      await expectActive(page, 0);
      await expect(keyword).toHaveValue(word.slice(0, 6));
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`keyword=${word}\\+Baker`));
      await expect(field(page)).toHaveValue(`${word} Baker`);
      expect(await page.evaluate(() => "stayed" in window)).toBe(true);
      await expect(page.getByRole("listbox")).toHaveCount(0);
    });

    test("Escape closes the list and keeps the text, and Enter without an option searches for it", async ({
      page,
    }) => {
      const word = await threeTitles();
      const input = word.slice(0, 6);
      await openHydrated(page, "/home");
      await field(page).pressSequentially(input);
      await expect(options(page)).toHaveCount(4);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("listbox")).toHaveCount(0);
      await expect(field(page)).toHaveValue(input);
      await page.keyboard.press("ArrowDown");
      await expect(options(page)).toHaveCount(4);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`keyword=${input}&`.replace("&", "(&|$)")));
    });

    test("axe finds nothing in an open list", { tag: ofRelease }, async ({ page }) => {
      const word = await threeTitles();
      for (const path of ["/home", "/jobs"]) {
        await openHydrated(page, path);
        await field(page).pressSequentially(word.slice(0, 6));
        await expect(options(page)).toHaveCount(4);
        await page.keyboard.press("ArrowDown");
        expect(await axeViolations(page)).toEqual([]);
      }
    });
  });
}

test("the phone's quick search offers suggestions under the header and in the menu", async ({
  page,
}) => {
  const word = await threeTitles();
  await page.setViewportSize(phone);
  await speak(page, "ar");
  const job = await makeJob(await newCompany({}));
  for (const path of [`/jobs/${job.id}`, "/companies"]) {
    await openHydrated(page, path);
    if (path === "/companies") await page.locator("details.menu > summary").click();
    await page.locator("#quick-search").pressSequentially(word.slice(0, 6));
    await expect(options(page)).toHaveCount(4);
    const box = await page.getByRole("listbox").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await options(page).first().click();
    await expect(page).toHaveURL(new RegExp(`keyword=${word}\\+Baker`));
  }
});

test("either script is understood, and each suggestion is marked where it was typed", async ({
  page,
}) => {
  await speak(page, "ar");
  await openHydrated(page, "/jobs");
  for (const [input, marked] of [
    ["محاس", "محاس"],
    ["mohas", "محاس"],
    ["acc", "acc"],
    ["حل", "حل"],
  ] as const) {
    await field(page).fill("");
    await field(page).pressSequentially(input);
    await expect(options(page).locator("b", { hasText: marked }).first()).toBeVisible();
  }
  await expect(options(page).filter({ hasText: "حلب" }).first()).toBeVisible();
});

test("a late response is not shown, and a superseded request is aborted", async ({ page }) => {
  const word = await threeTitles();
  await speak(page, "en");
  await openHydrated(page, "/jobs");
  const late = new RegExp(`q=${word.slice(0, 4)}&`);
  const release = await held(page, late);
  const requested = page.waitForRequest(late);
  await field(page).pressSequentially(word.slice(0, 4));
  await requested;
  const aborted = page.waitForEvent("requestfailed", (request) => late.test(request.url()));
  const answered = page.waitForResponse(/zzzzzz&/);
  await field(page).pressSequentially("zzzzzz");
  await aborted;
  await (await answered).finished();
  release();
  await settle(page);
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test("nothing is requested under Save-Data, and a lost connection shows nothing", async ({
  page,
}) => {
  const word = await threeTitles();
  await speak(page, "en");
  await page.clock.install();
  await openHydrated(page, "/jobs");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const saveData = (on: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(navigator, "connection", {
        value: { saveData: value },
        configurable: true,
      });
    }, on);
  await saveData(true);
  await field(page).pressSequentially(word.slice(0, 5));
  await passTime(page.context(), 400);
  expect(requests.filter((url) => suggestRequest.test(url))).toEqual([]);
  await saveData(false);
  await page.route(suggestRequest, (route) => route.abort());
  const violations: string[] = [];
  page.on("pageerror", (error) => violations.push(error.message));
  const failed = page.waitForEvent("requestfailed", (request) =>
    suggestRequest.test(request.url()),
  );
  await field(page).pressSequentially(word.slice(5, 7));
  await passTime(page.context(), 400);
  await failed;
  await settle(page);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  expect(violations).toEqual([]);
});

test("the first touch of the field hydrates the page, and input from before counts", async ({
  page,
}) => {
  const word = await threeTitles();
  await speak(page, "en");
  const release = await held(page, /\.js$/);
  await page.goto("/jobs");
  await field(page).click();
  await field(page).pressSequentially(word.slice(0, 5));
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(field(page)).toHaveValue(word.slice(0, 5));
  await expect(options(page)).toHaveCount(4);
});

test("a field filled at once is whole: no list lies over the rest of the form", async ({
  page,
}) => {
  const word = await threeTitles();
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, "en");
  await page.clock.install();
  await openHydrated(page, "/home");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await field(page).fill(word);
  await passTime(page.context(), 400);
  expect(requests.filter((url) => suggestRequest.test(url))).toEqual([]);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await page.locator("main form").getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`keyword=${word}`));
});

/** Two jobs of one title and one of each other, with a word of their own that their company has too. */
async function threeTitles(): Promise<string> {
  const word = rareWord();
  const company = await newCompany({ companyName: `House ${word}` });
  for (const title of ["Baker", "Baker", "Chef", "Driver"]) {
    await makeJob(company, { title: `${word} ${title}` });
  }
  return word;
}

async function expectActive(page: Page, at: number): Promise<void> {
  const input = page.locator("[role=combobox][aria-expanded=true]");
  const active = page.locator("[role=option][aria-selected=true]");
  if (at < 0) {
    await expect(active).toHaveCount(0);
    await expect(input).not.toHaveAttribute("aria-activedescendant");
    return;
  }
  await expect(options(page).nth(at)).toHaveAttribute("aria-selected", "true");
  await expect(active).toHaveCount(1);
  const id = await active.getAttribute("id");
  await expect(input).toHaveAttribute("aria-activedescendant", id ?? "");
}

/** The count comes after the suggestions, and grows: also the longest one takes no room of others. */
async function expectCountsMoveNothing(page: Page, language: "ar" | "en", before: number[]) {
  const { jobs, browse } = messagesOf[language];
  const label = page.locator("main .btn-primary [aria-live]");
  await expect(label).not.toHaveText(browse.advanced.search);
  expect(await placesOf(page)).toEqual(before);
  const longest = jobs.showAtLeast({ count: formatNumber(10_000) });
  await label.evaluate((text, words) => text.replaceChildren(words), longest);
  expect(await placesOf(page)).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

/** Where the page's parts lie. */
function placesOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main h1, main form, main button, footer")].map((part) =>
      Math.round(part.getBoundingClientRect().top + window.scrollY),
    ),
  );
}

async function axeViolations(page: Page): Promise<string[]> {
  const source = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  await page.evaluate(readFileSync(source, "utf8"));
  return page.evaluate(async () => {
    const { axe: engine } = window as unknown as { axe: typeof import("axe-core") };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await engine.run({ runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  });
}
