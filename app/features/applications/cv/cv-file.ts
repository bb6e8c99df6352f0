import { maxCvMegabytes } from "#app/limits.ts";

const maxNameLength = 120;

/** A file name fit to show and to download under: no path, no invisible marks, at most 120 characters. */
export function safeFileName(name: string): string {
  // Only the end counts: the ending is there, and a name of megabytes must not cost time.
  const lastPart = name.slice(-2000).split(/[\\/]/).pop() ?? "";
  const cleaned = withoutUnprintable(lastPart)
    .replace(/[<>:"|?*]/g, "_") // no file system of the people who download takes these
    .replace(/[. ]+$/, ""); // Windows would drop them silently
  const ending = /\.[^. ]{1,15}$/u.exec(cleaned)?.[0] ?? "";
  const base = cleaned.slice(0, cleaned.length - ending.length).replace(/^[. ]+/, "");
  return shortened(base.trimEnd(), maxNameLength - [...ending].length) + ending;
}

/** The Content-Disposition of a download (RFC 6266), with an ASCII name for old browsers. */
export function contentDisposition(name: string): string {
  const safe = safeFileName(name);
  return `attachment; filename="${asciiName(safe)}"; filename*=UTF-8''${extendedValue(safe)}`;
}

function withoutUnprintable(text: string): string {
  return (
    text
      .normalize("NFC")
      // Controls, unpaired surrogates and everything invisible that steers direction; the two
      // joiners stay, since Arabic script uses them to shape letters.
      .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/gu, "")
      .replace(/\p{Zs}+/gu, " ")
      .trim()
  );
}

function shortened(base: string, room: number): string {
  return [...base].slice(0, room).join("").trimEnd() || "cv";
}

function asciiName(name: string): string {
  const ending = /\.[A-Za-z0-9]{1,15}$/.exec(name)?.[0] ?? "";
  const base = name
    .slice(0, name.length - ending.length)
    // Some browsers decode percent signs here, so they are no safer than quotes.
    .replace(/[^ -~]|["\\%]/gu, "_")
    .replace(/_+/g, "_");
  return (/[A-Za-z0-9]/.test(base) ? base : "cv") + ending;
}

/**
 * RFC 8187: also escapes characters that encodeURIComponent leaves and the header's grammar
 * forbids.
 */
function extendedValue(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The largest CV, in bytes. */
export const maxCvBytes = maxCvMegabytes * 1024 * 1024;

export type CvKind = "pdf" | "doc" | "docx";

export type CvRefusal =
  | "applications.cvMissing"
  | "applications.cvWrongType"
  | "applications.cvRtf"
  | "applications.cvHtml"
  | "applications.cvTooLarge"
  | "applications.cvDamaged"
  | "applications.cvLocked"
  | "applications.cvUnsafe"
  | "applications.cvActs"
  | "applications.cvMixed"
  | "applications.photosTooMany"
  | "applications.photoHeic"
  | "applications.photoUnreadable";

export const cvMediaTypes: Record<CvKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

const acceptedCvEndings = [".pdf", ".doc", ".docx"] as const;

/** HEIC is missing on purpose: phones that photograph in it then hand out a JPEG. */
const photoMediaTypes = ["image/jpeg", "image/png", "image/webp"];

/** For `<input accept>`: some phones' file pickers know the media types only. */
export const cvInputAccept = [
  ...acceptedCvEndings,
  ...Object.values(cvMediaTypes),
  ...photoMediaTypes,
].join(",");

const photoEnding = /\.(?:jpe?g|jfif|png|webp|hei[cf])$/i;

/** Whether a file calls itself a photo; its content is judged later. */
export function isNamedPhoto({ name, type }: { name: string; type: string }): boolean {
  return photoEnding.test(safeFileName(name)) || (!cvEnding(name) && type.startsWith("image/"));
}

/**
 * The refusal by name and size, known before bytes are sent; the server judges the content later. Phones give
 * files without an ending.
 */
export function cvRefusalByName(name: string, bytes: number): CvRefusal | undefined {
  if (!name && bytes === 0) return "applications.cvMissing";
  if (!cvEnding(name) && foreignEnding.test(safeFileName(name).replace(photoEnding, ""))) {
    return "applications.cvWrongType";
  }
  if (bytes > maxCvBytes) return "applications.cvTooLarge";
  if (bytes === 0) return "applications.cvDamaged";
  return undefined;
}

/** An ending of letters, such as that of a program; "CV 2.0" has none. */
const foreignEnding = /\.(?=[a-z0-9]*[a-z])[a-z0-9]{1,10}$/i;

/** The name that a CV is stored and downloaded under: with the ending of its content. Word opens a docx named .doc. */
export function cvName(name: string, kind: CvKind): string {
  const safe = safeFileName(name);
  const ending = cvEnding(safe);
  if (ending === kind || (kind === "docx" && ending === "doc")) return safe;
  const base = ending ? safe.slice(0, -ending.length - 1) : safe.replace(photoEnding, "");
  return safeFileName(`${base}.${kind}`);
}

/** The kind a file name claims by its last ending, in any case. */
export function cvEnding(name: string): CvKind | undefined {
  const lower = safeFileName(name).toLowerCase();
  return acceptedCvEndings.find((ending) => lower.endsWith(ending))?.slice(1) as CvKind | undefined;
}
