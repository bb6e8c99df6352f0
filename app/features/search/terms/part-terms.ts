import { isLegalForm } from "#app/features/search/words/abbreviations.ts";
import {
  attributeTag,
  denials,
  isHoursTag,
  isLengthTag,
  yearsTag,
} from "#app/features/search/words/attribute-tags.ts";
import { type Intent, isVague, namesOf } from "#app/features/search/words/intent-words.ts";
import type { ParsedQuery, QueryPart } from "#app/features/search/words/parsed-query.ts";
import { townsCalled } from "#app/features/search/words/place-words.ts";
import { countOfThing, isStopWord, stem } from "#app/features/search/words/stem.ts";
import { isRankOfAnyField } from "#app/features/search/words/talk/question-words.ts";
import { lazily } from "#app/platform/remembering.ts";
import { titleHeadOf } from "./head-of-name.ts";
import { placeTerms } from "./place-terms.ts";
import {
  allOf,
  allStems,
  anyName,
  anyOf,
  butNot,
  isSame,
  notAny,
  type TermQuery,
  tag,
} from "./term-query.ts";

type WordsPart = QueryPart & { kind: "words" };
type PlacePart = QueryPart & { kind: "place" };

type Tiers = Record<"all" | "partial" | "exact", TermQuery | undefined>;

/**
 * The terms of a query's part, and its rank; of an occupation `called`, whose title says it or a near one, and
 * `titled`, whose title says it itself, or its head noun and the text the rest.
 */
export type PartTerms = Tiers & {
  rank: Rank;
  called?: TermQuery | undefined;
  titled?: TermQuery | undefined;
};

/** The same for a required part; `stated` leaves out terms found only in a job's text. */
type StatedTerms = PartTerms & { stated: TermQuery | undefined; denied?: TermQuery | undefined };

/** How far a job is from a part of a query: as far as the first step that it meets says; 0 is best. */
export type Rank = { steps: RankStep[]; otherwise: number };
type RankStep = { terms: TermQuery; distance: number };

const known = new WeakMap<ParsedQuery, Map<QueryPart, PartTerms>>();

/**
 * The terms of one part of a query; of an intent they hang on the parts beside it. Made once: counting,
 * ranking and each tier ask for them.
 */
export function termsOfPart(part: QueryPart, query: ParsedQuery): PartTerms {
  const ofQuery = known.get(query) ?? new Map<QueryPart, PartTerms>();
  known.set(query, ofQuery);
  let terms = ofQuery.get(part);
  if (!terms) {
    terms = makeTerms(part, query);
    ofQuery.set(part, terms);
  }
  return terms;
}

function makeTerms(part: QueryPart, query: ParsedQuery): PartTerms {
  if (part.demand === "excluded") return excluded(statedTerms(withoutNamesOf(query, part), query));
  const terms = statedTerms(part, query);
  if (part.demand === undefined) return terms;
  const { all, partial, exact } = terms;
  return { all, partial, exact, rank: preferred(part, terms) };
}

/** Jobs that state it are excluded; jobs whose text alone names it come last. */
function excluded({ stated, all }: StatedTerms): PartTerms {
  const without = anyOf([stated && notAny(stated)]);
  const nowhere = anyOf([all && notAny(all)]);
  const rank: Rank = { steps: all ? [{ terms: all, distance: 100 }] : [], otherwise: 0 };
  return { all: without, partial: without, exact: nowhere, rank };
}

/** Names shared with a required part exclude nothing; neighbours neither. */
function withoutNamesOf({ parts }: ParsedQuery, part: QueryPart): QueryPart {
  if (part.kind !== "words") return part;
  const required = new Set(
    parts.flatMap((other) =>
      other.kind === "words" && other.demand === undefined
        ? other.names.flatMap(({ forms }) => forms.map((form) => form.join(" ")))
        : [],
    ),
  );
  const names = part.names.map((name) => ({
    ...name,
    related: [],
    forms: name.forms.filter((form) => !required.has(form.join(" "))),
  }));
  return { ...part, names };
}

function statedTerms(part: QueryPart, { parts }: ParsedQuery): StatedTerms {
  switch (part.kind) {
    case "words":
      if (isAttribute(part)) return termsOfAttribute(part);
      return isRankBeside(part, parts) ? lighter(termsOfWords(part)) : termsOfWords(part);
    case "place":
      return termsOfPlace(part);
    case "intent":
      return termsOfIntent(
        part.intent,
        parts.some(({ kind }) => kind === "words"),
      );
    case "verbatim":
      return termsOfVerbatim(part.words);
    case "pay":
      return {
        all: undefined,
        partial: undefined,
        exact: undefined,
        stated: undefined,
        rank: ranked([], 0),
      };
  }
}

function isAttribute({ names }: WordsPart): boolean {
  return names.length > 0 && names.every(({ tags }) => tags.length > 0);
}

function isOfHours(tag: string): boolean {
  return isHoursTag(tag) || isLengthTag(tag);
}

/** What postings say of an attribute: those that say yes, then those that are silent, then those that say no. */
function termsOfAttribute({ names }: WordsPart): StatedTerms {
  const tags = [...new Set(names.flatMap(({ tags }) => tags))];
  const isOfFirst = (name: string) =>
    tags[0] !== undefined && isOfHours(name) === isOfHours(tags[0]);
  const [hours, others] = [tags.filter(isOfFirst), tags.filter((name) => !isOfFirst(name))];
  const [first, ...further] = hours.map(tag);
  const named = first && isOfHours(tags[0] ?? "") ? anyOf([first, ...further]) : first;
  const all = anyOf(tags.map(tag));
  const denied = anyOf(tags.flatMap(denials).map(tag));
  const steps: Step[] = [
    [named, 0],
    // Part time is near to few hours, and a morning to other hours of it.
    [all, others.length > 0 ? 3 : 1],
    [denied, 16],
  ];
  return { all, partial: all, exact: named, stated: all, denied, rank: ranked(steps, 12) };
}

/** A manager or a coordinator of something that is looked for. */
function isRankBeside(part: WordsPart, parts: readonly QueryPart[]): boolean {
  const isThing = (other: QueryPart) =>
    other !== part &&
    other.kind === "words" &&
    other.demand === undefined &&
    other.names.some(({ skill, setting }) => !skill && !setting);
  return isRankOfAnyField(part.words) && parts.some(isThing);
}

/** Where the rank stands weighs less than where the thing does. */
function lighter(terms: StatedTerms): StatedTerms {
  const { steps, otherwise } = terms.rank;
  const lighten = (distance: number) => Math.min(4, Math.ceil(distance / 3));
  const rank = {
    steps: steps.map(({ terms, distance }) => ({ terms, distance: lighten(distance) })),
    otherwise: lighten(otherwise),
  };
  const { all, partial, exact, stated } = terms;
  return { all, partial, exact, stated, rank };
}

/** A preferred part weighs less than a required part's place in the title. */
function preferred(part: QueryPart, { all, partial, exact, denied }: StatedTerms): Rank {
  const isNamed = part.kind !== "words" || part.names.length > 0;
  const steps: Step[] = [
    [isNamed ? (part.kind === "words" ? all : exact) : partial, 0],
    [all, isNamed ? 1 : 2],
    [denied, 8],
  ];
  // A condition that was named weighs more than one of several names of the same work.
  const isCondition =
    part.kind === "words" &&
    isAttribute(part) &&
    part.names.some(({ forms, tags }) => forms.length > 0 || tags.some(isOfHours));
  if (isCondition)
    return ranked(
      [
        [exact, 0],
        [all, 1],
        [denied, 8],
      ],
      5,
    );
  // A job with all that was looked for comes before one that only has the rest in its title.
  return ranked(steps, part.demand === "dropped" ? 9 : 3);
}

/** A place in the title or the company's name. */
export function placeNamedIn(words: readonly string[]): (TermQuery | undefined)[] {
  const stems = words.map(stem);
  return [allStems(stems, "title"), allStems(stems, "company")];
}

function termsOfVerbatim(words: readonly string[]): StatedTerms {
  const stems = words.map(stem);
  const titled = allStems(stems, "title");
  return {
    all: allStems(stems),
    partial: anyOf([titled, allStems(stems, "company")]),
    exact: titled,
    stated: titled,
    rank: ranked([[titled, 0]], 2),
  };
}

/** Computed as they are asked for: who counts jobs asks for `all` alone. */
function termsOfWords(part: WordsPart): StatedTerms {
  const stems = part.words.map(stem);
  const forms = [...part.names.flatMap(({ forms }) => forms), ...(part.number ? [] : [stems])];
  const own = part.pieces.length === 1 ? (part.pieces[0]?.stems ?? []).map((each) => [each]) : [];
  const called = [...forms, ...own].map((form) => counted(part.number, form));
  const employed = (part.employers ?? []).map((name) => name.split(" ").map(stem));
  const related = part.number ? [] : part.names.flatMap(({ related }) => related);
  const others = part.names.flatMap(({ not }) => not);
  const categories = anyOf(part.categories.map((category) => tag(`c:${category}`)));
  const skill = part.names.length > 0 && part.names.every(({ skill }) => skill);
  const isBelowText = skill && related.length > 0;
  const terms: WordTerms = lazily<WordTerms>({
    titled: () => anyName(called, "title"),
    otherTitled: () => anyName(others, "title"),
    relatedTitled: () => anyName(related, "title"),
    pieces: () => piecesTitled(part),
    companies: () =>
      anyName(
        employed.length > 0 ? employed : called.filter((name) => !name.every(isLegalForm)),
        "company",
      ),
    required: () => anyName(called, "requirements"),
    // An occupation's neighbours of several words would be met in nearly any text.
    text: () => anyName(isBelowText ? [...called, ...related] : called),
    exact: () => butNot(terms.titled, terms.otherTitled),
  });
  const rank = () => {
    const { titled, relatedTitled, text, exact, otherTitled } = terms;
    const closest = part.number ? exact : butNot(anyName(closestNames(part), "title"), otherTitled);
    // Of a further name those that have it come first: "talent acquisition" of a recruiter.
    const input = isFurtherName(part) ? butNot(anyName([stems], "title"), otherTitled) : undefined;
    const further = input ? 1 : 0;
    const near = anyName(namesOfOnePlace(part, called));
    // An occupation weighs more than a workplace or a skill.
    const setting =
      part.names.length > 0 && part.names.every(({ skill, setting }) => skill || setting);
    const weight = setting ? 1 : 2;
    // A title without two of the languages or tools beside it is nearer than a text with all of them.
    const inText = setting ? 6 : 24;
    return ranked(
      [
        [input, 0],
        [closest, further],
        [exact && closest && isSame(exact, closest) ? undefined : exact, further + 1],
        // In the title, but within the name of something else.
        [exact === titled ? undefined : titled, 7 * weight],
        [terms.pieces, 1 * weight],
        // A tool that is named comes before another one in the title.
        [isBelowText ? undefined : relatedTitled, 2 * weight],
        [terms.companies, 4 * weight],
        [headTitled(part), 4 * weight + 1],
        [anyName([...called, ...related], "requirements"), 5 * weight],
        [near, inText],
        [isBelowText ? anyName(called) : undefined, inText + 1],
        [isBelowText ? relatedTitled : undefined, 13],
        [near && text && isSame(near, text) ? undefined : text, isBelowText ? 14 : inText + 1],
        [categories, inText + 4],
      ],
      skill ? (isBelowText ? 16 : 12) : 40,
    );
  };
  if (employed.length > 0) {
    const all = terms.companies;
    return { all, partial: all, exact: all, stated: all, rank: ranked([[all, 0]], 30) };
  }
  return lazily<StatedTerms>({
    all: () => anyOf([terms.text, terms.relatedTitled, terms.pieces, categories]),
    partial: () =>
      anyOf([terms.titled, terms.pieces, terms.relatedTitled, terms.companies, headTitled(part)]),
    exact: () => terms.exact,
    stated: () => anyOf([terms.titled, terms.companies, terms.required]),
    called: () => anyOf([terms.exact, terms.pieces, terms.relatedTitled, headTitled(part)]),
    titled: () => anyOf([terms.exact, terms.pieces, headTitled(part)]),
    rank,
  });
}

/** Where the names of a part may stand. */
type WordTerms = Record<
  | "titled"
  | "otherTitled"
  | "relatedTitled"
  | "pieces"
  | "companies"
  | "required"
  | "text"
  | "exact",
  TermQuery | undefined
>;

/** The head noun in the title and its specialty in the text: "nurse" of "paediatric nurse". */
function headTitled(part: WordsPart): TermQuery | undefined {
  const head = titleHeadOf(part);
  if (!head) return undefined;
  const others = part.pieces.filter((piece) => piece !== head);
  return allOf([
    anyName(namesOfPiece(head), "title"),
    ...others.map((piece) => anyName(namesOfPiece(piece))),
  ]);
}

/** The typed name and the first names in each language, before other names. */
function closestNames({ words, names }: WordsPart): string[][] {
  return [
    words.map(stem),
    ...names.flatMap(({ firstNames }) => firstNames.map((name) => name.split(" "))),
  ];
}

/** Whether a thing was typed by none of the names that it is first called by. */
function isFurtherName({ words, names, number }: WordsPart): boolean {
  const firstNames = names.flatMap(({ firstNames }) => firstNames);
  const isFirst = firstNames.includes(words.map(stem).join(" "));
  return firstNames.length > 0 && number === undefined && !isFirst;
}

/** Names that a text with their words most likely has: the words of a longer one may stand apart in it. */
function namesOfOnePlace(
  part: WordsPart,
  called: readonly (readonly string[])[],
): (readonly string[])[] {
  const single = called.filter(({ length }) => length === 1);
  return part.words.length > 1 && !part.number ? [...single, ...closestNames(part)] : single;
}

function counted(number: string | undefined, [first = "", ...rest]: readonly string[]): string[] {
  return [number ? countOfThing(number, first) : first, ...rest];
}

/** Every word of a longer name in the title, each by any of its own names. */
function piecesTitled({ pieces, number }: WordsPart): TermQuery | undefined {
  if (pieces.length < 2 || number) return undefined;
  return allOf(pieces.map((piece) => anyName(namesOfPiece(piece), "title")));
}

function namesOfPiece({ stems, names }: WordsPart["pieces"][number]): (readonly string[])[] {
  const single = names.flatMap(({ forms }) => forms).filter(({ length }) => length === 1);
  return [...stems.map((each) => [each]), ...single];
}

function termsOfPlace({ ids, except, isQuarter, outside, words }: PlacePart): StatedTerms {
  const there = butNot(placeTerms(ids), except && placeTerms(except));
  const named = anyOf([
    ...(outside ? [] : placeNamedIn(words)),
    isQuarter ? tag(`@~${words.join(" ")}`) : undefined,
  ]);
  if (isQuarter) {
    const all = anyOf([there, named]);
    return {
      all,
      partial: all,
      exact: all,
      stated: there,
      rank: ranked(
        [
          [named, 0],
          [there, 2],
        ],
        20,
      ),
    };
  }
  const all = anyOf([there, named]);
  // Beside a town a governorate's name is a town's, too.
  const towns = except || outside ? [] : townsCalled(ids);
  const isNear = towns.length > 0;
  const steps: Step[] = [
    [isNear ? placeTerms(towns) : undefined, 0],
    [there, isNear ? 1 : 0],
    [named, 6],
  ];
  return { all, partial: all, exact: there, stated: there, rank: ranked(steps, 20) };
}

/**
 * A way of working or a level is a filter on a job's own field or its title. Beside a required
 * thing it may also stand in the text, after those that state it.
 */
function termsOfIntent(intent: Intent, withText: boolean): StatedTerms {
  // Without a word such as "from" the rest of "from home" matches too much.
  const stemsOfNames = (names: readonly string[]) =>
    names.map((name) => name.split(" ").map(stem)).filter((stems) => !stems.some(isStopWord));
  const stating = stemsOfNames(namesOf(intent).filter((name) => !isVague(name)));
  const stated = anyOf([...tagsOf(intent).map(tag), anyName(stating, "title")]);
  const isEntry = intent.kind === "level" && intent.value === "entry";
  const entry = isEntry ? tag(attributeTag("no-experience")) : undefined;
  const text = withText ? anyOf([entry, anyName(stemsOfNames(namesOf(intent)))]) : undefined;
  const all = anyOf([stated, text]);
  if (isEntry) return termsOfEntry(all, stated, entry);
  const steps: Step[] = [
    [stated, 0],
    [text, 2],
  ];
  return { all, partial: all, exact: stated, stated, rank: ranked(steps, 10) };
}

/** Of the first level: those whose text wants no experience, the others, and last those that want years. */
function termsOfEntry(
  all: TermQuery | undefined,
  stated: TermQuery | undefined,
  entry: TermQuery | undefined,
): StatedTerms {
  const years = anyOf(Array.from({ length: maxYears }, (_, at) => tag(yearsTag(fewestYears + at))));
  // "0 to 3 years" is less sure than none.
  const open = anyOf([years, tag(yearsTag(0)), tag(yearsTag(1))]);
  const unskilled = all && entry && allOf([all, entry]);
  const sure = butNot(unskilled, open);
  const partial = butNot(all, years);
  const steps: Step[] = [
    [sure, 0],
    [butNot(unskilled, years), 1],
    [butNot(stated, years), 2],
    [partial, 3],
    [all, 8],
  ];
  return { all, partial, exact: sure, stated, rank: ranked(steps, 10) };
}

/** Years that contradict a first level. */
const fewestYears = 2;
const maxYears = 14;

function tagsOf({ kind, value }: Intent): string[] {
  if (kind === "type") return [`t:${value}`];
  if (kind === "level") return [`l:${value}`];
  return value === "remote" ? ["w:remote", "t:remote"] : [`w:${value}`];
}

type Step = [terms: TermQuery | undefined, distance: number];

/** Of stop words nothing is asked, and no job is far from it. */
function ranked(steps: readonly Step[], otherwise: number): Rank {
  const reached = steps.flatMap(([terms, distance]) => (terms ? [{ terms, distance }] : []));
  return { steps: reached, otherwise: reached.length > 0 ? otherwise : 0 };
}
