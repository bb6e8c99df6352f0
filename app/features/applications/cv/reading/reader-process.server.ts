import { buffer } from "node:stream/consumers";

/*
 * A process of its own for one CV, which may be hostile: it is handed the bytes, has no settings, no
 * keys and no database, and ends after one answer. See cv-reader.server.ts for its limits. Arguments:
 * the kind of the file, and the page to draw, or 0 for its text.
 */
const [kind, page] = process.argv.slice(2);
const bytes = await buffer(process.stdin);
try {
  process.stdout.write(await answer());
} catch {
  process.exitCode = 3;
}

async function answer(): Promise<Uint8Array | string> {
  if (kind === "docx") {
    const { readDocx } = await import("./docx-text.server.ts");
    return JSON.stringify(readDocx(bytes));
  }
  if (kind === "doc") {
    const { readDoc } = await import("./doc-text.server.ts");
    return JSON.stringify(readDoc(bytes));
  }
  const { drawPdfPage, readPdf } = await import("./pdf-document.server.ts");
  if (page !== "0") return drawPdfPage(bytes, Number(page));
  return JSON.stringify(await readPdf(bytes));
}
