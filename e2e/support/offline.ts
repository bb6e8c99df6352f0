import { expect, type Page } from "@playwright/test";
import { assetsIn } from "#app/offline/copies.ts";
import { hydrate } from "./hydration.ts";

/** Opens a page and waits until the worker serves this browser and has kept a copy of it. */
export async function openCached(page: Page, path: string): Promise<void> {
  // The worker comes with the second page.
  await page.goto("/advanced-search");
  await hydrate(page);
  await page.waitForFunction(() => localStorage.getItem("furas-seen") !== null);
  await page.goto(path);
  await hydrate(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const intervals = [50, 100];
  await expect.poll(() => isCached(page, path), { intervals }).toBe(true);
  await expect.poll(() => hasScripts(page), { intervals }).toBe(true);
}

/** Whether the device has a copy of this page. */
export async function isCached(page: Page, path: string): Promise<boolean> {
  return (await copyOf(page, path)) !== undefined;
}

/** Whether the device has a copy of this page with all the files that it names. */
export async function isCachedWithAssets(page: Page, path: string): Promise<boolean> {
  const files = assetsIn((await copyOf(page, path)) ?? "");
  return files.length > 0 && (await areCached(page, files));
}

function copyOf(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      if (!/^furas-(anyone|own|saved)/.test(name)) continue;
      const copies = await caches.open(name);
      for (const request of await copies.keys()) {
        if (new URL(request.url).pathname === path) return (await copies.match(request))?.text();
      }
    }
    return undefined;
  }, path);
}

/** Whether the files that this page has loaded are on the device too. */
async function hasScripts(page: Page): Promise<boolean> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith("/assets/")),
  );
  return areCached(page, loaded);
}

function areCached(page: Page, files: string[]): Promise<boolean> {
  return page.evaluate(async (files) => {
    const cache = await caches.open("furas-assets-1");
    const matches = await Promise.all(files.map((name) => cache.match(name)));
    return matches.every(Boolean);
  }, files);
}

/** How many applications wait on this device, by their state. */
export function statesOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("furas-queue");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains("applications")) return resolve([]);
          const all = opening.result
            .transaction("applications")
            .objectStore("applications")
            .getAll();
          all.onsuccess = () => resolve(all.result.map(({ state }) => state));
        };
      }),
  );
}
