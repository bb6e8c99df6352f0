import { expect, type Page } from "@playwright/test";
import { test } from "#e2e/support/board.ts";

test("the arch of the landing page opens once for a device, and never where motion is reduced", async ({
  page,
  browser,
}) => {
  // The browser of tests asks for less motion by itself.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  expect(await isMoving(page)).toBe(true);
  await page.locator("html[data-visited]").waitFor({ state: "attached" });
  await page.goto("/");
  expect(await isMoving(page)).toBe(false);
  const still = await browser.newContext({ reducedMotion: "reduce" });
  const calm = await still.newPage();
  await calm.goto(page.url());
  expect(await isMoving(calm)).toBe(false);
  await still.close();
});

test("the sign of a button gives way to the finger, and not where motion is reduced", async ({
  page,
}) => {
  const duration = () =>
    page
      .locator(".save > .i")
      .first()
      .evaluate((sign) => Number.parseFloat(getComputedStyle(sign).transitionDuration));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/jobs");
  // The styles for it come once the page is idle.
  await expect.poll(duration).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await duration()).toBe(0);
});

function isMoving(page: Page): Promise<boolean> {
  return page
    .locator(".gate-leaf")
    .first()
    .evaluate((leaf) => getComputedStyle(leaf).animationName !== "none");
}
