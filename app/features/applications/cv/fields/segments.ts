import { placeNamed } from "#app/features/search/words/place-words.ts";
import { isArabic, stemsOf } from "#app/features/search/words/stem.ts";
import { conceptsNamed, maxNameLength } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { organizationWords, roleWords } from "./cv-words.ts";

const separators =
  /\s*(?:[،؛;|•·●–—\t]|,(?!\s*(?:ltd|llc|inc|co)\b)|\s-(?=\s)|\s\/(?=\s)|(?<=\p{L}{3})[::](?=\s))\s*/iu;
const edges =
  /^[\s,،؛;::|.–—\-/()@]+|[\s,،؛;::|–—\-/(@]+$|(?<=\p{L}{2})(?<!\b(?:co|ltd|inc|corp))\.+$/giu;

/** The parts of a line between its commas, dashes, bars and cells. */
export function segmentsOf(line: string): string[] {
  return line
    .split(separators)
    .map((part) => closed(part.replace(edges, "").trim()))
    .filter((part) => /\p{L}/u.test(part));
}

/** Without a bracket whose other one is elsewhere. */
function closed(part: string): string {
  const [open, close] = [part.includes("("), part.includes(")")];
  return open === close ? part : part.replace(/\s*[()]\s*/g, open ? " " : "").trim();
}

/** Whether a text names an occupation of the search's vocabulary. */
export function hasOccupation(text: string): boolean {
  const stems = stemsOf(fold(text)).slice(0, 12);
  for (let at = 0; at < stems.length; at++) {
    for (let length = Math.min(maxNameLength, stems.length - at); length > 0; length--) {
      const concepts = conceptsNamed(stems.slice(at, at + length));
      if (concepts.some(({ skill, setting, benefit }) => !skill && !setting && !benefit))
        return true;
    }
  }
  return false;
}

/** "occupation": it names one somewhere, as duties do too. */
type NameKind = "role" | "organization" | "place" | "occupation";

/**
 * Whether a text names a role, an employer or a place: by its head, the first word in Arabic, the last in
 * English, or by the vocabulary. Undefined where nothing shows.
 */
export function kindOf(text: string): NameKind | undefined {
  const words = fold(text).split(" ").filter(Boolean);
  const [first = ""] = words;
  const bareWords = words.map((word) => word.replace(/^ال(?=.{3})/, ""));
  const isArabicText = isArabic(first.replace(/^و/, ""));
  const isRole = (word = "") => roleWords.has(word) || roleWords.has(word.replace(/s$/, ""));
  if (isArabicText) {
    if (organizationWords.has(first) || organizationWords.has(bareWords[0] ?? "")) {
      return first === "مدرسه" && words.length > 1 && hasSubject(words) ? "role" : "organization";
    }
    if (isRole(first) || isRole(bareWords[0])) return "role";
  } else {
    const beforeOf = words.slice(
      0,
      Math.max(
        1,
        words.findIndex((word) => word === "of" || word === "for"),
      ),
    );
    const head = words.includes("of") || words.includes("for") ? beforeOf : words;
    if (isRole(head.at(-1)) || isRole(head.at(-1)?.replace(/\d+$/, ""))) return "role";
    if (words.some((word) => organizationWords.has(word.replace(/\.$/, "")))) return "organization";
    if (head.some((word) => isRole(word))) return "occupation";
  }
  if (isPlace(text)) return "place";
  if (bareWords.some((word) => organizationWords.has(word)) && !isArabicText) return "organization";
  return hasOccupation(text) && words.length <= 5 ? "occupation" : undefined;
}

/** A teacher of something is written like its school. */
function hasSubject(words: readonly string[]): boolean {
  return ["لغه", "رياضيات", "علوم", "فيزياء", "كيمياء", "انكليزي", "عربي", "ماده", "صف"].some(
    (subject) => words.slice(1).some((word) => word.includes(subject)),
  );
}

export function isPlace(text: string): boolean {
  const bare = text.replace(/[()]/g, "").trim();
  if (/^(?:remote|remotely|عن بعد|عن بُعد|أونلاين|online|hybrid|سوريا|سورية|syria)$/iu.test(bare))
    return true;
  return bare.length <= 60 && placeNamed(fold(bare)) !== undefined;
}
