import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium";
import { encodePng } from "./png.server.ts";
import { maxPages, maxTextLength, type ReadText } from "./read-text.ts";
import { isMostlyArabic, type PlacedChar, readingOrder } from "./reading-order.ts";

/*
 * PDFium as WebAssembly: it has no scripts and sees only the given bytes. It runs in the reader's
 * process, whose end frees its memory.
 */

/** The text and the sizes of the pages. Throws if the file cannot be opened. */
export async function readPdf(bytes: Uint8Array): Promise<ReadText> {
  const pdf = await open(bytes);
  const count = pdf.library.FPDF_GetPageCount(pdf.document);
  const pages: ReadText["pages"] = [];
  const texts: PlacedChar[][] = [];
  let length = 0;
  for (let index = 0; index < Math.min(count, maxPages); index++) {
    const page = pdf.library.FPDF_LoadPage(pdf.document, index);
    if (!page) continue;
    pages.push(sizeOf(pdf, page));
    const chars = charsOf(pdf, page, maxTextLength - length);
    texts.push(chars);
    length += chars.length;
    pdf.library.FPDF_ClosePage(page);
  }
  const isRightToLeft = isMostlyArabic(
    texts
      .flat()
      .map(({ char }) => char)
      .join(""),
  );
  const text = texts.map((chars) => readingOrder(chars, isRightToLeft).trim());
  return { text: text.join("\n\n").trim(), pages, count };
}

/** A page, counted from 1, as a PNG. Throws if the file cannot be opened or the page is missing. */
export async function drawPdfPage(bytes: Uint8Array, number: number): Promise<Buffer> {
  const pdf = await open(bytes);
  const { library } = pdf;
  const page = library.FPDF_LoadPage(pdf.document, number - 1);
  if (!page) throw new Error("no such page");
  const { width, height } = sizeOf(pdf, page);
  const bitmap = library.FPDFBitmap_Create(width, height, 0);
  if (!bitmap) throw new Error("no memory");
  library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
  const stride = library.FPDFBitmap_GetStride(bitmap);
  const start = library.FPDFBitmap_GetBuffer(bitmap);
  const pixels = memoryOf(library).subarray(start, start + stride * height);
  return encodePng({ width, height, stride, pixels });
}

const withAnnotations = 0x01;

type Pdf = { library: WrappedPdfiumModule; document: number; allocate: (bytes: number) => number };

async function open(bytes: Uint8Array): Promise<Pdf> {
  const file = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  const wasm = readFileSync(file);
  const wasmBinary = wasm.buffer.slice(
    wasm.byteOffset,
    wasm.byteOffset + wasm.length,
  ) as ArrayBuffer;
  const library = await init({ wasmBinary });
  library.PDFiumExt_Init();
  const { wasmExports } = library.pdfium as unknown as { wasmExports: Exports };
  const place = wasmExports.malloc(bytes.length);
  if (!place) throw new Error("no memory");
  memoryOf(library).set(bytes, place);
  const document = library.FPDF_LoadMemDocument(place, bytes.length, "");
  if (!document) throw new Error(`PDFium: ${library.FPDF_GetLastError()}`);
  return { library, document, allocate: wasmExports.malloc };
}

/** Its type leaves it out; a new one after each growth. */
function memoryOf({ pdfium }: WrappedPdfiumModule): Uint8Array {
  return (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;
}

type Exports = { malloc(bytes: number): number };

/** A thousand pixels wide, less where a page is very high. */
function sizeOf({ library }: Pdf, page: number): { width: number; height: number } {
  const [wide, high] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
  if (!(wide > 0 && high > 0)) return { width: 1, height: 1 };
  const scale = Math.min(1000 / wide, 2000 / high);
  return { width: pixels(wide * scale), height: pixels(high * scale) };
}

function pixels(length: number): number {
  return Math.max(1, Math.round(length));
}

function charsOf({ library, allocate }: Pdf, page: number, max: number): PlacedChar[] {
  const text = library.FPDFText_LoadPage(page);
  if (!text) return [];
  const box = allocate(6 * 8);
  const count = Math.min(library.FPDFText_CountChars(text), max);
  const chars = Array.from({ length: Math.max(0, count) }, (_, index) => {
    const char = String.fromCodePoint(codePointAt(library, text, index));
    if (library.FPDFText_IsGenerated(text, index) === 1) return { char, ...nowhere };
    const isPlaced = library.FPDFText_GetCharBox(text, index, box, box + 8, box + 16, box + 24);
    if (!isPlaced) return { char, ...nowhere };
    library.FPDFText_GetCharOrigin(text, index, box + 32, box + 40);
    const numbers = new Float64Array(memoryOf(library).buffer, box, 6);
    const [left = 0, right = 0, bottom = 0, top = 0, , baseline = 0] = numbers;
    return { char, left, right, height: top - bottom, baseline };
  });
  library.FPDFText_ClosePage(text);
  return chars;
}

const nowhere = { left: Number.NaN, right: Number.NaN, height: Number.NaN, baseline: Number.NaN };

/** An invalid character becomes a blank. */
function codePointAt(library: WrappedPdfiumModule, text: number, index: number): number {
  const code = library.FPDFText_GetUnicode(text, index);
  const isControl = code < 0x20 && code !== 0x0a && code !== 0x0d;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return isControl || isSurrogate || code > 0x10ffff || code === 0xfffe ? 0x20 : code;
}
