import bidiFactory from "bidi-js";
import type { EmbeddedFont, FontGlyph } from "./pdf-font.server.ts";

const bidi = bidiFactory();

export type Direction = "ltr" | "rtl";

/**
 * A glyph at its place in em/1000 from the left end of its line. Text is what readers extract: some
 * glyphs are drawn as outlines only and stand for nothing, and some letters are text that is not drawn.
 */
type PlacedGlyph =
  | { kind: "text"; glyph: FontGlyph; codePoints: number[]; x: number; width: number }
  | { kind: "hidden"; glyph: FontGlyph; codePoints: number[]; x: number; width: number }
  | { kind: "outline"; glyph: FontGlyph; x: number; y: number };

/** Glyphs in the order of reading, with where each stands; `width` in em/1000. */
export type ShapedLine = { glyphs: PlacedGlyph[]; width: number };

type Piece = { level: number; glyphs: PlacedGlyph[]; width: number; isSpace: boolean };

/** Marks that say how parts of other direction stand; they are read and not drawn. */
const isolates = /[\u2066-\u2069]/u;

/** The drawable text of a paragraph; letters the font lacks are passed to `missing`. */
export function drawableText(
  font: EmbeddedFont,
  text: string,
  missing: (letter: string) => void,
): string {
  const clean = text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, " ")
    .replace(/(?!\u200c|\u200d|[\u2066-\u2069])[\p{Cf}\p{Cs}\p{Co}\p{Variation_Selector}]/gu, "");
  return [...clean]
    .filter((letter) => {
      const codePoint = letter.codePointAt(0) ?? 0;
      if (isolates.test(letter) || /\u200c|\u200d/u.test(letter)) return true;
      if (font.font.hasGlyphForCodePoint(codePoint)) return true;
      missing(letter);
      return false;
    })
    .join("")
    .replace(/ {2,}/g, " ")
    .replace(/^(?: |\u200c|\u200d)+|(?: |\u200c|\u200d)+$/gu, "");
}

/** The direction of a text by its first letter that has one. */
export function directionOf(text: string, otherwise: Direction): Direction {
  const first = /[\p{L}]/u.exec(text)?.[0];
  if (!first) return otherwise;
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u.test(first) ? "rtl" : "ltr";
}

/** Breaks a paragraph into lines of at most `width` em/1000, each in the order that it is seen in. */
export function shapeLines(
  font: EmbeddedFont,
  text: string,
  base: Direction,
  width: number,
): ShapedLine[] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const pieces of wordsOf(font, text, base, width)) {
    const length = pieces.reduce((sum, piece) => sum + piece.width, 0);
    const line = lines.at(-1) ?? [];
    if (used + length > width && line.length > 0 && !pieces[0]?.isSpace) {
      lines.push([...pieces]);
      used = length;
    } else if (line.length > 0 || !pieces[0]?.isSpace) {
      line.push(...pieces);
      used += length;
    }
  }
  return lines.filter((line) => line.length > 0).map((line) => inPlace(line, base));
}

/** Words and the spaces between them, a word of several directions in pieces. */
function wordsOf(font: EmbeddedFont, text: string, base: Direction, width: number): Piece[][] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const words: Piece[][] = [];
  for (const { 0: word, index } of text.matchAll(/ +|[^ ]+/gu)) {
    if (word.startsWith(" ")) {
      words.push([{ ...shape(font, " ", levels[index] ?? 0), isSpace: true }]);
      continue;
    }
    const pieces = levelRuns(word, index, levels).map(({ run, level }) => shape(font, run, level));
    const length = pieces.reduce((sum, piece) => sum + piece.width, 0);
    if (length <= width) words.push(pieces);
    // A web address longer than a line is broken anywhere.
    else for (const run of levelRuns(word, index, levels)) words.push(...broken(font, run, width));
  }
  return words;
}

type Run = { run: string; level: number };

function levelRuns(word: string, start: number, levels: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const level = levels[start + at] ?? 0;
    const last = runs.at(-1);
    if (last && last.level === level) last.run += word[at];
    else runs.push({ run: word[at] ?? "", level });
  }
  return runs;
}

function broken(font: EmbeddedFont, { run, level }: Run, width: number): Piece[][] {
  const parts: Piece[][] = [];
  let part = "";
  for (const letter of run) {
    if (part && shape(font, part + letter, level).width > width) {
      parts.push([shape(font, part, level)]);
      part = "";
    }
    part += letter;
  }
  return [...parts, [shape(font, part, level)]];
}

function shape(font: EmbeddedFont, run: string, level: number): Piece {
  const isRtl = level % 2 === 1;
  const text = run.replaceAll(new RegExp(isolates, "gu"), "");
  const mirrored = new Set<number>();
  const turned = [...text].map((letter) => {
    const other = isRtl ? bidi.getMirroredCharacter(letter) : null;
    if (other) mirrored.add(other.codePointAt(0) ?? 0);
    return other ?? letter;
  });
  const { glyphs, positions } = font.font.layout(
    turned.join(""),
    undefined,
    undefined,
    undefined,
    isRtl ? "rtl" : "ltr",
  );
  const placed: PlacedGlyph[][] = [];
  let pen = 0;
  glyphs.forEach((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = { pen: pen * font.scale, x: (pen + xOffset) * font.scale, y: yOffset * font.scale };
    placed.push(parts(font, glyph, at, xAdvance * font.scale, { isRtl, mirrored }));
    pen += xAdvance;
  });
  if (isRtl) placed.reverse();
  return { level, glyphs: placed.flat(), width: pen * font.scale, isSpace: false };
}

type Turned = { isRtl: boolean; mirrored: ReadonlySet<number> };

/**
 * One glyph as it is drawn and as it is read. Readers put the letters of an Arabic ligature the wrong
 * way round, lose marks to another line, and take a turned bracket for the other one: such glyphs are
 * outlines or stand for their last letter, and hidden letters at their place carry the text.
 */
function parts(
  font: EmbeddedFont,
  glyph: FontGlyph,
  { pen, x, y }: { pen: number; x: number; y: number },
  width: number,
  { isRtl, mirrored }: Turned,
): PlacedGlyph[] {
  const { codePoints } = glyph;
  const [first = 0] = codePoints;
  // Joiners have shaped their neighbours; the font draws them as blanks, or has none.
  if (glyph.id === 0 || first === 0x200c || first === 0x200d) return [];
  const hidden = (codePoint: number, left: number, room: number): PlacedGlyph => ({
    kind: "hidden",
    glyph: font.font.glyphForCodePoint(codePoint),
    codePoints: [codePoint],
    x: left,
    width: room,
  });
  if (/\p{M}/u.test(String.fromCodePoint(first))) {
    // Beside its base letter, on the side of the next one.
    const left = isRtl ? pen - 1 : pen;
    return [{ kind: "outline", glyph, x, y }, ...codePoints.map((each) => hidden(each, left, 0))];
  }
  if (isRtl && codePoints.length === 1 && mirrored.has(first)) {
    const original = bidi.getMirroredCharacter(String.fromCodePoint(first))?.codePointAt(0);
    return [{ kind: "outline", glyph, x, y }, hidden(original ?? first, pen, width)];
  }
  const share = width / Math.max(1, codePoints.length);
  const letters = () =>
    codePoints.map((each, index) => hidden(each, pen + width - share * (index + 1), share));
  // Moved aside for its neighbour: readers would take the room between them for a blank.
  const isMoved = Math.abs(x - pen) > 30 || Math.abs(width - glyph.advanceWidth * font.scale) > 30;
  if (isRtl && (isMoved || y !== 0)) return [{ kind: "outline", glyph, x, y }, ...letters()];
  if (!isRtl || codePoints.length <= 1) {
    return [{ kind: "text", glyph, codePoints, x, width: glyph.advanceWidth * font.scale }];
  }
  const last = { codePoints: codePoints.slice(-1), x, width: share };
  return [...letters().slice(0, -1), { kind: "text", glyph, ...last }];
}

/** The pieces of a line where they are seen (rule L2 of the Unicode bidirectional algorithm). */
function inPlace(line: Piece[], base: Direction): ShapedLine {
  let blank: PlacedGlyph | undefined;
  while (line.at(-1)?.isSpace) blank = line.pop()?.glyphs[0];
  const seen = [...line];
  const levels = line.map(({ level }) => level);
  const lowest = base === "rtl" ? 1 : 0;
  for (let level = Math.max(...levels, lowest); level > 0; level -= 1) {
    for (let start = 0; start < seen.length; start += 1) {
      let end = start;
      while (end < seen.length && (seen[end]?.level ?? 0) >= level) end += 1;
      if (end > start + 1) seen.splice(start, end - start, ...seen.slice(start, end).reverse());
      if (end > start) start = end;
    }
  }
  const lefts = new Map<Piece, number>();
  let width = 0;
  for (const piece of seen) {
    lefts.set(piece, width);
    width += piece.width;
  }
  const glyphs = line.flatMap((piece) =>
    piece.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + (lefts.get(piece) ?? 0) })),
  );
  // The blank at which a line was broken parts its last word from the next line's first.
  if (blank)
    glyphs.push({ ...blank, kind: "hidden", x: base === "rtl" ? -1 : width } as PlacedGlyph);
  return { glyphs, width };
}
