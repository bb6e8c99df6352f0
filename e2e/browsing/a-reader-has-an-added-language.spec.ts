import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { switchLanguages } from "#app/added-languages.server.ts";
import { authUsers } from "#app/features/accounts/accounts.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { foreignWords } from "#e2e/every-page/foreign-words.ts";
import { watchPage } from "#e2e/every-page/page-faults.ts";
import { lostWhenLarge } from "#e2e/every-page/reader-settings.ts";
import { addAxe, layoutFaults, violationsOn } from "#e2e/support/accessibility.ts";
import { onDemoBoard } from "#e2e/support/board.ts";
import { emailWith } from "#e2e/support/email/job-alerts.ts";
import { hydrate } from "#e2e/support/hydration.ts";
import { PlainBrowser } from "#e2e/without-scripts/plain-browser.ts";

/* Kurmanji, which stands for all languages that are data alone (docs/decisions/0086). */

switchLanguages({ languages: ["ku"] });
const ku = "ku" as Language;
const messages = messagesFor(ku);
const { accounts, applications } = messages;

const test = onDemoBoard(async () => ({ LANGUAGES: "ar,en,ku" }));

// One board for all of them.
test.describe.configure({ mode: "default" });

const read = ["/", "/jobs", "/register", "/saved-jobs", "/companies", "/safety"];

// FRAME-02, I18N-01, I18N-02
test("pages in an added language have its words, hold axe, large text and scripts", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await addAxe(page);
  await page.goto("/login?lang=ku&switch=1");
  const faults = watchPage(page, baseURL ?? "");
  const offences: string[] = [];
  for (const path of read) {
    await page.setViewportSize({ width: 1280, height: 800 });
    const response = await page.goto(path);
    expect(await page.locator("html").getAttribute("lang"), path).toBe("ku");
    const added = [...(await foreignWords(page, ku)), ...(await violationsOn(page))];
    await page.setViewportSize({ width: 390, height: 800 });
    added.push(...(await layoutFaults(page)), ...(await lostWhenLarge(page)));
    await hydrate(page);
    added.push(...faults(response));
    offences.push(...added.map((offence) => `${path} ${offence}`));
  }
  await page.close();
  expect(offences).toEqual([]);
});

// AUTH-04, APPLY-01, FRAME-11
test("a seeker registers and applies in an added language, and leaves it by the menu", async ({
  page,
  board,
}) => {
  const email = `berivan-${Date.now()}@example.com`;
  await page.goto("/jobs?lang=ku&switch=1");
  await hydrate(page);
  await page.locator("main article h3 a").first().click();
  await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
  const id = page.url().split("/").at(-1) ?? "";
  await page.goto(paths.register({ next: paths.apply(id) }));
  await hydrate(page);
  await register(page, email);
  await expect(page.getByText(accounts.created)).toBeVisible();
  await page.waitForURL(`**/apply/${id}`);
  await hydrate(page);
  const cv = {
    name: "CV.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(samplePdf([email])),
  };
  await page.locator('input[type="file"]').setInputFiles(cv);
  await page.getByRole("button", { name: applications.apply.send }).click();
  await expect(page.getByText(applications.done.title).first()).toBeVisible();

  const [account] = await db
    .select({ language: authUsers.language })
    .from(authUsers)
    .where(eq(authUsers.email, email));
  expect(account?.language).toBe("ku");
  const sent = await emailWith(board.dataDir, email, "/confirm-email");
  expect(sent.html).toContain('lang="ku"');

  await page.goto(paths.myAccount());
  const others = page.locator("header details", { has: page.locator("a[hreflang]") });
  await others.locator("summary").click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});

// FRAME-11, I18N-04
test("without scripts a form's input goes along into each of the other languages", async ({
  board,
}) => {
  const browser = await new PlainBrowser(board.origin).speak(ku);
  for (const path of read) expect((await browser.open(path)).status, path).toBe(200);
  await browser.open(paths.register());
  for (const [to, button, firstName] of [
    ["en", /^English/, "Berîvan"],
    ["ku", /^Kurdî/, "Rojîn"],
    ["ar", /^العربية/, "Zîn"],
  ] as const) {
    browser.part("main form:has([name=firstName])").fill({ firstName });
    await browser.part("header").press(button);
    expect(browser.element.getAttribute("lang")).toBe(to);
    expect(browser.part("main").value("firstName")).toBe(firstName);
  }
});

async function register(page: Page, email: string): Promise<void> {
  const { register: form, place, password } = accounts;
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field(form.firstName).fill("Berîvan");
  await field(form.lastName).fill("Hesen");
  await field(accounts.email).fill(email);
  await field(form.phone).fill("0944 123 456");
  await field(place.country).selectOption({ label: "Sûriye" });
  await field(place.province).selectOption({ label: "Heleb" });
  await field(place.city).selectOption("Azaz");
  await field(password).fill("six-letters");
  await field(form.confirmPassword).fill("six-letters");
  await page.locator("#agree").check();
  await page.getByRole("button", { name: form.submit }).click();
}
