import { fold } from "#app/platform/fold.ts";
import { pointIn } from "#app/platform/pasted/list-points.ts";
import {
  headingModifiers,
  headingNames,
  labelNamed,
  languageNames,
  type Section,
  stemmed,
} from "./cv-words.ts";

/** A line of a CV and the section that it stands in; "head" is before the first heading. */
export type CvLine = {
  text: string;
  section: Section | "head";
  /** A point of a list, without its sign. */
  isPoint: boolean;
  /** It follows its heading on the heading's line. */
  isInline: boolean;
};

/** Far more than the longest CV has; the text is a stranger's. */
const maxLines = 800;
const maxLineLength = 500;

/** The lines of a CV's text, with Latin digits, each in its section. Headings are left out. */
export function cvLines(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let section: CvLine["section"] = "head";
  for (const line of cleanLines(text)) {
    const point = pointIn(line, true);
    const heading = point === undefined ? headingOf(line) : undefined;
    if (heading) {
      section = heading;
      continue;
    }
    const isDegree = labelIn(point ?? line)?.label === "degree";
    if (isDegree && (section === "head" || section === "personal")) {
      lines.push({ text: line, section: "education", isPoint: false, isInline: true });
      continue;
    }
    const inline = inlineHeading(point ?? line, section);
    if (inline) {
      section = inline.section;
      lines.push({ text: inline.rest, section, isPoint: false, isInline: true });
      continue;
    }
    if (section !== "experience" && section !== "education" && isPersonal(point ?? line)) {
      section = section === "head" ? "head" : "personal";
    }
    lines.push({ text: point ?? line, section, isPoint: point !== undefined, isInline: false });
  }
  return lines;
}

function cleanLines(text: string): string[] {
  return text
    .replace(wrappedPeriod, " ")
    .split(/[\r\n\v\f\u2028\u2029]+/, maxLines)
    .map((line) => joinSpaced(latinDigits(line.slice(0, maxLineLength).replace(invisible, ""))))
    .flatMap(cellsWithHeadings)
    .map((line) => line.replace(/ ?\t[\t ]*| {2,}/g, "\t").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !ownTitle.test(line));
}

const ownTitle = /^\P{L}*(?:curriculum vitae|cv|résumé|resume|السيرة الذاتية|سيرة ذاتية)\P{L}*$/iu;
/** The break of a line between the two dates of a period. */
const wrappedPeriod = /(?<=[ \d](?:حتى|إلى|الى|to|until|-|–|—)) *\n\.?(?=[\p{L}\d])/gu;
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0640]/g;

function latinDigits(line: string): string {
  return line
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, " ")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** "E X P E R I E N C E" */
function joinSpaced(line: string): string {
  if (!/^(?:\p{L} {1,3}){3,}\p{L}$/u.test(line.trim())) return line;
  return line
    .trim()
    .split(/ {2,}/)
    .map((word) => word.replaceAll(" ", ""))
    .join(" ");
}

/** Of cells beside each other where a later one is a heading each is a line. */
function cellsWithHeadings(line: string): string[] {
  const cells = line.split(/\t| {3,}/).filter((cell) => cell.trim() !== "");
  if (cells.every((cell) => labelNamed(cell))) return [line];
  return cells.slice(1).some((cell) => headingOf(cell.trim())) ? cells : [line];
}

const headingEdges = /^[^\p{L}]+|[^\p{L}]+$/gu;
const maxHeadingWords = 6;

/** The section whose heading a line is, in either language or in both. */
function headingOf(line: string): Section | undefined {
  const bare = line.replace(headingEdges, "");
  if (bare.length > 60 || /\d|@|[,،.]\s/.test(bare)) return undefined;
  const names = bare.split(/\s*[/|–—\t]\s*|\s-\s|\s*[()]\s*/).filter(Boolean);
  const sections = names.map(sectionNamed);
  return sections.every(Boolean) ? sections[0] : undefined;
}

function sectionNamed(name: string): Section | undefined {
  const stems = stemmed(name.replace(/[&+]/g, " ")).split(" ").filter(Boolean);
  if (stems.length === 0 || stems.length > maxHeadingWords) return undefined;
  const whole = headingNames.get(stems.join(" "));
  if (whole) return whole;
  const named = stems.map(
    (stem) => headingNames.get(stem) ?? headingNames.get(stem.replace(/^و/, "")),
  );
  const isKnown = stems.every(
    (stem, at) =>
      named[at] || headingModifiers.has(stem) || headingModifiers.has(stem.replace(/^و/, "")),
  );
  if (!isKnown) return undefined;
  return named.includes("other") ? "other" : named.find((section) => section !== undefined);
}

/** "Skills: Excel, Word", or a row of a table that begins with its heading. */
function inlineHeading(line: string, current: CvLine["section"]) {
  const match = /^([^::\t\d]{2,40}?)\s*(?:[::]|\t|\s[–—-]\s)\s*(\S.*)$/u.exec(line);
  const section = match?.[1] && headingOf(match[1]);
  if (!section || section === "personal" || section === "other") return undefined;
  const rest = (match?.[2] ?? "").replace(/^[::\s–—-]+/, "");
  if (current === "skills" && section === "skills") return undefined;
  // Of a program's CV "Languages" may be those of computers.
  const isSpoken = fold(rest)
    .split(" ")
    .some((word) => languageNames.has(word));
  if (section === "languages" && !isSpoken) return undefined;
  // A course or a profile on a social network is no section.
  if (section === "summary" || section === "certificates") {
    return current === "head" || current === "personal" ? { section, rest } : undefined;
  }
  return { section, rest };
}

function isPersonal(line: string): boolean {
  const label = labelIn(line)?.label;
  return (
    label === "person" ||
    label === "phone" ||
    label === "email" ||
    label === "place" ||
    label === "name"
  );
}

/** "Phone: 0944 000 101" */
export function labelIn(line: string) {
  const match = /^([^::\t\d@]{2,40}?)\s*(?:[::]|\t|\s[–—-]\s)\s*(\S.*)$/u.exec(line);
  const label = match?.[1] && labelNamed(match[1].replace(headingEdges, ""));
  return label ? { label, value: (match?.[2] ?? "").replace(/^[::\s]+/, "") } : undefined;
}
