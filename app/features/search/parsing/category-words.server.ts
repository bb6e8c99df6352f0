import { type Category, categories } from "#app/features/job/job.ts";
import { languages } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { fold } from "#app/platform/fold.ts";

/** The categories whose name has these folded words in it, whole. */
export function categoriesNamed(words: readonly string[]): Category[] {
  const wanted = words.map(bare).join(" ");
  if (wanted.length < 3) return [];
  return categories.filter((category) =>
    namesOf[category].some((name) => name.includes(` ${wanted} `)),
  );
}

/** The categories whose whole name these folded words are. */
export function categoriesCalled(words: readonly string[]): Category[] {
  const wanted = ` ${words.map(bare).join(" ")} `;
  return categories.filter((category) => namesOf[category].includes(wanted));
}

/** Without the article alone: an accountant is not the field of accounting. */
function bare(word: string): string {
  return word.replace(/^و?ال(?=.{3})/, "");
}

const namesOf = Object.fromEntries(
  categories.map((category) => [
    category,
    languages.flatMap((language) => {
      const { labels } = messagesFor(language);
      const post = category === "Healthcare" ? [labels.medicineAndHealth] : [];
      return [labels.category[category], ...post].map(
        (label) => ` ${fold(label).split(" ").map(bare).join(" ")} `,
      );
    }),
  ]),
) as Record<Category, string[]>;
