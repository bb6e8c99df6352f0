import { expect, type Page } from "@playwright/test";
import { samplePdf } from "#demo/sample-cv.ts";
import { test } from "#e2e/support/board.ts";
import { hydrate, openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { enter, newCompany, newSeeker, speak } from "#e2e/support/new-people.ts";
import { unfoldFields } from "#e2e/support/signed-in.ts";
import { makeJob } from "#test/people.ts";

/*
 * Report 1: a browser that translates a page puts an element in place of each of its texts; React
 * used to lose them, and with them the page or what was typed.
 */

for (const before of [true, false]) {
  const when = before ? "before the scripts come" : "after the scripts came";

  test(`a job's page translated ${when} is saved, unsaved and left`, async ({ page }) => {
    const job = await makeJob(await newCompany());
    await openTranslated(page, `/jobs/${job.id}`, before);
    const { saved, save } = messagesOf.en.offline.saved;
    for (const text of [saved, save, saved]) {
      const button = page.locator("main button[data-js]:visible").first();
      await button.click();
      await expect(button).toContainText(text, { useInnerText: true });
      await translate(page);
    }
    await page.locator("header a[href='/jobs']").first().click();
    await expect(page.locator("article.job").first()).toBeVisible();
    await expectNoFault(page);
  });

  test(`a registration translated ${when} keeps the input and shows its errors`, async ({
    page,
  }) => {
    await openTranslated(page, "/register", before);
    await page.locator("#firstName").fill("Sami");
    await page.locator("#province").selectOption("Aleppo");
    await expect(page.locator("#city option[value=Azaz]")).toBeAttached();
    await translate(page);
    await page.locator("#province").selectOption("Homs");
    await expect(page.locator("#city option[value=Azaz]")).toHaveCount(0);
    await page.locator("#email").fill("sami@");
    for (const round of [1, 2]) {
      await page.locator("main form button.btn-primary").last().click();
      await expect(page.locator(".error-summary, [role=alert]").first(), `${round}`).toBeVisible();
      await translate(page);
    }
    await expect(page.locator("#firstName")).toHaveValue("Sami");
    await expect(page.locator("#province")).toHaveValue("Homs");
    await expectNoFault(page);
  });

  test(`an application translated ${when} is refused, mended and sent`, async ({ page }) => {
    const seeker = await newSeeker();
    const job = await makeJob(await newCompany());
    await enter(page, seeker, "en");
    await openTranslated(page, `/apply/${job.id}`, before);
    const letter = page.locator("main [name=coverLetter]");
    await letter.fill("I know the work.");
    const file = page.locator("#resume");
    await file.setInputFiles({ name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
    await translate(page);
    const send = page.locator(".send-bar button");
    await send.click();
    // Or the file that is chosen next would be sent.
    await expect(page.locator("[role=alert] a[href='#resume']")).toBeVisible();
    await translate(page);
    await file.setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from(samplePdf(["Sami"])),
    });
    await translate(page);
    await unfoldFields(page);
    await page.locator("#phone").fill("x");
    await send.click();
    await expect(page.locator("#phone[aria-invalid=true]")).toBeVisible();
    await translate(page);
    await expect(letter).toHaveValue("I know the work.");
    await page.locator("#phone").fill("0944123456");
    await send.click();
    await page.waitForURL(/done=1/);
    await expectNoFault(page);
  });
}

test("a first press counts, and a search stays, where the browser translates again while the scripts come", async ({
  page,
}) => {
  const job = await makeJob(await newCompany());
  await speak(page, "en");
  await page.addInitScript(`window.translate = ${translateTexts}`);
  const translateAlways = () =>
    page.evaluate(() => {
      const { translate } = window as unknown as { translate: () => void };
      const again = () => requestAnimationFrame(translate);
      new MutationObserver(again).observe(document.body, { childList: true, subtree: true });
      translate();
    });
  await page.goto(`/jobs/${job.id}`);
  await translateAlways();
  const button = page.locator("main button[data-js]:visible").first();
  await button.click();
  await expect(button).toContainText(messagesOf.en.offline.saved.saved, { useInnerText: true });

  await page.goto("/jobs");
  await translateAlways();
  const keyword = page.locator("main #keyword");
  await keyword.fill("driver");
  await hydrate(page);
  await expect(keyword).toHaveValue("driver");
  await expectNoFault(page);
});

test("a page that does not fit React's is drawn again with the input so far", async ({ page }) => {
  const seeker = await newSeeker();
  const job = await makeJob(await newCompany());
  await enter(page, seeker, "en");
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const heading = document.querySelector("main h1");
      if (heading) heading.textContent = "Something else";
    });
    // React begins to listen once it has begun with the page.
    const listen = document.addEventListener;
    document.addEventListener = (type: string, ...rest: [EventListener, boolean]) => {
      const field = document.querySelector<HTMLInputElement>("#expectedSalary");
      if (type === "cut" && field) field.value = "2,100,000";
      listen.call(document, type, ...rest);
    };
  });
  await page.goto(`/apply/${job.id}`);
  const letter = page.locator("main [name=coverLetter]");
  await letter.fill("I know the work.");
  await hydrate(page);
  await expect(page.locator("main h1")).not.toHaveText("Something else");
  await expect(letter).toHaveValue("I know the work.");
  await expect(page.locator("#expectedSalary")).toHaveValue("2,100,000");
});

test("a translated list is filtered, gone on with and left", async ({ page }) => {
  await openTranslated(page, "/jobs", false);
  const cards = page.locator("main article.job");
  const first = await cards.count();
  await page.getByRole("link", { name: messagesOf.en.ui.loadMore }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await translate(page);
  const before = page.url();
  await page.locator("main input[type=checkbox]:visible").first().check({ force: true });
  await page.waitForURL((url) => url.href !== before);
  await translate(page);
  await cards.first().locator("h3 a").click();
  await page.waitForURL(/\/jobs\/[\w-]+/);
  await expectNoFault(page);
});

async function openTranslated(page: Page, path: string, before: boolean) {
  await speak(page, "en");
  if (before) {
    await page.goto(path);
    await translate(page);
    await hydrate(page);
  } else {
    await openHydrated(page, path);
    await translate(page);
  }
}

const translate = (page: Page) => page.evaluate(translateTexts);

/** As Chrome does it, in the page: each text gives way to an element around its translation. */
function translateTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement?.tagName ?? "";
    if (text.data.trim() && !/^(SCRIPT|STYLE|TEXTAREA|OPTION|FONT)$/.test(parent)) texts.push(text);
  }
  for (const text of texts) {
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = `${text.data}\u00b7`;
    text.parentNode?.replaceChild(outer, text);
  }
}

async function expectNoFault(page: Page) {
  await expect(page.getByText(messagesOf.en.pages.errors.error)).toHaveCount(0);
}
