import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { listFiles, listSources, root } from "./imports.ts";

/** Words of this project's own that a stranger would not search for, and what the field says. */
const instead = new Map([
  ["hindrance", "unavailable"],
  ["hindered", "unavailable"],
  ["tally", "counter"],
  ["tallies", "counters"],
  ["tallied", "counted"],
  ["sparingly", "throttled"],
  ["verb", "service"],
  ["verbs", "services"],
  ["niche", "avatar"],
  ["stones", "border"],
  ["door", "arch, handler, endpoint"],
  ["doors", "arches, handlers, endpoints"],
  ["wake", "hydrate"],
  ["awake", "hydrated"],
  ["sealed", "withheld, encrypted"],
  ["lured", "cross-site navigation"],
  ["outlive", "handle"],
  ["squeeze", "acquire"],
  ["patience", "timeout"],
  ["upkeep", "refresh"],
  ["closers", "shutdown hooks"],
  ["loosely", "relaxed"],
  ["busy", "overloaded, in use, pending"],
  ["away", "unreachable, database down"],
  ["tidy", "cleanup"],
  ["facts", "details"],
  ["fact", "detail"],
  ["moment", "timestamp"],
  ["besides", "excluded ids"],
  ["among", "candidate ids"],
  // These name what grammar did, not what the value is.
  ["kept", "cached, queued, saved, stored"],
  ["found", "the thing: job, row, match"],
  ["asked", "query, request, input"],
  ["unasked", "unrequested"],
  ["made", "the thing: page, result, inserted"],
  ["said", "text, message, output"],
  ["told", "message, isLogged"],
  ["typed", "input"],
  ["most", "max, limit"],
  ["hinder", "throw"],
  ["noted", "recorded, stored"],
  ["noting", "recording"],
  ["orders", "tasks, sorts"],
  ["ordered", "sorted"],
  ["tidied", "cleaned up"],
]);

/** Fields that are stored or public, what libraries call it, and the field's own terms. */
const exceptions = new Set([
  "keptAt", // stored on people's devices
  "mostPopular", // a plan's label
  "notFound",
  "jobNotFound",
  "NotFound",
  "JobNotFound",
  "not-found.tsx",
  "job-not-found.tsx",
  "onFound", // of Hono
  "FILE_NOT_FOUND", // of tus
  "busy", // a button's own text while its request runs, beside aria-busy
  "aria-busy",
  "takeDown", // a message of moderators
  "takeScreenshot", // of WebDriver
  "takeRecords", // of PerformanceObserver
  // Parts of a note.
  "noteEn",
  "noteError",
  "noteHint",
  "noteId",
  "noteIn",
  "noteMissing",
  "noteOf",
  "notePanel",
  "tidy", // the stored name of the queue for cleanup
]);

describe("a name describes its thing, in the words of docs/glossary.md:", () => {
  it("identifiers and files", () => {
    const sources = listSources();
    expect(sources.length).toBeGreaterThan(900);
    const suspects = sources.filter((file) => offences(file, wordsIn(file)).length > 0);
    expect(
      suspects.flatMap((file) => offences(file, [basename(file), ...identifiersIn(file)])),
    ).toEqual([]);
  });

  it("classes and custom properties of styles", () => {
    const styles = listFiles().filter((file) => file.endsWith(".css"));
    expect(styles.length).toBeGreaterThan(30);
    expect(styles.flatMap((file) => offences(file, stylesIn(file)))).toEqual([]);
  });
});

/** Verbs that do not say how: `submitStep`, `registerMetrics`, `recordSearch`. */
const vagueStart = /^([Tt]ake|[Tt]ell|[Nn]ote|[Hh]inder)[A-Z]/;

function offences(file: string, names: Iterable<string>): string[] {
  return [...new Set(names)].flatMap((name) => {
    if (exceptions.has(name)) return [];
    if (name === "root" && file.startsWith("app/features/jobs/list/"))
      return [`${file}: root (pinned filter, element)`];
    if (vagueStart.test(name))
      return [`${file}: ${name} (submit, store, read, query, record, notify)`];
    const word = partsOf(name).find((part) => instead.has(part));
    return word ? [`${file}: ${name} (${instead.get(word)})`] : [];
  });
}

/** Its name and all words outside of its comments; parsing every file takes five times as long. */
function wordsIn(file: string): string[] {
  const code = readFileSync(join(root, file), "utf8").replace(/^ *(\/\/|\/?\*\*? ).*$/gm, "");
  return [basename(file), ...(code.match(/[a-z_$][\w$-]*/gi) ?? [])];
}

function identifiersIn(file: string): Set<string> {
  const names = new Set<string>();
  const { program } = parseSync(file, readFileSync(join(root, file), "utf8"));
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, name } = node as { type?: string; name?: unknown };
    if (type?.endsWith("Identifier") && typeof name === "string") names.add(name);
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  return names;
}

function stylesIn(file: string): string[] {
  const css = readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  return [...css.matchAll(/\.([a-z][\w-]*)|(--[a-z][\w-]*)/gi)].map(
    ([, className, property]) => className ?? property ?? "",
  );
}

/** "isPageCache" and "page-cache" are of the same words. */
function partsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());
}
