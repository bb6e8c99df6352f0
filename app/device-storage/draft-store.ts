import type { FormValues } from "#app/http/form.ts";
import { readDeviceKey } from "./device-key.ts";
import { encryptedStore, type Store } from "./encrypted-store.ts";

/**
 * The store for a signed-in person's drafts: encrypted, on the device; none on a shared device.
 * Some browsers forbid even access to their stores.
 */
export function deviceStore(): Store | undefined {
  try {
    const device = readDeviceKey();
    return device?.key ? encryptedStore(localStorage, { ...device, key: device.key }) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether drafts of forms are stored; known where scripts run. */
export const keepsDrafts = () => deviceStore() !== undefined;

/** The same for this tab alone, gone with it. */
export function tabStore(): Store | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const prefix = "furas-draft/";
const longestLife = 14 * 24 * 60 * 60 * 1000;

/** The draft stored for this base, unless it is older than two weeks. */
export function readDraft(
  store: Store | undefined,
  key: string,
  base = "",
  now = Date.now(),
): FormValues {
  try {
    const stored: unknown = JSON.parse(store?.getItem(prefix + key) ?? "null");
    if (!isStoredDraft(stored) || stored.base !== base || now - stored.at > longestLife) return {};
    return Object.fromEntries(
      Object.entries(stored.values).filter((pair): pair is [string, string] => isText(pair[1])),
    );
  } catch {
    return {}; // The store is missing or holds another text.
  }
}

/** Stores a draft and returns whether there is one now; an empty one is deleted. */
export function writeDraft(
  store: Store | undefined,
  key: string,
  values: FormValues,
  base = "",
  now = Date.now(),
): boolean {
  const empty = Object.keys(values).length === 0;
  try {
    if (empty) store?.removeItem(prefix + key);
    else store?.setItem(prefix + key, JSON.stringify({ at: now, base, values }));
    return store !== undefined && !empty;
  } catch {
    return false; // a full or forbidden store: the form works without
  }
}

function isStoredDraft(stored: unknown): stored is { at: number; base: string; values: object } {
  if (typeof stored !== "object" || stored === null) return false;
  const { at, base, values } = stored as Record<string, unknown>;
  return typeof at === "number" && isText(base) && typeof values === "object" && values !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
