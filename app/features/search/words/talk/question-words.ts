import { nameSound } from "#app/features/search/words/name-sound.ts";
import { isArabic, stem } from "#app/features/search/words/stem.ts";
import { fold } from "#app/platform/fold.ts";
import lists from "./question-words.json" with { type: "json" };
import { isRelative, isSpoken, isWish } from "./spoken-words.ts";

/** Filler words of a question. */
export function isFiller(word: string): boolean {
  const bare = word.replace(/^(?:[وفبك]?ال|لل)(?=.{3})/, "");
  return (
    isArabiziWord(word) ||
    [word, word.replace(/^[وفبل]/, ""), bare].some((each) => fillers.has(each))
  );
}

/** Whether a folded word is a word for work: "jobs", "شغلانة", "بالوظائف". */
export function isWorkWord(word: string): boolean {
  const bare = word.replace(/^(?:[وفبك]?ال|لل|[وفبل])(?=.{3})/, "");
  return workWords.has(word) || workWords.has(bare);
}

/** Whether a word is Arabic in Latin letters: "baddi", "shoghol". Short ones are so beside others alone. */
function isArabiziWord(word: string): boolean {
  return (word.length > 2 && arabizi.has(word)) || fillersOfTwo.has(word);
}

/** Whether words are Arabic in Latin letters: digits within them, or words of questions. */
export function isArabizi(words: readonly string[]): boolean {
  const marks = words.filter((word) => digitsAsLetters.test(word) || isArabiziWord(word));
  return marks.length > 0;
}

const digitsAsLetters = /^(?=.*[a-z].*[a-z])(?:[235679][a-z]{2,}|[a-z]+[235679][a-z]*)$/;

/** The Arabic words of questions and sentences. */
export function arabicTalk(): string[] {
  return [
    ...new Set([
      ...fillers,
      ...sentenceWords,
      ...cues,
      ...requestCues,
      ...pastCues,
      ...wasCues,
      ...nameCues,
    ]),
  ].filter((word) => isArabic(word) && word.length > 2);
}

/** Whether a word is a short one of Arabic in Latin letters: "w", "bi". */
export function isShortArabizi(word: string): boolean {
  return word.length < 3 && arabizi.has(word);
}

/** Whether folded words such as "not" or "other than" exclude the next part. */
export function isNegator(words: string): boolean {
  return negators.has(words) || negators.has(words.replace(/^[وف](?=.{3})/, ""));
}

/** Whether folded words with "not" in them exclude nothing: "at least", "not only", of a person "not married". */
export function isPhrase(words: string): boolean {
  return phrases.has(words);
}

/** Whether a folded word is part of such words. */
export function isNegatorWord(word: string): boolean {
  return negatorWords.has(word);
}

/** Words that may stand between a negator and the excluded part: "not in Damascus". */
export function mayFollowNegator(word: string): boolean {
  return followers.has(word);
}

/** Words that continue an exclusion: "not sales or marketing". */
export function isConjunction(word: string): boolean {
  return conjunctions.has(word);
}

/** Whether the folded word stands in sentences only, not in job titles. */
export function isSentenceWord(word: string): boolean {
  const bare = word.replace(/^[وف](?=.{3})/, "");
  const plain = bare.replace(/^ب?ال(?=.{3})/, "");
  return (
    [word, bare, plain].some(
      (each) => sentenceWords.has(each) || cues.has(each) || requestCues.has(each),
    ) || isSpoken(word)
  );
}

/** Whether a person speaks: "I", "my", "عندي". */
export function isSentenceCue(word: string): boolean {
  return cues.has(word) || isRequestCue(word) || isRelative(word);
}

/** Whether a request follows: "looking", "want", "بدور". */
export function isRequestCue(word: string): boolean {
  return requestCues.has(word) || requestCues.has(word.replace(/^[وف]/, "")) || isWish(word);
}

/** Whether a place after it is a residence: "from Homs". */
export function isOriginCue(word: string): boolean {
  return originCues.has(word) || originCues.has(word.replace(/^[وف](?=.{3})/, ""));
}

/** Whether an education follows: "graduate", "degree in", "كلية". */
export function isEducationCue(word: string): boolean {
  return educationCues.has(word) || educationCues.has(word.replace(/^[وفب](?=.{3})/, ""));
}

/** Whether a skill follows: "knowledge of", "معرفة". */
export function isKnowledgeCue(word: string): boolean {
  return knowledgeCues.has(word) || knowledgeCues.has(word.replace(/^[وفب](?=.{3})/, ""));
}

/** Whether a past occupation follows: "worked as", "خبرة". */
export function isPastCue(word: string): boolean {
  return pastCues.has(word);
}

/** Whether something over follows: "was", "كنت". */
export function isWasCue(word: string): boolean {
  return wasCues.has(word.replace(/^[وف](?=.{3})/, ""));
}

/** Whether the present follows: "now", "moved", "هلق". */
export function isNowCue(word: string): boolean {
  return nowCues.has(word) || nowCues.has(word.replace(/^[وف](?=.{3})/, ""));
}

/** Whether a person's name follows: "اسمي". */
export function isNameCue(word: string): boolean {
  return nameCues.has(word) || nameCues.has(word.replace(/^[وف]/, ""));
}

/** Whether a word says little beside an occupation: "french speaker", "ممثل خدمة عملاء". */
export function isGeneralRole(word: string): boolean {
  return generalRoles.has(word);
}

/** Whether a folded word is a kind of employer, as many of their names have it: "bank", "شركة". */
export function isGenericName(word: string): boolean {
  return (
    genericNames.has(word) ||
    genericNames.has(word.replace(/^(?:وال|لل|ال|[ولب])(?=.{3})/, "")) ||
    isHeardAsGeneric(word)
  );
}

/** "انترناشونال" and "هوسبيتال" are such English words in Arabic letters. */
function isHeardAsGeneric(word: string): boolean {
  return word.length > shortestHeard && isArabic(word) && genericSounds.has(nameSound(word));
}

/** Consonants from which on an Arabic word is no other one that sounds so. */
const shortestHeard = 5;

/** Whether a folded word is any employer: "company", "بمنظمة". */
export function isAnyEmployer(word: string): boolean {
  return anyEmployers.has(word.replace(/^(?:لل|[ولب])(?=.{3})/, ""));
}

/** Whether a stem is an occupation of many fields: "engineer", "فني". */
export function isBroadRole(stem: string): boolean {
  return broadRoles.has(stem);
}

/** Whether folded words are a rank that every field has: "head of department", "رئيس قسم". */
export function isRankOfAnyField(words: readonly string[]): boolean {
  const ranks = words.filter((word) => isRoleOfAnyField(stem(word)));
  return ranks.length > 0 && words.every((word) => ranks.includes(word) || units.has(word));
}

/** Whether a stem is a rank or an activity that every field has: "manager", "بائع". */
export function isRoleOfAnyField(stem: string): boolean {
  return rolesOfAnyField.has(stem);
}

function foldedWords(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(" ")).map(fold));
}

function foldedNames(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(",")).map(fold));
}

const workWords = foldedWords(lists.workWords);
const negators = foldedNames(lists.negators);
const phrases = foldedNames(lists.phrases);
const negatorWords = new Set([...negators].flatMap((name) => name.split(" ")));

const generalRoles = foldedWords(lists.generalRoles);
const broadRoles = foldedWords(lists.broadRoles);
const anyEmployers = foldedWords(lists.anyEmployers);
const genericNames = foldedWords(lists.genericNames);
const genericSounds = new Set(
  [...genericNames].map(nameSound).filter(({ length }) => length >= shortestHeard),
);
const rolesOfAnyField = foldedWords(lists.rolesOfAnyField);
const units = foldedWords(lists.units);
const conjunctions = foldedWords(lists.conjunctions);
const followers = foldedWords(lists.followers);
const requestCues = foldedWords(lists.requestCues);
const cues = foldedWords(lists.cues);
const originCues = foldedWords(lists.originCues);
const educationCues = foldedWords(lists.educationCues);
const pastCues = foldedWords(lists.pastCues);
const wasCues = foldedWords(lists.wasCues);
const nowCues = foldedWords(lists.nowCues);
const nameCues = foldedWords(lists.nameCues);
const knowledgeCues = foldedWords(lists.knowledgeCues);
const sentenceWords = foldedWords(lists.sentenceWords);
const fillers = foldedWords(lists.fillers);
const arabizi = foldedWords(lists.arabizi);
const fillersOfTwo = new Set(["fi", "bl"]);
