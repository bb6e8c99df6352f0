import type { Period } from "#app/features/seekers/entries/period.ts";
import { fold } from "#app/platform/fold.ts";
import { labelIn } from "./cv-lines.ts";
import { degreeWords, type Label, labelNamed, schoolWords } from "./cv-words.ts";
import { periodIn } from "./period.ts";
import { kindOf, segmentsOf } from "./segments.ts";

/** The parts of an entry that a line states. */
export type Parts = {
  what?: string;
  where?: string;
  period?: Period;
  unknown: string[];
  isGuess?: boolean;
};

/** The text of a line without its period, and the period. */
function withoutPeriod(text: string) {
  const match = periodIn(text);
  const rest = match
    ? `${match.before.replace(/[([]\s*$/, "")}\t${match.after.replace(/^\s*[)\]]/, "")}`
    : text;
  return { rest, period: match?.period };
}

const workedAs =
  /^(?:عملت|أعمل|اعمل|العمل|عمل|worked|working|employed)\s*(?:ك(?=\p{L}{3})|كـ|بصفة|بوظيفة|بمنصب|as an?|as)\s*/iu;
const workplace = /\s(?:في|لدى|ضمن|عند|at|with|@|for)\s/i;

/** The title, the employer and the period in a line of jobs. */
export function jobParts(text: string): Parts {
  const { rest, period } = withoutPeriod(text);
  const labelled = labelParts(rest, { title: "what", company: "where" });
  if (labelled) return { ...labelled, ...(period && { period }) };
  const segments = segmentsOf(rest.trim().replace(workedAs, "")).flatMap(parted);
  const kinds = segments.map(kindOf);
  const organization = kinds.indexOf("organization");
  const isHead = period !== undefined || organization >= 0;
  const role =
    kinds.includes("role") || !isHead ? kinds.indexOf("role") : kinds.indexOf("occupation");
  const unknown = segments.filter(
    (segment, at) =>
      at !== role && (!kinds[at] || kinds[at] === "occupation") && !isTableHead(segment),
  );
  return {
    // Behind an employer stands its town.
    ...namesFrom(
      segments[role],
      segments[organization],
      role < 0 && organization === 0 ? [] : unknown,
    ),
    ...(period && { period }),
  };
}

/** "Accountant at Al-Noor" */
function parted(segment: string): string[] {
  const match = workplace.exec(segment);
  if (!match) return [segment];
  const [before, after] = [
    segment.slice(0, match.index),
    segment.slice(match.index + match[0].length),
  ];
  return /role|occupation/.test(kindOf(before) ?? "") && after.trim() !== ""
    ? [before, after]
    : [segment];
}

/** An unknown name beside a known one on the same line is the other. */
function namesFrom(what: string | undefined, where: string | undefined, unknown: string[]): Parts {
  const [first, ...more] = unknown;
  if (what && !where && first) return { what, where: first, unknown: [], isGuess: more.length > 0 };
  if (where && !what && first) return { what: first, where, unknown: [], isGuess: true };
  return { ...(what && { what }), ...(where && { where }), unknown: what && where ? [] : unknown };
}

/** The degree, the school and the period in a line of education. */
export function schoolParts(text: string): Parts {
  const { rest, period } = withoutPeriod(text);
  const labelled = labelParts(rest, { degree: "what", title: "what", school: "where" });
  if (labelled) return { ...labelled, ...(period && { period }) };
  const segments = segmentsOf(rest)
    .flatMap(partedSchool)
    .filter(
      (segment) =>
        !isTableHead(segment) && !/(?:gpa|معدل|تقدير|grade|expected|graduat|تخرج)/i.test(segment),
    );
  const schools = segments.filter((segment) => schoolIn(segment));
  const degrees = segments.filter(
    (segment) => !schools.includes(segment) && kindOf(segment) !== "place",
  );
  const known = degrees.some(degreeIn);
  return {
    ...(schools.length > 0 && { where: schools.join("، ") }),
    ...(known && { what: degrees.join(" – ") }),
    ...(!known &&
      schools.length > 0 &&
      degrees.length > 0 && { what: degrees.join(" – "), isGuess: true }),
    ...(period && { period }),
    unknown: known || schools.length > 0 ? [] : degrees,
  };
}

/** "BSc in Nursing from Tishreen University" */
function partedSchool(segment: string): string[] {
  const match =
    /\s(?:(?:from|at)\s(?=(?:the\s)?(?:\p{L}+\s){0,3}(?:university|institute|college))|(?:من|في)\s(?=(?:ال)?جامعة|(?:ال)?معهد|كلية))/iu.exec(
      segment,
    );
  if (match && degreeIn(segment.slice(0, match.index))) {
    return [segment.slice(0, match.index), segment.slice(match.index + match[0].length)];
  }
  const school = /\s(?=جامعة\s|كلية\s)/u.exec(segment);
  return school &&
    degreeIn(segment.slice(0, school.index)) &&
    !schoolIn(segment.slice(0, school.index))
    ? [segment.slice(0, school.index), segment.slice(school.index + 1)]
    : [segment];
}

const folded = (text: string) => fold(text).split(" ").filter(Boolean);

/** Whether a text names a degree. */
export function degreeIn(text: string): boolean {
  const words = folded(text);
  return (
    words.some((word, at) => degreeWords.has(word) && (at < 3 || /^[a-z]/.test(word))) ||
    degreeWords.has(words.slice(0, 2).join(" "))
  );
}

/** In Arabic a school begins with its kind: "معهد متوسط" is a degree. */
function schoolIn(text: string): boolean {
  const words = folded(text);
  const isDegree =
    degreeWords.has(words[0] ?? "") ||
    /^معهد (?:متوسط|تقاني$)|^ثانويه عامه|high school (?:diploma|certificate)/.test(words.join(" "));
  if (isDegree && !/university|college|institute/.test(words.slice(-3).join(" "))) return false;
  return words.some((word, at) => schoolWords.has(word) && (at === 0 || /^[a-z]/.test(word)));
}

function labelParts(
  text: string,
  fields: Partial<Record<Label, "what" | "where">>,
): Parts | undefined {
  const label = labelIn(text.trim());
  if (!label) return undefined;
  const field = fields[label.label];
  const [value = "", ...more] = segmentsOf(label.value);
  if (field)
    return {
      [field]: [value, ...more.filter((each) => kindOf(each) !== "place")].join("، "),
      unknown: [],
    };
  return label.label === "place" || label.label === "period" ? { unknown: [] } : undefined;
}

/** A cell of a table's head. */
function isTableHead(segment: string): boolean {
  const label = labelNamed(segment);
  return label !== undefined && label !== "person" && label !== "detail";
}
