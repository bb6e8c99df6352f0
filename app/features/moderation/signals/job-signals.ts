import { foldedWords } from "#app/platform/fold.ts";
import phrases from "./fraud-phrases.json" with { type: "json" };
import { demandsIn, phrasesIn, searchable } from "./phrase-match.ts";
import { comma, phrasePattern, sentenceEnd } from "./phrase-pattern.ts";
import { sensitiveTopic } from "./sensitive/sensitive.ts";

/** The source of signals. */
export type SignalSource = {
  title: string;
  description: string;
  requirements: readonly string[];
  benefits: readonly string[];
  /** To applicants, each with the answers to choose from. */
  questions: readonly string[];
  contactEmail: string | null;
  website: string | null;
  /** The higher end of its pay, and the category's usual pay, both monthly in new pounds. */
  pay: number | null;
  usualPay: number | null;
  /** Open jobs that say nearly the same. */
  copies: number;
  /** Whether the company has the same job open already. */
  repeats: boolean;
  /** Whether another company had nearly the same text before. */
  isCopied: boolean;
  /** Whether a contact of it or of its company is known from fraud. */
  isSeenInFraud: boolean;
  /** Whether its title says that another company is hiring, and its own is not confirmed. */
  namesOther: boolean;
  company: {
    ageDays: number;
    isConfirmed: boolean;
    /** Its name looks like an earlier company's or the board's. */
    isLookalike: boolean;
    /** Its logo looks like another company's. */
    hasAlikeLogo: boolean;
  };
};

export const signalNames = [
  "seenInFraud",
  "fee",
  "documents",
  "easyMoney",
  "visa",
  "messengerOnly",
  "highPay",
  "copies",
  "repeated",
  "lookalike",
  "alikeLogo",
  "copied",
  "otherName",
  "sensitiveQuestion",
  "newCompany",
] as const;
export type SignalName = (typeof signalNames)[number];

type Rule = { weight: number; applies: (job: SignalSource, text: string) => boolean };

/** Pay this many times the usual is questioned. */
const farAbove = 4;
/** As many other jobs of nearly the same text. */
const manyCopies = 3;
/** Days in which an account is new. */
const newDays = 7;

const fee = phrasePattern(phrases.fee);
const unrefunded = phrasePattern(phrases.unrefunded);
const moneySent = phrasePattern(phrases.moneySent);
/** Pay is sent by the same ways. */
const ownPay = new Set(phrases.ownPay);
const documents = phrasePattern(phrases.documents);
const easyMoney = phrasePattern(phrases.easyMoney);
const visa = phrasePattern(phrases.visa);
const messenger = phrasePattern(phrases.messengers);

/** The phrases of a searchable text for which a signal is given. */
const phrasesFor = {
  fee: function* (text: string) {
    for (const { 0: phrase } of text.matchAll(unrefunded)) yield phrase;
    yield* demandsIn(text, fee);
    yield* demandsIn(text, moneySent, ownPay);
  },
  documents: (text: string) => demandsIn(text, documents),
  easyMoney: (text: string) => phrasesIn(text, easyMoney),
  visa: (text: string) => phrasesIn(text, visa),
  messengerOnly: (text: string) => phrasesIn(text, messenger),
} satisfies Partial<Record<SignalName, (text: string) => Iterable<string>>>;

const isGiven = (name: keyof typeof phrasesFor) => (_: SignalSource, text: string) =>
  hasSome(phrasesFor[name](text));

function hasSome(phrases: Iterable<string>): boolean {
  for (const _ of phrases) return true;
  return false;
}

/** The places of a text, as written, for which it has these signals. */
export function markedIn(text: string, signals: readonly SignalName[]): string[] {
  const folded = searchable(text);
  const phrases = signals.flatMap((name) =>
    name in phrasesFor ? [...phrasesFor[name as keyof typeof phrasesFor](folded)] : [],
  );
  const words = foldedWords(text);
  return phrases.flatMap((phrase) => {
    const wanted = phrase
      .split(" ")
      .filter((word) => word && word !== comma && word !== sentenceEnd);
    const at = words.findIndex((_, from) =>
      wanted.every((word, next) => words[from + next]?.word === word),
    );
    const [first, last] = [words[at], words[at + wanted.length - 1]];
    return first && last ? [text.slice(first.start, last.end)] : [];
  });
}

/**
 * Each signal with its weight and condition. None hides a job by itself: a moderator looks at it.
 */
export const signalRules: Record<SignalName, Rule> = {
  seenInFraud: { weight: 6, applies: ({ isSeenInFraud }) => isSeenInFraud },
  fee: { weight: 6, applies: isGiven("fee") },
  documents: { weight: 5, applies: isGiven("documents") },
  easyMoney: { weight: 4, applies: isGiven("easyMoney") },
  visa: { weight: 4, applies: isGiven("visa") },
  messengerOnly: { weight: 3, applies: namesOnlyMessenger },
  highPay: {
    weight: 3,
    applies: ({ pay, usualPay }) =>
      pay !== null && usualPay !== null && usualPay > 0 && pay >= usualPay * farAbove,
  },
  copies: { weight: 3, applies: ({ copies }) => copies >= manyCopies },
  repeated: { weight: 5, applies: ({ repeats }) => repeats },
  lookalike: { weight: 5, applies: ({ company }) => company.isLookalike },
  alikeLogo: { weight: 5, applies: ({ company }) => company.hasAlikeLogo },
  copied: { weight: 5, applies: ({ isCopied }) => isCopied },
  otherName: { weight: 5, applies: ({ namesOther }) => namesOther },
  sensitiveQuestion: {
    weight: 5,
    applies: ({ questions }) => questions.some((question) => sensitiveTopic(question)),
  },
  newCompany: {
    weight: 2,
    applies: ({ company }) => company.ageDays < newDays && !company.isConfirmed,
  },
};

/** From this weight on a job is raised in the queue: one grave signal, or two small ones. */
export const raisedFrom = 5;

/** The signals of a company itself that are shown and raised without any job. */
export function companySignals({
  isSeenInFraud,
  company: { hasAlikeLogo },
}: Pick<SignalSource, "isSeenInFraud"> & {
  company: Pick<SignalSource["company"], "hasAlikeLogo">;
}): SignalName[] {
  return [
    ...(isSeenInFraud ? ["seenInFraud" as const] : []),
    ...(hasAlikeLogo ? ["alikeLogo" as const] : []),
  ];
}

/**
 * Signals for which a job waits for a moderator before it is public: grave ones of a company whose
 * address is not confirmed, as long as it is new, or this is its first job, or its name looks like another's.
 */
export function heldFor(job: SignalSource, isFirst: boolean): SignalName[] {
  const { ageDays, isConfirmed, isLookalike } = job.company;
  if (isConfirmed || !(isFirst || isLookalike || ageDays < newDays)) return [];
  return jobSignals(job).filter((name) => signalRules[name].weight >= raisedFrom);
}

/** The signals that a job gives, in the order of the table. */
export function jobSignals(job: SignalSource): SignalName[] {
  const text = searchable(
    [job.title, job.description, ...job.requirements, ...job.benefits, ...job.questions].join(
      " \n ",
    ),
  );
  return signalNames.filter((name) => signalRules[name].applies(job, text));
}

export function signalScore(signals: readonly SignalName[]): number {
  return signals.reduce((sum, name) => sum + signalRules[name].weight, 0);
}

/** A messenger is named with "only" beside it, or as the one way to be reached. */
function namesOnlyMessenger(job: SignalSource, text: string): boolean {
  for (const { index, 0: name } of text.matchAll(messenger)) {
    const before = text.slice(0, index).split(" ").slice(-4);
    const after = text
      .slice(index + name.length)
      .trim()
      .split(" ", 4);
    if ([...before, ...after].some((word) => phrases.only.includes(word))) return true;
  }
  return !job.contactEmail && !job.website && hasSome(phrasesFor.messengerOnly(text));
}
