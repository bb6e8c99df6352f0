import { type BrowserContext, expect, type Page } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { hydrate } from "#e2e/support/hydration.ts";
import { shiftOn, watchShift } from "#e2e/support/layout-shift.ts";
import { claimConnection } from "#e2e/support/weighing.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

test("the first view asks for no font, the second stores it, later ones use it and do not move", async ({
  page,
  context,
}) => {
  const fonts = fontsOf(context);
  await watchShift(page);
  await page.goto("/");
  await page.locator("html[data-visited]").waitFor({ state: "attached" });
  expect(await loadedFaces(page)).toEqual([]);
  expect(fonts).toEqual([]);
  await page.goto("/jobs");
  await page.waitForFunction(() => localStorage.getItem("furas-face") !== null);
  expect(await loadedFaces(page), "the page that is open stays as it is").toEqual([]);
  // A busy machine may miss the moment up to which a page waits for them; then it does without.
  await expect(async () => {
    await page.goto("/companies");
    expect(await loadedFaces(page)).toEqual(["400", "600 700"]);
    expect(await shiftOn(page)).toBe(0);
    expect(await hasOwnFont(page, "h1")).toBe(true);
  }).toPass();
  // Each came once over the line, all else from the worker.
  expect(
    new Set(fonts.filter(({ isFromWorker }) => !isFromWorker).map(({ url }) => url)).size,
  ).toBe(2);
  await context.setOffline(true);
  await page.goto("/companies");
  expect(await loadedFaces(page), "without a line").toEqual(["400", "600 700"]);
});

for (const line of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "3g" }]) {
  test(`no font comes with ${JSON.stringify(line)}`, async ({ page, context }) => {
    const fonts = fontsOf(context);
    await claimConnection(context, line);
    for (const path of ["/", "/jobs", "/companies"]) {
      await page.goto(path);
      if (line.effectiveType !== "3g") continue;
      await hydrate(page);
      await page.waitForFunction(() => localStorage.getItem("furas-seen") !== null);
    }
    // On the third line the worker comes, which is worth its bytes there.
    if (line.effectiveType === "3g") await expect.poll(() => isControlled(page)).toBe(true);
    await page.goto("/");
    expect(await loadedFaces(page)).toEqual([]);
    expect(fonts).toEqual([]);
  });
}

function fontsOf(context: BrowserContext) {
  const fonts: { url: string; isFromWorker: boolean }[] = [];
  context.on("response", (response) => {
    const url = response.url();
    if (url.endsWith(".woff2")) fonts.push({ url, isFromWorker: response.fromServiceWorker() });
  });
  return fonts;
}

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** The weights of the faces that the page has, once they are loaded. */
function loadedFaces(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ weight }) => weight);
  });
}

/** Whether the browser draws an element with a font that a page brought. */
async function hasOwnFont(page: Page, selector: string): Promise<boolean> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.some(({ isCustomFont }) => isCustomFont);
}
