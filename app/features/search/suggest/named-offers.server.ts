import type { NamedRow } from "#app/features/search/read-index.server.ts";
import type { InputWord } from "#app/features/search/words/half-words.ts";
import type { Intent } from "#app/features/search/words/intent-words.ts";
import { stemsOf } from "#app/features/search/words/stem.ts";
import { isGenericName } from "#app/features/search/words/talk/question-words.ts";
import { type Concept, conceptsNamed } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import { type Things, writtenSkill, writtenWork } from "./known-names.server.ts";
import { offerOf, offerWith, type Sources } from "./offer.server.ts";
import { type Fit, fitOf, type NamedThing } from "./suggest-names.ts";
import type { Offer } from "./suggest-pick.ts";

const maxWork = 4;

/**
 * Job types, arrangements and levels that the words begin to name as typed: an article is part of their names.
 * A whole word of one is as near as all of it: "part" is rather "part time" than "partnership".
 */
export function workFor(words: readonly InputWord[], { work }: Things): NamedThing<Intent>[] {
  const verbatim = words.map(({ own }) => ({ own: own.slice(0, 1), meant: [] }));
  const firstWords = `${words.map(({ own }) => own[0]).join(" ")} `;
  return work
    .find(verbatim, maxWork)
    .filter(({ fit }) => fit < 3)
    .map((each) => ({ ...each, fit: fold(each.name).startsWith(firstWords) ? 0 : each.fit }));
}

/** Their searches, which find also jobs that state them in their texts. */
export function workOffers(words: readonly InputWord[], sources: Sources): Promise<Offer[]> {
  return Promise.all(
    workFor(words, sources.things).map((work) =>
      offerOf(sources, "work", { keyword: work.name }, writtenWork(work, sources.language), work),
    ),
  );
}

/** The number of skills that are counted; more begin with two letters, or complete a word. */
const maxSkills = 7;
const maxOfMany = 16;

/** Things of the vocabulary; beside a place of this name none that only a correction matches. */
export async function skillOffers(
  words: readonly InputWord[],
  isPlace: boolean,
  sources: Sources,
): Promise<Offer[]> {
  const isMany = words.length > 1 || (words[0]?.own[0]?.length ?? 0) < 3;
  const matches = sources.things.skills
    .find(words, isMany ? maxOfMany : maxSkills)
    .filter(({ isVerbatim }) => isVerbatim || !isPlace);
  const offers = await Promise.all(
    (await withoutHollow(matches, words, sources)).map(async (skill) => {
      const written = writtenSkill(skill, sources.language);
      const offer = await offerOf(sources, "skill", { keyword: written.label }, written, skill);
      const folded = fold(written.label);
      const other = sources.board.titledBy(fold(written.note ?? ""));
      const titled = Math.max(sources.board.titledBy(folded), other / lessOfOther);
      const isUntitled = titled === 0 && isUntitledRole(skill.thing, sources);
      const keys = [folded, ofStems(folded), ...skill.thing.firstNames];
      const isChance = skill.isHollow && skill.fit > 0 && offer.count < fewestHollow;
      return isChance ? [] : { ...offer, titled, isUntitled, keys };
    }),
  );
  return offers.flat();
}

/** Jobs from which on half a name is completed that no title says. */
const fewestHollow = 3;

type NamedSkill = NamedThing<Concept> & { isHollow: boolean };

/**
 * "Taxi driver" finds all drivers where no title says "taxi": it is left out beside things that titles say and that
 * are as near. So is a skill of several words, which any text has somewhere, and one that goes on in a word that
 * names a thing: "internet" of "intern".
 */
async function withoutHollow(
  matches: readonly NamedThing<Concept>[],
  words: readonly InputWord[],
  { board }: Sources,
): Promise<readonly NamedSkill[]> {
  const all = await Promise.all(
    matches.map(async (match) => ({ ...match, isHollow: !(await board.isTitled(match.name)) })),
  );
  const inTitles = all.filter(({ isHollow, isVerbatim }) => !isHollow && isVerbatim);
  const input = words.map(({ own }) => own[0]).join(" ");
  const isWhole = inTitles.some(({ fit }) => fit === 0);
  const isSkill = ({ thing, name }: NamedSkill) =>
    !isRole(thing) &&
    !name.includes(" ") &&
    !(isWhole && !` ${fold(name)} `.includes(` ${input} `));
  // صيدلي goes on in the word صيد.
  const goesOn = ({ fit, name }: NamedSkill) => fit === 1 && !fold(name).startsWith(`${input} `);
  const isAlone = ({ isVerbatim, fit }: NamedSkill) =>
    isVerbatim && !inTitles.some((other) => other.fit <= fit || goesOn(other));
  return all.filter((match) => !match.isHollow || isSkill(match) || isAlone(match));
}

function isRole({ skill, setting, tags }: Concept): boolean {
  return !skill && !setting && tags.length === 0;
}

/** Whether titles lack all names of an occupation; a skill or a field is no title. */
function isUntitledRole(concept: Concept, { board }: Sources): boolean {
  return isRole(concept) && concept.names.every((name) => board.titledBy(fold(name)) === 0);
}

/** Titles in the other language say that the thing is usual, and little of its name in this one. */
const lessOfOther = 10;

const maxTitles = 4;

/** Companies, and titles that are no other names of the `skills`. */
export async function namedOffers(
  words: readonly InputWord[],
  skills: readonly Offer[],
  sources: Sources,
): Promise<Offer[]> {
  const isStrange = words.every(({ own }) => !own.some(sources.things.begins));
  const named = sources.board.namedBy(words, isStrange);
  const known = new Set(skills.flatMap(({ keys }) => keys));
  const titles = named
    .filter(({ kind, key }) => kind === "title" && !keysOf(key).some((each) => known.has(each)))
    .slice(0, maxTitles)
    .map(async ({ key, label, jobs, isVerbatim }) => {
      const written = { label: plain(label), note: null };
      const match = { isVerbatim, fit: fitOf(key, words) };
      const offer = await offerOf(sources, "title", { keyword: written.label }, written, match);
      return { ...offer, keys: keysOf(key), titled: jobs };
    });
  const companies = named
    .filter(({ kind }) => kind === "company")
    .map((company) => companyOffer(company, words));
  return [...companies, ...(await Promise.all(titles))];
}

/** A folded title, and the things that it names. */
function keysOf(title: string): string[] {
  const bare = title.replace(generalRole, "");
  const ofWords = title.split(" ").map((word) => firstNamesOf(word.replace(/^و(?=.{4})/, "")));
  const ofAll = ofWords.reduce((same, names) => same.filter((name) => names.includes(name)));
  return [
    title,
    title.replaceAll(" ", ""),
    ofStems(title),
    ...firstNamesOf(title),
    ...firstNamesOf(bare),
    ...ofAll,
  ];
}

/** "موظف استقبال فندقي" is "موظف استقبال فندق". */
function ofStems(folded: string): string {
  return stemsOf(folded.replace(/(?<=\p{L}{3})ي(?= |$)/gu, "")).join("+");
}

/** Beside the name of a field it says nothing more. */
const generalRole = / (?:specialist|agent|officer|executive|staff)$/;

function firstNamesOf(text: string): string[] {
  return conceptsNamed(stemsOf(text)).flatMap(({ firstNames }) => firstNames);
}

/** A company's name may begin with "company" and the like. */
function companyOffer(
  { key, label, jobs, isVerbatim, isHeard }: NamedRow,
  words: readonly InputWord[],
): Offer {
  const name = fold(label).split(" ");
  const own = name.slice(name.findIndex((word) => !isGenericName(word)));
  const written = { label: plain(label).replace(legalForm, ""), note: null };
  const begun = Math.min(...[name, own].map((each) => fitOf(each.join(" "), words))) as Fit;
  const fit = isHeard ? 2 : begun;
  return offerWith(jobs, "company", { company: key }, written, { isVerbatim, fit });
}

/** The legal form at the end of a registered name: "(شركة شخص واحد)". */
const legalForm =
  /(?<=\S.*)\s+\(?شركة (?:شخص واحد|الشخص الواحد|مهنية|ذات مسؤولية محدودة)(?: مهنية)?\)?$/;

function plain(label: string): string {
  return label.replace(/\s+/g, " ").trim();
}
