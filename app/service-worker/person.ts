import { stateStore } from "#app/offline/copies.ts";
import { copyStores } from "#app/offline/copy-stores.ts";

/** Deletes the pages of the person who was signed in. */
export async function forgetOwn(): Promise<void> {
  // One by one: a store that is in use would stay in the browser's files until it is closed.
  const own = await caches.open(copyStores.own);
  for (const page of await own.keys()) await own.delete(page);
  await caches.delete(copyStores.own);
}

type CookieStore = { getAll(): Promise<{ name: string }[]> };

/**
 * Forgets the pages of a person whose session is over by its cookie: it ran out while there was no
 * line, or ended while scripts were off. A browser that tells a worker of no cookies waits for the
 * next page of the board.
 */
export async function forgetExpired(): Promise<void> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (!cookieStore) return;
  const cookies = await cookieStore.getAll();
  if (!cookies.some(({ name }) => name.endsWith("furas_key"))) await forgetOwn();
}

/** Forgets a person's pages when another account, or none (null), turns out to be signed in. */
export async function forgetOthers(id: string | null): Promise<void> {
  const whose = id ?? "anyone";
  const state = await caches.open(stateStore);
  const known = await (await state.match("/whose"))?.text();
  if (known === whose) return;
  await forgetOwn();
  await state.put("/whose", new Response(whose));
}

/** The language that pages were last shown in, but for those whose address names one. */
export async function lastLanguage(): Promise<string> {
  const state = await caches.open(stateStore);
  return (await (await state.match("/language"))?.text()) ?? "ar";
}

export async function rememberLanguage(language: string, address: string): Promise<void> {
  if (new URL(address, location.href).searchParams.has("lang")) return;
  if ((await lastLanguage()) === language) return;
  const state = await caches.open(stateStore);
  await state.put("/language", new Response(language));
}
