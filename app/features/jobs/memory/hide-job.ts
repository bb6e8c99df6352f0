import { changeDeviceMemory, withLatest } from "./device-memory.ts";
import { setHiddenNow } from "./hidden-now.ts";
import { memoryLimits } from "./memory-limits.ts";
import { sendOwnAct } from "./use-memory.ts";

type Hidden = { id: string; title: string };

/** Hides a job, or shows it again; false where that could not be stored. */
export async function hideJob(
  job: Hidden,
  isHidden: boolean,
  { own, isShared }: { own: boolean; isShared: boolean },
): Promise<boolean> {
  setHiddenNow(job.id, isHidden);
  if (own) {
    const shown = { kind: "hidden", is: isHidden } as const;
    const done = await sendOwnAct(isHidden ? "hide" : "show", job.id, shown);
    if (!done) setHiddenNow(job.id, !isHidden);
    return Boolean(done);
  }
  // A shared device remembers it for as long as the page is open.
  if (isShared) return true;
  return changeDeviceMemory(({ hidden }) => ({
    hidden: isHidden
      ? withLatest(hidden, job, ({ id }) => id, memoryLimits.hidden)
      : hidden.filter(({ id }) => id !== job.id),
  }));
}
