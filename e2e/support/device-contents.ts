import { globSync, readlinkSync } from "node:fs";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { findInFiles } from "#test/find-text.ts";
import { until } from "#test/servers/until.ts";

/** All that the board's origin has stored in this browser, as one text. */
export function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    const note = async (value: unknown): Promise<void> => {
      if (value instanceof Blob) return note(await value.arrayBuffer());
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        texts.push(new TextDecoder().decode(value), new TextDecoder("latin1").decode(value));
      } else if (typeof value === "object" && value !== null) {
        for (const [name, part] of Object.entries(value)) {
          texts.push(name);
          await note(part);
        }
      } else texts.push(String(value));
    };
    await note({ ...localStorage });
    await note({ ...sessionStorage });
    texts.push(document.cookie);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, ...[...(response?.headers ?? [])].flat());
        if (!request.url.includes("/assets/")) texts.push((await response?.text()) ?? "");
      }
    }
    const rows = (database: IDBDatabase, store: string) =>
      new Promise<unknown[]>((resolve) => {
        const objects = database.transaction(store).objectStore(store);
        const keys = objects.getAllKeys();
        const all = objects.getAll();
        all.onsuccess = () => resolve([...keys.result, ...all.result]);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      // One that is just being deleted cannot be opened, and is empty.
      const database = await new Promise<IDBDatabase | null>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => resolve(null);
        opening.onblocked = () => resolve(null);
      });
      if (!database) continue;
      for (const store of database.objectStoreNames) await note(await rows(database, store));
      database.close();
    }
    return texts.join("\n");
  });
}

/** What the pages hold that Back leads to, the one that is open among them. */
export async function seenByBack(page: Page, steps: number): Promise<string> {
  const seen = [await contentOf(page)];
  for (let step = 0; step < steps && page.url() !== "about:blank"; step++) {
    // Without a line some pages are the browser's own, and some load themselves again.
    await page.goBack({ waitUntil: "load", timeout: 5_000 }).catch(() => {});
    seen.push(await contentOf(page));
  }
  return seen.join("\n");
}

/** What a page holds that may just be moving on. */
async function contentOf(page: Page): Promise<string> {
  let content = "";
  await expect(async () => {
    await page.waitForLoadState("load", { timeout: 5_000 });
    content = await page.content();
  }).toPass({ timeout: 30_000 });
  return content;
}

/** What the browser remembers by itself, of any site: forms filled in, open tabs, addresses, passwords. */
const ofBrowser = /^Default\/(?:Web Data|Login Data|Sessions|History|Top Sites|Favicons)/;

/** The files of a closed browser's profile that hold one of these texts, in either spelling. */
export async function filesHolding(profile: string, texts: readonly string[]): Promise<string[]> {
  const holding: string[] = [];
  for (const word of texts) {
    for (const text of [word, Buffer.from(word, "utf16le").toString("latin1")]) {
      const files = (await findInFiles(profile, text)).filter((file) => !ofBrowser.test(file));
      holding.push(...files.map((file) => `${word} in ${file}`));
    }
  }
  return holding;
}

/** Ends a browser; returns once none of its processes has a file of its profile open. */
export async function closeBrowser(context: BrowserContext, profile: string): Promise<void> {
  await context.close();
  await until(() => !openFiles().some((file) => file.startsWith(profile)));
}

/** The files that processes of this machine have open; none on systems without /proc. */
function openFiles(): string[] {
  return globSync("/proc/[0-9]*/fd/*").map((file) => {
    try {
      return readlinkSync(file);
    } catch {
      return "";
    }
  });
}
