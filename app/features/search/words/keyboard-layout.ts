/*
 * A text typed while the keyboard was set to the other language: "lphsf" is محاسب, "فثشؤاثق" is
 * teacher. The keys are those of the US keyboard and of the Arabic ones (101, and 102 with ذ on the
 * key beside Enter).
 */

/** The text the same keys type in the Arabic layout. */
export function asArabicKeys(text: string): string {
  return Array.from(text, (key) => arabicOfKey[key] ?? key).join("");
}

/** The texts the same keys type in the English layout: لا is one key, or two. */
export function asEnglishKeys(text: string): string[] {
  let readings = [""];
  const letters = text.normalize("NFKC");
  for (let at = 0; at < letters.length; at++) {
    const both = letters.slice(at, at + 2);
    const pair = both.length === 2 ? keyOfArabic[both] : undefined;
    const single = keyOfArabic[letters.charAt(at)] ?? letters.charAt(at);
    if (pair === undefined) {
      readings = readings.map((reading) => reading + single);
      continue;
    }
    const second = keyOfArabic[letters.charAt(at + 1)] ?? "";
    readings = [
      ...readings.map((reading) => reading + pair),
      ...readings.map((reading) => reading + single + second),
    ].slice(0, maxReadings);
    at += 1;
  }
  return readings;
}

const maxReadings = 8;

const keys: readonly (readonly [english: string, arabic: string])[] = [
  ["`qwertyuiop[]", "ذضصثقفغعهخحجد"],
  ["asdfghjkl;'", "شسيبلاتنمكط"],
  ["zxcvnm,./", "ئءؤرىةوزظ"],
  // With the shift key: a hamza, or a vowel that is no letter of a word.
  ["HYN", "أإآ"],
  ["QWERASX", "\u064e\u064b\u064f\u064c\u0650\u064d\u0652"],
  ["PKZCV?", "؛،~{}؟"],
];

/** Signs that capitals type in the Arabic layout, neither letters nor vowels. */
const signs: readonly (readonly [capitals: string, sign: string])[] = [["DFJLUIOM", "][ـ/‘÷×’"]];

const single = pairsOf(keys);
const double = [
  ["b", "لا"],
  ["B", "لآ"],
  ["G", "لأ"],
  ["T", "لإ"],
] as const;

const arabicOfKey: Readonly<Record<string, string>> = Object.fromEntries([
  ...single,
  ...double,
  ["\\", "ذ"],
  ...Array.from("DFLMOUI", (key) => [key, arabicOfSmall(key)] as const),
]);

const keyOfArabic: Readonly<Record<string, string>> = Object.fromEntries(
  [...pairsOf(signs), ...single, ...double].map(([key, letter]) => [letter, key.toLowerCase()]),
);

function pairsOf(rows: readonly (readonly [string, string])[]) {
  return rows.flatMap(([english, arabic]) =>
    Array.from(english, (key, at) => [key, Array.from(arabic)[at] ?? ""] as const),
  );
}

/** Capitals that write no letter there are read as typed with the caps lock. */
function arabicOfSmall(capital: string): string {
  const small = capital.toLowerCase();
  return single.find(([key]) => key === small)?.[1] ?? capital;
}
