import { fold } from "#app/platform/fold.ts";
import lists from "./honest-mentions.json" with { type: "json" };
import type { Place } from "./negation.ts";

/** Matches any of the phrases, without the Arabic prefix ل: in "you pay to the company" the company does not pay. */
const oneOf = (phrases: readonly string[]) =>
  `(?:${phrases.map((phrase) => fold(phrase).split(" ").map(withPrefix).join(" ")).join("|")})`;
const withPrefix = (word: string) =>
  /^[a-z]/.test(word) ? word : `[وفب]?(?:ال)?${word.replace(/^ال(?=...)/, "")}`;
const isLatin = (phrase: string) => /^[a-z]/.test(phrase);

const few = "(?: [^ ,]+){0,5}";
const filling = `(?: ${oneOf(lists.filling)})*`;
const costs = `(?: ${oneOf([...lists.filling, ...lists.costs])})*`;

const payer = oneOf(lists.payers);
/** Not after "in" or "at": Arabic has one verb form for "the company pays" and for "at the company you pay". */
const subject = `(?<! ${oneOf(lists.places)}(?: the| our)?)(?! ب) ${payer}`;
const covering = oneOf(lists.covering);
/** Arabic alone has the verb before its subject: in the English "pay the company" the company does not pay. */
const coveringFirst = oneOf(lists.covering.filter((word) => !isLatin(word)));
const ourCovering = oneOf(lists.ourCovering);
const companyPays = `(?:${subject}${filling} ${covering}| ${coveringFirst} ${payer}| ${ourCovering})`;
const paidBefore = new RegExp(`${companyPays}${costs} $`, "u");
const isPaying = new RegExp(`${companyPays} $`, "u");
const coveredByCompany = `${oneOf(lists.coveredBy)}${filling} ${payer}`;
const paidAfter = new RegExp(`^${costs} (?:${coveredByCompany}|${oneOf(lists.ourCovered)}) `, "u");
const none = new RegExp(`^(?: ,)?${filling} ${oneOf(lists.none)} (?:$|, )`, "u");
const owed = new RegExp(`^ ${oneOf(lists.owed)} `, "u");
const catches = new RegExp(` ${oneOf(lists.catches)} `, "u");
const amount = /^(?: [^ ]+){0,2} \p{Nd}/u;

const weCollect = `(?<! ${oneOf(lists.ourCollecting)})`;
const collecting = new RegExp(`${weCollect} ${oneOf(lists.collecting)}${costs} $`, "u");
const customers = oneOf(lists.customers);
const ofCustomers = new RegExp(`^(?: [^ ,]+){0,3} ${customers} `, "u");
const afterCustomers = new RegExp(` ${customers} $`, "u");
const applying = new RegExp(` ${oneOf(lists.applying)} `, "u");

const asking = oneOf(lists.asking);
const anybody = oneOf(lists.anybody);
const reporting = oneOf(lists.reporting);
const anybodyAsks = `(?:${anybody}${few} ${asking}|${asking}${few} ${anybody})(?: [^ ,]+)*`;
const whereAnybodyAsks = new RegExp(` ${oneOf(lists.conditions)} ${anybodyAsks} $`, "u");
const reports = new RegExp(` ${reporting}(?= )`, "gu");
const reportAsking = new RegExp(` ${reporting}${few} ${anybodyAsks} $`, "u");
const sending = new RegExp(` ${oneOf(lists.sending)} `, "u");

/**
 * Whether a phrase demands nothing: the company or its customers pay, there is no such fee, or the text warns of it.
 * The patterns are narrow: any other wording goes to a moderator.
 */
export function isHonestMention(place: Place): boolean {
  const before = spaced(place.before);
  const phrase = spaced(place.phrase);
  const after = spaced(place.after);
  if (amount.test(after)) return false;
  const isPaid =
    isPaying.test(before.trimEnd() + phrase) ||
    paidAfter.test(after) ||
    (paidBefore.test(before) && !owed.test(after));
  return (
    (isPaid && !catches.test(after)) ||
    none.test(after) ||
    isOfCustomers(before, phrase, after) ||
    isWarning(before, after)
  );
}

function isOfCustomers(before: string, phrase: string, after: string): boolean {
  const isCollected = collecting.test(before) && ofCustomers.test(after);
  const isPaid = afterCustomers.test(before) && phrase.startsWith(" pay ");
  return (isCollected || isPaid) && !applying.test(after);
}

function isWarning(before: string, after: string): boolean {
  const rest = after.replace(reports, "");
  const isReported = reportAsking.test(before) || (whereAnybodyAsks.test(before) && rest !== after);
  return isReported && !sending.test(rest);
}

const spaced = (words: readonly string[]) => ` ${words.map((word) => `${word} `).join("")}`;
