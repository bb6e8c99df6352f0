import type { ContentLanguage } from "#app/i18n/language.ts";
import { pick, type Random } from "./random.ts";
import { drawWord, rareWord } from "./vocabulary.ts";
import { joiningWords, skills } from "./word-lists.ts";

const joining = new Set(joiningWords.ar);

/** Bytes of a title with its description, in the middle. */
const usualBytes = 1_500;

/** An advert's text: what it is, sentences of skewed words, in most the word experience, skills. */
export function descriptionOf(
  role: string,
  company: string,
  language: ContentLanguage,
  number: number,
  random: Random,
): string {
  const letterBytes = language === "ar" ? 1.75 : 1;
  const length = ((0.6 + random() * 0.8) * usualBytes) / letterBytes;
  const parts = [opening[language](role, company)];
  if (random() < 0.85) parts.push(experience[language](1 + Math.floor(random() * 9)));
  if (random() < 0.1) parts.push(`${rareWord(Math.floor(number / 40), language)}.`);
  const wanted = `- ${pick(skills[language], random)}\n- ${pick(skills[language], random)}`;
  let written = parts.join(" ").length + wanted.length;
  while (written < length) {
    const sentence = sentenceOf(language, random);
    parts.push(sentence);
    written += sentence.length + 1;
  }
  return `${parts.join(" ")}\n${wanted}`;
}

const opening: Record<ContentLanguage, (role: string, company: string) => string> = {
  en: (role, company) => `${company} is looking for a ${role} to join the team.`,
  ar: (role, company) => `تعلن ${company} عن حاجتها إلى ${role} للانضمام إلى الفريق.`,
};

const experience: Record<ContentLanguage, (years: number) => string> = {
  en: (years) => `At least ${years} years of experience in the same field.`,
  ar: (years) => `يشترط خبرة لا تقل عن ${years} سنوات في نفس المجال.`,
};

function sentenceOf(language: ContentLanguage, random: Random): string {
  const words = Array.from({ length: 7 + Math.floor(random() * 9) }, () => {
    const word = drawWord[language](random);
    return language === "ar" ? withClitic(word, random) : word;
  });
  return `${words.join(" ")}.`;
}

/** Arabic writes and, with, for and the article onto the word. */
function withClitic(word: string, random: Random): string {
  if (joining.has(word)) return word;
  const drawn = random();
  if (drawn < 0.3) return `ال${word}`;
  if (drawn < 0.38) return `و${word}`;
  if (drawn < 0.43) return `وال${word}`;
  if (drawn < 0.48) return `ب${word}`;
  return drawn < 0.53 ? `لل${word}` : word;
}
