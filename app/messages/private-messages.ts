import { privatePaths } from "#app/pages-in-browser.ts";
import { registerMessages } from "./registry.ts";

/** Whether a route, by its path such as "apply/:jobId", shows private messages. */
export function needsPrivateMessages(path: string): boolean {
  return privatePaths.includes(path);
}

/** Returns the part that is on its way once the words of one's own pages are there, too. */
export async function withPrivateMessages<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadPrivateMessages()]);
  return loaded;
}

/** Returns the address of the file that they are in. */
export async function loadPrivateMessages(): Promise<string> {
  if (document.documentElement.lang === "en") {
    const { messages, address } = await import("./en/private.ts");
    registerMessages("en", messages);
    return address;
  }
  const { messages, address } = await import("./ar/private.ts");
  registerMessages("ar", messages);
  return address;
}
