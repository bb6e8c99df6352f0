import { expect, type Page, type Request } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { held } from "#e2e/support/held-requests.ts";
import { open, openHydrated, passTime } from "#e2e/support/hydration.ts";
import { inEnglish, messagesOf } from "#e2e/support/languages.ts";
import { claimConnection, idleAfter } from "#e2e/support/weighing.ts";

/** Milliseconds that a pointer or the focus rests on a link before its page is prefetched (bring-react.ts). */
const prefetchDelay = 70;

for (const scripts of [true, false]) {
  test(`Back shows the list where it was left, with its filters, ${scripts ? "with" : "without"} scripts`, async ({
    page,
  }) => {
    if (!scripts) await claimConnection(page.context(), { saveData: true });
    await open(page, "/jobs?category=Engineering&jobType=full-time", scripts);
    const link = page.locator("main article h3 a").nth(7);
    await link.scrollIntoViewIfNeeded();
    const title = (await link.textContent()) ?? "";
    const left = await page.evaluate(() => Math.round(scrollY));
    expect(left).toBeGreaterThan(200);
    await link.click();
    await expect(page.locator("main h1")).toContainText(title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/category=Engineering&jobType=full-time/);
    await expect(page.locator("main article h3 a").nth(7)).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
    await expect(
      page.locator("input[type=checkbox][name=category][value=Engineering]"),
    ).toBeChecked();
  });
}

test("a link to a file opens the file once scripts run, not a page without content", async ({
  page,
}) => {
  await openHydrated(page, "/alerts/new?keyword=baker");
  await page.locator("details:has(a[href^='/feeds/rss']) > summary").click();
  const answered = page.waitForResponse((each) => new URL(each.url()).pathname === "/feeds/rss");
  await page.locator("a[href^='/feeds/rss']").click();
  const feed = await answered;
  expect(feed.request().resourceType()).toBe("document");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
});

test("S3 a page over the network's budget says so at its top, and can be requested again", async ({
  page,
}) => {
  const { pages, ui } = messagesOf.en;
  await openHydrated(page, "/jobs?lang=en&switch=1");
  await page.route(/\.data/, (route) => route.fulfill({ status: 429, json: {} }));
  await page.locator("footer a[href='/companies']").click();
  await expect(page.locator("main h1")).toHaveText(pages.errors.limited);
  await expect(page.locator("main h1")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator("main").getByRole("link", { name: ui.tryAgain }).click();
  await expect(page.locator("main h1")).not.toHaveText(pages.errors.limited);
  await expect(page).toHaveURL(/\/companies$/);
});

test("S3 input stays where the network's costs forbid the answer", async ({ page }) => {
  const { accounts } = messagesOf.en;
  await openHydrated(page, "/login?lang=en&switch=1");
  await page.route(/\.data/, (route) => route.fulfill({ status: 429, json: {} }));
  await page.locator("main [name=email]").fill("rima@example.com");
  await page.locator("main [name=password]").fill("six-olives");
  await page.locator("main form [type=submit]").last().click();
  await expect(page.locator("main")).toContainText(accounts.connectionLost);
  await expect(page.locator("main [name=email]")).toHaveValue("rima@example.com");
});

test("after a move Tab begins at the top, and the new page's title is spoken", async ({ page }) => {
  await openHydrated(page, "/jobs");
  const spoken = page.locator("main > [aria-live=polite]");
  const link = page.locator("main article h3 a").nth(7);
  const title = (await link.textContent()) ?? "";
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main h1")).toContainText(title);
  await expect(spoken).toHaveText(await page.title());
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
});

test("focus that went to the foot before the new page came returns to the top with it", async ({
  page,
}) => {
  await openHydrated(page, "/jobs");
  const link = page.locator("main article h3 a").first();
  const release = await held(page, /\.data/);
  const title = (await link.textContent()) ?? "";
  await link.click();
  await page.locator("footer .logo").focus();
  release();
  await expect(page.locator("main > [aria-live=polite]")).toContainText(title);
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
});

test("a job is prefetched once its link is hovered or focused by keyboard, each only once", async ({
  page,
}) => {
  // Scripts do not come by themselves on a middling line.
  await claimConnection(page.context(), { effectiveType: "3g" });
  const prefetched = isPrefetch(page);
  await page.goto("/jobs");
  const links = page.locator("main article h3 a");
  await links.nth(0).hover();
  await expect.poll(() => prefetched).toEqual([await links.nth(0).getAttribute("href")]);
  await page.mouse.move(0, 0);
  await links.nth(0).hover();
  await links.nth(1).focus();
  await expect.poll(() => prefetched.length).toBe(2);
  expect(prefetched[1]).toBe(await links.nth(1).getAttribute("href"));
});

test("a prefetched job opens even when the connection is gone", async ({ page, context }) => {
  await claimConnection(page.context(), { effectiveType: "3g" });
  await page.goto("/jobs");
  const link = page.locator("main article h3 a").nth(1);
  const title = (await link.textContent()) ?? "";
  const early = page.waitForEvent("requestfinished", wasEarly);
  await link.hover();
  await early;
  await context.setOffline(true);
  await link.click();
  await expect(page.locator("main h1")).toContainText(title);
});

test("no more than eight pages are prefetched", async ({ page }) => {
  await claimConnection(page.context(), { effectiveType: "3g" });
  await page.clock.install();
  await page.goto("/jobs");
  const script = page.waitForResponse("**/assets/bring-react-*.js");
  await passTime(page.context(), idleAfter);
  await script;
  for (let nth = 0; nth < 12; nth += 1) {
    await page.locator("main article h3 a").nth(nth).focus();
    await page.clock.runFor(prefetchDelay);
  }
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(8);
});

test("once scripts run, a page's data are prefetched, and the navigation uses them", async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page);
  const results: boolean[] = [];
  devTools.on("Network.responseReceived", ({ type, response }) => {
    if (type === "Fetch" && response.url.endsWith(".data")) {
      results.push(response.fromDiskCache ?? false);
    }
  });
  await devTools.send("Network.enable");
  await openHydrated(page, "/jobs");
  const link = page.locator("main article h3 a").nth(2);
  const title = (await link.textContent()) ?? "";
  const early = page.waitForEvent("requestfinished", wasEarly);
  await link.hover();
  expect((await early).url()).toContain(`${await link.getAttribute("href")}.data`);
  await link.click();
  await expect(page.locator("main h1")).toContainText(title);
  expect(results).toEqual([true]);
});

for (const line of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(`nothing is prefetched on a connection that reports ${JSON.stringify(line)}`, async ({
    page,
  }) => {
    await claimConnection(page.context(), line);
    await page.clock.install();
    await page.goto("/jobs");
    for (const nth of [0, 1]) {
      await page.locator("main article h3 a").nth(nth).hover();
      await page.locator("main article h3 a").nth(nth).focus();
      await page.clock.runFor(prefetchDelay);
    }
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  });
}

const privateMessages = /\/assets\/private-[\w-]{8}\.js$/;

test.describe("in English", () => {
  const { language, messages: words } = inEnglish;
  const { accounts, pages, recovery, ui } = words;

  test("private messages come with the first move to a page that shows them", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => {
      if (privateMessages.test(request.url())) requests.push(request.url());
    });
    await openHydrated(page, `/companies?lang=${language}&switch=1`);
    expect(requests).toEqual([]);
    const title = page.getByRole("heading", { level: 1 });
    await page.getByRole("banner").getByRole("link", { name: ui.frame.logIn }).click();
    await expect(title).toHaveText(accounts.login.title);
    await page.getByRole("link", { name: accounts.login.forgot }).click();
    await expect(title).toHaveText(recovery.forget.title);
    await page.goBack();
    await expect(title).toHaveText(accounts.login.title);
    await page.goForward();
    await expect(title).toHaveText(recovery.forget.title);
    expect(requests).toHaveLength(1);
  });

  test("where the connection loses those messages the page can be requested again", async ({
    page,
  }) => {
    await openHydrated(page, `/companies?lang=${language}&switch=1`);
    await page.route(privateMessages, (route) => route.abort(), { times: 1 });
    await page.getByRole("banner").getByRole("link", { name: ui.frame.logIn }).click();
    await expect(page).toHaveURL(/\/login/);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(pages.errors.error);
    await page.getByRole("main").getByRole("link", { name: ui.tryAgain }).click();
    await expect(title).toHaveText(accounts.login.title);
  });
});

function isPrefetch(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (wasEarly(request)) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

/** Whether a page or its data were prefetched; a sheet of it is prefetched beside them. */
function wasEarly(request: Request): boolean {
  const isPrefetch = request.headers()["sec-purpose"]?.startsWith("prefetch") ?? false;
  return isPrefetch && !new URL(request.url()).pathname.startsWith("/assets/");
}
