/** The first letter of a word, past an article before or in it. */
const initial =
  /(?:^|\s)[^\p{L}\p{N}\s]*(?:the\s+|[ae]l[\s-]+)?(?:ال(?=\p{L}{2}))?([\p{L}\p{N}])/giu;

/**
 * The initials of a name: those of its first words, two unless said. Arabic letters stand apart, since two that are
 * joined can spell a word. Empty if it has no letters.
 */
export function avatarInitials(name: string, count = 2): string {
  const letters = Array.from(name.matchAll(initial), ([, letter]) => letter);
  return letters.slice(0, count).join("\u200c").toUpperCase();
}

/** One of eight hues and four patterns; the same id, or its short key, always has the same. */
export function avatarFace(id: string): { hue: number; pattern: number } {
  const number = Number.parseInt(id.slice(0, 8), 16) || 0;
  return { hue: number % 8, pattern: (number >>> 3) % 4 };
}
