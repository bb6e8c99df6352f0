const article = /^(?:ال(?=\p{L}{2})|(?:al|el)[-\s](?=\p{L})|the\s(?=\S))/iu;
const leadingPunctuation = /^[^\p{L}\p{N}]+/u;

/** The initial of a name: its first letter past the article. Empty when it has none. */
export function avatarInitial(name: string): string {
  const bare = name
    .replace(leadingPunctuation, "")
    .replace(article, "")
    .replace(leadingPunctuation, "");
  return (bare.match(/^[\p{L}\p{N}]/u)?.[0] ?? "").toUpperCase();
}

/** One of the four tones, 0 to 3; the same name always has the same. */
export function avatarTone(name: string): 0 | 1 | 2 | 3 {
  let hash = 7;
  for (const letter of name.trim()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (hash % 4) as 0 | 1 | 2 | 3;
}
