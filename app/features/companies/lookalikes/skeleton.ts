import { fold } from "#app/platform/fold.ts";
import confusables from "./confusables.json" with { type: "json" };

/**
 * The Latin letters by letters that look like them: those of Unicode TR39 (confusables.txt) that keyboards and
 * copied alphabets bring, in small and capital form.
 */
const latinOf = new Map(
  Object.entries(confusables).flatMap(([latin, others]) =>
    [...others].flatMap((other) => [
      [other, latin] as const,
      [other.toLowerCase(), latin] as const,
    ]),
  ),
);

/** Words that say of which legal form a company is, folded. */
const legalForms = new Set(
  fold(
    "ltd limited llc inc incorporated co company corp corporation plc gmbh sarl sa fze fzco est establishment شركة مؤسسة المحدودة محدودة المسؤولية ذ.م.م م.م مساهمة مغفلة المساهمة",
  ).split(" "),
);

const wordsBesideTheBoard = new Set(
  fold(
    "team support official jobs job admin moderation help service فريق دعم الدعم الفريق الرسمي الرسمية موقع وظائف إدارة الإدارة خدمة",
  ).split(" "),
);

/** The board's own names, in both scripts and in Latin letters. */
const ownNames = ["Furas", "فُرَص", "Foras", "Fors"];

function wordsOf(name: string): string[] {
  // Marks and invisible characters part no word; folding would keep a letter of another alphabet as it is.
  const plain = name.normalize("NFKD").replace(/[\p{M}\p{Cf}ـ]/gu, "");
  const latin = Array.from(plain, (letter) => latinOf.get(letter) ?? letter).join("");
  return fold(latin)
    .split(" ")
    .map((word) => Array.from(word, (letter) => latinOf.get(letter) ?? letter).join(""))
    .filter((word) => word !== "");
}

/**
 * A company name reduced to its looks: letters of other alphabets as the Latin ones that they look like, Arabic
 * letters folded, without marks, spaces and legal forms. Empty for a name without letters.
 */
export function skeletonOf(name: string): string {
  const words = wordsOf(name);
  const own = words.filter((word) => !plainForms.has(word));
  return joined(own.length > 0 ? own : words);
}

/** Whether a name looks like the board's own, alone or beside words such as "support". */
export function looksLikeBoard(name: string): boolean {
  const words = wordsOf(name).filter((word) => !plainForms.has(word) && !plainBeside.has(word));
  return boardSkeletons.has(joined(words));
}

function joined(words: readonly string[]): string {
  return words.join("").replace(/rn/g, "m").replace(/vv/g, "w");
}

const looksOf = (words: ReadonlySet<string>) => new Set([...words].flatMap(wordsOf));
const plainForms = looksOf(legalForms);
const plainBeside = looksOf(wordsBesideTheBoard);
const boardSkeletons = new Set(ownNames.map((name) => joined(wordsOf(name))));
