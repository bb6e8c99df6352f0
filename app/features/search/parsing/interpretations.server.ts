import { placeLabel } from "#app/features/places/place.ts";
import type {
  Interpretation,
  KeywordQuery,
  ParsedQuery,
  QueryPart,
  RequestedAmounts,
} from "#app/features/search/words/parsed-query.ts";
import type { NamedPlace } from "#app/features/search/words/place-words.ts";
import { formatNumber } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { categoriesCalled } from "./category-words.server.ts";

/** How a list's query was understood; nothing for a verbatim one. */
export function interpretations(
  keyword: KeywordQuery | undefined,
  language: Language,
): Interpretation[] {
  if (!keyword) return [];
  const { parsed } = keyword;
  return [
    ...retypedAs(parsed, language),
    ...withoutRepeats(parsed).flatMap((part) => readingOf(part, parsed, language)),
    ...parsed.respelled.map(({ word, at }) => ({
      kind: "spelling" as const,
      value: word,
      without: keywordWithout(parsed, at, at),
    })),
  ];
}

/**
 * Says that a keyword leaves all jobs, which parts of it were let go for the list not to be empty or short,
 * or that near jobs follow; undefined for none of these.
 */
export function droppedMessage(
  keyword: KeywordQuery | undefined,
  language: Language,
): string | undefined {
  if (!keyword) return undefined;
  const { parts } = keyword.parsed;
  const { search } = messagesFor(language);
  if (keyword.parsed.isOpen) return search.everyJob;
  if (parts.length > 0 && parts.every(({ demand }) => demand === "preferred")) {
    return search.everyJobRanked({ parts: namesOf(parts, keyword.parsed, language) });
  }
  const dropped = parts.filter(({ demand }) => demand === "dropped");
  const { wholeMatches } = keyword;
  const jobs = wholeMatches === undefined ? undefined : formatNumber(wholeMatches);
  if (dropped.length === 0) return jobs && search.near({ jobs });
  const named = namesOf(dropped, keyword.parsed, language);
  if (parts.some((part) => part.kind === "words" && part.standsIn)) {
    return search.instead({ parts: named });
  }
  return jobs === undefined
    ? search.dropped({ parts: named })
    : search.widened({ parts: named, jobs });
}

/** A way of working or a level that is named twice, "remote from home", is read once. */
function withoutRepeats({ parts }: ParsedQuery): readonly QueryPart[] {
  return parts.filter(
    (part, at) =>
      part.kind !== "intent" ||
      !parts
        .slice(0, at)
        .some(
          (other) =>
            other.kind === "intent" &&
            other.intent.value === part.intent.value &&
            other.demand === part.demand,
        ),
  );
}

/** The names of parts in quotation marks. */
function namesOf(parts: readonly QueryPart[], parsed: ParsedQuery, language: Language): string {
  return quoted(
    parts.map((part) => nameOf(part, parsed, language)),
    language,
  );
}

/** Each text once, in quotation marks. */
export function quoted(texts: readonly string[], language: Language): string {
  return [...new Set(texts)]
    .map((text) => (language === "ar" ? `«${text}»` : `“${text}”`))
    .join(language === "ar" ? "، " : ", ");
}

/** Without it the keyword is searched as it was typed. */
function retypedAs({ retyped, rawWords }: ParsedQuery, language: Language): Interpretation[] {
  if (retyped === undefined) return [];
  const label = messagesFor(language).search.keyboard;
  const without = `"${rawWords.join(" ").replaceAll('"', " ")}"`;
  return [{ kind: "labelled", label, value: retyped, without }];
}

function readingOf(part: QueryPart, parsed: ParsedQuery, language: Language): Interpretation[] {
  const without = keywordWithout(parsed, part.from, part.to);
  if (part.kind === "pay") {
    const { search, jobs } = messagesFor(language);
    const label = part.demand === "preferred" ? search.pay : jobs.salary;
    return [{ kind: "labelled", label, value: nameOfPay(part.pay, language), without }];
  }
  if (part.demand === "preferred" || part.demand === "excluded") {
    const label = messagesFor(language).search[part.demand];
    return [{ kind: "labelled", label, value: nameOf(part, parsed, language), without }];
  }
  if (part.kind === "place" && part.outside) {
    const label = messagesFor(language).search.excluded;
    return [{ kind: "labelled", label, value: labelsOf(part.outside, language), without }];
  }
  if (part.kind === "place") return [{ kind: "place", value: placesOf(part, language), without }];
  if (part.kind === "intent")
    return [{ kind: part.intent.kind, value: part.intent.value, without }];
  if (part.kind === "words" && part.employers) {
    const label = messagesFor(language).search.employer;
    return [{ kind: "labelled", label, value: nameOf(part, parsed, language), without }];
  }
  if (part.kind === "words") {
    return categoriesCalled(part.words).map((value) => ({ kind: "category", value, without }));
  }
  return [];
}

/** The label of a part, in the reader's words or as typed. */
function nameOf(part: QueryPart, { rawWords }: ParsedQuery, language: Language): string {
  if (part.kind === "place") return placesOf(part, language);
  if (part.kind === "pay") return nameOfPay(part.pay, language);
  if (part.kind === "intent") {
    const { employmentType, workArrangement, experienceLevel } = messagesFor(language).labels;
    const { kind, value } = part.intent;
    if (kind === "type") return employmentType[value];
    return kind === "level" ? experienceLevel[value] : workArrangement[value];
  }
  const count = part.words.length + (part.kind === "words" && part.number ? 1 : 0);
  return rawWords
    .slice(part.from, part.to + 1)
    .slice(-count)
    .join(" ")
    .replace(/[,،;؛.]+$/, "");
}

/** "from 3,000,000 SYP", set apart so that it runs its own way. */
function nameOfPay({ min, max, currency }: RequestedAmounts, language: Language): string {
  const { labels, search } = messagesFor(language);
  const written = (amount: number) =>
    `\u2068${formatNumber(amount)} ${labels.currencySign[currency]}\u2069`;
  const bounds = [
    ...(min === undefined ? [] : [search.payFrom({ amount: written(min) })]),
    ...(max === undefined ? [] : [search.payUpTo({ amount: written(max) })]),
  ];
  return bounds.length > 0 ? bounds.join(" ") : `\u2068${labels.currencySign[currency]}\u2069`;
}

function placesOf({ ids, except }: NamedPlace, language: Language): string {
  const place = labelsOf(ids, language);
  return except ? messagesFor(language).search.around({ place }) : place;
}

function labelsOf(ids: readonly string[], language: Language): string {
  return [...new Set(ids.map((id) => placeLabel(id, language)))].join(" / ");
}

function keywordWithout({ rawWords }: ParsedQuery, from: number, to: number): string {
  return rawWords.filter((_, at) => at < from || at > to).join(" ");
}
