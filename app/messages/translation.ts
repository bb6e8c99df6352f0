import type { MessageKey } from "./message-key.ts";

/** The shape another language has to fill: the same keys and the same placeholders. */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Translation<T[K]>;
};

type Tree = { readonly [key: string]: unknown };

/** Fills whatever `words` lacks of `shape` with the key itself, so that a gap shows on the screen. */
export function showMissingKeys<T extends object>(shape: T, messages: object, path = ""): T {
  const filled: Record<string, unknown> = { ...messages };
  for (const [key, model] of Object.entries(shape)) {
    const at = path ? `${path}.${key}` : key;
    const own = (messages as Tree)[key];
    if (typeof model === "object" && model !== null) {
      filled[key] = showMissingKeys(model, typeof own === "object" && own !== null ? own : {}, at);
    } else if (own === undefined) {
      filled[key] = typeof model === "function" ? () => at : at;
    }
  }
  return filled as T;
}

/** The words under a dotted key such as a refusal's. */
export function messageAt(messages: object, key: MessageKey): string {
  return findMessage(messages, key) ?? key;
}

/** As messageAt, for what may be a key or already worded by the server. */
export function messageOrText(messages: object, text: string): string {
  return findMessage(messages, text) ?? text;
}

/** For a key from outside: undefined for an unknown one, also for one that every object inherits. */
export function findMessage(messages: object, key: string): string | undefined {
  let at: unknown = messages;
  for (const part of key.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Tree)[part];
  }
  return typeof at === "string" ? at : undefined;
}
