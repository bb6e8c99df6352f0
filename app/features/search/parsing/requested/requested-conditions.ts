import { attributeTag } from "#app/features/search/words/attribute-tags.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { stem } from "#app/features/search/words/stem.ts";
import { isGeneralRole } from "#app/features/search/words/talk/question-words.ts";
import { allConcepts, type Concept, conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import lists from "./conditions.json" with { type: "json" };

type InputWord = { word: string; at: number };

/**
 * The benefits that folded words say a job gives: a verb or a preposition and what is given ("بيأمنو
 * منامة", "with free lunch"), or what and that it is given ("سكن ع حسابهم", "transport provided"). Others
 * may follow with "and". A noun alone is no such condition: "food engineer"; two of them are.
 */
export function findConditions(words: readonly InputWord[]): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const last = parts.at(-1);
    const read = notStudiedAt(words, at) ?? conditionAt(words, at, last);
    const part = read && partOf(read, words.slice(at, at + read.length));
    if (part && read.isEither && last) parts[parts.length - 1] = either(last, part);
    else if (part) parts.push(part);
    at += read?.length ?? 1;
  }
  return parts;
}

type Condition = { name: string; words: string[]; length: number; isEither?: boolean };

/** "Paid weekly or daily": the jobs that have one of them. */
function either(one: QueryPart, other: QueryPart): QueryPart {
  if (one.kind !== "words" || other.kind !== "words") return other;
  const words = [...one.words, ...other.words];
  return { ...one, words, names: [...one.names, ...other.names], to: other.to };
}

/** "ما كملت جامعة", "didn't finish university": a school certificate at the most. */
function notStudiedAt(words: readonly InputWord[], at: number): Condition | undefined {
  const own = words.slice(at, at + longestStudy).map(({ word }) => word);
  const length = notStudied.exec(own.join(" "))?.[0].split(" ").length;
  return length === undefined ? undefined : { name: "school", words: own.slice(0, length), length };
}

const longestStudy = 5;
const notStudied =
  /^(?:و?(?:ما|لم) ?(?:[اي]?كمل|خلص|دخل|درس|فت|انهي)(?:ت|و|نا)? (?:ال|بال|ب)?(?:جامع|دراس|تعليم|كلي|معهد)\S*|(?:did not|didn t|didnt|never|have not|haven t) (?:finish|complete|go to|went to|attend)(?:ed)? (?:the |my )?(?:university|college|studies|degree))(?= |$)/;

function conditionAt(
  words: readonly InputWord[],
  start: number,
  last: QueryPart | undefined,
): Condition | undefined {
  const wordAt = (at: number) => words[at]?.word ?? "";
  const { at: before } = words[start - 1] ?? {};
  const isAfterCondition = last !== undefined && before !== undefined && last.to >= before;
  let at = start;
  const isListed = isAfterCondition && isJoined(wordAt(at));
  const isEither = isAfterCondition && isOr(wordAt(at));
  if (isAfterCondition && (isAnd(wordAt(at)) || isEither)) at += 1;
  const givers: string[] = [];
  for (; isGiver(wordAt(at)) || (at > start && between.has(wordAt(at))); at += 1) {
    givers.push(wordAt(at));
  }
  const noun = nounAt(words, at);
  if (!noun) return undefined;
  at += noun.length;
  if (qualities.has(wordAt(at))) at += 1;
  if (isOfOccupation(wordAt(at - 1), wordAt(at))) return undefined;
  const isGiven = isListed || isEither || givers.some((word) => gives(word, noun.name));
  const isBenefit = !(noun.name in ownGivers) || noun.name === "company-car";
  const afterwards = isBenefit ? afterAt(words, at) : undefined;
  const isPaired =
    isBenefit && isJoined(wordAt(at)) && nounAt(words, isAnd(wordAt(at)) ? at + 1 : at);
  if (!isGiven && afterwards === undefined && !noun.isIn && !isPaired) return undefined;
  const length = at + (afterwards ?? 0) - start;
  return { name: noun.name, words: noun.words, length, isEither };
}

/** The number of words after a noun that say who gives or pays it. */
function afterAt(words: readonly InputWord[], at: number): number | undefined {
  return [3, 2, 1].find((length) => {
    const own = words.slice(at, at + length).map(({ word }) => word);
    const text = own.join(" ");
    return own.length === length && (after.has(text) || atTheirCost.test(text));
  });
}

/** "ع حساب الشغل", "على حسابهم", "عالشركة". */
const atTheirCost =
  /^(?:(?:علي|ع) حساب(?:(?:هم|هن|ن|ه|كم|كن)|(?: (?:ال|صاحب)\S*)?)|(?:علي |ع)ال(?:شركه|معمل|موسسه|محل|مطعم|اداره|منظمه|شغل|ورشه))$/;

/** Some are given by certain words alone: "with car" and "with high school" tell of a person. */
function gives(word: string, name: string): boolean {
  return (ownGivers[name] ?? isAnyGiver)(word);
}

const isPayer = (word: string) => /دفع|صرف|عطي|قبض|^pa(?:y|ys|id)$/.test(word);
const isHad = (word: string) => had.has(word);
const isAnyGiver = (word: string) => given.has(word) || givingWords.test(word);
const ownGivers: Record<string, (word: string) => boolean> = {
  school: isHad,
  "weekly-pay": isPayer,
  "daily-pay": isPayer,
  "company-car": (word) =>
    isAnyGiver(word) && !/^(?:و?مع|with|ha(?:s|ve|ving)|full|free)$/.test(word),
};

/** The longest name of something given. */
function nounAt(
  words: readonly InputWord[],
  at: number,
): { name: string; words: string[]; length: number; isIn: boolean } | undefined {
  for (const length of [2, 1]) {
    const name = words.slice(at, at + length).map(({ word }) => word);
    if (name.length < length) continue;
    const [first = "", ...others] = name;
    for (const bare of [first, first.replace(/^و/, ""), first.replace(/^ب(?!ال)/, "")]) {
      const benefit = nouns.get([bare, ...others].join(" "));
      // "بتأمين صحي", but "بنقل" may be what is done.
      const isIn = bare !== first && first.startsWith("ب") && inWith.has(benefit ?? "");
      if (benefit) return { name: benefit, words: [bare, ...others], length, isIn };
    }
  }
  return undefined;
}

/** "Insurance agent", "food engineer". */
function isOfOccupation(word: string, next: string): boolean {
  if (!/^[a-z]/.test(next)) return false;
  const named = [...conceptsNamed([stem(word), stem(next)]), ...conceptsNamed([stem(next)])];
  return isGeneralRole(next) || named.some(({ skill, setting }) => !skill && !setting);
}

const inWith = new Set(["health-insurance", "housing", "meals"]);

function isGiver(word: string): boolean {
  return isAnyGiver(word) || isHad(word) || isPayer(word);
}

function isOr(word: string): boolean {
  return word === "او" || word === "or";
}

function isAnd(word: string): boolean {
  return word === "and" || word === "و" || word === "plus";
}

/** "ووجبة", "and meals". */
function isJoined(word: string): boolean {
  return isAnd(word) || /^و/.test(word);
}

function partOf({ name, words }: Condition, own: readonly InputWord[]): QueryPart {
  return {
    kind: "words",
    words,
    names: [conceptOf(name)],
    pieces: [],
    categories: [],
    from: own[0]?.at ?? 0,
    to: own.at(-1)?.at ?? 0,
  };
}

/** The vocabulary's line of an attribute, of which it is the only or the first one. */
function conceptOf(name: string): Concept {
  const lines = allConcepts().filter(({ tags }) => tags.includes(attributeTag(name)));
  const concept = lines.find(({ tags }) => tags.length === 1) ?? lines[0];
  if (!concept) throw new Error(`The vocabulary has no line for ${name}.`);
  return concept;
}

function foldedNames(text: string): string[] {
  return text.split(",").map((name) => fold(name));
}

const given = new Set(lists.given.flatMap(foldedNames));
const had = new Set(lists.had.flatMap(foldedNames));
const qualities = new Set(lists.qualities.flatMap(foldedNames));
const after = new Set(lists.after.flatMap(foldedNames));
const between = new Set(lists.between.flatMap(foldedNames));
const nouns = new Map(
  Object.entries(lists.nouns).flatMap(([name, words]) =>
    foldedNames(words).map((word) => [word, name] as const),
  ),
);
const givingWords = new RegExp(
  `^[وف]?(?:ع?م|رح|ع)?ب?[ايتنم]?(?:${lists.givenRoots.join("|")})(?:و|وا|ون|ين|ه|ها|لنا|لي|لهم|لهن|و?لو)?$`,
);
