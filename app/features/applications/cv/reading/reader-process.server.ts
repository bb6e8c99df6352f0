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
} catch (error) {
  process.exitCode = 3;
  process.stderr.write(`cause: ${causeOf(error)}\n`);
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

/** An error in one line without its message, which may quote the CV. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, permission, resource } = error as Error & Record<string, unknown>;
  const stack = error.stack?.replace(error.message, "") ?? "";
  const places = stack.split("\n").filter((line) => line.startsWith("    at "));
  const at = places.slice(0, 3).map((line) => line.trim());
  return [error.name, code, permission, resource, ...at].filter(Boolean).join(" ");
}
