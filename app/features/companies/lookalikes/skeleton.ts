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

/** Words that name the market of a whole company, at the end of its name. */
const homeCountry = new Set(fold("syria سوريا سورية").split(" "));

const wordsBesideTheBoard = new Set(
  fold(
    "recruitment recruiting hiring career careers employment work platform website site app portal com net org online تطبيق منصة شبكة بوابة كوم توظيف التوظيف للتوظيف تشغيل التشغيل للتشغيل عمل العمل للعمل شغل الشغل للشغل وظيفة الوظائف للوظائف team support official jobs job admin moderation help service فريق دعم الدعم الفريق الرسمي الرسمية موقع وظائف إدارة الإدارة خدمة",
  ).split(" "),
);

/** The board's own names, in both scripts and in Latin letters. */
const ownNames = ["Furas", "فُرَص", "Foras", "Fors"];

/** Marks and invisible characters part no word; folding would keep a letter of another alphabet as it is. */
function withoutMarks(name: string): string {
  return name.normalize("NFKD").replace(/[\p{M}\p{Cf}ـ]/gu, "");
}

/** The words of a name, without those that tell no company from another: a country, a branch, its number. */
function ownWordsOf(name: string): string[] {
  const plain = withoutMarks(name);
  const bare = plain
    .replace(/[([{][^()[\]{}]*[)\]}]/gu, " ")
    .trim()
    .replace(/[\s#-]+\p{Nd}{1,2}$/u, "");
  const words = wordsOf(/\p{L}/u.test(bare) ? bare : plain);
  const own = words.filter((word) => !plainForms.has(word));
  return own.length > 1 && plainCountry.has(own.at(-1) ?? "") ? own.slice(0, -1) : own;
}

function wordsOf(name: string): string[] {
  const plain = withoutMarks(name);
  const latin = Array.from(plain, (letter) => latinOf.get(letter) ?? letter).join("");
  return fold(latin)
    .split(" ")
    .map((word) => Array.from(word, (letter) => latinOf.get(letter) ?? letter).join(""))
    .filter((word) => word !== "");
}

/**
 * A company name reduced to its looks: letters of other alphabets as the Latin ones that they look like, Arabic
 * letters folded, without marks, spaces, legal forms, and brackets, a number or the country at its end. Empty for a name without letters.
 */
export function skeletonOf(name: string): string {
  const own = ownWordsOf(name);
  return joined(own.length > 0 ? own : wordsOf(name));
}

/** Whether a name looks like the board's own, alone or beside words such as "support". */
export function looksLikeBoard(name: string): boolean {
  const words = ownWordsOf(name).filter((word) => !plainBeside.has(word));
  return boardSkeletons.has(joined(words));
}

function joined(words: readonly string[]): string {
  return words.join("").replace(/rn/g, "m").replace(/vv/g, "w");
}

const looksOf = (words: ReadonlySet<string>) => new Set([...words].flatMap(wordsOf));
const plainForms = looksOf(legalForms);
const plainCountry = looksOf(homeCountry);
const plainBeside = looksOf(wordsBesideTheBoard);
const boardSkeletons = new Set(ownNames.map((name) => joined(wordsOf(name))));
