import { stem } from "#app/features/search/words/stem.ts";
import { isVocabulary } from "#app/features/search/words/vocabulary.ts";
import { remembering } from "#app/platform/remembering.ts";
import { isNumberWord } from "./number-words.ts";
import lists from "./question-words.json" with { type: "json" };

/*
 * Words of talk by how they are formed: a verb in any of the dialect's forms ("بتعرفولي", "عمدور",
 * "ماعرفتش"), relatives ("لابني", "وخيي") and numbers. A name of the vocabulary is none of them.
 */

/** Whether a folded word is a verb of wishes: "بدور", "حابين", "نحتاج". */
export function isWish(word: string): boolean {
  return wishes.test(word) && !isVocabulary(stem(word));
}

/** Whether a folded word is a verb of talk, a relative, a preposition with a pronoun or a number. */
export function isSpoken(word: string): boolean {
  return isNumberWord(word) || (isOfTalk(word) && !isVocabulary(stem(word)));
}

/** The same by its form alone. */
const isOfTalk = remembering(
  4096,
  (word) => talk.test(word) || wishes.test(word) || isRelative(word) || toPeople.test(word),
);

/** Whether a folded word has the form of a short verb: "تقعد", "يطبخ". */
export function isShortAction(word: string): boolean {
  return /^[يت][^اوي]{3}$/u.test(word);
}

/** Whether a folded word is somebody's relative: "لزوجي", "وخيي", "ابنها". */
export function isRelative(word: string): boolean {
  return relatives.test(word);
}

function formsOf(roots: readonly string[], first: string): RegExp {
  return new RegExp(
    `^[وف]?(?:عم|رح|راح|ما|[عحلس])?ب?${first}?(?:${roots.join("|")})(?:[توياه]|نا|وا|ين|ون|ها|ك|كن|كم|هن|هم|ني|لي|لو|لنا|له|لها|لكم|ش|تو|تي)*$`,
  );
}

const wishes = formsOf(lists.wishRoots, "[ايتنم]");
const talk = formsOf(lists.talkRoots, "(?:[ايتن]|ان)");
/** "With me", "for them" in any dialect: "معايا", "ليها", "عندهن", "وياهم", "منكم". */
const toPeople =
  /^[وف]?(?:(?:ما)?(?:معا?|عن?د)|لي?|في|من|عن|بي?|ويا|علي|الي)(?:ي|يا|ه|ها|و|ك|كي|كم|كن|كون|نا|هم|هن|هون|ني)ش?$/;
const relatives =
  /^[وف]?(?:[لبك]|عن )?(?:ابن|بنت|ام|امي|اب|اخ|خي|اخت|زوج|جوز|مر|عم|خال|رفيق|صديق|ولاد|اولاد|اهل|والد|جد|ست|خطيب)(?:ي|يي|تي|و|ه|ها|نا|تو|ته|تها|تنا|هن|هم|ين)$/;
