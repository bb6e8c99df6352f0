import type { Language } from "#app/i18n/language.ts";
import { installWorker } from "#app/offline/follow-pages.ts";
import { canSave, readSavedIds, savedIds } from "#app/offline/saved-ids.ts";
import { loadDeviceMemory, rememberDeviceSave } from "./device-memory.ts";

/**
 * The copy to be read offline comes and goes with a saved job, with the form to apply by where that is
 * wanted; false where there can be none, "left" where the page was left before it was there.
 */
export async function copyInStep(
  jobId: string,
  isSaved: boolean,
  language: Language,
): Promise<boolean | "left"> {
  if (!canSave()) return false;
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  for (const event of leaving) addEventListener(event, leave);
  try {
    if (isSaved) void installWorker();
    // Few save anything: no page is to load it before.
    const { removeJob, saveJob } = await import("#app/offline/saved.ts");
    await (isSaved ? saveJob(jobId, language) : removeJob(jobId));
    await readSavedIds();
    return true;
  } catch {
    return isLeft && "left";
  } finally {
    for (const event of leaving) removeEventListener(event, leave);
  }
}

const leaving = ["beforeunload", "pagehide"] as const;

/** Makes the copies that a page left before they were there, and marks exactly the jobs that have one. */
export async function finishSaves(language: Language): Promise<void> {
  if (!canSave()) return;
  for (const id of loadDeviceMemory().saving) {
    const isCopied = await copyInStep(id, true, language);
    if (isCopied !== "left") rememberDeviceSave(id, isCopied);
  }
  markSaved(await savedIds());
}

/** Has pages mark the jobs that have a copy, before they know the copies. */
export function markSaved(copied: ReadonlySet<string>): void {
  const { saved, saving } = loadDeviceMemory();
  for (const id of copied) if (!saved.includes(id)) rememberDeviceSave(id, true);
  const isGone = (id: string) => !copied.has(id) && !saving.includes(id);
  for (const id of saved.filter(isGone)) rememberDeviceSave(id, false);
}

/** The form of a saved job's application, to be filled in offline; a page of one's own. */
export async function copyForm(jobId: string): Promise<void> {
  try {
    const { saveForm } = await import("#app/offline/saved.ts");
    await saveForm(jobId);
  } catch {
    // Applying needs the connection then.
  }
}
