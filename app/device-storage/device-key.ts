/** The key by which this browser encrypts its local data; `key` is null where it stores nothing. */
export type DeviceKey = { tag: string; key: Uint8Array<ArrayBuffer> | null };

/**
 * The key of the signed-in person; undefined for a visitor. It is in a cookie, so that the board, or
 * time, takes it away when the session ends, with and without scripts, and it is there offline.
 */
export function readDeviceKey(cookie = cookiesHere()): DeviceKey | undefined {
  const [, tag, key] = /(?:^|;\s*)(?:__Host-)?furas_key=(\w+)\.([\w-]*)/.exec(cookie) ?? [];
  if (!tag) return undefined;
  return { tag, key: key ? bytesOf(key) : null };
}

/** The storage key of an account's encrypted drafts. */
export const draftsOf = (tag: string) => `furas-drafts/${tag}`;

/** The bytes of a text in base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function cookiesHere(): string {
  return typeof document === "undefined" ? "" : document.cookie;
}
