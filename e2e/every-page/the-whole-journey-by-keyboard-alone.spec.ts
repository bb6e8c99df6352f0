import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#demo/demo-password.ts";
import { samplePdf } from "#demo/sample-cv.ts";
import { test } from "#e2e/support/board.ts";
import { hydrate } from "#e2e/support/hydration.ts";
import { ways } from "#e2e/support/languages.ts";
import { newCompany, newSeeker, rareWord, speak } from "#e2e/support/new-people.ts";
import { makeJob } from "#test/people.ts";

for (const { language, scripts, messages, called, tag } of ways) {
  const { ui, jobs, accounts, applications } = messages;

  test.describe(called, { tag }, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 1280, height: 800 } });

    // FRAME-11, APPLY-09, AUTH-04
    test("a seeker searches, reads, logs in and applies with the keyboard, and always sees where they are", async ({
      page,
    }) => {
      const word = rareWord();
      const seeker = await newSeeker();
      const job = await makeJob(await newCompany(), { title: `Clerk ${word}` });
      await speak(page, language);
      await page.goto("/home");
      if (scripts) await hydrate(page);
      await tabTo(page, ui.frame.skip);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/#main$/);
      await tabTo(page, messages.browse.keyword);
      await page.keyboard.type(word);
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.pathname === "/jobs");
      await tabTo(page, job.title);
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/jobs/${job.id}`);
      await tabTo(page, jobs.apply);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/login/);
      await tabTo(page, accounts.email);
      await page.keyboard.type(seeker.email);
      await tabTo(page, accounts.password);
      await page.keyboard.type(demoPassword);
      await tabTo(page, accounts.login.remember);
      const remember = page.getByRole("checkbox", { name: accounts.login.remember });
      const before = await remember.isChecked();
      await page.keyboard.press("Space");
      expect(await remember.isChecked()).toBe(!before);
      await tabTo(page, accounts.login.submit);
      await page.keyboard.press("Space");
      await page.waitForURL(`**/apply/${job.id}`);
      if (scripts) await hydrate(page);
      await tabTo(page, applications.apply.cvChoose);
      const buffer = Buffer.from(samplePdf(["CV"]));
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: "CV.pdf", mimeType: "application/pdf", buffer });
      await tabTo(page, applications.apply.coverLetter);
      await page.keyboard.type("I know the work.");
      await tabTo(page, applications.apply.send);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: applications.done.title })).toBeVisible();
      await tabTo(page, applications.done.backToJob);
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/jobs/${job.id}`);
    });
  });
}

/** Presses Tab until what has this label, text or name is in focus; every stop on the way is seen. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    const message = `The focus is seen on ${stop.name} at ${page.url()}`;
    // A page that has just come may still be moving to its top.
    await expect.poll(async () => (await focused(page)).seen, { message }).toBe(true);
    if (stop.name.startsWith(name)) return;
    passed.push(stop.name);
  }
  throw new Error(`"${name}" was not reached: ${passed.join(" | ")}`);
}

/** What is in focus, and whether an outline around it can be seen. */
async function focused(page: Page): Promise<{ name: string; seen: boolean }> {
  return await page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: "", seen: true };
    }
    const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = field
      ? [...(element.labels ?? [])].map((each) => each.textContent).join(" ")
      : "";
    const name = label || element.getAttribute("aria-label") || element.textContent || "";
    const outlined = (each: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      const { width, height, top, bottom } = each.getBoundingClientRect();
      const inSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
      return inSight && outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2;
    };
    // A frame around a field, or the label of a hidden box, may show it in its place.
    const { parentElement: frame, nextElementSibling: next } = element;
    const around = [frame, next].some((each) => each !== null && outlined(each));
    // The browser draws a ring of its own around the button inside a date field.
    const ownButton = element.matches("[type=date]:not(:focus-visible)");
    return {
      name: name.trim(),
      seen: outlined(element) || outlined(element, "::after") || around || ownButton,
    };
  });
}
