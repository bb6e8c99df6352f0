import { fold } from "#app/platform/fold.ts";
import { listItems } from "#app/platform/pasted/list-text.ts";
import type { CvLine } from "./cv-lines.ts";
import { languageNames, levelWords } from "./cv-words.ts";
import type { Reading } from "./reading.ts";

const maxItems = 40;
const maxItemLength = 60;
const maxItemWords = 6;

/** The items of the sections of skills; a list with sentences is not sure. */
export function readSkills(lines: readonly CvLine[]): Reading<string[]> | undefined {
  const items = wrapped(lines.filter(({ section }) => section === "skills")).flatMap(skillsIn);
  const skills = items.filter((item) => !isLong(item) && !isLanguage(item));
  if (skills.length === 0) return undefined;
  const value = [...new Map(skills.map((skill) => [fold(skill), skill])).values()].slice(
    0,
    maxItems,
  );
  return { value, isSure: skills.length >= items.length * 0.7 };
}

/** A list with commas goes on in the next line where its last one has no end. */
function wrapped(lines: readonly CvLine[]): string[] {
  const texts: string[] = [];
  let isOpen = false;
  for (const { text, isPoint } of lines) {
    const last = texts.at(-1);
    if (isOpen && !isPoint && last !== undefined) texts[texts.length - 1] = `${last} ${text}`;
    else texts.push(text);
    isOpen = /[,،]$/.test(text) || (/[,،]/.test(text) && text.length > 60 && !/\.$/.test(text));
  }
  return texts;
}

function skillsIn(line: string): string[] {
  const list = line.replace(/^[\p{L}\d &/+'-]{2,40}[::]\s*(?=\S)/u, "");
  return listItems(list.replace(/[,،;؛|\t]|\s[·•●–—]\s|\s-\s(?!\s)/g, "\n")).flatMap((item) => {
    const bare = item
      .replace(rating, "")
      .replace(/^(?:and|و)\s+/u, "")
      .replace(/^[\s:.–—-]+|[\s:.،,–—-]+$/g, "")
      .trim();
    const isLevel = fold(bare)
      .split(" ")
      .every((word) => levelWords.has(word));
    return bare.length < 2 && !/^[cr]$/i.test(bare) ? [] : isLevel ? [] : [bare];
  });
}

const rating =
  /\s*(?:[★☆⭐●○◦■□▪]{2,}|\d{1,3}\s?%|\(?\d{1,2}\s?\/\s?(?:5|10)\)?|\((?:advanced|intermediate|expert|beginner|basic|excellent|very good|good|ممتاز|جيد جدا|جيد جداً|جيد|متوسط|متقدم)\))\s*$/iu;

const isLong = (item: string) =>
  item.length > maxItemLength || item.split(" ").length > maxItemWords;

const isLanguage = (item: string) =>
  fold(item)
    .split(" ")
    .every((word) => languageNames.has(word) || levelWords.has(word));

/** Spoken languages with their levels, as "English: fluent"; from the skills where no section has them. */
export function readLanguages(lines: readonly CvLine[]): Reading<string[]> | undefined {
  const own = lines.filter(({ section }) => section === "languages");
  const value = own.length > 0 ? languagesIn(own.map(({ text }) => text)) : [];
  if (value.length > 0) return { value, isSure: true };
  const items = lines
    .filter(({ section }) => section === "skills" || section === "personal")
    .flatMap(({ text }) => listItems(text.replace(/[,،;؛|\t]/g, "\n")))
    .filter(isLanguage);
  const others = languagesIn(items);
  return others.length > 0 ? { value: others, isSure: true } : undefined;
}

const maxLevelWords = 6;

/** Each name with the words behind it as far as the next. */
function languagesIn(texts: readonly string[]): string[] {
  const languages = new Map<number, { name: string; level: string[] }>();
  let last: { name: string; level: string[] } | undefined;
  for (const text of texts) {
    const words = text.match(/[\p{L}\p{M}\d'’+]+|[,،;؛|•]/gu) ?? [];
    for (const word of words) {
      const language = languageNames.get(fold(word));
      if (language !== undefined) {
        const known = languages.get(language);
        last = known ?? { name: word, level: [] };
        languages.set(language, last);
      } else if (last && isLevelWord(word) && last.level.length < maxLevelWords)
        last.level.push(word);
    }
  }
  return [...languages.values()].map(({ name, level }) =>
    level.length > 0 ? `${name}: ${trimmedLevel(level)}` : name,
  );
}

function isLevelWord(word: string): boolean {
  return levelWords.has(fold(word)) && !/^[،,]$/.test(word);
}

/** "اللغة" may begin the next name. */
function trimmedLevel(level: readonly string[]): string {
  return level.join(" ").replace(/\s*(?:اللغة|لغة)$/u, "");
}
