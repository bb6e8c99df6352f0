import { registerWords } from "./registry.ts";

/** The pages of one's own, by the first part of their path in routes.ts. */
const ownPages =
  /^\/?(apply|report|post-job|edit-job|forget-password|reset-password|confirm-email|unsubscribe|my-account|login\/verify|company-dashboard|admin-dashboard)\b/;

/** Whether a route, by its path such as "apply/:jobId", shows words of one's own pages. */
export function needsOwnWords(path: string): boolean {
  return ownPages.test(path);
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
