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
    const read = conditionAt(words, at, parts.at(-1));
    if (read) parts.push(partOf(read, words.slice(at, at + read.length)));
    at += read?.length ?? 1;
  }
  return parts;
}

type Condition = { name: string; words: string[]; length: number };

function conditionAt(
  words: readonly InputWord[],
  start: number,
  last: QueryPart | undefined,
): Condition | undefined {
  const wordAt = (at: number) => words[at]?.word ?? "";
  const { at: before } = words[start - 1] ?? {};
  const isAfterCondition = last !== undefined && before !== undefined && last.to >= before;
  let at = start;
  let isGiven = isAfterCondition && isJoined(wordAt(at));
  if (isAfterCondition && isAnd(wordAt(at))) at += 1;
  while (isGiver(wordAt(at)) || (at > start && between.has(wordAt(at)))) {
    isGiven ||= isGiver(wordAt(at));
    at += 1;
  }
  const noun = nounAt(words, at);
  if (!noun) return undefined;
  at += noun.length;
  if (isOfOccupation(wordAt(at - 1), wordAt(at))) return undefined;
  const afterwards = [2, 1].find((length) =>
    after.has(
      words
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(" "),
    ),
  );
  const isPaired = isJoined(wordAt(at)) && nounAt(words, isAnd(wordAt(at)) ? at + 1 : at);
  if (!isGiven && afterwards === undefined && !noun.isIn && !isPaired) return undefined;
  return { name: noun.name, words: noun.words, length: at + (afterwards ?? 0) - start };
}

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
  return given.has(word) || givingWords.test(word);
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

/** The vocabulary's line of an attribute, of which it is the only one. */
function conceptOf(name: string): Concept {
  const concept = allConcepts().find(({ tags: [tag, ...others] }) => {
    return tag === attributeTag(name) && others.length === 0;
  });
  if (!concept) throw new Error(`The vocabulary has no line for ${name}.`);
  return concept;
}

function foldedNames(text: string): string[] {
  return text.split(",").map((name) => fold(name));
}

const given = new Set(lists.given.flatMap(foldedNames));
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
