import type { ShortCard } from "#app/features/job/job.ts";
import { type MemoryKeys, memoryKey } from "#app/features/job/memory-key.ts";

/** An account's memory of a job on a card. */
export type CardMemory = { saved?: true; seen?: true };

/** Undefined for a visitor, whose device remembers. In a list of saved jobs none counts as seen. */
export function cardMemory(
  job: ShortCard,
  memory: MemoryKeys | null,
  isOfSaved = false,
): CardMemory | undefined {
  if (!memory) return undefined;
  const key = memoryKey(job.id);
  return {
    ...(memory.saved.includes(key) && { saved: true }),
    ...(!isOfSaved && memory.seen.includes(key) && { seen: true }),
  };
}

/** Whether the account has hidden a job; on a company's own page only jobs hidden by themselves. */
export function isHidden(job: ShortCard, memory: MemoryKeys | null, isBare = false): boolean {
  if (!memory) return false;
  if (memory.hidden.includes(memoryKey(job.id))) return true;
  return !isBare && memory.hiddenCompanies.includes(job.companyKey);
}
