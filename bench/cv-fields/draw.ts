import type { Browser } from "puppeteer-core";
import { docxOf, docxParts } from "#demo/sample-cv.ts";
import { type BenchPerson, type Block, blocksOf, type CvStyle } from "./cv.ts";

/** A CV as a file; a scan is the picture of a page in a PDF. */
export async function drawCv(
  browser: Browser,
  person: BenchPerson,
  style: CvStyle,
): Promise<{ kind: "pdf" | "docx"; bytes: Uint8Array }> {
  const blocks = blocksOf(person, style).map((block) =>
    style.arabicDigits ? inArabicDigits(block) : block,
  );
  if (style.layout.startsWith("docx")) {
    return { kind: "docx", bytes: docxFrom(blocks, person.language === "ar") };
  }
  const page = await browser.newPage();
  try {
    await page.setContent(htmlOf(blocks, person.language, fontOf(style)));
    if (style.layout === "scan") {
      const picture = await page.screenshot({ encoding: "base64", type: "jpeg", quality: 60 });
      await page.setContent(`<img style="width:100%" src="data:image/jpeg;base64,${picture}">`);
    }
    return { kind: "pdf", bytes: await page.pdf({ format: "A4" }) };
  } finally {
    await page.close();
  }
}

function inArabicDigits(block: Block): Block {
  const json = JSON.stringify(block).replace(/(?<![\w.@])\d+(?![\w@])/g, (number) =>
    number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
  );
  return JSON.parse(json);
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const css = `body{font:14px/1.5 var(--font);margin:30px}h2{font-size:16px;border-bottom:1px solid}
.split{display:flex;justify-content:space-between}.columns{display:flex;gap:30px}.narrow{flex:1}.wide{flex:2.4}
td{padding:4px 14px;border:1px solid #ccc}p{margin:3px 0}`;

/** Fonts part and join Arabic letters in ways of their own. */
function fontOf({ layout }: CvStyle): string {
  if (layout.startsWith("pdf-side")) return "Noto Naskh Arabic";
  return layout === "pdf-plain" || layout === "pdf-dates-first"
    ? "Noto Sans Arabic"
    : "DejaVu Sans";
}

function htmlOf(blocks: readonly Block[], language: "ar" | "en", font: string): string {
  return `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}" style="--font:${font}"><style>${css}</style>${blocks.map(htmlOfBlock).join("")}</html>`;
}

function htmlOfBlock(block: Block): string {
  switch (block.kind) {
    case "name":
      return `<h1>${escaped(block.text)}</h1>`;
    case "heading":
      return `<h2>${escaped(block.text)}</h2>`;
    case "strong":
      return `<p><b>${escaped(block.text)}</b></p>`;
    case "point":
      return `<ul><li>${escaped(block.text)}</li></ul>`;
    case "split":
      return `<div class="split"><b>${escaped(block.text)}</b><span>${escaped(block.far)}</span></div>`;
    case "table":
      return `<table>${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`).join("")}</table>`;
    case "columns": {
      const column = (blocks: readonly Block[], isNarrow: boolean) =>
        `<div class="${isNarrow ? "narrow" : "wide"}">${blocks.map(htmlOfBlock).join("")}</div>`;
      return `<div class="columns">${column(block.first, block.firstIsNarrow)}${column(block.second, !block.firstIsNarrow)}</div>`;
    }
    default:
      return `<p>${escaped(block.text)}</p>`;
  }
}

function docxFrom(blocks: readonly Block[], rtl: boolean): Uint8Array {
  const parts = docxParts([], { rtl });
  const body = blocks.map((block) => wordOf(block, rtl)).join("");
  const document = (parts["word/document.xml"] ?? "").replace("<w:body>", `<w:body>${body}`);
  return docxOf({ ...parts, "word/document.xml": document });
}

function wordOf(block: Block, rtl: boolean): string {
  const paragraph = (text: string) =>
    `<w:p>${rtl ? "<w:pPr><w:bidi/></w:pPr>" : ""}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  const table = (rows: string[][]) =>
    `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join("")}</w:tr>`).join("")}</w:tbl>`;
  switch (block.kind) {
    case "table":
      return table(block.rows.map((row) => row.map(paragraph)));
    case "columns":
      return table([
        [block.first, block.second].map((column) =>
          column.map((each) => wordOf(each, rtl)).join(""),
        ),
      ]);
    case "point":
      return paragraph(`• ${block.text}`);
    case "split":
      return `<w:p><w:r><w:t xml:space="preserve">${escaped(block.text)}</w:t><w:tab/><w:t>${escaped(block.far)}</w:t></w:r></w:p>`;
    default:
      return paragraph(block.text);
  }
}
