import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectTypeOf, it } from "vitest";
import { refused } from "#app/platform/outcome.ts";
import { messages as arabic } from "./ar/index.ts";
import { messages as english } from "./en/index.ts";
import { findCounted, type MessageKey, messageAt } from "./message-key.ts";

const app = join(import.meta.dirname, "..");

it("a key that the messages do not have does not compile", () => {
  expectTypeOf<"jobs.over">().toExtend<MessageKey>();
  expectTypeOf<"labels.experience.3-5">().toExtend<MessageKey>();
  expectTypeOf<"jobs.nothing">().not.toExtend<MessageKey>();
  expectTypeOf<"jobs">().not.toExtend<MessageKey>();
  expectTypeOf<string>().not.toExtend<MessageKey>();
  // @ts-expect-error no such message
  refused("jobs.nothing");
  // @ts-expect-error one with a placeholder, which its key alone cannot fill
  messageAt(english, "jobs.closesIn");
});

/** Schemas take any text as their message, so the compiler does not see these. */
it("every key that is written in the code is one of the messages, in both languages", () => {
  const missing = sources().flatMap((file) => {
    const text = readFileSync(join(app, file), "utf8").replace(/^import .*$|from ".*"/gm, "");
    return [...text.matchAll(/"(\w+(?:\.[\w-]+)+)"/g)]
      .map(([, key = ""]) => key)
      .filter((key) => Object.hasOwn(english, key.split(".")[0] ?? ""))
      .filter((key) => !findCounted(english, key, 1) || !findCounted(arabic, key, 1))
      .map((key) => `${file}: ${key}`);
  });
  expect(missing).toEqual([]);
});

function sources(): string[] {
  return readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^words/.test(file),
  );
}
