/**
 * The initials that a folded company name is called by: "jp morgan chase" is jpmc, "talaat moustafa group" tmg,
 * "hewlett packard enterprise" hpe and "hp enterprise".
 */
export function abbreviationsOf(folded: string): string[] {
  const all = folded.split(" ");
  const words = all.filter((word) => !between.test(word));
  if (words.length < 2 || !words.every((word) => /^[a-z]/.test(word))) return [];
  const named = words.slice(0, words.findLastIndex((word) => !legal.test(word)) + 1);
  const short = initials(words.slice(0, 2));
  // "Parcel Service of America" is a parcel service.
  const placeAt = all.findIndex((word) => /^(?:of|in)$/.test(word));
  const here = placeAt < 0 ? [] : all.slice(0, placeAt).filter((word) => !between.test(word));
  const whole = [words, named, here].map(initials).filter(({ length }) => length >= shortest);
  const begun = words[2] === undefined ? [] : [`${short} ${words[2]}`];
  return [...new Set([...whole, ...begun])];
}

/** Whether a folded word is the legal form of a company, and tells nothing of its work: "plc", "inc". */
export function isLegalForm(word: string): boolean {
  return /^(?:inc|ltd|llc|limited|plc|corp|gmbh|sae)$/.test(word);
}

const shortest = 3;
const longest = 6;
const between = /^(?:of|and|the|for|in|at|s|e|a)$/;
const legal = /^(?:inc|ltd|llc|co|corp|corporation|company|egypt|ksa|syria|uae|sae|limited|plc)$/;

/** The first letter of each word; a word of two letters is an abbreviation itself. */
function initials(words: readonly string[]): string {
  if (words.length > longest) return "";
  return words.map((word) => (word.length < 3 ? word : word[0])).join("");
}

/** The Latin letters that Arabic words spell one by one: "بي دبليو سي" is bwc or pwc. */
export function spelledLetters(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  let spelled = [""];
  for (const word of words) {
    const letters = letterNames.get(word);
    if (letters === undefined) return [];
    spelled = spelled.flatMap((start) => [...letters].map((letter) => start + letter)).slice(0, 16);
  }
  return spelled;
}

const letterNames = new Map(
  Object.entries({
    aei: "اي ايه",
    bp: "بي",
    c: "سي",
    d: "دي",
    f: "اف",
    gj: "جي جيه",
    h: "اتش ايتش هاتش",
    k: "كي كيه",
    l: "ال",
    m: "ام",
    n: "ان",
    o: "او",
    q: "كيو",
    r: "ار",
    s: "اس",
    t: "تي",
    u: "يو",
    v: "في",
    w: "دبليو دبليوه دبليوو",
    x: "اكس",
    y: "واي",
    z: "زد زي",
  }).flatMap(([letters, names]) => names.split(" ").map((name) => [name, letters] as const)),
);
