import type { Period } from "#app/features/seekers/entries/period.ts";
import { fold } from "#app/platform/fold.ts";
import { monthNames, nowNames } from "./cv-words.ts";

/** The first period of a line with Latin digits, and the text around it. */
export function periodIn(
  line: string,
): { period: Period; before: string; after: string } | undefined {
  const match = range.exec(line) ?? since.exec(line) ?? single.exec(line);
  const { first, second, now, open, alone } = match?.groups ?? {};
  const from = dateOf(first ?? open ?? alone ?? "");
  if (!match || !from) return undefined;
  const until = second ? dateOf(second) : now || open ? null : from;
  if (until === undefined) return undefined;
  return {
    period: inOrder({ from, until }),
    before: line.slice(0, match.index),
    after: line.slice(match.index + match[0].length),
  };
}

/** Of a line stored from right to left the dates may come turned round. */
function inOrder({ from, until }: Period): Period {
  return until !== null && until.slice(0, 4) < from.slice(0, 4)
    ? { from: until, until: from }
    : { from, until };
}

/** Fonts of PDFs may part a word after its first letter: "ا لآن". */
const escaped = (names: readonly string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) =>
      name
        .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll(" ", " ?")
        .replaceAll("ال", "ا ?ل"),
    )
    .join("|");
const year = "(?<!\\d)(?:19[5-9]|20[0-4])\\d(?!\\d)";
const month = "(?:0?[1-9]|1[0-2])";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const monthName = `(?<!\\p{L})(?:${escaped(monthNames.flat())})(?!\\p{L})`;
const date = [
  `(?:${day} ?[/.-] ?)?(?<!\\d)${month} ?[/.-] ?${year}`,
  `${year} ?[/.-] ?${month}(?!\\d)(?: ?[/.-] ?${day}(?!\\d))?`,
  `(?:${day} )?${monthName}(?: ?[/(] ?${monthName}\\)?)?[.,،']? ?(?:${day}, )?(?:من عام |عام )?${year}`,
  `${year} ?[,،]? ?${monthName}`,
  year,
].join("|");
const lead = "(?:عام |سنة |شهر |العام )?";
const start = `(?:(?<!\\p{L})(?:من|منذ|from|between|since)(?: تاريخ)? ?)?${lead}`;
const to = `(?:\\s*[-–—_~→]\\s*| ?/ ?(?=(?:19|20)\\d\\d)| (?:to|until|till|and) | ?(?<!\\p{L})(?:و?حتى|و?لغاية|إلى|الى|و?لغايه) ?)`;
const nowWords = `(?:(?:حتى|إلى|الى) )?(?:${escaped(nowNames)})(?!\\p{L})`;
const range = new RegExp(
  `${start}(?<first>${date})${to}(?:(?:حتى|إلى|الى) )?${lead}(?:(?<second>${date})|(?<now>${nowWords}))`,
  "iu",
);
const since = new RegExp(`(?<!\\p{L})(?:since|منذ)(?: تاريخ)? ?${lead}(?<open>${date})`, "iu");
const single = new RegExp(`${lead}(?<alone>${date})`, "iu");

const numbers = new Map(
  monthNames.flatMap((names, at) => names.map((name) => [fold(name), at + 1] as const)),
);

/** "2019-03" of "آذار 2019", "03/2019", "15-3-2019" or "2019/3"; "2019" of a year alone. */
function dateOf(text: string): string | undefined {
  const [written] = text.match(/(?:19|20)\d\d/) ?? [];
  if (!written) return undefined;
  const rest = text.replace(written, " ");
  const words = fold(rest);
  const named = [...numbers].find(([name]) => ` ${words} `.includes(` ${name} `))?.[1];
  const digits = rest.match(/\d+/g) ?? [];
  // Of a whole date the month stands beside the year.
  const beside = text.startsWith(written) ? digits[0] : digits.at(-1);
  const number = named ?? Number(beside ?? 0);
  return number >= 1 && number <= 12 ? `${written}-${String(number).padStart(2, "0")}` : written;
}
