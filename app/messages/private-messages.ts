import { type Language, lineOf } from "#app/i18n/language.ts";
import { privatePaths } from "#app/pages-in-browser.ts";
import { registerMessages } from "./registry.ts";

/** Whether a route, by its path such as "apply/:jobId", shows private messages. */
export function needsPrivateMessages(path: string): boolean {
  return privatePaths.includes(path) || privatePaths.includes(path.split("/", 1)[0] ?? "");
}

/** Returns the part that is on its way once the words of one's own pages are there, too. */
export async function withPrivateMessages<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadPrivateMessages()]);
  return loaded;
}

/** Returns the address of the file that they are in. */
export async function loadPrivateMessages(): Promise<string> {
  const line = lineOf(document.documentElement.lang as Language);
  if (line?.files) return loadAdded(line.files.private);
  if (document.documentElement.lang === "en") {
    const english = await import("./en/private.ts");
    registerMessages("en", english.messages);
    return english.address;
  }
  const arabic = await import("./ar/private.ts");
  registerMessages("ar", arabic.messages);
  return arabic.address;
}

/** Loads a file of an added language's texts, and gives its address back. Only those pages load the code for it. */
export async function loadAdded(address: string): Promise<string> {
  const added = await import("./load-added-messages.ts");
  return added.loadAddedMessages(address);
}
