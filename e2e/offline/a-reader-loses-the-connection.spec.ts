import { expect } from "@playwright/test";
import { test } from "#e2e/support/board.ts";
import { hydrate } from "#e2e/support/hydration.ts";
import { inArabic, inEnglish, messagesOf, ofRelease } from "#e2e/support/languages.ts";
import { newCompany, rareWord, speak } from "#e2e/support/new-people.ts";
import { isCached, openCached } from "#e2e/support/offline.ts";
import { makeJob } from "#test/people.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });
// Each opens several pages, waits for the worker and reads the device.
test.describe.configure({ timeout: 120_000 });

test.describe("in Arabic", () => {
  const { language } = inArabic;
  const { device, offline, jobs } = inArabic.messages;
  const age = device.worker.age.split("{when}")[0] ?? "";

  test("a page that was visited opens again and says how old it is", async ({ page, context }) => {
    await speak(page, language);
    await openCached(page, "/jobs");
    await context.setOffline(true);
    await page.goto("/jobs");
    const bar = page.getByRole("status").filter({ hasText: age });
    await expect(bar).toBeVisible();
    await expect(bar).toContainText(/\d|[٠-٩]/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    await hydrate(page);
    await expect(bar, "React leaves it where it is").toBeVisible();

    await context.setOffline(false);
    await bar.getByRole("link", { name: device.worker.again }).click();
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("a job is saved without an account and read offline", async ({ page, context }) => {
    const title = `Weaver ${rareWord()}`;
    const job = await makeJob(await newCompany(), { title });
    await speak(page, language);
    await page.goto(`/jobs/${job.id}`);
    await hydrate(page);
    await page.getByRole("button", { name: offline.saved.save, exact: true }).click();
    const button = page.getByRole("button", { name: offline.saved.saved });
    await expect(button).toBeVisible();
    await expect.poll(() => isCached(page, "/saved-jobs")).toBe(true);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto("/saved-jobs");
    await hydrate(page);

    await context.setOffline(true);
    await page.goto("/saved-jobs");
    await hydrate(page);
    await expect(page.getByText(offline.saved.count(1))).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("heading", { name: jobs.about, exact: true })).toBeVisible();
    await context.setOffline(false);

    await page.goto("/saved-jobs");
    await hydrate(page);
    await page.getByRole("button", { name: offline.saved.saveMark }).click();
    await expect(page.getByRole("heading", { name: offline.saved.none })).toBeVisible();
    await page.goto(`/jobs/${job.id}`);
    await hydrate(page);
    await expect(page.getByRole("button", { name: offline.saved.save, exact: true })).toBeVisible();
  });
});

test.describe("in English", () => {
  const { language } = inEnglish;
  const { device, offline, ui } = inEnglish.messages;
  const age = device.worker.age.split("{when}")[0] ?? "";

  test("a page that is not on the device is listed as missing, beside the stored ones", {
    tag: ofRelease,
  }, async ({ page, context }) => {
    await speak(page, language);
    await openCached(page, "/companies");
    await context.setOffline(true);
    const answer = await page.goto("/pricing");
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: offline.page.title })).toBeVisible();
    await expect(page.getByText(device.worker.visited)).toBeVisible();
    await page.locator("#offline-pages a[href='/companies']").click();
    await expect(page.getByRole("status").filter({ hasText: age })).toBeVisible();

    await page.goto("/pricing");
    await context.setOffline(false);
    await page.getByRole("main").getByRole("link", { name: ui.tryAgain }).click();
    await expect(page.getByRole("heading", { name: offline.page.title })).toHaveCount(0);
    await expect(page).toHaveURL("/pricing");
  });

  test("a client navigation without a connection ends at the offline copy", async ({
    page,
    context,
  }) => {
    await speak(page, language);
    await openCached(page, "/companies");
    await openCached(page, "/jobs");
    await context.setOffline(true);
    await page.locator("footer a[href='/how-to-register']").click();
    await expect(page.getByRole("heading", { name: offline.page.title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

// As Firefox does it: what was asked for is broken off once the next document is on its way.
test("a page whose copy is being replaced has one all the time", { tag: ofRelease }, async ({
  page,
}) => {
  await openCached(page, "/jobs");
  const looks = await page.evaluate(async () => {
    const worker = navigator.serviceWorker.controller;
    const copies = await caches.open("furas-anyone-1");
    const key = (await copies.keys()).find(({ url }) => new URL(url).pathname === "/jobs");
    const savedAt = async () => {
      const copy = key && (await copies.match(key));
      return copy?.headers.get("furas-kept-at") ?? "missing";
    };
    const times = new Set([await savedAt()]);
    const until = performance.now() + 20_000;
    while (times.size < 6 && !times.has("missing") && performance.now() < until) {
      const address = `${location.origin}/jobs`;
      worker?.postMessage({ kind: "keep", address, assets: [], loaded: false });
      const before = times.size;
      while (times.size === before && performance.now() < until) times.add(await savedAt());
    }
    return [...times];
  });
  expect(looks).not.toContain("missing");
  expect(looks.length, "it was replaced again and again").toBe(6);
});

test("requests that end because the page is being left do not bring the page back", {
  tag: ofRelease,
}, async ({ page }) => {
  await openCached(page, "/jobs");
  await page.evaluate(() => {
    window.fetch = () =>
      new Promise((_, reject) => {
        const fail = () => setTimeout(() => reject(new TypeError("NetworkError")));
        addEventListener("beforeunload", fail);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.title = "waiting";
          }),
        );
      });
  });
  await page.locator("footer a[href='/companies']").first().click();
  await expect(page).toHaveTitle("waiting");
  await page.evaluate(() => dispatchEvent(new Event("beforeunload")));
  await expect(page.getByRole("heading", { name: messagesOf.ar.pages.errors.error })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("furas-reopened"))).toBeNull();
});

test("pages of an account are not stored, and stored ones go at signing out", async ({ page }) => {
  const { newSeeker, enter } = await import("#e2e/support/new-people.ts");
  const seeker = await newSeeker();
  const job = await makeJob(await newCompany());
  await enter(page, seeker, "en");
  await openCached(page, `/apply/${job.id}`);
  await page.goto("/my-account");
  await hydrate(page);
  await page.goto("/my-account?tab=applications");
  await page.goto("/jobs");
  await expect.poll(() => isCached(page, "/jobs")).toBe(true);
  expect(await isCached(page, "/my-account")).toBe(false);
  await page.goto("/my-account");
  await page.getByRole("button", { name: messagesOf.en.ui.frame.logOut }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => isCached(page, `/apply/${job.id}`)).toBe(false);
  const left = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys())
        texts.push((await (await cache.match(key))?.text()) ?? "");
    }
    return texts.join("");
  });
  expect(left).not.toContain(seeker.id);
  expect(left).not.toContain(seeker.email);
});
