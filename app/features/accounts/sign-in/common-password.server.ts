import { dictionary } from "@zxcvbn-ts/language-common";
import { commonPasswords } from "./common-passwords.ts";

/**
 * The most used passwords of published leaks, the commonest first. Further down stand words that are
 * unusual enough for the six characters that a password has at least.
 */
const leaked = new Set(dictionary["passwords-common"].slice(0, 10_000));

/** Personal data that a password must not consist of. */
type Owner = {
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
};

/**
 * Whether a password is among those that are tried first: a well-known word or the owner's own name,
 * address or number with digits and signs around it, a walk over the keyboard, a date, the same again
 * and again.
 */
export function isCommonPassword(password: string, owner: Owner = {}): boolean {
  const input = inLatinDigits(password.normalize("NFKC").toLowerCase());
  // A few letters or digits more or less do not hide a walk: 123456a, a1234567.
  const inner = /^(?:\p{L}{1,2}(\d{4,})|(\d{4,})\p{L}{1,3})$/u.exec(input);
  const digits = inner?.[1] ?? inner?.[2] ?? "";
  return (
    isRepeated(input) ||
    (digits !== "" && (isRepeated(digits) || isWalk(digits))) ||
    isWalk(input) ||
    isWoven(input) ||
    isDate(input) ||
    isMobileNumber(input) ||
    leaked.has(input) ||
    cores(input).some((core) => isWalk(core) || isWord(core) || isOwn(core, input, owner))
  );
}

/** A known word: as it is, in another spelling, backwards, or with a short word before it. */
function isWord(core: string): boolean {
  const bare = core.replace(/^(?:ya|al|el|il|abu|abo|um|my|the|ana|wa)(?=\p{L}{4})/u, "");
  return [core, bare].some(
    (word) =>
      isKnown(word) ||
      (word.length >= 4 && isKnown([...word].reverse().join(""))) ||
      soundsLikeWord(word),
  );
}

/** Leaked ones of three characters are part of too many good passwords to count. */
function isKnown(word: string): boolean {
  return commonPasswords.has(word) || (word.length >= 4 && leaked.has(word));
}

const shortestSound = 4;
const sounds = new Set(
  [...commonPasswords, ...leaked]
    .filter((word) => word.length > shortestSound && /^[a-z]+$/.test(word))
    .map(soundOf),
);

/** Arabic in Latin letters is spelled as one hears it: suriya, souria, sooriya. */
function soundsLikeWord(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return false;
  const sound = soundOf(word);
  return sound.length >= shortestSound && sounds.has(sound);
}

function soundOf(word: string): string {
  return word
    .replace(/ee|iy|ei|ai|ay|y/g, "i")
    .replace(/oo|ou|o|w/g, "u")
    .replace(/e/g, "a")
    .replace(/ck|q|c(?!h)/g, "k")
    .replace(/gh/g, "g")
    .replace(/(.)\1+/g, "$1");
}

/** Two walks woven into each other: a1b2c3d4, 1q2w3e. */
function isWoven(input: string): boolean {
  if (input.length < 6) return false;
  const letters = [...input];
  const [even, odd] = [0, 1].map((rest) =>
    letters.filter((_, index) => index % 2 === rest).join(""),
  );
  return isWalk(even ?? "") && isWalk(odd ?? "");
}

/** A Syrian mobile number in any notation: a very common password. */
function isMobileNumber(input: string): boolean {
  return /^(?:(?:\+|00)?963|0)?9[3-9]\d{7}$/.test(input.replace(/[\s().-]/g, ""));
}

function inLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** One or two characters and nothing else, and a word or number written twice and more. */
function isRepeated(input: string): boolean {
  if (new Set(input).size <= 2) return true;
  const block = /^(.{2,}?)\1+$/u.exec(input)?.[1];
  return block !== undefined && (isWalk(block) || isKnown(block));
}

const rows = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "147258369",
  "159357",
  "741852963",
  "qwertyuiopasdfghjklzxcvbnm",
  "asdfghjkl;",
  "zxcvbnm,./",
  "azertyuiopqsdfghjklmwxcvbn",
  "qazwsxedcrfvtgbyhnujmikolp",
  "1qaz2wsx3edc4rfv5tgb6yhn",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1a2b3c4d5e6f",
  "123qweasdzxc",
  "qweasdzxc123",
  "1234qwerasdfzxcv",
  "1122334455667788990011",
  "abcdabcd",
  "102030405060",
  "!@#$%^&*()",
  "13579",
  "246810",
  "112358",
  "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرلاىةوزظ",
  "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
  "ابجدهوزحطيكلمنسعفصقرشتثخذضظغ",
];
const walks = rows.flatMap((row) => [row, [...row].reverse().join("")]);

/** Keys or letters as they lie beside each other, at most three such pieces, such as qwerty123. */
function isWalk(input: string): boolean {
  if (input.length < 3) return false;
  let rest = input;
  for (let pieces = 0; pieces < 3 && rest; pieces += 1) {
    let length = rest.length;
    while (length > 2 && !isPiece(rest.slice(0, length))) length -= 1;
    if (length <= 2) return false;
    rest = rest.slice(length);
  }
  return rest === "";
}

function isPiece(text: string): boolean {
  return new Set(text).size === 1 || walks.some((walk) => walk.includes(text));
}

/** A day or a year of the last hundred years or so, in any layout, with or without signs between. */
function isDate(input: string): boolean {
  const year = "(19[3-9]\\d|20[0-4]\\d)";
  const month = "(0?[1-9]|1[0-2])";
  const day = "(0?[1-9]|[12]\\d|3[01])";
  const short = "\\d\\d";
  const layouts = [
    [day, month, year],
    [month, day, year],
    [year, month, day],
    [day, month, short],
    [year, year],
  ];
  return layouts.some((layout) => new RegExp(`^${layout.join("[-/. ]?")}$`).test(input));
}

const stand: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
  "+": "t",
};

/** A password without surrounding digits and signs, as typed and with digits read as letters. */
function cores(input: string): string[] {
  const open = input.replace(/(?<=\p{L})[^\p{L}]{1,9}$/u, "");
  const bare = open.replace(/^[^\p{L}]{1,9}(?=\p{L})/u, "");
  const ways = [input, open, bare];
  for (const text of [input, open, bare]) {
    for (const one of ["i", "l"]) ways.push(readAsLetters(text, one));
  }
  // Arabic in Latin letters writes ain, ha and hamza with digits: 3abood, 7amoudi.
  ways.push(open.replaceAll("3", "a").replaceAll("7", "h").replaceAll("2", "a"));
  ways.push(open.replaceAll("3", "").replaceAll("2", ""));
  return [...new Set(ways.flatMap((way) => [way, way.replace(/[\s._-]/g, "")]))];
}

function readAsLetters(text: string, one: string): string {
  return text.replace(/[0134578@$!€+]/g, (sign) => (sign === "1" ? one : (stand[sign] ?? sign)));
}

/** The signs that stand for each letter. */
const substitutes = new Map([["l", "1"]]);
for (const [sign, letter] of Object.entries(stand)) {
  substitutes.set(letter, (substitutes.get(letter) ?? "") + sign);
}

/** A name with signs for its letters, and a digit or sign between any two. */
function spellings(name: string): RegExp {
  const escaped = (signs: string) => signs.replace(/[\\\]^$.*+?()[{}|-]/g, "\\$&");
  const letters = [...name].map(
    (letter) => `[${escaped(letter + (substitutes.get(letter) ?? ""))}]`,
  );
  return new RegExp(`^${letters.join("[^\\p{L}]?")}$`, "u");
}

/** The person's name or address, whole or in its parts, and the phone number. */
function isOwn(core: string, input: string, owner: Owner): boolean {
  const email = owner.email?.toLowerCase() ?? "";
  const [local = ""] = email.split("@");
  const names = [owner.firstName, owner.lastName].map((name) => name?.trim().toLowerCase() ?? "");
  const [first = "", last = ""] = names;
  const own = [email, local, ...local.split(/[._+-]/), first, last, first + last, last + first];
  const pieces = names.flatMap((name) => name.split(/[\s-]/)).filter(Boolean);
  own.push(...pieces, ...pieces.flatMap((one) => pieces.map((other) => one + other)));
  const parts = new Set(own.map((part) => part.replace(/[\s._-]/g, "")));
  if (core.length >= 3 && (parts.has(core) || core === email)) return true;
  if ([...parts].some((part) => part.length >= 4 && spellings(part).test(core))) return true;
  const digits = inLatinDigits(owner.phone ?? "").replace(/\D/g, "");
  return (
    digits.length >= 6 &&
    /^\+?\d{6,}$/.test(input) &&
    digits.endsWith(input.replace(/^\+|^0+/g, ""))
  );
}
