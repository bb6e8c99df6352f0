import { strToU8, zipSync } from "fflate";
import { compoundFileOf } from "./compound-file.ts";

/** A PDF of A4 pages in Helvetica, the first line as heading. Latin script only; throws on others. */
export function samplePdf(lines: string[]): Uint8Array {
  const [heading = "", ...rest] = lines;
  const rows = rest.flatMap((line) => wrapped(line, 88));
  const pages = chunks(rows, 44).map((page, index) =>
    pageContent(page, index === 0 ? heading : ""),
  );
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(" ");
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((content, index) => [
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] " +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]);
}

/** A PDF file of numbered objects (the first one the catalog) with a right cross-reference table. */
export function pdfOf(objects: string[], trailer = ""): Uint8Array {
  let text = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, "latin1");
}

/** A Word document of plain paragraphs, the first one as heading. */
export function sampleDocx(paragraphs: string[], { rtl = false } = {}): Uint8Array {
  return docxOf(docxParts(paragraphs, { rtl }));
}

/** The least parts that Word opens. */
export function docxParts(paragraphs: string[], { rtl = false } = {}): Record<string, string> {
  const body = paragraphs.map((text, index) => paragraph(text, index === 0, rtl)).join("");
  return {
    "[Content_Types].xml": `${xmlHead}<Types xmlns="${schemas}package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `${xmlHead}<Relationships xmlns="${schemas}package/2006/relationships"><Relationship Id="rId1" Type="${schemas}officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `${xmlHead}<w:document xmlns:w="${schemas}wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="709" w:gutter="0"/>${rtl ? "<w:bidi/>" : ""}</w:sectPr></w:body></w:document>`,
  };
}

/** A docx of the given parts, always the same bytes for the same parts. */
export function docxOf(parts: Record<string, string | Uint8Array>): Uint8Array {
  const files = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === "string" ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(files), { mtime: new Date(2026, 0, 1) });
}

/**
 * The least that counts as a Word 97 document: its two streams and their marks, without text. For
 * tests of uploading; people are better shown a PDF or a docx.
 */
export function sampleDoc({ flags = 0x0200 } = {}): Uint8Array {
  const head = Buffer.alloc(4096);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0xc1, 2);
  head.writeUInt16LE(flags, 0x0a);
  return compoundFileOf({ WordDocument: head, "1Table": Buffer.alloc(64) });
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = "http://schemas.openxmlformats.org/";

function paragraph(text: string, isHeading: boolean, rtl: boolean): string {
  const size = isHeading ? 36 : 22;
  const bold = isHeading ? "<w:b/><w:bCs/>" : "";
  const direction = rtl && /\p{Script=Arabic}/u.test(text) ? "<w:rtl/>" : "";
  return (
    `<w:p><w:pPr>${rtl ? "<w:bidi/>" : ""}<w:spacing w:after="120"/></w:pPr><w:r><w:rPr>` +
    `<w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/>${bold}` +
    `<w:sz w:val="${size}"/><w:szCs w:val="${size}"/>${direction}</w:rPr>` +
    `<w:t xml:space="preserve">${escapedXml(text)}</w:t></w:r></w:p>`
  );
}

function escapedXml(text: string): string {
  return text
    .replace(/\p{Cc}/gu, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function pageContent(rows: string[], heading: string): string {
  const head = heading ? `/F2 20 Tf (${pdfText(heading)}) Tj 0 -30 Td ` : "";
  const body = rows.map((row) => `(${pdfText(row)}) Tj T*`).join("\n");
  return `BT 50 780 Td 16 TL ${head}/F1 11 Tf\n${body}\nET`;
}

const windowsMarks: Record<string, number> = {
  "€": 0x80,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
};

function pdfText(text: string): string {
  return [...text]
    .map((letter) => {
      const code = windowsMarks[letter] ?? letter.charCodeAt(0);
      if (!/^[ -~\xa0-\xff]$/.test(letter) && !(letter in windowsMarks))
        throw new Error(`samplePdf has no letter for ${JSON.stringify(letter)}`);
      return /[()\\]/.test(letter) ? `\\${letter}` : String.fromCharCode(code);
    })
    .join("");
}

function wrapped(line: string, width: number): string[] {
  const rows = [""];
  for (const word of line.split(" ")) {
    const row = rows.at(-1) ?? "";
    if (row && row.length + 1 + word.length > width) rows.push(word);
    else rows[rows.length - 1] = row ? `${row} ${word}` : word;
  }
  return rows;
}

function chunks<Item>(items: Item[], size: number): Item[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
