import type { CvRefusal } from "./cv-file.ts";
import { readZip, startOfEntry, type ZipEntry } from "./cv-zip.server.ts";

const maxListBytes = 256 * 1024;
const maxXmlBytes = 32 * 1024 * 1024;
const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Why a ZIP is refused, or undefined for a Word document. Throws on a broken one. */
export function inspectDocx(bytes: Uint8Array): CvRefusal | undefined {
  const parts = partsOf(readZip(bytes));
  if (!parts) return "applications.cvDamaged";
  if ([...parts].some(isXmlBomb)) return "applications.cvUnsafe";
  const list = parts.get("[content_types].xml");
  if (!list) return "applications.cvWrongType";
  if ([...parts.values()].some((part) => part.locked)) return "applications.cvLocked";
  const types = wholeText(list);
  if (types === undefined) return "applications.cvDamaged";
  if (hasMacros(parts, types)) return "applications.cvUnsafe";
  const mainName = mainPartName(types);
  if (!mainName) return "applications.cvWrongType";
  const main = parts.get(mainName);
  if (!main || !isDocument(main)) return "applications.cvDamaged";
  return loadsFromOutside(parts) ? "applications.cvUnsafe" : undefined;
}

/** By name, which Word compares without case; undefined if two parts claim one name. */
function partsOf(entries: ZipEntry[]): Map<string, ZipEntry> | undefined {
  const parts = new Map(
    entries.map((entry) => [entry.name.replaceAll("\\", "/").toLowerCase(), entry]),
  );
  return parts.size === entries.length ? parts : undefined;
}

/** Pictures may unpack to much more, but text does not, and readers keep all of it at once. */
function isXmlBomb([name, part]: [string, ZipEntry]): boolean {
  return /\.(?:xml|rels)$/.test(name) && part.size > maxXmlBytes;
}

function hasMacros(parts: Map<string, ZipEntry>, types: string): boolean {
  if (/macroEnabled|vbaProject/i.test(types)) return true;
  return [...parts.keys()].some((name) => name.endsWith("vbaproject.bin"));
}

/** Word on the web names the main part document2.xml and the like, so the list must tell. */
function mainPartName(types: string): string | undefined {
  const at = types.indexOf(`"${mainType}"`) + types.indexOf(`'${mainType}'`) + 1;
  if (at < 0) return undefined;
  const tag = types.slice(types.lastIndexOf("<", at), types.indexOf(">", at));
  const name = /PartName\s*=\s*["']\/?([^"']+)["']/.exec(tag)?.[1];
  return (name ?? "word/document.xml").toLowerCase();
}

/** Word refuses a part with a document type declaration, which no writer makes but an attacker. */
function isDocument(main: ZipEntry): boolean {
  const head = decoded(startOfEntry(main, 64 * 1024));
  return /<(?:\w+:)?document\b/.test(head) && !/<!(?:DOCTYPE|ENTITY)/i.test(head);
}

/** Templates, objects and frames that Word would fetch from a server when the file is opened. */
function loadsFromOutside(parts: Map<string, ZipEntry>): boolean {
  let room = maxListBytes;
  for (const [name, part] of parts) {
    if (!/^word\/_rels\/[^/]*\.rels$/.test(name)) continue;
    const text = decoded(startOfEntry(part, room + 1));
    room -= text.length;
    if (room < 0 || text.split("<").some(isFetched)) return true;
  }
  return false;
}

function isFetched(relationship: string): boolean {
  return (
    /\/(?:attachedTemplate|oleObject|frame|subDocument)["']/.test(relationship) &&
    /\bTarget\s*=\s*["']\s*(?:https?:|ftp:|mhtml:|mk:|ms-|\\\\|file:\/{2}[^/]|file:\/{4,})/i.test(
      relationship,
    )
  );
}

function wholeText(part: ZipEntry): string | undefined {
  const start = startOfEntry(part, maxListBytes + 1);
  return start.length > maxListBytes ? undefined : decoded(start);
}

function decoded(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return bytes.toString(isWide ? "utf16le" : "utf8");
}
