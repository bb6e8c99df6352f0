/** Where copies are: pages of nobody in particular, the signed-in person's, and saved jobs. */
export const copyStores = {
  anyone: "furas-anyone-1",
  own: "furas-own-1",
  saved: "furas-saved-1",
} as const;
