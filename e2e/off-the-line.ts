import { expect, type Page } from "@playwright/test";
import { wake } from "./waking.ts";

/** Opens a page and waits until the worker serves this browser and has kept a copy of it. */
export async function openKept(page: Page, path: string): Promise<void> {
  // The worker comes with the second page.
  await page.goto("/advanced-search");
  await wake(page);
  await page.waitForFunction(() => localStorage.getItem("furas-seen") !== null);
  await page.goto(path);
  await wake(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => isKept(page, path)).toBe(true);
  await expect.poll(() => hasScripts(page)).toBe(true);
}

/** Whether the device has a copy of this page. */
export function isKept(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      if (!/^furas-(anyone|own|saved)/.test(name)) continue;
      for (const { url } of await (await caches.open(name)).keys()) {
        if (new URL(url).pathname === path) return true;
      }
    }
    return false;
  }, path);
}

/** Whether the device has a copy of this page with all the files that it names. */
export function isKeptWhole(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const assets = await caches.open("furas-assets-1");
    for (const name of await caches.keys()) {
      if (!/^furas-(anyone|own|saved)/.test(name)) continue;
      const pages = await caches.open(name);
      for (const request of await pages.keys()) {
        if (new URL(request.url).pathname !== path) continue;
        const html = await (await pages.match(request))?.text();
        const files = html?.match(/\/assets\/[\w.~-]+\.(?:js|css|svg)/g) ?? [];
        const kept = await Promise.all(files.map((file) => assets.match(file)));
        return files.length > 0 && kept.every(Boolean);
      }
    }
    return false;
  }, path);
}

/** Whether the files that this page has loaded are on the device too. */
function hasScripts(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const loaded = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith("/assets/"));
    const cache = await caches.open("furas-assets-1");
    const kept = await Promise.all(loaded.map((name) => cache.match(name)));
    return kept.every(Boolean);
  });
}

/** How many applications wait on this device, by their state. */
export function statesOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("furas-outbox");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result
            .transaction("applications")
            .objectStore("applications")
            .getAll();
          all.onsuccess = () => resolve(all.result.map(({ state }) => state));
        };
      }),
  );
}
