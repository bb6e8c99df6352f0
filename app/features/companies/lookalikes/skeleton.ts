import type { Named } from "#app/features/places/country.ts";
import { syria } from "#app/features/places/place.ts";
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

/** The words of a name, without those that tell no company from another: a country, a branch and its place or number. */
function ownWordsOf(name: string): string[] {
  const plain = withoutMarks(name);
  const bare = plain
    .replace(/[([{][^()[\]{}]*[)\]}]/gu, " ")
    .trim()
    .replace(/[\s#-]+\p{Nd}{1,2}$/u, "");
  const parts = (/\p{L}/u.test(bare) ? bare : plain)
    .split(/[,،|/:–—]|\s-|-\s/u)
    .map((part) => wordsOf(part).filter((word) => !plainForms.has(word)))
    .filter((words) => words.length > 0);
  return withoutBranch(parts);
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
 * letters folded, without marks, spaces, legal forms, and brackets, a number, the country or a branch at its end.
 * Empty for a name without letters.
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

/**
 * The look of the name with which a job's title begins, before words for hiring: "Nabda Telecom is hiring". Empty
 * where there is none, or only words such as "restaurant".
 */
export function skeletonBeforeHiring(title: string): string {
  const words = wordsOf(title);
  const end = words.findIndex((word) => plainHiring.has(word));
  const before = end > 0 ? words.slice(0, end) : [];
  while (besideHiring.has(before.at(-1) ?? "")) before.pop();
  const name = before.join(" ");
  return namesOne(ownWordsOf(name)) ? skeletonOf(name) : "";
}

/** A name in parts, without those that say only where a branch is, and without a branch at its beginning or end. */
function withoutBranch([...parts]: string[][]): string[] {
  while (parts.length > 1 && isBranch(parts.at(-1) ?? []) && namesOne(parts.slice(0, -1).flat())) {
    parts.pop();
  }
  if (parts.length > 1 && parts[0]?.some(isWordForBranch) && isBranch(parts[0])) parts.shift();
  const words = afterBranch(parts.flat()) ?? parts.flat();
  return beforeBranch(words);
}

/** "فرع حمص لنبضة", "Homs branch of Nabda": the words after the branch, if they are a name. */
function afterBranch(words: readonly string[]): string[] | undefined {
  for (let length = Math.min(words.length - 1, longest); length > 0; length--) {
    const [branch, [first = "", ...rest]] = [words.slice(0, length), words.slice(length)];
    if (!branch.some((word) => plainBranch.has(word)) || !isBranch(branch)) continue;
    if (first === "of" && namesOne(rest)) return rest;
    if (first.startsWith("ل") && namesOne([first])) return [first.replace(/^لل?/, ""), ...rest];
  }
  return undefined;
}

/** "نبضة فرع حمص", "Nabda Homs branch", "Nabda Telecom Homs": the words before the branch, if they are a name. */
function beforeBranch(words: readonly string[]): string[] {
  for (let length = Math.min(words.length - 1, longest); length > 0; length--) {
    const [rest, branch] = [words.slice(0, -length), words.slice(-length)];
    const before = rest.at(-1) ?? "";
    if (!isBranch(branch) || before === "of" || plainOffice.has(before)) continue;
    const isCertain = branch.every((word) => plainCountry.has(word));
    if (isCertain || (branch.some((word) => plainBranch.has(word)) && namesOne(rest))) return rest;
    // The place of an institution is its name: «غرفة تجارة حلب», "University of Aleppo".
    const isNamed = rest.length > 1 && !rest.some((word) => plainKinds.has(word));
    if (isNamed && !ownPlaces.has(branch.join(" "))) return rest;
  }
  return [...words];
}

const isWordForBranch = (word: string) => plainBranch.has(word) || plainOffice.has(word);

/** Whether words name nothing but a branch, an office, the country or a place in it. */
function isBranch(words: readonly string[]): boolean {
  const isBeside = (word: string) =>
    isWordForBranch(word) || besideBranch.has(word) || plainCountry.has(word);
  const place = words.filter((word) => !isBeside(word)).join(" ");
  if (place !== "") return places.has(place) || places.has(place.replace(/^ب/, ""));
  return words.some((word) => plainBranch.has(word) || plainCountry.has(word));
}

/** Whether some of the words are more than a kind of institution. */
function namesOne(words: readonly string[]): boolean {
  return words.some((word) => !plainKinds.has(word) && !isWordForBranch(word));
}

function joined(words: readonly string[]): string {
  return words.join("").replace(/rn/g, "m").replace(/vv/g, "w");
}

const looksOf = (words: ReadonlySet<string>) => new Set([...words].flatMap(wordsOf));
const plainForms = looksOf(legalForms);
const plainCountry = looksOf(homeCountry);
const plainBeside = looksOf(wordsBesideTheBoard);
const looksOfList = (list: string) => looksOf(new Set(list.split(" ")));
const plainBranch = looksOfList("branch branches فرع الفرع فروع");
const plainOffice = looksOfList("office offices مكتب المكتب");
const besideBranch = looksOfList(
  "in at the main head new first second city governorate في الرئيسي الأول الثاني الجديد مدينة محافظة",
);
const plainHiring = looksOfList("hiring recruiting looking seeking تطلب يطلب توظف يوظف تعلن يعلن");
const besideHiring = looksOfList("is are now");
/** Kinds of institutions, and of shops, that are called after their place. */
const plainKinds = looksOfList(
  "university college school institute academy hospital clinic chamber directorate municipality hotel restaurant cafe bakery pharmacy bank club center centre factory market جامعة كلية مدرسة ثانوية روضة معهد أكاديمية مشفى مستشفى عيادة غرفة اتحاد نقابة جمعية مديرية بلدية محافظة مجلس فندق مطعم مطاعم مقهى مخبز أفران فرن صيدلية مخبر بنك مصرف نادي دار مركز مجمع معمل معامل مصنع مصانع مدارس سوق مكتبة مطبعة معرض متجر صحيفة إذاعة تلفزيون ميناء مرفأ مطار مدينة",
);
const namesOf = ({ ar, en, also = [] }: Named) => [ar, en, ...also];
const looksOfPlaces = (named: readonly Named[]) =>
  new Set(named.flatMap(namesOf).map((name) => wordsOf(name).join(" ")));
const governorates = looksOfPlaces(syria.provinces);
const places = looksOfPlaces(syria.provinces.flatMap((province) => [province, ...province.cities]));
/** Places whose names are also words and family names; beside a word for a branch alone they are places. */
const ownPlaces = new Set([...places].filter((name) => !governorates.has(name)));
for (const word of looksOfList("Sham الشام")) ownPlaces.add(word);
/** The most words of a branch: "the main branch in Deir ez-Zor". */
const longest = 7;
const boardSkeletons = new Set(ownNames.map((name) => joined(wordsOf(name))));
