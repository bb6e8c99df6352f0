import { pick, type Random, randomOf, shuffled } from "#bench/search/generator/random.ts";
import { demoData } from "#demo/demo-data.ts";
import {
  type CompanyTemplate,
  requirementPairs,
  rewordings,
  templates,
  titleForms,
} from "./company-templates.ts";

/** A job as the set has it; `base` is the job of the demo data that it was made of. */
export type SetJob = {
  base: string;
  title: string;
  description: string;
  requirements: string[];
  benefits: string[];
};

export type JobPair = {
  one: SetJob;
  other: SetJob;
  /** Whether the second was made from the first. */
  isCopy: boolean;
  /** Its base is not in the half by which threshold and weights were chosen. */
  isHeldOut: boolean;
  /** What was done to the copy, or what a negative has in common. */
  how: string;
};

type BaseJob = ReturnType<typeof demoData>["jobs"][number];
type Language = "ar" | "en";

/** Half copies, half hard negatives, always the same for the same seed. */
export function makePairs(count: number, seed = 20261122): JobPair[] {
  const random = randomOf(seed);
  const bases = shuffled(demoData().jobs, random);
  const heldOut = new Set(bases.slice(0, bases.length / 2).map(({ key }) => key));
  return Array.from({ length: count }, (_, at) => {
    const base = bases[at % bases.length] as BaseJob;
    const isHeldOut = heldOut.has(base.key);
    const half = bases.filter(({ key }) => heldOut.has(key) === isHeldOut);
    const pair = at % 2 === 0 ? makeCopy(base, random) : makeNegative(base, half, random);
    return { ...pair, isHeldOut };
  });
}

type Pair = Omit<JobPair, "isHeldOut">;

function makeCopy(base: BaseJob, random: Random): Pair {
  const language = base.language as Language;
  const template = pick(templates[language], random);
  const required = shuffled(requirementPairs, random).slice(0, 3);
  const one = inTemplate(base, template, required, language);
  const isOtherCompany = random() < 0.4;
  const isTranslated = random() < 0.35;
  const other = reworded(
    inTemplate(
      base,
      isOtherCompany ? pick(templates[language], random) : template,
      isOtherCompany ? shuffled(requirementPairs, random).slice(0, 3) : required,
      isTranslated ? (language === "ar" ? "en" : "ar") : language,
    ),
    language,
    random,
  );
  const how = [isOtherCompany && "other company", isTranslated && "translated", "reworded"];
  return { one, other, isCopy: true, how: how.filter(Boolean).join(", ") };
}

function makeNegative(base: BaseJob, half: readonly BaseJob[], random: Random): Pair {
  const language = base.language as Language;
  const template = pick(templates[language], random);
  const required = shuffled(requirementPairs, random).slice(0, 3);
  const alike = half.filter(
    (job) => job.key !== base.key && job.language === language && !isSameWork(base, job),
  );
  const ofCompany = alike.filter(({ company }) => company === base.company);
  const ofCategory = alike.filter(({ category }) => category === base.category);
  const sameCompany = ofCompany.length > 0 && random() < 0.6;
  const choice = sameCompany ? ofCompany : ofCategory.length > 0 ? ofCategory : alike;
  // Every second one is called nearly the same: the senior of a junior, another teacher.
  const isNear = random() < 0.5;
  const second = isNear ? nearestByTitle(base, choice) : pick(choice, random);
  return {
    one: inTemplate(base, template, required, language),
    other: inTemplate(second, template, required, language),
    isCopy: false,
    how: `${sameCompany ? "same company" : "same category"} and template${isNear ? ", nearest title" : ""}`,
  };
}

/**
 * Whether two jobs of the demo data describe the same work in the same sentences: several companies
 * there seek the same role, and such a pair is no negative.
 */
function isSameWork(one: BaseJob, other: BaseJob): boolean {
  const sentences = sentencesOf(one);
  return sentencesOf(other).filter((sentence) => sentences.includes(sentence)).length > 1;
}

const longEnough = 20;

function sentencesOf({ description, requirements }: BaseJob): string[] {
  return [description, ...requirements]
    .flatMap((text) => text.split(/[\n.؟!]+/))
    .map((sentence) => sentence.replace(/^[\s-]+/, "").trim())
    .filter(({ length }) => length >= longEnough);
}

/** The one with most words of the title in common, of the first of those. */
function nearestByTitle(base: BaseJob, choice: readonly BaseJob[]): BaseJob {
  const words = new Set(base.title.toLowerCase().split(/[\s/،,]+/));
  const shared = ({ title }: BaseJob) =>
    title
      .toLowerCase()
      .split(/[\s/،,]+/)
      .filter((word) => words.has(word)).length;
  return choice.reduce((best, job) => (shared(job) > shared(best) ? job : best));
}

/** A job in its company's template; its standard lines may be in the other language. */
function inTemplate(
  base: BaseJob,
  { intro, outro, benefits }: CompanyTemplate,
  required: typeof requirementPairs,
  standard: Language,
): SetJob {
  return {
    base: base.key,
    title: base.title,
    description: [...intro, base.description, ...outro].join("\n\n"),
    requirements: [
      ...base.requirements,
      ...required.map(([arabic, english]) => (standard === "ar" ? arabic : english)),
    ],
    benefits: [...benefits],
  };
}

/** In other words, in another order, with something left out; pay, place and phone are others. */
function reworded(job: SetJob, language: Language, random: Random): SetJob {
  const say = (text: string) => {
    let changed = text;
    for (const [from, to] of rewordings[language]) {
      if (random() < 0.7) changed = changed.replaceAll(from, to);
    }
    return changed;
  };
  const lines = job.description.split(/\n+/).flatMap((line) => line.split(/(?<=[.؟!])\s+/));
  const left = lines.filter(() => random() > 0.2).map(say);
  const order = random() < 0.6 ? shuffled(left, random) : left;
  const phone = `09${Math.floor(random() * 90_000_000 + 10_000_000)}`;
  const pay = Math.floor(random() * 40 + 10) * 100_000;
  const place = pick(places[language], random);
  const more =
    language === "ar"
      ? `مكان العمل: ${place}. الراتب ${pay} ليرة. للاستفسار ${phone}.`
      : `Place of work: ${place}. Salary ${pay} SYP. For questions ${phone}.`;
  return {
    ...job,
    title: pick(titleForms[language], random)(say(job.title)),
    description: [...order, more].join("\n"),
    requirements: shuffled(job.requirements, random)
      .filter(() => random() > 0.2)
      .map(say),
    benefits: job.benefits.filter(() => random() > 0.3),
  };
}

const places: Record<Language, readonly string[]> = {
  ar: ["دمشق، المزة", "حلب، الفرقان", "حمص، الغوطة", "اللاذقية، الزراعة", "حماة", "طرطوس", "درعا"],
  en: ["Damascus, Mezzeh", "Aleppo, Furqan", "Homs", "Latakia", "Hama", "Tartus", "Daraa"],
};

/** Whether two jobs of the set, by their bases, may be called copies of each other. */
export function mayBeCopies(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [basesByKey.get(one), basesByKey.get(other)];
  return first !== undefined && second !== undefined && isSameWork(first, second);
}

const basesByKey = new Map(demoData().jobs.map((job) => [job.key, job]));
