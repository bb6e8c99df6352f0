/** A character of a PDF and where it stands on its page; NaN where a reader has added it. */
export type PlacedChar = {
  char: string;
  left: number;
  right: number;
  height: number;
  baseline: number;
};

/**
 * The text of a page in the order of reading. A PDF stores where letters stand, not how they follow
 * each other: readers put Arabic lines with numbers or Latin words in them together wrongly. Lines
 * without Arabic letters stay as they come; `isRightToLeft` is which way the document reads.
 */
export function readingOrder(chars: readonly PlacedChar[], isRightToLeft: boolean): string {
  const lines: PlacedChar[][] = [[]];
  for (const char of chars) {
    if (char.char === "\n") lines.push([]);
    else if (char.char !== "\r") lines.at(-1)?.push(char);
  }
  return joinTorn(lines.flatMap(byBaseline))
    .map((line) => lineInOrder(line, isRightToLeft))
    .join("\n");
}

/** Readers may run lines that read from the right into one: parts it by height, the highest first. */
function byBaseline(line: readonly PlacedChar[]): PlacedChar[][] {
  const height = Math.max(...line.map((char) => char.height || 0));
  const parts: { baseline: number; chars: PlacedChar[] }[] = [];
  let part: (typeof parts)[number] | undefined;
  for (const char of line) {
    // A generated character stands where the character before it does.
    if (!Number.isNaN(char.baseline) || !part) {
      part = parts.find(({ baseline }) => !(Math.abs(baseline - char.baseline) > height));
      if (!part) {
        part = { baseline: char.baseline, chars: [] };
        parts.push(part);
      }
    }
    part.chars.push(char);
  }
  return parts.length > 1
    ? parts.sort((a, b) => b.baseline - a.baseline).map(({ chars }) => chars)
    : [[...line]];
}

/** Marks above and below letters make readers tear a line; its parts touch at one height. */
function joinTorn(lines: readonly PlacedChar[][]): PlacedChar[][] {
  const joined: PlacedChar[][] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && isTorn(last, line)) last.push(...line);
    else joined.push([...line]);
  }
  return joined;
}

function isTorn(a: readonly PlacedChar[], b: readonly PlacedChar[]): boolean {
  const [one, other] = [extentOf(a), extentOf(b)];
  if (!one || !other || Math.abs(one.baseline - other.baseline) > 0.5) return false;
  // The digits of a number in a line from the right come one by one.
  const isCharacter = a.length === 1 || b.length === 1;
  if (!isCharacter && ![...a, ...b].some(({ char }) => arabic.test(char))) return false;
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  return gap < 6;
}

function extentOf(line: readonly PlacedChar[]) {
  const placed = line.filter(({ left, char }) => !Number.isNaN(left) && char.trim() !== "");
  const [first] = placed;
  if (!first) return undefined;
  const left = Math.min(...placed.map((char) => char.left));
  const right = Math.max(...placed.map((char) => char.right));
  return { left, right, baseline: first.baseline };
}

/** Whether a text has more Arabic letters than Latin ones. */
export function isMostlyArabic(text: string): boolean {
  return countOf(text, arabic) > countOf(text, latin);
}

const arabic = /[\p{Script=Arabic}&&\p{L}]/v;
const latin = /[\p{L}--\p{Script=Arabic}]/v;
const digit = /\p{Nd}/u;
const mark = /\p{M}/u;

function countOf(text: string, letter: RegExp): number {
  return Array.from(text).filter((char) => letter.test(char)).length;
}

/** Characters at one place: a letter with its marks, or the letters of a ligature. */
type Cluster = { text: string; left: number; right: number };

function lineInOrder(line: readonly PlacedChar[], isRightToLeft: boolean): string {
  const asStored = line.map(({ char }) => char).join("");
  if (!arabic.test(asStored.normalize("NFKC"))) return withTabs(line);
  const columns = columnsOf(line).map((column) => {
    const shown = shownFromLeft(column);
    const parts = isLineRightToLeft(shown, isRightToLeft) ? fromRight(shown) : fromLeft(shown);
    return parts.join("").trim();
  });
  return (isRightToLeft ? columns.reverse() : columns).join("\t");
}

/** A line as stored, with a tab for each wide gap from one column to the next. */
function withTabs(line: readonly PlacedChar[]): string {
  const height = Math.max(...line.map((char) => char.height || 0));
  let text = "";
  let right = Number.NaN;
  for (const char of line) {
    if (char.left - right > columnGap * height) text = `${text.trimEnd()}\t`;
    text += char.char;
    if (char.char.trim() !== "" && !Number.isNaN(char.right)) right = char.right;
  }
  return text;
}

/** A wide gap parts a heading from the text beside it: each reads by itself. From the left. */
function columnsOf(line: readonly PlacedChar[]): PlacedChar[][] {
  const placed = line.filter(({ char, left }) => char.trim() !== "" && !Number.isNaN(left));
  const height = Math.max(...line.map((char) => char.height || 0));
  const starts: number[] = [];
  let right = Number.POSITIVE_INFINITY;
  for (const char of placed.toSorted((a, b) => a.left - b.left)) {
    if (char.left - right > columnGap * height) starts.push(char.left);
    right = Math.max(right === Number.POSITIVE_INFINITY ? char.right : right, char.right);
  }
  const columns = [...starts, Number.POSITIVE_INFINITY].map((): PlacedChar[] => []);
  let at = 0;
  for (const char of line) {
    // A generated character stands where the character before it does.
    if (!Number.isNaN(char.left)) at = starts.filter((start) => start <= char.left).length;
    columns[at]?.push(char);
  }
  return columns.filter((column) => column.some(({ char }) => char.trim() !== ""));
}

/** In heights of a line; words of a justified line stand nearer to each other. */
const columnGap = 2;

/** The clusters of a line by their places, with the blanks that a reader has added between neighbours. */
function shownFromLeft(line: readonly PlacedChar[]): string[] {
  const { clusters, gaps } = clustersOf(line);
  const sorted = clusters.sort((a, b) => a.left + a.right - b.left - b.right);
  const height = Math.max(...line.map((char) => char.height || 0));
  return sorted.flatMap((cluster, index) => {
    const next = sorted[index + 1];
    if (!next) return [cluster.text];
    const gap = next.left - cluster.right;
    const isAdded = gaps.some((pair) => pair.includes(cluster) && pair.includes(next));
    // The Arabic zero is a dot with much room about it.
    const isNumber = digit.test(cluster.text) && digit.test(next.text);
    // A ta marbuta ends its word.
    const isEnd = next.text === "ة" && arabic.test(cluster.text);
    const isBlank = isEnd || (gap > 0.25 * height && !isNumber) || (isAdded && gap > 0.5);
    return isBlank ? [cluster.text, " "] : [cluster.text];
  });
}

function clustersOf(line: readonly PlacedChar[]) {
  const clusters: Cluster[] = [];
  const marks: Cluster[] = [];
  const gaps: [Cluster, Cluster][] = [];
  let isAfterGap = false;
  for (const { char, left, right } of line) {
    const cluster = { text: char.normalize("NFKC"), left, right };
    const isBlank = cluster.text.trim() === "";
    const last = clusters.at(-1);
    // One without a width was added by the reader, which may be wrong about it.
    if (isBlank && !(right > left)) isAfterGap = true;
    else if (mark.test(cluster.text)) marks.push(cluster);
    else if (last && !isBlank && last.left === left && last.right === right) {
      joinInto(last, cluster.text);
    } else {
      if (last && isAfterGap) gaps.push([last, cluster]);
      isAfterGap = false;
      clusters.push(cluster);
    }
  }
  for (const each of marks) attach(clusters, each);
  return { clusters, gaps };
}

/** The letters of a ligature come in either order; an alef always follows its lam. */
function joinInto(cluster: Cluster, text: string): void {
  cluster.text =
    /^[اأإآٱ]$/.test(cluster.text) && text === "ل" ? text + cluster.text : cluster.text + text;
}

/** A mark belongs to the letter that it stands above or below. */
function attach(clusters: readonly Cluster[], { text, left, right }: Cluster): void {
  const distance = (each: Cluster) => Math.abs(each.left + each.right - left - right);
  const letters = clusters.filter((each) => each.text.trim() !== "");
  const [nearest] = letters.toSorted((a, b) => distance(a) - distance(b));
  if (nearest) nearest.text += text;
}

/**
 * A line with Arabic words at both ends reads from the right; one with other words at an end by the
 * side on which its last stop stands, or else as its document does.
 */
function isLineRightToLeft(shown: readonly string[], isRightToLeft: boolean): boolean {
  const isLetter = (text: string) => arabic.test(text) || latin.test(text);
  const isArabicAtEnds = [shown.find(isLetter), shown.findLast(isLetter)].every(
    (text) => text !== undefined && arabic.test(text),
  );
  if (isArabicAtEnds) return true;
  const ends = shown.filter((text) => text.trim() !== "");
  const [first, last] = [ends[0] ?? "", ends.at(-1) ?? ""].map((end) => /[.،:؛,;]/.test(end));
  return first === last ? isRightToLeft : first === true;
}

/** Turns text from left to right into reading order from the right. */
function fromRight(shown: readonly string[]): string[] {
  const read = shown.toReversed();
  const result: string[] = [];
  for (let at = 0; at < read.length; ) {
    const end = endOfLeftToRight(read, at);
    if (end > at) result.push(read.slice(at, end).reverse().join(""));
    else result.push(read[at] ?? "");
    at = Math.max(end, at + 1);
  }
  return withBracketsInOrder(result);
}

/** Turns the Arabic parts of a line that reads from the left. */
function fromLeft(shown: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < shown.length; ) {
    const end = arabic.test(shown[at] ?? "") ? endOfArabic(shown, at) : at;
    if (end > at) result.push(...fromRight(shown.slice(at, end)));
    else result.push(shown[at] ?? "");
    at = Math.max(end, at + 1);
  }
  return withBracketsInOrder(result);
}

/** The end of the part that begins with an Arabic letter, ends with one and has no Latin ones. */
function endOfArabic(shown: readonly string[], from: number): number {
  let end = from;
  for (let at = from; at < shown.length && !latin.test(shown[at] ?? ""); at++) {
    if (arabic.test(shown[at] ?? "")) end = at + 1;
  }
  return end;
}

/** The end of a number or of Latin words with characters between them; `from` if none begins. */
function endOfLeftToRight(read: readonly string[], from: number): number {
  const startsLatin = (at: number) => latin.test(read[at] ?? "");
  const isDigit = (at: number) => digit.test(read[at] ?? "");
  let words = from;
  for (let at = from; at < read.length && !arabic.test(read[at] ?? ""); at++) {
    if (startsLatin(at)) words = at + 1;
    else if (words > from && isDigit(at)) words = at + 1;
  }
  if (startsLatin(from) || (words > from && (isDigit(from) || isOpenedWithin(read, from, words)))) {
    return words;
  }
  if (!isDigit(from)) return from;
  let number = from + 1;
  while (isDigit(number) || (/^[.,:/+\-٫٬،]$/.test(read[number] ?? "") && isDigit(number + 1))) {
    number++;
  }
  return /^[+%]$/.test(read[number] ?? "") ? number + 1 : number;
}

/** Whether a bracket belongs to the Latin words behind it, as in "Tower (B+G+12)". */
function isOpenedWithin(read: readonly string[], from: number, end: number): boolean {
  return (
    /^[)\]}]$/.test(read[from] ?? "") && read.slice(from, end).some((text) => /^[([{]$/.test(text))
  );
}

/** PDFs store a bracket as it looks or as it is meant; where a line has both of a pair, the first opens. */
function withBracketsInOrder(parts: string[]): string[] {
  for (const [open = "", close = ""] of ["()", "[]", "{}", "«»"]) {
    const places = [...parts.keys()].filter((at) => parts[at] === open || parts[at] === close);
    if (places.length % 2 !== 0) continue;
    places.forEach((at, index) => {
      parts[at] = index % 2 === 0 ? open : close;
    });
  }
  return parts;
}
