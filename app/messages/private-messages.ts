import { privatePaths } from "#app/pages-in-browser.ts";
import { registerWords } from "./registry.ts";

/** Whether a route, by its path such as "apply/:jobId", shows private messages. */
export function needsPrivateMessages(path: string): boolean {
  return privatePaths.includes(path);
}

/** Answers the part that is on its way once the words of one's own pages are there, too. */
export async function withOwnWords<Part>(part: Promise<Part>): Promise<Part> {
  const [found] = await Promise.all([part, loadOwnWords()]);
  return found;
}

/** Answers the address of the file that they are in. */
export async function loadOwnWords(): Promise<string> {
  if (document.documentElement.lang === "en") {
    const { words, address } = await import("./en/own.ts");
    registerWords("en", words);
    return address;
  }
  const { words, address } = await import("./ar/own.ts");
  registerWords("ar", words);
  return address;
}
