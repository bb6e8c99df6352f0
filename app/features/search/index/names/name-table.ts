import { hash } from "node:crypto";
import { abbreviationsOf } from "#app/features/search/words/abbreviations.ts";
import { constructOf, nameSound, wordsOfName } from "#app/features/search/words/name-sound.ts";
import { stem } from "#app/features/search/words/stem.ts";
import { isGenericName } from "#app/features/search/words/talk/question-words.ts";
import { WordList } from "./word-list.ts";

/** A title or a company with its number of active jobs; the key is the folded title or the company's id. */
export type Name = { key: string; folded: string; label: string; jobs: number };

/** Each list is of how a word may begin, and one of them must be met; of several words those of all. */
type Beginnings = readonly (readonly string[])[];

type Scored = { name: Name; score: number };

/** Names in memory, to be found by how their words begin, with the words that they consist of. */
export class NameTable {
  readonly words = new WordList();
  private readonly names = new Map<string, Name>();
  /** The names that have a word; those that were renamed or have no jobs any more are among them. */
  private readonly withWord = new Map<string, Name[]>();
  private readonly ofStem = new Map<string, string[]>();
  /** By the first consonants of a name. */
  private readonly ofSound = new Map<string, Heard[]>();
  private readonly ofInitials = new Map<string, Name[]>();
  private common: { names: Name[]; until: number } | undefined;
  private readonly isHeard: boolean;

  /** `isHeard` for names that are to be found by their sound and their initials, too, as companies are. */
  constructor({ isHeard }: { isHeard: boolean }) {
    this.isHeard = isHeard;
  }

  get size(): number {
    return this.names.size;
  }

  /** Adds a name, or changes the one of this key. */
  set({ key, folded, label, jobs }: Name): void {
    const known = this.names.get(key);
    if (known && known.folded === folded) {
      known.jobs = jobs;
      known.label = label;
      return;
    }
    if (known) known.jobs = 0;
    if (jobs <= 0) return;
    const name = { key, folded: folded === key ? key : folded, label, jobs };
    this.names.set(key, name);
    const words = wordsOfName(folded);
    for (const word of new Set([...folded.split(" "), ...words])) {
      this.namesWith(word).push(name);
    }
    if (!this.isHeard) return;
    for (const initials of abbreviationsOf(words.join(" "))) {
      this.ofInitials.set(initials, [...(this.ofInitials.get(initials) ?? []), name]);
    }
    for (const sounds of heardAs(folded)) {
      const start = sounds.sound.slice(0, shortestSound);
      const alike = this.ofSound.get(start);
      if (alike) alike.push({ name, ...sounds });
      else this.ofSound.set(start, [{ name, ...sounds }]);
    }
  }

  /**
   * The folded names that sound as these words do, or begin so with whole words, or, of `isBegun` ones, with a
   * part of the last; spaces do not matter.
   */
  soundingLike(words: readonly string[], { isBegun = false } = {}): string[] {
    // Before another word an Arabic feminine ending is heard: "نهضة مصر" is Nahdet Misr.
    const isOne = words.filter((word) => !isGenericName(word)).length === 1;
    const heard = [words, constructOf(words), words.map(wholeOf)]
      .flatMap((each) => heardAs(each.join(" ")))
      .filter(({ isShort }) => !isShort || isOne);
    const alike = heard.flatMap(({ sound, isShort }) => {
      if (sound.length < shortestSound && !isShort) return [];
      return (this.ofSound.get(sound.slice(0, shortestSound)) ?? []).flatMap(
        ({ name, ...other }) => {
          const isWhole = other.sound === sound;
          const begins =
            other.sound.startsWith(sound) && (isBegun || other.ends.includes(sound.length));
          return name.jobs > 0 && (isWhole || begins) ? [name.folded] : [];
        },
      );
    });
    return [...new Set(alike)];
  }

  /** The names of these folded texts, with jobs. */
  named(folded: readonly string[]): Name[] {
    return folded.flatMap((each) =>
      (this.withWord.get(each.split(" ")[0] ?? "") ?? []).filter(
        (name) => name.folded === each && name.jobs > 0,
      ),
    );
  }

  /** The folded names that have all of these words, where those are few. */
  holding(words: readonly string[]): string[] {
    const [first = [], ...others] = words.map((word) => this.withWord.get(word) ?? []);
    const names = first.filter(
      (name) => name.jobs > 0 && others.every((each) => each.includes(name)),
    );
    return names.length > fewNames ? [] : [...new Set(names.map(({ folded }) => folded))];
  }

  /** The folded names that these initials stand for, or that begin with them as a word. */
  abbreviatedAs(initials: string): string[] {
    const begun = (this.withWord.get(initials) ?? []).filter(({ folded }) =>
      `${wordsOfName(folded).join(" ")} `.startsWith(`${initials} `),
    );
    const names = [...(this.ofInitials.get(initials) ?? []), ...begun];
    return [...new Set(names.flatMap(({ folded, jobs }) => (jobs > 0 ? [folded] : [])))];
  }

  remove(key: string): void {
    const known = this.names.get(key);
    if (known) known.jobs = 0;
  }

  /** Removes the names whose keys have these hashes, as forget_names makes them. */
  removeHashed(hashes: ReadonlySet<string>): void {
    for (const key of this.names.keys()) if (hashes.has(hash("md5", key))) this.remove(key);
  }

  /** How many jobs have a word of this stem in their name, counted up to about `limit`. */
  countUses(word: string, limit: number): number {
    let uses = 0;
    for (const other of this.ofStem.get(stem(word)) ?? []) {
      for (const { jobs } of this.withWord.get(other) ?? []) {
        uses += jobs;
        if (uses >= limit) return limit;
      }
    }
    return uses;
  }

  /** How many jobs have the word itself in their name. */
  countJobs(word: string): number {
    return sumOf(this.withWord.get(word) ?? []);
  }

  /** How many jobs have all of these folded words, one after the other, in their name. */
  countNamed(folded: string): number {
    const words = folded.split(" ");
    const lists = words.map((word) => this.withWord.get(word) ?? []);
    const [fewest = []] = lists.toSorted((a, b) => a.length - b.length);
    if (words.length === 1) return sumOf(fewest);
    return sumOf(fewest.filter((name) => ` ${name.folded} `.includes(` ${folded} `)));
  }

  /** The names that have a word for each list, those of most jobs first; `start` counts for four. */
  find(lists: Beginnings, start: string, limit: number): Scored[] {
    const starts = lists.map((list) => list.map((word) => [word, ` ${word}`] as const));
    const isMatch = ({ jobs, folded }: Name) =>
      jobs > 0 && starts.every((list) => hasWord(folded, list));
    const score = (name: Name) => ({
      name,
      score: (name.folded.startsWith(start) ? 4 : 1) * name.jobs,
    });
    const candidates = this.fewestFor(lists);
    if (candidates) return firstOf([...candidates].filter(isMatch).map(score), limit);
    const usual = firstOf(this.commonest().filter(isMatch).map(score), limit);
    if (usual.length === limit) return usual;
    return firstOf([...this.names.values()].filter(isMatch).map(score), limit);
  }

  private namesWith(word: string): Name[] {
    let names = this.withWord.get(word);
    if (!names) {
      names = [];
      this.withWord.set(word, names);
      this.words.add(word);
      const same = this.ofStem.get(stem(word));
      if (same) same.push(word);
      else this.ofStem.set(stem(word), [word]);
    }
    return names;
  }

  /** All names with a word of the list that fewest have; undefined where those are many, too. */
  private fewestFor(lists: Beginnings): Set<Name> | undefined {
    let fewest: Name[][] | undefined;
    let least = tooMany;
    for (const list of lists) {
      const groups: Name[][] = [];
      let count = 0;
      for (const word of this.begun(list)) {
        const names = this.withWord.get(word) ?? [];
        groups.push(names);
        count += names.length;
        if (count >= least) break;
      }
      if (count < least) [fewest, least] = [groups, count];
    }
    return fewest && new Set(fewest.flat());
  }

  private *begun(list: readonly string[]): Generator<string> {
    for (const start of new Set(list)) yield* this.words.beginning(start);
  }

  /** The names of most jobs, as they were within the last second. */
  private commonest(): Name[] {
    const now = performance.now();
    if (!this.common || this.common.until < now) {
      this.common = { names: withMaxJobs([...this.names.values()]), until: now + 1_000 };
    }
    return this.common.names;
  }
}

/** How a name sounds, with "company", "bank" and the like or without, and where its words end. */
type Sounds = { sound: string; ends: number[]; isShort?: boolean };
type Heard = Sounds & { name: Name };

const fewNames = 5;

/** Consonants of the shortest name that is told from others by its sound. */
const shortestSound = 3;

function heardAs(folded: string): Sounds[] {
  const words = wordsOfName(folded);
  const own = words.filter((word) => !isGenericName(word));
  const heard =
    own.length === 0 || own.length === words.length
      ? [soundsOf(words)]
      : [soundsOf(own), soundsOf(words)];
  // "Fawry" and "Citi" have two consonants: such a first word is compared whole.
  const [first = ""] = own;
  const isShort = first.length > 3 && nameSound(first).length === shortestSound - 1;
  return isShort ? [...heard, { ...soundsOf([first]), isShort }] : heard;
}

/** An Arabic word whose article is none: "اليانز" is Allianz. */
function wholeOf(word: string): string {
  return word.replace(/^ال(?=..)/, "ل");
}

function soundsOf(words: readonly string[]): Sounds {
  let sound = "";
  const ends = words.map((word) => {
    sound += nameSound(word);
    return sound.length;
  });
  return { sound, ends };
}

/** Of more names with such a word those of most jobs are looked through first. */
const tooMany = 3_000;
const commonestNames = 1_000;

function withMaxJobs(names: readonly Name[]): Name[] {
  const ofSize = new Map<number, Name[]>();
  for (const name of names) {
    const size = Math.floor(Math.log2(Math.max(1, name.jobs)));
    const same = ofSize.get(size);
    if (same) same.push(name);
    else ofSize.set(size, [name]);
  }
  const commonest: Name[] = [];
  for (const [, same] of [...ofSize].sort(([a], [b]) => b - a)) {
    commonest.push(...same);
    if (commonest.length >= commonestNames) break;
  }
  return commonest;
}

/** Each start as the first word of a name, and as a later one. */
function hasWord(folded: string, starts: readonly (readonly [string, string])[]): boolean {
  return starts.some(([first, later]) => folded.startsWith(first) || folded.includes(later));
}

function firstOf(scored: Scored[], limit: number): Scored[] {
  // Sorting numbers is much faster than names, of which few are left then.
  const lowest =
    Float64Array.from(scored, ({ score }) => score)
      .sort()
      .at(-limit) ?? 0;
  return scored
    .filter(({ score }) => score >= lowest)
    .sort((a, b) => b.score - a.score || (a.name.folded < b.name.folded ? -1 : 1))
    .slice(0, limit);
}

function sumOf(names: readonly Name[]): number {
  let sum = 0;
  for (const { jobs } of names) sum += jobs;
  return sum;
}
