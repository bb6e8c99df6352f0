import { type BrowserContext, type CDPSession, expect, type Page } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { openHydrated } from "#e2e/support/hydration.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { skipWithout } from "#e2e/support/needs-program.ts";
import { enter, newSeeker } from "#e2e/support/new-people.ts";
import { findBrowser, findWholeBrowser } from "#test/browser.ts";

const page390 = { width: 390, height: 844 };

// The headless shell has denied notifications before a page can ask.
const whole = findWholeBrowser();
test.use({ launchOptions: whole ?? (await findBrowser()) });

test.describe("with scripts", () => {
  skipWithout(whole ? null : "Chromium");
  test.use({ serviceWorkers: "allow", viewport: page390 });

  test("issue 16, push: a browser is asked after a press only, names its limits, and shows its messages", async ({
    page,
    context,
    board,
  }) => {
    const { push } = messagesOf.ar;
    const seeker = await newSeeker();
    await page.addInitScript(() => {
      const requested = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = (...given) => {
        sessionStorage.setItem("requested", "1");
        return requested(...given);
      };
    });
    await enter(page, seeker, "ar");
    await openHydrated(page, "/my-account/notifications");
    const turnOn = page.getByRole("button", { name: push.turnOn });
    await expect(turnOn).toBeEnabled();
    const requested = () => page.evaluate(() => sessionStorage.getItem("requested"));
    expect(await requested()).toBeNull();
    // Without a window nobody can allow it: the browser denies by itself.
    await turnOn.click();
    await expect(page.getByText(push.denied)).toBeVisible();
    expect(await requested()).toBe("1");
    await expect(turnOn).toHaveCount(0);

    await context.grantPermissions(["notifications"], { origin: board.origin });
    await openHydrated(page, "/my-account/notifications");
    await page.evaluate(() => navigator.serviceWorker.register("/sw.js").then(() => undefined));
    const isShown = await watchNotifications(context);
    const sent = { title: "وظيفتان جديدتان", body: "افتح", tag: "t1", path: "/home" };
    await deliver(page, board.origin, JSON.stringify({ ...sent, language: "ar" }));
    await expect.poll(isShown).toBe(true);
    const shown = await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const list = await worker.getNotifications();
      return list.map(({ title, body, tag, dir }) => ({ title, body, tag, dir }));
    });
    expect(shown).toEqual([{ title: sent.title, body: sent.body, tag: "t1", dir: "rtl" }]);
  });
});

/**
 * Tells from now on whether the worker has shown something. To ask for what is shown before that would
 * have Chromium forget it: what it has stored and not yet displayed counts as closed.
 */
async function watchNotifications(context: BrowserContext): Promise<() => Promise<boolean>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const { prototype } = ServiceWorkerRegistration;
    const show = prototype.showNotification;
    prototype.showNotification = async function (...given) {
      await show.apply(this, given);
      Object.assign(globalThis, { hasShown: true });
    };
  });
  return () => worker.evaluate(() => "hasShown" in globalThis);
}

/** Hands the worker a message as Chromium's own push service would. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      const active = versions.find(({ status }) => status === "activated");
      if (active) resolve(active.registrationId);
    });
    void session.send("ServiceWorker.enable");
  });
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}
