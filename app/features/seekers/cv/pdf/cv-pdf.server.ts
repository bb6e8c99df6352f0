import PDFDocument from "pdfkit";
import type { CvBlock, CvContent, CvSection } from "#app/features/seekers/cv/cv-content.ts";
import { drawLine, type LineStyle, type PdfDocument } from "./draw-line.server.ts";
import { type EmbeddedFont, fontFile } from "./pdf-font.server.ts";
import { type Direction, directionOf, drawableText, shapeLines } from "./shape-text.server.ts";

/** A CV as a file, and the letters that its font lacks and that were left out. */
export type CvPdf = { bytes: Uint8Array<ArrayBuffer>; missing: string[]; pages: number };

const page = { width: 595.28, height: 841.89, side: 50, top: 54, bottom: 60 };
const gap = 20;
/** Widths of the column of headings in the plain layout, and of the second column of the other. */
const headingWidth = 104;
const besideWidth = 150;
const ink = "#1c2826";
const muted = "#55605d";
const brand = "#0d5c5a";
const line = "#cfc7b8";

/** Draws a CV on A4 pages: real text in the order of reading, tagged, in a language. */
export async function renderCv(content: CvContent): Promise<CvPdf> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: content.language,
    pdfVersion: "1.7",
    font: fontFile("regular"),
    info: { Title: content.title, Author: content.name, Creator: "Furas" },
  }) as unknown as PdfDocument;
  const bytes = collect(doc);
  const paper = new Paper(doc, content.language === "ar" ? "rtl" : "ltr");
  paper.draw(content);
  const pages = doc.bufferedPageRange().count;
  doc.end();
  return { bytes: await bytes, missing: [...paper.missing], pages };
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
  });
}

type Style = LineStyle & { leading: number };
type Column = { left: number; width: number };

/** Where a section's heading and its blocks stand: side by side, or one above the other. */
type Places = { heading: Column; blocks: Column; isSideBySide: boolean };

const whole = { left: page.side, width: page.width - 2 * page.side };

/** The pages of one CV, and how far down they are filled. */
class Paper {
  readonly missing = new Set<string>();
  private readonly doc: PdfDocument;
  private readonly direction: Direction;
  private readonly regular: EmbeddedFont;
  private readonly bold: EmbeddedFont;
  private y = page.top;
  private at = 0;

  constructor(doc: PdfDocument, direction: Direction) {
    this.doc = doc;
    this.direction = direction;
    this.bold = this.load("bold");
    this.regular = this.load("regular");
  }

  private load(weight: "regular" | "bold"): EmbeddedFont {
    this.doc.registerFont(weight, fontFile(weight)).font(weight);
    return this.doc._font;
  }

  draw(content: CvContent): void {
    const root = this.doc.struct("Document");
    this.doc.addStructure(root);
    if (content.layout === "columns") this.columns(content, root);
    else this.plain(content, root);
    root.end();
    this.footers(content);
  }

  private plain(content: CvContent, root: PDFKit.PDFStructureElement): void {
    this.head(content, root);
    const width = whole.width - headingWidth - gap;
    const places = {
      heading: this.columnAt(0, headingWidth),
      blocks: this.columnAt(headingWidth + gap, width),
      isSideBySide: true,
    };
    for (const section of content.sections) this.section(section, places, root);
  }

  /** What is long in a wide column, and beside it contacts and what is short, each down its own pages. */
  private columns(content: CvContent, root: PDFKit.PDFStructureElement): void {
    const { contacts, contactHeading, sections } = content;
    this.head({ ...content, contacts: [] }, root);
    const top = this.y;
    const width = whole.width - besideWidth - 1.5 * gap;
    const wide = this.columnAt(0, width);
    const beside = this.columnAt(whole.width - besideWidth, besideWidth);
    const inColumn = (column: Column) => ({ heading: column, blocks: column, isSideBySide: false });
    for (const section of sections.filter(({ isBeside }) => !isBeside))
      this.section(section, inColumn(wide), root);
    this.at = 0;
    this.doc.switchToPage(0);
    this.y = top;
    if (contacts.length > 0) this.contactSection(contactHeading, contacts, beside, root);
    for (const section of sections.filter(({ isBeside }) => isBeside))
      this.section(section, inColumn(beside), root);
  }

  /** A column that begins at a distance from the edge where lines begin. */
  private columnAt(start: number, width: number): Column {
    const left = this.direction === "rtl" ? whole.left + whole.width - start - width : undefined;
    return { left: left ?? whole.left + start, width };
  }

  private contactSection(
    heading: string,
    contacts: CvContent["contacts"],
    column: Column,
    root: PDFKit.PDFStructureElement,
  ): void {
    const section = this.doc.struct("Sect");
    root.add(section);
    this.tagged(section, "H2", () => this.heading(heading, column));
    for (const contact of contacts) this.flow([contact], this.style(9.5), column, section);
    section.end();
    this.y += 12;
  }

  private heading(text: string, column: Column): void {
    this.paragraph(text, this.style(11, brand, this.bold), column);
  }

  private style(size: number, color = ink, font = this.regular): Style {
    return { font, size, color, leading: size * 1.55 };
  }

  private head({ name, headline, contacts }: CvContent, root: PDFKit.PDFStructureElement): void {
    this.tagged(root, "H1", () => this.paragraph(name, this.style(25, ink, this.bold), whole));
    if (headline) {
      this.tagged(root, "P", () => this.paragraph(headline, this.style(13.5, brand), whole));
    }
    this.y += 5;
    this.flow(contacts, this.style(9.5, muted), whole, root);
    this.y += 9;
    this.artifact(() => {
      this.doc.rect(whole.left, this.y, whole.width, 1.5).fill(brand);
    });
    this.y += 18;
  }

  private section(
    { heading, blocks }: CvSection,
    places: Places,
    root: PDFKit.PDFStructureElement,
  ): void {
    this.makeRoom(48);
    const section = this.doc.struct("Sect");
    root.add(section);
    const top = this.y;
    this.tagged(section, "H2", () => this.heading(heading, places.heading));
    if (places.isSideBySide) this.y = top;
    for (const block of blocks) this.block(block, places.blocks, section);
    section.end();
    this.y = (places.isSideBySide ? Math.max(this.y, top + 17) : this.y) + 12;
  }

  private block(block: CvBlock, column: Column, parent: PDFKit.PDFStructureElement): void {
    const style = this.style(10.5);
    if (block.isApart) this.y += 7;
    if (block.kind === "text") {
      const own = block.isLead ? this.style(10.5, ink, this.bold) : style;
      if (block.isLead) this.makeRoom(2.5 * style.leading);
      this.tagged(parent, "P", () => this.paragraph(block.text, own, column), block.text);
      this.y += 3;
      return;
    }
    if (block.kind === "entry") {
      const detail = this.style(9.5, muted);
      // With the first line below it.
      this.makeRoom(2 * style.leading + detail.leading + 4);
      const title = this.style(10.5, ink, this.bold);
      this.tagged(parent, "P", () => this.paragraph(block.title, title, column), block.title);
      this.tagged(parent, "P", () => this.paragraph(block.detail, detail, column, this.direction));
      this.y += 4;
      return;
    }
    if (block.kind === "items") {
      this.flow(
        block.items.map((text) => ({ text })),
        style,
        column,
        parent,
      );
      this.y += 3;
      return;
    }
    const list = this.doc.struct("L");
    parent.add(list);
    const indent = 12;
    const isRtl = this.direction === "rtl";
    const inner = { left: column.left + (isRtl ? 0 : indent), width: column.width - indent };
    for (const item of block.items) {
      const entry = this.doc.struct("LI");
      list.add(entry);
      this.makeRoom(style.leading);
      const middle = isRtl ? column.left + column.width - 3 : column.left + 3;
      this.artifact(() => {
        this.doc.circle(middle, this.y + style.leading * 0.52, 1.5).fill(brand);
      });
      this.tagged(entry, "LBody", () => this.paragraph(item, style, inner), item);
      entry.end();
      this.y += 1.5;
    }
    list.end();
    this.y += 2;
  }

  /** Short items one after the other, as many on a line as there is room for. */
  private flow(
    items: { text: string; url?: string }[],
    style: Style,
    column: Column,
    parent: PDFKit.PDFStructureElement,
  ): void {
    if (items.length === 0) return;
    const list = this.doc.struct("L");
    parent.add(list);
    const em = style.size / 1000;
    const between = 13;
    let used = 0;
    for (const { text, url } of items) {
      const lines = this.shaped(text, style, column.width);
      const [first] = lines;
      if (!first) continue;
      const width = first.width * em;
      if (used > 0 && used + between + width > column.width) {
        this.y += style.leading;
        used = 0;
      }
      this.makeRoom(style.leading);
      if (used > 0) {
        const at = this.fromStart(column, used + between / 2);
        this.artifact(() => {
          this.doc.circle(at, this.y + style.leading * 0.52, 1.1).fill(line);
        });
        used += between;
      }
      const entry = this.doc.struct("LI");
      list.add(entry);
      if (lines.length > 1) {
        this.tagged(entry, "LBody", () => this.paragraph(text, style, column), text);
        used = 0;
      } else {
        const start = this.fromStart(column, used);
        const left = this.direction === "rtl" ? start - width : start;
        const draw = () => drawLine(this.doc, first, style, left, this.baseline(style));
        const body = this.tagged(entry, "LBody", url ? undefined : draw, text);
        if (url) {
          const link = this.doc.struct("Link");
          body.add(link);
          link.add(draw);
          const options = { structParent: link, Contents: new String(text) };
          this.doc.link(left, this.y, width, style.leading, url, options as never);
          link.end();
        }
        body.end();
        used += width;
      }
      entry.end();
    }
    list.end();
    if (used > 0) this.y += style.leading;
  }

  private fromStart({ left, width }: Column, length: number): number {
    return this.direction === "rtl" ? left + width - length : left + length;
  }

  /** Lines of text from `y` down; one line stands where the CV begins its lines, more where the text does. */
  private paragraph(text: string, style: Style, column: Column, direction?: Direction): void {
    const lines = this.shaped(text, style, column.width, direction);
    const own =
      lines.length > 1 ? (direction ?? directionOf(text, this.direction)) : this.direction;
    for (const each of lines) {
      this.makeRoom(style.leading);
      const width = (each.width * style.size) / 1000;
      const left = own === "rtl" ? column.left + column.width - width : column.left;
      drawLine(this.doc, each, style, left, this.baseline(style));
      this.y += style.leading;
    }
  }

  private shaped(text: string, { font, size }: Style, width: number, direction?: Direction) {
    const drawable = drawableText(font, text, (letter) => this.missing.add(letter));
    const base = direction ?? directionOf(drawable, this.direction);
    return shapeLines(font, drawable, base, (width / size) * 1000);
  }

  private baseline({ size, leading }: Style): number {
    return this.y + leading * 0.5 + size * 0.33;
  }

  private makeRoom(height: number): void {
    if (this.y + height <= page.height - page.bottom) return;
    this.at += 1;
    if (this.at < this.doc.bufferedPageRange().count) {
      // Beside another column, which has this page already: what is being tagged goes on there.
      const markings = this.doc.endPageMarkings(this.doc.page);
      this.doc.switchToPage(this.at);
      this.doc.initPageMarkings(markings);
    } else this.doc.continueOnNewPage({ size: "A4", margin: 0 });
    this.y = page.top;
  }

  /** A part of the structure that readers see, in the language of its letters. */
  private tagged(
    parent: PDFKit.PDFStructureElement,
    type: string,
    draw: (() => void) | undefined,
    text?: string,
  ): PDFKit.PDFStructureElement {
    const isRtl = text !== undefined && directionOf(text, this.direction) === "rtl";
    const other = text !== undefined && (isRtl ? "rtl" : "ltr") !== this.direction;
    const lang = other ? { lang: isRtl ? "ar" : "en" } : {};
    const element = this.doc.struct(type as never, lang);
    parent.add(element);
    if (draw) {
      element.add(draw);
      element.end();
    }
    return element;
  }

  /** Draws decoration, which readers skip. */
  private artifact(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  private footers({ name }: CvContent): void {
    const { count } = this.doc.bufferedPageRange();
    if (count < 2) return;
    const style = this.style(8.5, muted);
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      this.doc.markContent("Artifact", { type: "Pagination" });
      const text = `\u2068${name}\u2069  ·  ${index + 1} / ${count}`;
      const [first] = this.shaped(text, style, page.width, this.direction);
      const width = ((first?.width ?? 0) * style.size) / 1000;
      if (first) drawLine(this.doc, first, style, (page.width - width) / 2, page.height - 30);
      this.doc.endMarkedContent();
    }
  }
}
