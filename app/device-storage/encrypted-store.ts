import { xchacha20poly1305 } from "@noble/ciphers/chacha.js";
import { bytesOf, draftsOf, textOf } from "./device-key.ts";

export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const nonceBytes = 24;

/**
 * A store in one encrypted entry of another: neither names nor values can be read without the key.
 * Written at once, as a page that is being closed needs it, which the browser's own ciphers cannot.
 */
export function encryptedStore(
  store: Storage,
  { tag, key }: { tag: string; key: Uint8Array },
): Store {
  const place = draftsOf(tag);
  const read = () => open(store.getItem(place), key);
  const write = (values: Record<string, string>) => {
    if (Object.keys(values).length === 0) store.removeItem(place);
    else store.setItem(place, close(values, key));
  };
  return {
    getItem(name) {
      return read()[name] ?? store.getItem(name);
    },
    setItem(name, value) {
      write({ ...read(), [name]: value });
      // As earlier versions stored it.
      store.removeItem(name);
    },
    removeItem(name) {
      const { [name]: gone, ...others } = read();
      if (gone !== undefined) write(others);
      store.removeItem(name);
    },
  };
}

function close(values: Record<string, string>, key: Uint8Array): string {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const text = new TextEncoder().encode(JSON.stringify(values));
  return `${textOf(nonce)}.${textOf(xchacha20poly1305(key, nonce).encrypt(text))}`;
}

/** Empty if the text is missing or was encrypted with another key. */
function open(text: string | null, key: Uint8Array): Record<string, string> {
  const [nonce, closed] = text?.split(".") ?? [];
  if (!nonce || !closed) return {};
  try {
    const opened = xchacha20poly1305(key, bytesOf(nonce)).decrypt(bytesOf(closed));
    return JSON.parse(new TextDecoder().decode(opened));
  } catch {
    return {};
  }
}
