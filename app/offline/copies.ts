/*
 * Copies of pages on the device, read and written by the service worker and by open pages alike.
 * See docs/decisions/0011.
 */

import { copyStores } from "./copy-stores.ts";

export const assetStore = "furas-assets-1";
export const stateStore = "furas-state-1";
export const shellStore = (version: string) => `furas-shell-${version}`;

type CopyStore = keyof typeof copyStores;

/** How many pages each cache holds, the newest. */
const maxCopies: Record<CopyStore, number> = { anyone: 60, own: 60, saved: 100 };
const maxAssets = 400;

/**
 * The server's information about a page: whose it is ("anyone" or an account's id), its language, whether a
 * copy may be cached, and whether its scripts have to be cached, too.
 */
export const copyHeader = "furas-copy";
const savedAtHeader = "furas-kept-at";
const titleHeader = "furas-title";

export type CopyInfo = { whose: string; language: string; mayKeep: boolean; needsScripts: boolean };

export function readCopyHeader(headers: Headers): CopyInfo | undefined {
  const [whose, language, keep, scripts] = (headers.get(copyHeader) ?? "").split(" ");
  if (!whose || !language) return undefined;
  return { whose, language, mayKeep: keep === "keep", needsScripts: scripts === "scripts" };
}

/** Which copy an address has: the language is chosen by a cookie, so it is part of the name. */
export function copyKey(address: string, language: string): string {
  const url = new URL(address);
  for (const name of ["lang", "switch", "mail"]) url.searchParams.delete(name);
  url.searchParams.set("copy-language", language);
  url.hash = "";
  return url.href;
}

/** The address behind a copy's name. */
export function addressOfKey(key: string): { address: string; language: string } {
  const url = new URL(key);
  const language = url.searchParams.get("copy-language") ?? "";
  url.searchParams.delete("copy-language");
  return { address: url.pathname + url.search, language };
}

/** Stores a page with its time; drops the oldest beyond the store's limit. */
export async function keepCopy(
  store: CopyStore,
  address: string,
  response: Response,
  now = Date.now(),
): Promise<void> {
  const info = readCopyHeader(response.headers);
  if (!info) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "set-cookie"]) headers.delete(name);
  headers.set(savedAtHeader, String(now));
  headers.set(titleHeader, encodeURIComponent(titleOf(html)));
  const cache = await caches.open(copyStores[store]);
  // Replaced in one step: deleted first, the page would be missing if the connection broke in between.
  await cache.put(copyKey(address, info.language), new Response(html, { headers }));
  await dropOldest(cache, maxCopies[store]);
  if (store === "saved" || info.needsScripts) await keepAssets(assetsIn(html));
}

/** Files without which a page that is opened offline would stay without its scripts. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.~-]+\.(?:js|css|svg)/g) ?? [])];
}

/** Stores immutable files under their address; present ones are not loaded again. */
export async function keepAssets(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(assetStore);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const response = await fetch(address, { cache: "force-cache" });
    if (response.ok) await cache.put(address, response);
  }
  await dropOldest(cache, maxAssets);
}

export async function hasAssets(addresses: readonly string[]): Promise<boolean> {
  const cache = await caches.open(assetStore);
  const files = await Promise.all(addresses.map((address) => cache.match(address)));
  return files.every((file) => file !== undefined);
}

async function dropOldest(cache: Cache, max: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(key);
}

export type Copy = { response: Response; savedAt: number; language: string };

/** The copy of an address: in the language wanted if there is one, the person's own before others. */
export async function findCopy(address: string, language: string): Promise<Copy | undefined> {
  for (const wanted of new Set([language, "ar", "en"])) {
    const key = copyKey(address, wanted);
    for (const store of ["own", "anyone", "saved"] as const) {
      const cache = await caches.open(copyStores[store]);
      const response = await cache.match(key);
      if (response) return { response, savedAt: savedAtFrom(response), language: wanted };
    }
  }
  return undefined;
}

export type OfflineCopy = { address: string; language: string; title: string; savedAt: number };

/** The pages of a store, the newest first. */
export async function listCopies(store: CopyStore): Promise<OfflineCopy[]> {
  const cache = await caches.open(copyStores[store]);
  const keys = await cache.keys();
  const pages = await Promise.all(
    keys.map(async (key) => {
      const response = await cache.match(key);
      const title = decodeURIComponent(response?.headers.get(titleHeader) ?? "");
      return { ...addressOfKey(key.url), title, savedAt: response ? savedAtFrom(response) : 0 };
    }),
  );
  return pages.reverse();
}

function savedAtFrom(response: Response): number {
  return Number(response.headers.get(savedAtHeader)) || Date.now();
}

function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  // The site's own name stands at the end of every title.
  return title
    .replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => named[name] ?? whole)
    .replace(/ \| [^|]*$/, "")
    .replace(/ \| /g, " · ");
}
