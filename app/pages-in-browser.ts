import { addressOf, firstParts, pages } from "./pages.ts";
import { paths } from "./paths.ts";

/*
 * What an open page has to know of other pages. The build puts these values in place of the module
 * (dev/bundling/page-values.ts), so that the table itself is never sent.
 */

const withPublic = firstParts(pages.filter(({ messages }) => messages !== "private"));

/**
 * Routes whose screens show private messages: the first part of their paths where no other page has it, else the
 * whole path.
 */
export const privatePaths = [
  ...new Set(
    pages
      .filter(({ messages }) => messages === "private")
      .map(({ path }) => {
        const [part = path] = path.split("/", 1);
        return withPublic.includes(part) ? path : part;
      }),
  ),
];

/** Addresses of the pages that are only to be read. */
export const readOnlyAddresses = pages.filter(({ scripts }) => scripts === "none").map(addressOf);

/** First parts of the addresses whose pages are prefetched. */
export const prefetchedAddresses = firstParts(pages.filter(({ prefetched }) => prefetched));

/** First parts of the addresses that have to be usable offline. */
export const usableOffline = firstParts(pages.filter(({ offline }) => offline === "usable"));

/** Where forms change an account's memory. */
export const memoryAddress = paths.memory();
