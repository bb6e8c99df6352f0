import { readZip, startOfEntry } from "#app/features/applications/cv/inspection/cv-zip.server.ts";
import { maxTextLength, type ReadText } from "./read-text.ts";

const maxXmlBytes = 8 * 1024 * 1024;

/** The text of a Word document, which stores it in the order of reading. Throws for a broken one. */
export function readDocx(bytes: Uint8Array): ReadText {
  const parts = readZip(bytes)
    .map((entry) => ({ ...entry, name: entry.name.replaceAll("\\", "/") }))
    .filter(({ name }) => /^word\/(?:document\d*|header\d*|footer\d*)\.xml$/i.test(name))
    .sort((a, b) => rank(a.name) - rank(b.name));
  if (!parts.some(({ name }) => rank(name) === 1)) throw new Error("no document");
  let room = maxXmlBytes;
  const texts = parts.map((part) => {
    const xml = startOfEntry(part, room);
    room -= xml.length;
    return textOf(xml.toString("utf8"));
  });
  const text = [...new Set(texts)].filter((part) => part !== "").join("\n\n");
  return { text: text.slice(0, maxTextLength).toWellFormed(), pages: [], count: 0 };
}

/** The head, the document, the foot: people write their address into either. */
function rank(name: string): number {
  if (/header/i.test(name)) return 0;
  return /footer/i.test(name) ? 2 : 1;
}

const token =
  /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr|noBreakHyphen)\b[^>]*\/>|<(\/w:p|\/w:tc|\/w:tr|mc:Fallback|\/mc:Fallback)\b[^>]*>/g;

/** The content of text elements with the breaks between them; markup is ignored. */
function textOf(xml: string): string {
  let text = "";
  let isFallback = false;
  for (const [, shown, single, edge] of xml.matchAll(token)) {
    if (edge?.endsWith("mc:Fallback")) isFallback = !edge.startsWith("/");
    if (isFallback || text.length > maxTextLength) continue;
    if (shown !== undefined) text += decoded(shown);
    else if (single) text += single === "tab" ? "\t" : single === "noBreakHyphen" ? "-" : "\n";
    else if (edge === "/w:p") text += "\n";
    else if (edge === "/w:tc") text = `${text.replace(/\n$/, "")}\t`;
    else if (edge === "/w:tr") text = `${text.replace(/\t$/, "")}\n`;
  }
  return text
    .replace(/[\t ]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const named: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return named[name] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
  });
}
