/** A CV as text, and the sizes of the pages that can be shown; `count` is how many it has. */
export type ReadText = { text: string; pages: { width: number; height: number }[]; count: number };

/** How many pages of a CV are read and shown, and how many characters. */
export const maxPages = 10;
export const maxTextLength = 60_000;
