import type { Reason } from "#app/features/fits/reason.ts";
import { allConcepts } from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";
import type { CorpusJob, JudgedProfile } from "./judge.ts";

/**
 * What a reason says, compared again with the profile's and the corpus' own lines; undefined where it is
 * true. Names are looked for as written, by the vocabulary's lines and without the measure.
 */
export function falsehood(
  reason: Reason,
  { profile, applied }: JudgedProfile,
  job: CorpusJob,
): string | undefined {
  switch (reason.kind) {
    case "position":
    case "near":
      if (!profile.desiredPosition?.includes(reason.position)) return "wants something else";
      return isCalledLike(job.title, reason.position) ? undefined : "is called otherwise";
    case "like":
      if (!applied.includes(reason.title)) return "has not applied for it";
      return isCalledLike(job.title, reason.title) ? undefined : "is called otherwise";
    case "skills": {
      const wrong = reason.skills.filter(
        (each) => !profile.skills.includes(each) || !mentions(job, each),
      );
      return wrong.length === 0 ? undefined : `does not say ${wrong.join(", ")}`;
    }
    case "languages": {
      const wrong = reason.languages.filter(
        (each) => !profile.languages.includes(each) || !mentions(job, each),
      );
      return wrong.length === 0 ? undefined : `does not say ${wrong.join(", ")}`;
    }
    case "place": {
      const one = (name: string) => (name === "Rif Dimashq" ? "Damascus" : name);
      const wanted = [profile.province, ...profile.preferredLocations].map(one);
      const isNamed = reason.placeId.includes(job.province.toLowerCase().replaceAll(" ", "-"));
      return wanted.includes(one(job.province)) && isNamed ? undefined : `is in ${job.province}`;
    }
    case "remote":
      return job.employment_type === "remote" ? undefined : "is not remote";
    case "type":
      return job.employment_type === profile.workType && reason.type === profile.workType
        ? undefined
        : `is ${job.employment_type}`;
    case "level":
      return levelsFor(profile.experienceYears).includes(job.experience_level)
        ? undefined
        : `is for ${job.experience_level}`;
    case "pay":
    case "payAbove":
      return payIs(reason.kind, profile, job) ? undefined : "pays otherwise";
  }
}

function levelsFor(years: number): string[] {
  if (years <= 1) return ["entry"];
  if (years <= 4) return ["entry", "mid"];
  return years <= 9 ? ["mid", "senior"] : ["mid", "senior", "executive"];
}

/** All amounts of the corpus and of the profiles are old pounds a month. */
function payIs(
  kind: "pay" | "payAbove",
  { desiredSalaryMin, desiredSalaryMax }: JudgedProfile["profile"],
  job: CorpusJob,
): boolean {
  const highest = job.salary_max ?? job.salary_min;
  const lowest = job.salary_min ?? job.salary_max;
  if (desiredSalaryMin === null || highest === null || lowest === null) return false;
  if (highest < desiredSalaryMin) return false;
  const isAbove = desiredSalaryMax !== null && lowest > desiredSalaryMax;
  return isAbove === (kind === "payAbove");
}

/** The wish's words, or a name that stands on a line of the vocabulary with one of them. */
function isCalledLike(title: string, wish: string): boolean {
  const words = fold(wish)
    .split(" ")
    .filter((word) => word.length > 1 && !common.has(word));
  const lines = allConcepts().filter(({ names }) =>
    names.some((name) => words.some((word) => includesWord(fold(name), word))),
  );
  const all = [...words, ...lines.flatMap(({ names }) => names).map(fold)];
  const text = fold(title);
  return all.some((name) =>
    name.split(" ").every((word) => common.has(word) || includesWord(text, word)),
  );
}

function mentions(job: CorpusJob, name: string): boolean {
  const folded = fold(name);
  const names = allConcepts()
    .filter((concept) => concept.names.some((each) => bare(fold(each)) === bare(folded)))
    .flatMap((concept) => concept.names.map(fold));
  const text = fold(`${job.title} ${job.description}`);
  return [folded, ...names].some((each) =>
    each.split(" ").every((word) => includesWord(text, word)),
  );
}

/** With an article or an ending, too. */
function includesWord(text: string, word: string): boolean {
  const part = bare(word);
  return part.length < 2 ? ` ${text} `.includes(` ${word} `) : text.includes(part);
}

function bare(name: string): string {
  return name.replace(/^ال(?=.{3})/, "").replace(/(?:ات|ه|ين|ون|ies|es|s|y)$/, "");
}

const common = new Set([
  "engineer",
  "manager",
  "specialist",
  "officer",
  "مهندس",
  "مدير",
  "موظف",
  "فني",
  "مساعد",
]);
