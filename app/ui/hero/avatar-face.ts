const article = /^(?:ال(?=\p{L}{2})|(?:al|el)-(?=\p{L}))/iu;
const articleWords = new Set(["the", "al", "el"]);
const lettersAndDigits = /[\p{L}\p{N}].*/u;

/**
 * The initials of a name: the first letters of its first two words past the articles. Arabic letters stand
 * apart, since two that are joined can spell a word. Empty if it has no letters.
 */
export function avatarInitials(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => word.match(lettersAndDigits) ?? []);
  const named = words.filter((word, at) => at === words.length - 1 || !isArticle(word));
  return named
    .slice(0, 2)
    .map((word) => word.replace(article, "").match(/^./u)?.[0] ?? "")
    .join("\u200c")
    .toUpperCase();
}

const isArticle = (word: string) => articleWords.has(word.toLowerCase());

/** One of eight hues and four patterns; the same id, or its short key, always has the same. */
export function avatarFace(id: string): { hue: number; pattern: number } {
  const number = Number.parseInt(id.slice(0, 8), 16) || 0;
  return { hue: number % 8, pattern: (number >>> 3) % 4 };
}
