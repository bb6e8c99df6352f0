import { type FileForm, readFileForm } from "#app/http/file-form/file-form.server.ts";
import { maxPhotoPages } from "#app/limits.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { maxCvBytes } from "./cv-file.ts";

/** One more than the photos of a CV: that there are too many is said, and none is dropped. */
export const maxFilesOfCv = maxPhotoPages + 1;

/** Reads a form with documents, the first alone unless there may be more. Refusals: applications.formBroken. */
export async function readSentForm(
  request: Request,
  field: string,
  maxFiles = 1,
): Promise<Outcome<FileForm>> {
  const form = await readFileForm(request, { field, maxFileBytes: maxCvBytes, maxFiles });
  return form ?? refused("applications.formBroken");
}
