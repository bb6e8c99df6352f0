import { fold } from "../../../platform/fold.ts";
import { languages } from "../../../platform/language.ts";
import { wordsFor } from "../../../words/words.server.ts";
import { type Category, categories } from "../job.ts";
import { stem, stemsOf } from "./stem.ts";

/** The categories whose name has these folded words in it, whole. */
export function categoriesNamed(words: readonly string[]): Category[] {
  const wanted = words.map(stem).join(" ");
  if (wanted.length < 3) return [];
  return categories.filter((category) =>
    namesOf[category].some((name) => name.includes(` ${wanted} `)),
  );
}

/** The categories whose whole name these folded words are. */
export function categoriesCalled(words: readonly string[]): Category[] {
  const wanted = ` ${words.map(stem).join(" ")} `;
  return categories.filter((category) => namesOf[category].includes(wanted));
}

const namesOf = Object.fromEntries(
  categories.map((category) => [
    category,
    languages.flatMap((language) => {
      const { labels } = wordsFor(language);
      const post = category === "Healthcare" ? [labels.medicineAndHealth] : [];
      return [labels.category[category], ...post].map(
        (label) => ` ${stemsOf(fold(label)).join(" ")} `,
      );
    }),
  ]),
) as Record<Category, string[]>;
