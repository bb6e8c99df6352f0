import { nameSound } from "#app/features/search/words/name-sound.ts";
import { isGivenName } from "#app/features/search/words/talk/common-words.ts";
import { fold } from "#app/platform/fold.ts";
import { type CvLine, labelIn } from "./cv-lines.ts";
import { labelNamed, languageNames } from "./cv-words.ts";
import { periodIn } from "./period.ts";
import type { Reading } from "./reading.ts";
import { hasOccupation, isPlace, kindOf, segmentsOf } from "./segments.ts";

export type CvName = { firstName: string; lastName: string };

/** A person's name, and where its line is; -1 for a name with a label. */
export type NamedLine = Reading<CvName> & { at: number };

/** The name with a label, or at the head of the CV, or before the summary where a side column comes first. */
export function readName(
  lines: readonly CvLine[],
  email: string | undefined,
): NamedLine | undefined {
  for (const { text } of lines) {
    const label = labelIn(text);
    const value = label?.label === "name" ? segmentsOf(label.value)[0] : undefined;
    if (value && wordsIn(value)) return { value: parted(value), isSure: true, at: -1 };
  }
  const candidates = lines.flatMap((line, at) => {
    if (line.isPoint || line.isInline || line.section === "other") return [];
    // Of a row with two columns the head of the second may be the name.
    return line.text.split("\t").flatMap((cell) => {
      const [first = "", next] = segmentsOf(cell.replace(cvWords, ""));
      const words = wordsOfName(first.replace(honorific, ""));
      if (!words) return [];
      const beside = kindOf(next ?? segmentsOf(lines[at + 1]?.text ?? "")[0] ?? "");
      return [
        {
          text: words.join(" "),
          at,
          score:
            scoreOf(words, at, line, email) +
            (beside === "role" || beside === "occupation" ? 1 : 0),
        },
      ];
    });
  });
  const best = candidates.toSorted((a, b) => b.score - a.score || a.at - b.at)[0];
  if (!best || best.score < 2) return undefined;
  return { value: parted(best.text), isSure: best.score >= 3, at: best.at };
}

const cvWords =
  /^\s*(?:curriculum vitae|c\.?v\.?(?= )|résumé|resume|السيرة الذاتية|سيرة ذاتية)\s*(?:of|for|لـ|ل|[::–—-])?\s*/iu;
const honorific =
  /^(?:(?:dr|eng|mr|mrs|ms|prof)\.?\s+|(?:د|م|أ|ا)\s*\.\s*|(?:المهندس|المهندسة|الدكتور|الدكتورة|الآنسة|السيد|السيدة)\s+)+/iu;

function wordsIn(text: string): string[] | undefined {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 6 || text.length > 60) return undefined;
  return words.every((word) => /^[\p{L}\p{M}'’.-]+$/u.test(word)) ? words : undefined;
}

/** The words of a possible name that has no label. */
function wordsOfName(text: string): string[] | undefined {
  const words = wordsIn(text);
  if (!words) return undefined;
  // A line of a text does not begin each word with a capital.
  const isLatin = /\p{Script=Latin}/u.test(text);
  if (isLatin && !words.every((word) => /^(?:\p{Lu}|al-|el-|bin$|ibn$|abu$|de$|van$)/u.test(word)))
    return undefined;
  if (labelNamed(text) || periodIn(text) || isPlace(text)) return undefined;
  if (
    kindOf(text) === "organization" ||
    (hasOccupation(text) && !isGivenName(fold(words[0] ?? "")))
  )
    return undefined;
  if (words.some((word) => languageNames.has(fold(word)) && !isGivenName(fold(words[0] ?? ""))))
    return undefined;
  if (kindOf(text) === "role" && !isGivenName(fold(words[0] ?? ""))) return undefined;
  return words;
}

/** By its place, the address of the e-mail and known given names; 3 is sure. */
function scoreOf(words: readonly string[], at: number, { section }: CvLine, email = ""): number {
  const address = fold((email.split("@")[0] ?? "").replace(/[\d._+-]+/g, " "));
  const sounds = new Set(
    address
      .split(" ")
      .filter((part) => part.length > 2)
      .map(nameSound),
  );
  const isInEmail = words.some((word) => {
    const folded = fold(word);
    return (folded.length > 2 && address.includes(folded)) || sounds.has(nameSound(folded));
  });
  const isGiven = isGivenName(fold(words[0] ?? ""));
  const place =
    section === "head"
      ? at === 0
        ? 2
        : at < 3
          ? 1
          : 0
      : section === "experience" || section === "education"
        ? -2
        : -0.5;
  return place + (isInEmail ? 2 : 0) + (isGiven ? 1.5 : 0);
}

const compound = /^(?:عبد|أبو|ابو|عبدال|abd|abdul|abdel|abdal|abu|al|el)$/i;
const second = /^(?:الدين|الله|الهدى|الزهراء|العابدين|eddin|aldin|al-din|aldeen|eldin)$/i;

/** The given name, of two words where it is a compound, and all the rest. */
function parted(text: string): CvName {
  const words = text.trim().split(/\s+/).map(inCase);
  const isCompound = compound.test(words[0] ?? "") || second.test(words[1] ?? "");
  const given = isCompound && words.length > 2 ? 2 : 1;
  return { firstName: words.slice(0, given).join(" "), lastName: words.slice(given).join(" ") };
}

/** "OMAR" as people write it. */
function inCase(word: string): string {
  if (!/^\p{Lu}[\p{Lu}'’-]+$/u.test(word)) return word;
  return word.toLowerCase().replace(/(?:^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

const maxTitleWords = 8;

/** The person's job title, held or wanted: with a label, near the name, or else in the newest job. */
export function readTitle(
  lines: readonly CvLine[],
  name: NamedLine | undefined,
  newest: string | undefined,
): Reading<string> | undefined {
  for (const { text, section } of lines) {
    const label = labelIn(text);
    if (label?.label !== "title" || (section !== "head" && section !== "personal")) continue;
    const [value] = segmentsOf(label.value);
    if (value) return { value, isSure: true };
  }
  const near = name && name.at >= 0 ? lines.slice(name.at, name.at + 5) : lines.slice(0, 5);
  for (const { text, section, isInline, isPoint } of near) {
    if (!name && section !== "head" && section !== "personal") break;
    if (isInline || isPoint || section === "experience" || section === "education") break;
    if (labelIn(text)) continue;
    for (const segment of segmentsOf(text)) {
      const words = segment.split(" ").length;
      if (words > maxTitleWords || /[\d@]/.test(segment) || segment === name?.value.firstName)
        continue;
      if (name && fold(segment).includes(fold(name.value.firstName))) continue;
      if (/role|occupation/.test(kindOf(segment) ?? ""))
        return { value: segment.replace(/\.$/, ""), isSure: true };
    }
  }
  return newest ? { value: newest, isSure: false } : undefined;
}
