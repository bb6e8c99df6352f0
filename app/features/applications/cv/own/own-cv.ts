import { type CvKind, safeFileName } from "#app/features/applications/cv/cv-file.ts";
import type { ContentLanguage } from "#app/i18n/language.ts";
import { maxCvLabelLength } from "#app/limits.ts";

/** A CV saved in an account; its id is that of its document. */
export type OwnCv = {
  id: string;
  /** The owner's name for it. */
  name: string;
  /** The name shown to companies. */
  fileName: string;
  kind: CvKind;
  bytes: number;
  source: "upload" | "profile";
  language: ContentLanguage | null;
  createdAt: string;
  lastUsedAt: string | null;
};

/** A CV's label, cleaned for storage and display; empty if nothing readable remains. */
export function cvLabel(input: string): string {
  const oneLine = input
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, " ")
    // The joiners stay, since Arabic script uses them to shape letters.
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu, "")
    .trim();
  if (!/[^\s\p{Cf}]/u.test(oneLine)) return "";
  return [...oneLine].slice(0, maxCvLabelLength).join("").trim();
}

/** The default label of a file: its name without the extension. */
export function labelFromFile(fileName: string): string {
  return cvLabel(safeFileName(fileName).replace(/\.[^.]{1,5}$/u, "")) || "CV";
}
