import type { CvRefusal } from "#app/features/applications/cv/cv-file.ts";
import { readZip, startOfEntry, wholeEntry, type ZipEntry } from "./cv-zip.server.ts";
import { isHarmfulLink, isRemoteTarget } from "./harmful-link.ts";
import { fieldsOfXml, isActingField } from "./word-fields.ts";

const maxListBytes = 256 * 1024;
const maxXmlBytes = 32 * 1024 * 1024;
const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Why a ZIP is refused, or undefined for a Word document. Throws on a broken one. */
export function inspectDocx(bytes: Uint8Array): CvRefusal | undefined {
  const parts = partsOf(readZip(bytes));
  if (!parts) return "applications.cvDamaged";
  if ([...parts].some(isXmlBomb) || [...parts.keys()].some(leavesItsFolder)) {
    return "applications.cvUnsafe";
  }
  const list = parts.get("[content_types].xml");
  if (!list) return "applications.cvWrongType";
  if ([...parts.values()].some((part) => part.locked)) return "applications.cvLocked";
  const types = wholeText(list);
  if (types === undefined) return "applications.cvDamaged";
  const links = relationshipsOf(parts);
  if (!links || hasMacros(parts, types, links)) return "applications.cvUnsafe";
  const mainName = mainPartName(types);
  if (!mainName) return "applications.cvWrongType";
  const main = parts.get(mainName);
  if (!main || !isDocument(main)) return "applications.cvDamaged";
  if ([...parts].some(declaresEntities)) return "applications.cvUnsafe";
  if (links.some(isHarmful)) return "applications.cvActs";
  return actingPart([...parts.values()]);
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

/** Word opens such a file, but anyone who unpacks it gets something elsewhere. */
function leavesItsFolder(name: string): boolean {
  return /^(?:[a-z]:|\/\/)|(?:^|\/)\.\.(?:\/|$)|\p{Cc}/u.test(name);
}

function hasMacros(parts: Map<string, ZipEntry>, types: string, links: string[]): boolean {
  if (/macroEnabled|vbaProject/i.test(types)) return true;
  if (links.some((link) => /\/vbaProject["']/i.test(link))) return true;
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

function declaresEntities([name, part]: [string, ZipEntry]): boolean {
  if (!/^word\/.*\.xml$|\.rels$/.test(name)) return false;
  return /<!(?:DOCTYPE|ENTITY)/i.test(decoded(startOfEntry(part, 4096)));
}

/** Every tag of the relationship lists; undefined if they are too long to be real. */
function relationshipsOf(parts: Map<string, ZipEntry>): string[] | undefined {
  let room = maxListBytes;
  const tags: string[] = [];
  for (const [name, part] of parts) {
    if (!/(?:^|\/)_rels\/[^/]*\.rels$/.test(name)) continue;
    const text = decoded(startOfEntry(part, room + 1));
    room -= text.length;
    if (room < 0) return undefined;
    tags.push(...text.split("<").map(withoutReferences));
  }
  return tags;
}

/** Letters may be written as numbers in XML. */
function withoutReferences(xml: string): string {
  return xml.replace(
    /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi,
    (all, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

/** Where parts of the file came from on its writer's computer; Word goes on without them. */
const traces = new Set(["attachedTemplate", "image"]);

/** Parts that Word fetches from elsewhere when the file is opened, and links that do more than lead to a page. */
function isHarmful(relationship: string): boolean {
  const match = /\bTarget\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(relationship);
  const target = match?.[1] ?? match?.[2] ?? "";
  const type = /\bType\s*=\s*["'][^"']*\/(\w+)["']/.exec(relationship)?.[1] ?? "";
  if (type === "hyperlink") return isHarmfulLink(target);
  const isOutside = /\bTargetMode\s*=\s*["']External["']/i.test(relationship);
  return isRemoteTarget(target) || (isOutside && !traces.has(type));
}

/** Of all texts together; the longest honest one is far below. */
const maxTextBytes = 16 * 1024 * 1024;
/** The name of a stream that holds a whole file, in an object of another program. */
const packedFile = Buffer.from("Ole10Native", "utf16le");

/** Parts with fields that act, or with a file of any kind inside. */
function actingPart(parts: readonly ZipEntry[]): CvRefusal | undefined {
  let room = maxTextBytes;
  for (const part of parts) {
    const start = startOfEntry(part, 64);
    const isObject = start.subarray(0, 4).toString("hex") === "d0cf11e0";
    if (start.toString("latin1", 0, 2) === "MZ") return "applications.cvActs";
    if (!isObject && !/^\s*</.test(decoded(start).replace("\ufeff", ""))) continue;
    const whole = wholeEntry(part, room);
    room -= whole?.length ?? room;
    if (!whole || room <= 0) return "applications.cvUnsafe";
    const acts = isObject
      ? whole.includes(packedFile)
      : [...fieldsOfXml(decoded(whole))].some(isActingField);
    if (acts) return "applications.cvActs";
  }
  return undefined;
}

function wholeText(part: ZipEntry): string | undefined {
  const start = startOfEntry(part, maxListBytes + 1);
  return start.length > maxListBytes ? undefined : decoded(start);
}

/** XML is UTF-8, or UTF-16 with a mark before it or without. */
function decoded(bytes: Buffer): string {
  const start = bytes.toString("latin1", 0, 2);
  if (start === "\xff\xfe" || start === "<\0") return bytes.toString("utf16le");
  if (start !== "\xfe\xff" && start !== "\0<") return bytes.toString("utf8");
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return Buffer.from(whole).swap16().toString("utf16le");
}
