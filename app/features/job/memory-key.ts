/**
 * A short name for the id of a job or company, which stands in pages many times: its first part. That a
 * card is taken for one of 600 others is one in seven million. Ids of jobs and companies are random for it.
 */
export function memoryKey(id: string): string {
  return id.slice(0, 8);
}

/** A signed-in reader's memory as their pages have it; jobs and companies by their keys. */
export type MemoryKeys = {
  saved: readonly string[];
  seen: readonly string[];
  hidden: readonly string[];
  hiddenCompanies: readonly string[];
  followed: readonly string[];
  /** The end of the visit before this one, an ISO timestamp; null for a first visit. */
  newSince: string | null;
};
