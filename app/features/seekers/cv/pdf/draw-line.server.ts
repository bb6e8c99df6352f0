import type { EmbeddedFont, FontGlyph } from "./pdf-font.server.ts";
import type { ShapedLine } from "./shape-text.server.ts";

/** The parts of a pdfkit document that its types leave out. */
export type PdfDocument = PDFKit.PDFDocument & {
  _font: EmbeddedFont;
  addContent(operators: string): void;
  /** Ends what is being tagged on a page, and goes on with it on another. */
  endPageMarkings(page: PDFKit.PDFPage): unknown[];
  initPageMarkings(markings: unknown[]): void;
  page: PDFKit.PDFPage & { fonts: Record<string, unknown> };
};

export type LineStyle = { font: EmbeddedFont; size: number; color: string };

/** Draws a line with its left end at `x` and its baseline at `y`, both in points from the page's top left. */
export function drawLine(
  doc: PdfDocument,
  line: ShapedLine,
  { font, size, color }: LineStyle,
  x: number,
  y: number,
): void {
  doc.page.fonts[font.id] ??= font.ref();
  doc.fillColor(color);
  const em = size / 1000;
  const text = textOperators(line, font, { size, em, x, y: doc.page.height - y });
  // Outside of it pdfkit counts downwards.
  doc.save();
  doc.transform(1, 0, 0, -1, 0, doc.page.height);
  doc.addContent(`BT /${font.id} ${size} Tf ${text} ET`);
  doc.restore();
  for (const placed of line.glyphs) {
    if (placed.kind !== "outline") continue;
    const scale = size / font.font.unitsPerEm;
    doc.save();
    doc.translate(x + placed.x * em, y - placed.y * em).scale(scale, -scale);
    doc.path(placed.glyph.path.toSVG()).fill(color);
    doc.restore();
  }
}

type At = { size: number; em: number; x: number; y: number };

/**
 * The glyphs in the order of reading, each shown from where the one before ended, also to its left.
 * All but the first step are made of the font's own widths, which repeat and so compress well.
 */
function textOperators({ glyphs }: ShapedLine, font: EmbeddedFont, at: At): string {
  const shown = glyphs.filter((placed) => placed.kind !== "outline");
  const operators: string[] = [];
  let pen = shown[0]?.x ?? 0;
  operators.push(`1 0 0 1 ${round(at.x + pen * at.em)} ${round(at.y)} Tm`);
  let run = "";
  const end = () => {
    if (run) operators.push(`[${run}] TJ`);
    run = "";
  };
  for (const { kind, glyph, codePoints, x, width } of shown) {
    const own = kind === "text" ? width : glyph.advanceWidth * font.scale;
    const code = include(font, glyph, codePoints, own);
    const declared = font.widths[code] ?? 0;
    const move = Math.round(pen - x);
    if (move !== 0) run += `${move}`;
    pen -= move;
    if (kind === "hidden") {
      end();
      const stretch = declared > 0 ? Math.max(1, Math.round((width / declared) * 100)) : 100;
      operators.push(`3 Tr ${stretch} Tz <${hex(code)}> Tj 0 Tr 100 Tz`);
      pen += (declared * stretch) / 100;
      continue;
    }
    run = run.endsWith(">") ? `${run.slice(0, -1)}${hex(code)}>` : `${run}<${hex(code)}>`;
    pen += declared;
  }
  end();
  return operators.join(" ");
}

const round = (n: number) => Number(n.toFixed(2));
const hex = (code: number) => code.toString(16).padStart(4, "0");

/** The glyph's code in the embedded subset, with its text. */
function include(
  font: EmbeddedFont,
  glyph: FontGlyph,
  codePoints: number[],
  width: number,
): number {
  const code = font.subset.includeGlyph(glyph.id);
  font.widths[code] ??= Math.round(width);
  font.unicode[code] ??= codePoints;
  return code;
}
