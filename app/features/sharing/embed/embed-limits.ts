/** How many jobs a list on another site shows. */
export const usualEmbedLimit = 5;
export const maxEmbedLimit = 20;

/** The number of jobs for a list whose page has this as `data-limit`. */
export function readEmbedLimit(written: string | undefined): number {
  const limit = Math.trunc(Number(written)) || usualEmbedLimit;
  return Math.min(Math.max(limit, 1), maxEmbedLimit);
}
