import type { messages } from "./en/index.ts";

/**
 * The dotted path of a sentence in the messages, such as "jobs.over": only of those without
 * placeholders, so that the key alone is enough to show it. Keys that come from outside, out of a
 * cookie or from a device, are plain strings, to be looked up with findMessage.
 */
export type MessageKey = KeyIn<typeof messages>;

type KeyIn<Messages> = {
  [Name in keyof Messages & string]: Messages[Name] extends string
    ? Name
    : Messages[Name] extends (...values: never[]) => string
      ? never
      : `${Name}.${KeyIn<Messages[Name]>}`;
}[keyof Messages & string];

/** The dotted path of a sentence that is worded by a number alone, such as "applicants.done.mailed". */
export type CountKey = CountKeyIn<typeof messages>;

type CountKeyIn<Messages> = {
  [Name in keyof Messages & string]: Messages[Name] extends string
    ? never
    : Messages[Name] extends (...values: infer Values) => string
      ? Values extends [number]
        ? Name
        : never
      : `${Name}.${CountKeyIn<Messages[Name]>}`;
}[keyof Messages & string];

/** The words under a dotted key such as a refusal's; null without a key. */
export function messageAt(messages: object, key: MessageKey): string;
export function messageAt(messages: object, key: MessageKey | null | undefined): string | null;
export function messageAt(messages: object, key: MessageKey | null | undefined): string | null {
  return key ? (findMessage(messages, key) ?? key) : null;
}

/** As messageAt, for a key or a text of the server. */
export function messageOrText(messages: object, text: string): string {
  return findMessage(messages, text) ?? text;
}

/** For a key from outside: undefined for an unknown one, also for one that every object inherits. */
export function findMessage(messages: object, key: string): string | undefined {
  const message = entryAt(messages, key);
  return typeof message === "string" ? message : undefined;
}

/** The same for a key that may count `n` things. */
export function findCounted(messages: object, key: string, n?: number): string | undefined {
  const message = entryAt(messages, key);
  if (typeof message === "string") return message;
  const text: unknown = typeof message === "function" && n !== undefined ? message(n) : undefined;
  return typeof text === "string" ? text : undefined;
}

function entryAt(messages: object, key: string): unknown {
  let at: unknown = messages;
  for (const part of key.split(".")) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  return at;
}
