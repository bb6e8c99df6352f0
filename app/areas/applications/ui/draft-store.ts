/** What was typed into a form and not sent yet, by field name. */
export type Draft = Record<string, string>;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The device's own store; some browsers forbid even to ask for it. */
export function deviceStore(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

const prefix = "furas-draft/";
const longestLife = 14 * 24 * 60 * 60 * 1000;

/** A draft that is kept on this device, unless it is older than two weeks. */
export function readDraft(store: Store | undefined, key: string, now = Date.now()): Draft {
  try {
    const kept: unknown = JSON.parse(store?.getItem(prefix + key) ?? "null");
    if (!isKept(kept) || now - kept.at > longestLife) return {};
    return Object.fromEntries(
      Object.entries(kept.values).filter((pair): pair is [string, string] => isText(pair[1])),
    );
  } catch {
    return {}; // no store, or somebody else's text in it
  }
}

/** Keeps a draft; an empty one is forgotten. */
export function writeDraft(
  store: Store | undefined,
  key: string,
  values: Draft,
  now = Date.now(),
): void {
  try {
    if (Object.keys(values).length === 0) store?.removeItem(prefix + key);
    else store?.setItem(prefix + key, JSON.stringify({ at: now, values }));
  } catch {
    // A full or forbidden store: the form works without.
  }
}

function isKept(kept: unknown): kept is { at: number; values: object } {
  if (typeof kept !== "object" || kept === null) return false;
  const { at, values } = kept as { at?: unknown; values?: unknown };
  return typeof at === "number" && typeof values === "object" && values !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
