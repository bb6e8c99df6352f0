import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { sendPushes } from "#app/features/push/message/send-push.server.ts";
import { pushSubscriptions } from "#app/features/push/push.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { startEmbeddedDatabase } from "#app/platform/database/embedded-database.server.ts";
import { closeQueue, openQueue } from "#app/platform/queue/queue.server.ts";
import { demoPassword } from "#demo/demo-password.ts";
import { onOwnBoard } from "#e2e/support/board.ts";
import { messagesOf } from "#e2e/support/languages.ts";
import { skipWithout } from "#e2e/support/needs-program.ts";
import { newSeeker } from "#e2e/support/new-people.ts";
import { type PushService, startPushService } from "#test/servers/push/push-service.ts";
import type { EngineBrowser } from "./engine.ts";
import { firefox, openFirefox } from "./firefox.ts";

const waiting = { timeout: 30_000, intervals: [100, 250, 500] };
/** Shown notifications, read by a page that is opened later. */
const shown = `return navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((list) => list.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir })))`;

let service: PushService;
const test = onOwnBoard(async () => {
  service = await startPushService();
  return { PUSH_HOSTS: service.origin };
});

// Firefox lets its push service be another: ours, which delivers what the board sends for real.
test("issue 16: Firefox is told of new jobs with no page open and after it was closed, and no more after signing out", async ({
  board,
}) => {
  skipWithout(firefox.missing());
  test.setTimeout(180_000);
  const { push } = messagesOf.ar;
  const database = await startEmbeddedDatabase({ dataDir: board.dataDir });
  openQueue(database.url);
  const profile = await mkdtemp(join(tmpdir(), "furas-push-"));
  const open = () =>
    openFirefox(profile, {
      "dom.push.serverURL": service.webSocketUrl,
      "dom.push.connection.enabled": true,
      "dom.push.testing.allowInsecureServerURL": true,
      // A person presses "Allow"; the pages of the browser itself are beyond the driver.
      "permissions.default.desktop-notification": 1,
      // There is no desktop here that would show them.
      "alerts.useSystemBackend": false,
    });
  const seeker = await newSeeker();
  const devices = () =>
    db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, seeker.id));
  const send = async (count: number) => {
    const id = randomUUID();
    const message = { kind: "newJobs" as const, count, path: "/home", id };
    expect(await sendPushes([{ owner: { userId: seeker.id }, message }])).toBe(1);
    return id;
  };
  let browser = await open();
  try {
    await browser.goto(`${board.origin}/login?lang=ar&switch=1`);
    await browser.type("main [name=email]", seeker.email);
    await browser.type("main [name=password]", demoPassword);
    await browser.click("main form .btn-primary");
    await holds(browser, "location.pathname", "/my-account");
    await browser.goto(`${board.origin}/my-account/notifications`);
    await holds(browser, button, push.turnOn);
    expect(await devices()).toEqual([]);
    await browser.click("main section .btn-primary");
    await holds(browser, button, push.turnOff);
    await holds(
      browser,
      "document.querySelector('main li .badge')?.textContent",
      messagesOf.ar.security.sessions.here,
    );
    expect(await devices()).toMatchObject([{ language: "ar" }]);

    await browser.goto("about:blank");
    const first = await send(3);
    await expect.poll(() => service.received.length, waiting).toBe(1);
    const arabic = { body: push.notification.open, lang: "ar", dir: "rtl" };
    await browser.goto(`${board.origin}/my-account/notifications`);
    await expect
      .poll(() => browser.evaluate(shown), waiting)
      .toContainEqual({ ...arabic, title: push.notification.newJobs(3), tag: first });
    await browser.close();

    const second = await send(1);
    await expect.poll(() => service.deliveries.length, waiting).toBe(2);
    expect(service.deliveries.map(({ status }) => status)).toEqual([201, 201]);
    expect(service.received).toHaveLength(1);
    browser = await open();
    await expect.poll(() => service.received.length, waiting).toBe(2);
    // The browser itself has decrypted both.
    expect(service.received.map(({ code }) => code)).toEqual([100, 100]);
    await browser.goto(`${board.origin}/my-account/notifications`);
    await expect
      .poll(() => browser.evaluate(shown), waiting)
      .toContainEqual({ ...arabic, title: push.notification.newJobs(1), tag: second });

    await browser.goto(`${board.origin}/my-account`);
    await browser.click('main form[action="/logout"] button');
    await holds(browser, "location.pathname", "/login");
    expect(await devices()).toEqual([]);
    await holds(browser, subscription, null);
    await expect.poll(() => browser.evaluate(shown), waiting).toEqual([]);
  } finally {
    await browser.close();
    await closeQueue();
    await database.stop();
    await service.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

const button = "document.querySelector('main section .btn')?.textContent";
const subscription = `navigator.serviceWorker.ready.then((worker) => worker.pushManager.getSubscription())`;

async function holds(browser: EngineBrowser, expression: string, wanted: unknown): Promise<void> {
  const read = () => browser.evaluate(`return ${expression}`).catch(String);
  await expect.poll(read, waiting).toEqual(wanted);
}
