import { type Language, readerLanguages } from "#app/i18n/language.ts";
import { loadPrivateMessages } from "#app/messages/private-messages.ts";
import { paths } from "#app/paths.ts";
import {
  copyKey,
  keepAssets,
  keepCopy,
  listCopies,
  type OfflineCopy,
  readCopyHeader,
} from "./copies.ts";
import { copyStores } from "./copy-stores.ts";
import { forOffline } from "./for-offline.ts";
import { announceQueued } from "./outbox-flag.ts";
import { savedId } from "./saved-ids.ts";

const addressOf = (path: string) => new URL(path, location.origin).href;

/** Keeps a job's page on this device, with the list of saved jobs; throws when the connection is lost. */
export async function saveJob(id: string, language: Language): Promise<void> {
  await keepAnonymous(paths.job(id), language);
  await keepAnonymous(paths.savedJobs(), language);
}

/** Keeps the form of an application beside a saved job, with the person's own pages. */
export async function saveForm(id: string): Promise<void> {
  const address = addressOf(paths.apply(id));
  const page = await fetch(address, { headers: { accept: "text/html", ...forOffline } });
  announceQueued();
  if (!page.ok || page.redirected || !readCopyHeader(page.headers)?.mayKeep) return;
  await keepCopy("own", address, page);
  // The page that it is saved from may never have loaded them.
  await keepAssets([await loadPrivateMessages()]);
}

/** Without cookies: a saved page holds nothing personal and may stay after signing out. */
async function keepAnonymous(path: string, language: Language): Promise<void> {
  const address = addressOf(path);
  // The browser's cache may have an older one.
  const page = await fetch(`${address}?lang=${language}`, {
    credentials: "omit",
    cache: "no-cache",
    headers: forOffline,
  });
  if (!page.ok) throw new Error(`${path}: ${page.status}`);
  await keepCopy("saved", address, page);
}

export async function removeJob(id: string): Promise<void> {
  const cache = await caches.open(copyStores.saved);
  for (const key of keysOf(id)) await cache.delete(key);
}

export type SavedPage = OfflineCopy & { id: string; html: string };

/** The pages of saved jobs, the newest first, each once; that of the wanted language where there is one. */
export async function listSaved(language: Language): Promise<SavedPage[]> {
  const jobs = new Map<string, OfflineCopy>();
  for (const page of await listCopies("saved")) {
    const id = savedId(page.address);
    if (id && (page.language === language || !jobs.has(id))) jobs.set(id, page);
  }
  const cache = await caches.open(copyStores.saved);
  const withText = async ([id, page]: [string, OfflineCopy]) => {
    const response = await cache.match(copyKey(addressOf(page.address), page.language));
    return { ...page, id, html: (await response?.text()) ?? "" };
  };
  return Promise.all([...jobs].map(withText));
}

function keysOf(id: string): string[] {
  return readerLanguages().map((language) => copyKey(addressOf(paths.job(id)), language));
}
