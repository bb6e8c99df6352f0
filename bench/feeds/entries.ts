import { categories, employmentTypes, experienceLevels } from "#app/features/job/job.ts";

/** A made-up job as a feed has it. */
export type Entry = {
  id: string;
  title: string;
  description: string;
  company: string;
  category: string;
  type: string;
  level: string;
  place: string;
  link: string;
};

const towns = ["Damascus", "Aleppo", "Homs", "Hama", "Latakia", "Tartus", "Idlib", "Daraa"];
const roles = ["Accountant", "Baker", "Clerk", "Driver", "Editor", "Fitter", "Guard", "Nurse"];
const companies = 500;
/** Words of one text, and of all texts. */
const words = 60;
const vocabulary = 20_000;

/** So many jobs, the same at each call, whose texts share no more than words. */
export function makeEntries(count: number): Entry[] {
  const random = generator(1);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  // Small numbers are frequent, as in language.
  const word = () => wordOf(Math.floor(random() ** 3 * vocabulary));
  return Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    title: `${pick(roles)} ${word()} ${word()}`,
    description: Array.from({ length: words }, word).join(" "),
    company: `Company ${wordOf(Math.floor(random() * companies))}`,
    category: pick(categories),
    type: pick(employmentTypes.slice(0, 4)),
    level: pick(experienceLevels),
    place: `${pick(towns)}, Syria`,
    link: `https://jobs.bench.example/${n}`,
  }));
}

const syllables = [
  "ba",
  "de",
  "fi",
  "go",
  "hu",
  "ka",
  "le",
  "mi",
  "no",
  "pu",
  "ra",
  "se",
  "ti",
  "vo",
];

function wordOf(number: number): string {
  let text = "";
  for (let rest = number + 14; rest > 0; rest = Math.floor(rest / 14)) text += syllables[rest % 14];
  return text;
}

/** Numbers from 0 to 1 by a linear congruence. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
