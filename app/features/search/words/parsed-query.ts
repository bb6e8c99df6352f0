import type { Category, Currency } from "#app/features/job/job.ts";
import type { Intent } from "./intent-words.ts";
import type { NamedPlace } from "./place-words.ts";
import type { Concept } from "./vocabulary.ts";

/** A keyword as understood. */
export type ParsedQuery = {
  parts: QueryPart[];
  /** It has no parts and asks for any job: every job answers it, none better than another. */
  isOpen?: true;
  /** The words of the raw input, as they stand between spaces. */
  rawWords: string[];
  /** Another spelling that was read instead of a raw word. */
  respelled: { word: string; at: number }[];
  /** The raw input as its keys read on the other keyboard, where that was meant. */
  retyped?: string;
  /** Results for unknown words; a similar query need not look them up again. */
  spellings: SpellingMap;
};

/** A parsed query as it is answered; relaxed where nothing answers all of it. */
export type KeywordQuery = {
  parsed: ParsedQuery;
  relaxed: boolean;
  /** Only jobs whose title has the occupation that it is about. */
  titled?: true;
  /** How many jobs answer all of it, where those are few and others follow them. */
  wholeMatches?: number | undefined;
};

/**
 * The role of a part that is not required: preferred (ranks higher), excluded, or dropped since no
 * job has all parts.
 */
type Demand = "preferred" | "excluded" | "dropped";

/** One thing that a query asks for. `from` and `to` are its place among the raw words. */
export type QueryPart = { from: number; to: number; demand?: Demand } & (
  | {
      kind: "words";
      words: string[];
      names: Concept[];
      pieces: Piece[];
      number?: string;
      /** The folded names of companies that are called so. */
      employers?: string[];
      /** It stands in for a thing that no job is. */
      standsIn?: true;
      /** Those that have these words in their name. */
      categories: Category[];
    }
  | ({ kind: "place"; words: string[] } & NamedPlace)
  | { kind: "intent"; intent: Intent; words: string[] }
  /** Preferred beside other parts, as many jobs state no pay; alone it is required. */
  | { kind: "pay"; pay: RequestedAmounts; words: string[] }
  /** Of a query in quotation marks: as it stands. */
  | { kind: "verbatim"; words: string[] }
);

/** A requested monthly pay. */
export type RequestedAmounts = { min?: number; max?: number; currency: Currency };

/** A word of a longer name with the things it names alone. */
type Piece = { stems: string[]; names: readonly Concept[] };

/** Possible readings of a folded word: one list of words for each; itself alone if known. */
export type Spellings = readonly (readonly string[])[];

/** Spellings by the word that they were found for. */
export type SpellingMap = ReadonlyMap<string, Spellings>;

/** Something understood of a keyword, and the keyword without its words. */
export type Interpretation = { value: string; without: string } & (
  | {
      /** The value is a place's name or a stored value. */
      kind: "place" | "type" | "arrangement" | "level" | "category";
    }
  | {
      /** The value is a word. */
      kind: "spelling";
    }
  | {
      /** Value and label are written for the reader. */
      kind: "labelled";
      label: string;
    }
);

/** The pay that a keyword asks for and nothing else: it chooses jobs and ranks none. */
export function payAlone({ parts }: ParsedQuery): RequestedAmounts | undefined {
  const [part, ...others] = parts;
  const isAlone = part?.kind === "pay" && part.demand === undefined && others.length === 0;
  return isAlone ? part.pay : undefined;
}

/** Whether a list answers less than the whole keyword, since nothing answers all of it. */
export function isRelaxed({ parsed, relaxed }: KeywordQuery): boolean {
  return relaxed || parsed.parts.some(({ demand }) => demand === "dropped");
}
