import type { Page, Response } from "@playwright/test";
import { pages } from "#app/pages.ts";
import { missingJob } from "#e2e/support/all-pages.ts";

/** Example addresses of pages with scripts, but for those that answer them with an error. */
const withScripts = new Set(
  pages
    .filter(({ scripts, path }) => scripts !== "none" && path !== "*" && path !== "unsubscribe")
    .map(({ example }) => example?.split("?")[0]),
);

/** Whether the scripts of the page at an example address have to hydrate it. */
export function hydrates(path: string, response: Response | null): boolean {
  // Who may not apply is answered with a page without scripts.
  return withScripts.has(path.split("?")[0]) && response?.status() !== 403;
}

/**
 * Notes errors of a page's scripts and requests to other sites from now on; what this returns tells
 * those that came since it was asked last.
 */
export function watchPage(page: Page, origin: string): (response: Response | null) => string[] {
  let faults: { text: string; url?: string }[] = [];
  page.on("pageerror", ({ message }) => faults.push({ text: message }));
  page.on("console", (message) => {
    const { url } = message.location();
    if (message.type() === "error") faults.push({ text: message.text(), url });
  });
  page.on("request", (request) => {
    const { origin: target } = new URL(request.url());
    if (target !== origin) faults.push({ text: `asks ${request.url()}` });
  });
  return (response) => {
    // The browser itself says that a page, or a job that somebody had saved, was answered with an error.
    const own = faults.filter(
      ({ url = "" }) => (response?.ok() || url !== response?.url()) && !url.includes(missingJob),
    );
    faults = [];
    return own.map(({ text }) => text);
  };
}
