/** Names of the caches: public pages, the signed-in person's pages, and saved jobs. */
export const copyStores = {
  anyone: "furas-anyone-1",
  own: "furas-own-1",
  saved: "furas-saved-1",
} as const;
