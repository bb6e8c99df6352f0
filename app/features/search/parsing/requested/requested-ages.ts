import { ageBoundTag, ageTag } from "#app/features/search/words/attribute-tags.ts";
import type { QueryPart } from "#app/features/search/words/parsed-query.ts";
import { withFigures } from "#app/features/search/words/talk/number-words.ts";
import { attribute } from "#app/features/search/words/vocabulary.ts";

type InputWord = { word: string; at: number };

/**
 * The ages that folded words name: "عمري 25 سنة", "18 years old", "لعمر 20 الى 30", "شاب 22 سنة". They only
 * rank: few postings state any.
 */
export function findAges(words: readonly InputWord[]): QueryPart[] {
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; at++) {
    const taken = words.slice(at, at + longest);
    const read = withFigures(taken.map(({ word }) => word));
    const text = read.map(({ text }) => text).join(" ");
    const isOfWork = words.slice(Math.max(0, at - 5), at).some(({ word }) => work.test(word));
    const match = ages.exec(text) ?? (isOfWork ? null : bare.exec(text));
    const bound = match?.groups?.bound;
    const { from = bound, to = from } = {
      ...match?.groups,
      ...(match?.groups?.old && { from: match.groups.old }),
    };
    const tags = match ? tagsOf(Number(from), Number(to)) : [];
    if (!match || tags.length === 0) continue;
    const count = match[0].split(" ").length;
    const length = read.slice(0, count).reduce((sum, each) => sum + each.length, 0);
    const own = taken.slice(0, length);
    parts.push({
      kind: "words",
      words: own.map(({ word }) => word),
      names: [attribute(tags)],
      pieces: [],
      categories: [],
      from: own[0]?.at ?? 0,
      to: own.at(-1)?.at ?? 0,
      demand: "preferred",
    });
    at += length - 1;
  }
  return parts;
}

/** Years beside these are years of work. */
const work = /خبر|experien|^exp$|شتغل|عمل|موظف|work|employ|كنت|صرلي|صار|since|منذ|for/;

const longest = 8;
const [youngest, oldest] = [14, 70];

function tagsOf(from: number, to: number): string[] {
  if (from < youngest || to > oldest || to < from) return [];
  const count = to - from + 1;
  const ages = Array.from({ length: count }, (_, at) => from + at);
  // Of one age postings that state about it come first.
  const bounds = count > 1 ? ages : [from, from - 1, from - 2];
  return [
    ...new Set([...bounds.map(ageBoundTag), ...ages.map((age) => ageTag(Math.max(15, age)))]),
  ];
}

const limit =
  "(?: (?:لا ي?ت?تجاوز|لا ي?ت?زيد عن|اقل من|تحت|دون|فوق|اكبر من|اكثر من|حتي|under|below|over|above|up to|max))?";
const age = "(?:العمر|السن|سن|عمري|عمرو|عمره|عمرها|عمر|لعمر|بعمر|اعمار|للاعمار|باعمار|aged?|ages)";
const person = "(?:شاب|شب|بنت|صبيه|رجل|زلمه|امراه|ست|ابني|بنتي|man|woman|girl|boy|guy)";
const years = "(?:سنه|عام|عاما|years?)";
const until = "(?:ل|لل|الي|حتي|to|till|until|and|و)";
const ages = new RegExp(
  `^(?:و?${age}(?: (?:من|بين|from|between|is))?${limit}|${person}(?= \\d+ ${years})) (?<from>\\d+)(?: ${years})?(?: (?:${until} |[ول])(?<to>\\d+))?(?: ${years})?(?: old)?(?= |$)|^(?<old>\\d+) (?:years?|yrs?) old(?= |$)|^(?:over|above|فوق|under|below|تحت) (?:ال ?)?(?<bound>[2-6]\\d)(?: ${years})?(?= |$)`,
);
/** Years alone that are no years of experience: "بين 20 و 25 سنة", "woman 45 years". */
const bare = new RegExp(
  `^(?:(?:بين|من|between|from) )?(?<from>(?:1[5-9]|[2-6]\\d)) (?:(?:${until} |[ول])(?<to>\\d+) )?${years}(?! (?:of )?(?:ال)?(?:خبر|experien|exp|work|عمل|شغل))(?= |$)`,
);
