import { readOnlyAddresses } from "#app/pages-in-browser.ts";

/**
 * Whether a link leads to a page that is only to be read: it comes without data and scripts, which
 * have no messages for it, so the browser opens it itself.
 */
export function isReadOnlyPage(pathname: string): boolean {
  return readOnlyAddresses.includes(pathname);
}
