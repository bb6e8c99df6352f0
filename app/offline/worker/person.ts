import { copyStores, stateStore } from "../copies.ts";

/** Forgets the pages of whoever was signed in. */
export async function forgetOwn(): Promise<void> {
  await caches.delete(copyStores.own);
}

/** Forgets a person's pages when somebody else, or nobody (null), turns out to be signed in. */
export async function forgetOthers(id: string | null): Promise<void> {
  const whose = id ?? "anyone";
  const state = await caches.open(stateStore);
  const known = await (await state.match("/whose"))?.text();
  if (known === whose) return;
  await forgetOwn();
  await state.put("/whose", new Response(whose));
}

/** The language that pages were last shown in. */
export async function lastLanguage(): Promise<string> {
  const state = await caches.open(stateStore);
  return (await (await state.match("/language"))?.text()) ?? "ar";
}

export async function rememberLanguage(language: string): Promise<void> {
  if ((await lastLanguage()) === language) return;
  const state = await caches.open(stateStore);
  await state.put("/language", new Response(language));
}
