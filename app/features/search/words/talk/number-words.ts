import { remembering } from "#app/platform/remembering.ts";

/*
 * Numbers in words, in Arabic as people say it and in English: "مليونين وسبعمية الف", "خمسمية",
 * "two and a half million".
 */

const scales = new Map(
  Object.entries({
    1000: "الف, الاف, تالاف, thousand, thousands, k",
    1000000: "مليون, ملايين, million, millions, mil",
  }).flatMap(([scale, names]) => names.split(", ").map((name) => [name, Number(scale)] as const)),
);

const dual = new Map([
  ["الفين", 2_000],
  ["مليونين", 2_000_000],
  ["مليونان", 2_000_000],
]);

const counts = new Map(
  Object.entries({
    1: "واحد, one",
    2: "اتنين, تنين, اثنين, اثنان, two",
    3: "تلات, تلت, ثلاث, ثلاثه, تلاته, three",
    4: "اربع, اربعه, four",
    5: "خمس, خمسه, five",
    6: "ست, سته, six",
    7: "سبع, سبعه, seven",
    8: "تمن, تمان, تمانه, ثمان, ثماني, ثمانيه, تمانيه, eight",
    9: "تسع, تسعه, nine",
    10: "عشر, عشره, ten",
    11: "احدعش, حدعش, eleven",
    12: "اتنعش, اطنعش, طنعش, twelve",
    13: "تلطعش, تلتعش, thirteen",
    14: "اربعطعش, fourteen",
    15: "خمسطعش, خمستعش, fifteen",
    16: "سطعش, ستعش, sixteen",
    17: "سبعطعش, seventeen",
    18: "تمنطعش, eighteen",
    19: "تسعطعش, nineteen",
    20: "عشرين, عشرون, twenty",
    30: "تلاتين, ثلاثين, thirty",
    40: "اربعين, forty",
    50: "خمسين, fifty",
    60: "ستين, sixty",
    70: "سبعين, seventy",
    80: "تمانين, ثمانين, eighty",
    90: "تسعين, ninety",
    100: "ميه, مايه, ميت, hundred",
    200: "ميتين, مايتين",
    300: "تلتميه, تلاتميه, ثلاثميه, ثلاثمايه, تلتمايه, تلتميت",
    400: "اربعميه, اربعمايه, اربعميت",
    500: "خمسميه, خمسمايه, خمسميت",
    600: "ستميه, ستمايه, ستميت",
    700: "سبعميه, سبعمايه, سبعميت",
    800: "تمنميه, تمانميه, ثمانميه, ثمانمايه, تمنميت",
    900: "تسعميه, تسعمايه, تسعميت",
  }).flatMap(([count, names]) => names.split(", ").map((name) => [name, Number(count)] as const)),
);

const fractions = new Map([
  ["نص", 0.5],
  ["نصف", 0.5],
  ["half", 0.5],
  ["ربع", 0.25],
  ["quarter", 0.25],
]);

/** A number that begins at a token: its letter for "and", "in" or "to", its value and how many tokens it has. */
export type NumberInWords = { clitic: string; value: number; length: number; words: number };

/** The number that begins at a token, if a word is part of it; tokens are folded. */
export function numberAt(tokens: readonly string[], start: number): NumberInWords | undefined {
  let total = 0;
  let current: number | undefined;
  let scale = 0;
  let words = 0;
  let end = start;
  let clitic = "";
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    const isFirst = at === start;
    const { letter, bare, isAnd } = bareOf(token, isFirst);
    const before = tokens[at - 1] === "a" ? tokens[at - 2] : tokens[at - 1];
    const isJoined = isFirst || isAnd || before === "and" || before === "و";
    const large = scales.get(bare);
    const two = dual.get(bare);
    const count = counts.get(bare);
    const part = fractions.get(bare);
    const figure = /^\d{1,3}(?:[.]\d+)?$/.test(bare) ? Number(bare) : undefined;
    if (isFirst) clitic = letter;
    // Of "one million and two million" the second is another number.
    if (scale > 0 && Math.max(large ?? 0, (two ?? 0) / 2) >= scale) break;
    if (large !== undefined && (current !== undefined || isJoined)) {
      total += (current ?? 1) * large;
      current = undefined;
      scale = large;
    } else if (two !== undefined && isJoined && current === undefined) {
      total += two;
      scale = two / 2;
    } else if (part !== undefined && scale > 0 && isJoined) {
      total += part * scale;
    } else if (part !== undefined && current !== undefined && isJoined) {
      current += part;
    } else if (part !== undefined && isFirst && isLarge(tokens, at)) {
      current = part;
    } else if (count === 100 && current !== undefined && current < 10) {
      current *= 100;
    } else if (count !== undefined && (isJoined || isTens(current, count))) {
      current = (current ?? 0) + count;
    } else if (figure !== undefined && isJoined && current === undefined) {
      current = figure;
    } else if (/^(?:and|a|و)$/.test(token) && !isFirst && isNumberNext(tokens, at)) {
      continue;
    } else {
      break;
    }
    if (figure === undefined) words += 1;
    end = at + 1;
  }
  const value = total + (current ?? 0);
  return words > 0 && value > 0 ? { clitic, value, length: end - start, words } : undefined;
}

/** "Twenty five", "two hundred fifty". */
function isTens(current: number | undefined, count: number): boolean {
  return current !== undefined && count < 100 && (current >= 100 || (current >= 20 && count < 10));
}

/** "نص مليون", "half a million". */
function isLarge(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] === "a" ? tokens[at + 2] : tokens[at + 1];
  return next !== undefined && scales.has(next.replace(/^ال/, ""));
}

function isNumberNext(tokens: readonly string[], at: number): boolean {
  const token = (tokens[at + 1] === "a" ? tokens[at + 2] : tokens[at + 1]) ?? "";
  const { bare } = bareOf(token, false);
  return [scales, dual, counts, fractions].some((words) => words.has(bare)) || /^\d/.test(bare);
}

/** A token without "and", "in", "to" and an article. */
function bareOf(token: string, isFirst: boolean): { letter: string; bare: string; isAnd: boolean } {
  const isKnown = (word: string) =>
    [scales, dual, counts, fractions].some((words) => words.has(word));
  if (isKnown(token)) return { letter: "", bare: token, isAnd: false };
  const pattern = isFirst ? /^([وفبل]?)(?:ال)?(.+)$/ : /^(و?)(?:ال)?(.+)$/;
  const [, letter = "", rest = ""] = pattern.exec(token) ?? [];
  const isPlain = isKnown(rest) || /^\d{1,3}(?:[.]\d+)?$/.test(rest);
  return isPlain
    ? { letter, bare: rest, isAnd: letter === "و" }
    : { letter: "", bare: token, isAnd: false };
}

/** Folded words with their numbers as figures, "two hours" in one Arabic word as it stands; `length` counts the words. */
export function withFigures(words: readonly string[]): { text: string; length: number }[] {
  const read: { text: string; length: number }[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberAt(words, at);
    const length = number && number.clitic === "" ? number.length : 1;
    const isNumber = number !== undefined && length > 0 && number.clitic === "";
    read.push({ text: isNumber ? String(number.value) : (words[at] ?? ""), length });
    at += length;
  }
  return read;
}

/** Whether a folded word is a number: "خمس", "وعشرين", "twelve". */
export const isNumberWord = remembering(
  4096,
  (word) =>
    ordinals.has(word.replace(/^(?:ال|و)(?=.{3})/, "")) || numberAt([word], 0) !== undefined,
);

/** Of years at school; "first" and "second" are also ranks. */
const ordinals = new Set(
  `ثانيه تانيه ثالثه تالته رابعه خامسه سادسه سابعه ثامنه ثالث تالت رابع خامس سادس سابع
  third fourth fifth sixth`.split(/\s+/),
);
