import lists from "./common-words.json" with { type: "json" };

/** Whether a folded word is a common one of Arabic or English or a given name, apart from those of the vocabulary. */
export function isCommonWord(word: string): boolean {
  return words.has(word) || words.has(word.replace(clitics, ""));
}

/** Whether a folded word is a given name of people. */
export function isGivenName(word: string): boolean {
  return names.has(word);
}

const names = new Set(lists.names.flatMap((line) => line.split(" ")));
const words = new Set([
  ...[...lists.english, ...lists.arabic].flatMap((line) => line.split(" ")),
  ...names,
]);
const clitics = /^(?:[وف]?(?:[بك]?ال|لل)|[وف](?=.{4}))(?=[\u0621-\u064a]{3})/;
