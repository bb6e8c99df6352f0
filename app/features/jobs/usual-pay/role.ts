import { isArabic, stemsOf } from "#app/features/search/words/stem.ts";
import {
  type Concept,
  conceptsNamed,
  maxNameLength,
} from "#app/features/search/words/vocabulary.ts";
import { fold } from "#app/platform/fold.ts";

/** A job's name in the vocabulary, for a title in any language. */
export type Role = {
  /** The same for all titles of the role. */
  key: string;
  names: { ar: string; en: string };
};

/** The role that a title names; undefined where the vocabulary has none. The longest name counts. */
export function roleOfTitle(title: string): Role | undefined {
  const stems = stemsOf(fold(title));
  for (let length = Math.min(maxNameLength, stems.length); length > 0; length -= 1) {
    const named = namesOfLength(stems, length);
    // The noun that the rest describes stands first in Arabic and last in English.
    const role = isArabic(stems[0] ?? "") ? named[0] : named.at(-1);
    if (role) return roleFrom(role);
  }
  return undefined;
}

function namesOfLength(stems: readonly string[], length: number): Concept[] {
  return stems.flatMap((_, from) => {
    const name = stems.slice(from, from + length);
    if (name.length < length) return [];
    return conceptsNamed(name)
      .filter((concept) => !concept.skill && !isSomethingElse(concept, stems))
      .slice(0, 1);
  });
}

function isSomethingElse({ not }: Concept, stems: readonly string[]): boolean {
  const title = ` ${stems.join(" ")} `;
  return not.some((form) => title.includes(` ${form.join(" ")} `));
}

/** The role of a key that was stored; undefined where the vocabulary has it no more. */
export function roleOfKey(key: string): Role | undefined {
  const concept = conceptsNamed(key.split(" ")).find(({ forms }) => forms[0]?.join(" ") === key);
  return concept && roleFrom(concept);
}

function roleFrom({ names, forms }: Concept): Role {
  const inScript = (arabic: boolean) =>
    names.find((name) => /[\u0621-\u064a]/.test(name) === arabic) ?? names[0] ?? "";
  return { key: (forms[0] ?? []).join(" "), names: { ar: inScript(true), en: inScript(false) } };
}
