import type { Language } from "#app/i18n/language.ts";
import { installWorker } from "#app/offline/follow-pages.ts";
import { canSave, readSavedIds } from "#app/offline/saved-ids.ts";

/**
 * The copy to be read offline comes and goes with a saved job, with the form to apply by where that is
 * wanted; false where there can be none.
 */
export async function copyInStep(
  jobId: string,
  isSaved: boolean,
  language: Language,
): Promise<boolean> {
  if (!canSave()) return false;
  try {
    if (isSaved) void installWorker();
    // Few save anything: no page is to load it before.
    const { removeJob, saveJob } = await import("#app/offline/saved.ts");
    await (isSaved ? saveJob(jobId, language) : removeJob(jobId));
    await readSavedIds();
    return true;
  } catch {
    return false;
  }
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
