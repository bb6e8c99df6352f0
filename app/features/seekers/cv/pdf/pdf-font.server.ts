import { createRequire } from "node:module";

/*
 * Parts of pdfkit and fontkit that their types leave out: glyphs are chosen and placed here, since
 * pdfkit orders the words of a right-to-left line wrongly.
 */
export type FontGlyph = {
  id: number;
  codePoints: number[];
  advanceWidth: number;
  path: { toSVG(): string };
};
type Position = { xAdvance: number; xOffset: number; yOffset: number };

export type EmbeddedFont = {
  id: string;
  scale: number;
  ascender: number;
  widths: (number | undefined)[];
  unicode: (number[] | undefined)[];
  subset: { includeGlyph(id: number): number };
  ref(): unknown;
  font: {
    unitsPerEm: number;
    getGlyph(id: number): FontGlyph;
    glyphForCodePoint(codePoint: number): FontGlyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features: undefined,
      script: undefined,
      language: undefined,
      direction: "ltr" | "rtl",
    ): { glyphs: FontGlyph[]; positions: Position[] };
  };
};

const family = "@expo-google-fonts/ibm-plex-sans-arabic";

/** IBM Plex Sans Arabic, whose files hold Latin and Arabic letters (SIL Open Font License). */
export function fontFile(weight: "regular" | "bold"): string {
  const name = weight === "regular" ? "400Regular" : "700Bold";
  const file = `${family}/${name}/IBMPlexSansArabic_${name}.ttf`;
  return createRequire(import.meta.url).resolve(file);
}
