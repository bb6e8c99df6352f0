import { addressOf, firstParts, pages } from "./pages.ts";

/*
 * What an open page has to know of other pages. The build puts these values in place of the module
 * (dev/bundling/page-values.ts), so that the table itself is never sent.
 */

/** Paths of the routes whose screens show private messages. */
export const privatePaths = pages
  .filter(({ messages }) => messages === "private")
  .map(({ path }) => path);

/** Addresses of the pages that are only to be read. */
export const readOnlyAddresses = pages.filter(({ scripts }) => scripts === "none").map(addressOf);

/** First parts of the addresses that have to be usable offline. */
export const usableOffline = firstParts(pages.filter(({ offline }) => offline === "usable"));
