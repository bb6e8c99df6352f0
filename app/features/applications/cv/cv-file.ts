import { maxCvMegabytes } from "#app/limits.ts";
import { safeFileName } from "./cv-name.ts";

/** The largest CV, in bytes. */
export const maxCvBytes = maxCvMegabytes * 1024 * 1024;

export type CvKind = "pdf" | "doc" | "docx";

export type CvRefusal =
  | "applications.cvMissing"
  | "applications.cvWrongType"
  | "applications.cvTooLarge"
  | "applications.cvDamaged"
  | "applications.cvLocked"
  | "applications.cvUnsafe";

export const cvMediaTypes: Record<CvKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

const acceptedCvEndings = [".pdf", ".doc", ".docx"] as const;

/** For `<input accept>`: some phones' file pickers know the media types only. */
export const cvInputAccept = [...acceptedCvEndings, ...Object.values(cvMediaTypes)].join(",");

/**
 * The refusal by name and size, known before bytes are sent; the server judges the content later.
 */
export function cvRefusalByName(name: string, bytes: number): CvRefusal | undefined {
  if (!name && bytes === 0) return "applications.cvMissing";
  if (!cvEnding(name)) return "applications.cvWrongType";
  if (bytes > maxCvBytes) return "applications.cvTooLarge";
  if (bytes === 0) return "applications.cvDamaged";
  return undefined;
}

/** The kind a file name claims by its last ending, in any case. */
export function cvEnding(name: string): CvKind | undefined {
  const lower = safeFileName(name).toLowerCase();
  return acceptedCvEndings.find((ending) => lower.endsWith(ending))?.slice(1) as CvKind | undefined;
}
