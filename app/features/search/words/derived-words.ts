import { stem } from "./stem.ts";
import { allConcepts, type Concept, conceptsNamed } from "./vocabulary.ts";

/** English words that name an occupation, of the same root as another: "driver" of "drive", "cook" of "cooker". */
export function occupationsDerived(word: string): readonly string[] {
  if (!/^[a-z]{5,}$/.test(word) || conceptsNamed([stem(word)]).length > 0) return [];
  const root = rootOf(word);
  return root === undefined ? [] : (byRoot().get(root) ?? []).slice(0, maxWords);
}

const maxWords = 2;

/** The things of which words are the English name with other endings: "air condition", "graphic designing". */
export function conceptsDerived(words: readonly string[]): readonly Concept[] {
  if (words.length < 2 || !words.every((word) => /^[a-z]+$/.test(word))) return [];
  return ofRoots().get(rootsOf(words)) ?? [];
}

let longNames: { concepts: number; names: ReadonlyMap<string, Concept[]> } | undefined;

function ofRoots(): ReadonlyMap<string, Concept[]> {
  const concepts = allConcepts();
  if (longNames?.concepts !== concepts.length) {
    const names = new Map<string, Concept[]>();
    for (const concept of concepts) {
      for (const form of concept.forms.filter((each) => each.length > 1)) {
        const roots = rootsOf(form);
        const others = names.get(roots) ?? [];
        if (!others.includes(concept)) names.set(roots, [...others, concept]);
      }
    }
    longNames = { concepts: concepts.length, names };
  }
  return longNames.names;
}

function rootsOf(words: readonly string[]): string {
  return words.map((word) => rootOf(stem(word)) ?? stem(word)).join(" ");
}

let cached: { concepts: number; words: ReadonlyMap<string, string[]> } | undefined;

/** Made once, and again after an owner's names were added; the first names of things first. */
function byRoot(): ReadonlyMap<string, string[]> {
  const concepts = allConcepts();
  if (cached?.concepts !== concepts.length) {
    const names = concepts
      .filter(({ skill, setting }) => !skill && !setting)
      .flatMap(({ forms }) =>
        forms.flatMap(([word = "", ...others]) => (others.length > 0 ? [] : [word])),
      );
    const words = [...new Set(names)].filter((name) => rootOf(name) !== undefined);
    cached = { concepts: concepts.length, words: Map.groupBy(words, (name) => rootOf(name) ?? "") };
  }
  return cached.words;
}

/** A word without the endings of doers, doing and done; undefined where too little is left. */
function rootOf(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const bare = word.replace(endings, "");
  const root = bare.replace(/([^aeiousl])\1$/, "$1");
  return root.length < shortest ? undefined : root;
}

const shortest = 4;
const endings =
  /(?:at(?:ions?|ors?|ers?|ing|ed|es?)|ances?|ments?|ings?|[eo]rs?|ists?|ions?|ants?|ed|es?|y)$/;
