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
