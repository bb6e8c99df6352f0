import { interpretations, quoted } from "#app/features/search/parsing/interpretations.server.ts";
import type { Interpretation, KeywordQuery } from "#app/features/search/words/parsed-query.ts";
import { allConcepts } from "#app/features/search/words/vocabulary.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { fold } from "#app/platform/fold.ts";

/**
 * How a keyword was understood: without parts that were let go, which the list names in a sentence, and
 * without repetitions of the text in the box.
 */
export function shownReadings(
  keyword: KeywordQuery | undefined,
  language: Language,
): Interpretation[] {
  if (!keyword) return [];
  const parts = keyword.parsed.parts.filter(({ demand }) => demand !== "dropped");
  const input = ` ${fold(keyword.parsed.rawWords.join(" "))} `;
  return interpretations({ ...keyword, parsed: { ...keyword.parsed, parts } }, language)
    .filter(
      (reading) =>
        reading.kind === "labelled" || !input.includes(` ${fold(labelOf(reading, language))} `),
    )
    .map((reading) =>
      reading.kind === "spelling" ? { ...reading, value: asWritten(reading.value) } : reading,
    );
}

/** Says which words were read in another spelling; undefined where none was. */
export function correctedMessage(
  keyword: KeywordQuery | undefined,
  language: Language,
): string | undefined {
  const { rawWords = [], respelled = [] } = keyword?.parsed ?? {};
  const input = ` ${fold(rawWords.join(" "))} `;
  const corrected = respelled.filter(({ word }) => !input.includes(` ${fold(word)} `));
  if (corrected.length === 0) return undefined;
  return messagesFor(language).search.corrected({
    input: quoted(
      corrected.map(({ at }) => rawWords[at] ?? ""),
      language,
    ),
    read: quoted(
      corrected.map(({ word }) => asWritten(word)),
      language,
    ),
  });
}

function labelOf({ kind, value }: Interpretation, language: Language): string {
  const { labels } = messagesFor(language);
  const named: Partial<Record<Interpretation["kind"], Readonly<Record<string, string>>>> = {
    type: labels.employmentType,
    arrangement: labels.workArrangement,
    level: labels.experienceLevel,
    category: labels.category,
  };
  return named[kind]?.[value] ?? value;
}

/** Folded words as the vocabulary writes them: شؤون, إدارية. */
function asWritten(folded: string): string {
  spellings ??= readSpellings();
  const known = spellings;
  return folded
    .split(" ")
    .map((word) => known.get(word) ?? word)
    .join(" ");
}

let spellings: ReadonlyMap<string, string> | undefined;

/** Of two spellings the one with more hamzas and the like, which are left out in haste. */
function readSpellings(): ReadonlyMap<string, string> {
  const byWord = new Map<string, string>();
  for (const word of allConcepts().flatMap(({ names }) => names.join(" ").split(" "))) {
    const folded = fold(word);
    const known = byWord.get(folded);
    if (known === undefined || signsIn(word) > signsIn(known)) byWord.set(folded, word);
  }
  return byWord;
}

function signsIn(word: string): number {
  return word.match(/[أإآؤئءة]/g)?.length ?? 0;
}
