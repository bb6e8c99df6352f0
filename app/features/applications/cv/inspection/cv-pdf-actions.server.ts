import { inflateSync } from "node:zlib";
import { pdfString } from "./cv-pdf-lock.server.ts";
import { isHarmfulFile, isHarmfulLink } from "./harmful-link.ts";

/** A stream of a PDF: its dictionary, and its bytes as they stand in the file. */
export type PdfStream = { dictionary: string; data: Buffer };

/** Actions allowed at opening: going to a place in the file, or changing how it is shown. */
const harmless = new Set(["GoTo", "Named", "Hide", "SetOCGState", "Trans", "Thread", "ResetForm"]);

/** Files that forms and converters attach to a CV. */
const harmlessFile = /\.(?:xml|json|txt|csv|png|jpe?g)\s*$/i;

/** More than any CV has; following each costs time. */
const maxSteps = 500;
/** Of all object streams together, unpacked. */
const maxObjectBytes = 16 * 1024 * 1024;

/** Actions refused wherever they stand, also behind a press or a letter in a field. */
const refused = "(?:JavaScript|Launch)(?![A-Za-z0-9])";
/** A comment counts as a blank. */
const blanks = "(?:[\\s\\0]|%[^\\r\\n]{0,80}[\\r\\n])";
const refusedAction = new RegExp(`/S${blanks}{0,20}/${refused}`);
/** Its type as an object of its own. */
const refusedType = new RegExp(`^\\s*/${refused}`);

/**
 * Whether a PDF does more than show itself. At opening: it sends or fetches something, goes to another file, or
 * reads a stream from one. At any time: it runs a script, launches a program or a document, or opens a share.
 * Or whether it carries a file that might be a program.
 */
export function isActingPdf(text: string, streams: readonly PdfStream[]): boolean {
  // In the whole text, since viewers need not agree with `withoutStreams` on where a stream begins.
  if (refusedAction.test(withNames(text))) return true;
  const objects = readObjects(text, streams);
  if (!objects) return true;
  const { pieces, byNumber } = objects;
  const steps = { left: maxSteps };
  return (
    pieces.some((piece) => refusedAction.test(piece)) ||
    [...byNumber.values()].flat().some((object) => refusedType.test(object)) ||
    pieces.some((piece) =>
      /\/JavaScript\s{0,8}(?:\d{1,10}\s{1,8}\d{1,5}\s{1,8}R\b|<<)/.test(piece),
    ) ||
    pieces.some((piece) => hasActingTrigger(piece, byNumber, steps)) ||
    pieces.some(carriesProgram) ||
    pieces.some((piece) => leadsAstray(piece, byNumber)) ||
    streams.some(({ dictionary }) => isInOtherFile(dictionary, byNumber))
  );
}

type ByNumber = Map<string, string[]>;

/** The file without its streams, and its object streams; undefined where these are too large. */
function readObjects(text: string, streams: readonly PdfStream[]) {
  const pieces = [withoutStreams(text)];
  const byNumber: ByNumber = new Map();
  let room = maxObjectBytes;
  for (const { dictionary, data } of streams) {
    if (!/\/ObjStm\b/.test(withNames(dictionary))) continue;
    const unpacked = dictionary.includes("/Filter") ? unpack(data, room) : data.toString("latin1");
    if (unpacked === undefined) return undefined;
    room -= unpacked.length;
    if (room <= 0) return undefined;
    const inside = withNames(unpacked);
    pieces.push(inside);
    indexCompressed(dictionary, inside, byNumber);
  }
  const [plain = ""] = pieces;
  for (const { index, 0: mark, 1: number = "" } of plain.matchAll(
    /(\d{1,10})\s{1,8}\d{1,5}\s{1,8}obj\b/g,
  )) {
    const object = plain.slice(index + mark.length, index + 8192);
    const end = object.indexOf("endobj");
    add(byNumber, number, end < 0 ? object : object.slice(0, end));
  }
  return { pieces, byNumber };
}

function withoutStreams(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = text.indexOf("stream"); start >= 0; start = text.indexOf("stream", at)) {
    parts.push(text.slice(at, start));
    const end = text.indexOf("endstream", start);
    at = end < 0 ? text.length : end + 9;
  }
  parts.push(text.slice(at));
  return withNames(parts.join(" "));
}

/** Any letter of a name may be written as its number; in the address of a file, a # begins something else. */
function withNames(text: string): string {
  return text.replace(/\/[A-Za-z0-9]*#[2-7][0-9a-f](?:[A-Za-z0-9]|#[2-7][0-9a-f])*/gi, (name) =>
    name.replace(/#([2-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

/** Object streams of a file that is encrypted cannot be unpacked, and are passed over. */
function unpack(data: Buffer, room: number): string | undefined {
  try {
    return inflateSync(data, { maxOutputLength: room, finishFlush: 2 }).toString("latin1");
  } catch (error) {
    const isTooLarge =
      error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLarge ? undefined : "";
  }
}

function indexCompressed(dictionary: string, inside: string, byNumber: ByNumber): void {
  const first = Number(/\/First\s{0,8}(\d{1,10})/.exec(dictionary)?.[1] ?? 0);
  const numbers = inside.slice(0, first).trim().split(/\s+/);
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const start = first + Number(numbers[at + 1]);
    add(byNumber, numbers[at] ?? "", inside.slice(start, start + 8192));
  }
}

/** A number may stand for several objects: which of them counts is up to the viewer. */
function add(byNumber: ByNumber, number: string, object: string): void {
  const known = byNumber.get(number);
  if (known) known.push(object);
  else byNumber.set(number, [object]);
}

const trigger = new RegExp(`/(OpenAction|AA)(?![A-Za-z0-9+_-])${blanks}{0,20}`, "g");
/** Events of a file, a page or its annotations; the others need a key, a click or a letter in a field. */
const atOnce = new RegExp(`/(?:O|PO|PC|PV|PI|WC|WS|DS|WP|DP)(?![A-Za-z0-9])${blanks}{0,20}`, "g");

function hasActingTrigger(piece: string, byNumber: ByNumber, steps: { left: number }): boolean {
  for (const { index, 0: mark, 1: name } of piece.matchAll(trigger)) {
    const value = valueAt(piece, index + mark.length);
    if (name === "OpenAction" && isActing(value, byNumber, steps)) return true;
    if (name === "AA" && actsAtOnce(value, byNumber, steps)) return true;
  }
  return false;
}

function actsAtOnce(value: string, byNumber: ByNumber, steps: { left: number }): boolean {
  const dictionaries = value.startsWith("<<") ? [value] : (byNumber.get(numberOf(value)) ?? []);
  return dictionaries.some((dictionary) =>
    [...dictionary.matchAll(atOnce)].some(({ index, 0: mark }) =>
      isActing(valueAt(dictionary, index + mark.length), byNumber, steps),
    ),
  );
}

function numberOf(reference: string): string {
  return /^\d+/.exec(reference)?.[0] ?? "";
}

/** A dictionary with what it holds, a reference, or nothing of interest. */
function valueAt(piece: string, start: number): string {
  const text = piece.slice(start, start + 4096);
  if (!text.startsWith("<<")) return /^\d{1,10}\s{1,8}\d{1,5}\s{1,8}R\b/.exec(text)?.[0] ?? "";
  let depth = 0;
  for (const { index, 0: bracket } of text.matchAll(/<<|>>/g)) {
    depth += bracket === "<<" ? 1 : -1;
    if (depth === 0) return text.slice(0, index + 2);
  }
  return text;
}

function isActing(value: string, byNumber: ByNumber, steps: { left: number }): boolean {
  if (--steps.left < 0) return true;
  // A destination: a page and a place on it, not a list of actions.
  if (place.test(value)) return false;
  const action = value.replace(
    /\/(?:D|Dest|T|P|Parent|SD)\s{0,8}(?:\[[^\]]*\]|\d+\s+\d+\s+R)/g,
    " ",
  );
  for (const [, type = ""] of action.matchAll(actionType)) {
    if (!harmless.has(type)) return true;
  }
  // The type itself may stand elsewhere.
  for (const [, number = ""] of action.matchAll(/\/S\s{0,8}(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R\b/g)) {
    const types = byNumber.get(number) ?? [""];
    if (types.some((type) => !harmless.has(nameIn(type)))) return true;
  }
  if (/\/JS(?![A-Za-z0-9])/.test(action)) return true;
  for (const [, number = ""] of action.matchAll(/(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R\b/g)) {
    const objects = byNumber.get(number) ?? [];
    // Each is followed once.
    byNumber.delete(number);
    if (objects.some((object) => isActing(object, byNumber, steps))) return true;
  }
  return false;
}

const place = /^\s*\[\s{0,8}(?:\d{1,10}\s{1,8}\d{1,5}\s{1,8}R|\d{1,10}|null)\s{0,8}\/(?:XYZ|Fit)/;

const actionType = new RegExp(`/S${blanks}{0,20}/([A-Za-z0-9]+)`, "g");

function nameIn(object: string): string {
  return /^\s*\/([A-Za-z0-9]+)/.exec(object)?.[1] ?? "";
}

/** A file in the file is known by its name, and harmless only by its ending. */
function carriesProgram(piece: string): boolean {
  let count = 0;
  for (const { index } of piece.matchAll(/\/EF\s{0,8}(?:<<|\d{1,10}\s)/g)) {
    if (++count > 50) return true;
    const start = Math.max(piece.lastIndexOf(" obj", index), index - 400, 0);
    const around = piece.slice(start, index + 400).split("endobj", 1)[0] ?? "";
    const names = [...around.matchAll(/\/U?F\s{0,8}(?=[(<](?!<))/g)].flatMap(({ index, 0: mark }) =>
      nameAt(around, index + mark.length),
    );
    if (names.length === 0 || names.some((name) => !harmlessFile.test(name))) return true;
  }
  return false;
}

/** Whether a link or another file that is named opens a share, or starts a program. */
function leadsAstray(piece: string, byNumber: ByNumber): boolean {
  let count = 0;
  let gaps = 0;
  for (const { index, 0: mark, 1: key = "" } of piece.matchAll(target)) {
    const gap = gapAt(piece, index + mark.length);
    gaps += gap;
    if (gap === longestGap || gaps > maxGaps) return true;
    const start = index + mark.length + gap;
    const value = piece.slice(start, start + 4000);
    const number = reference.exec(value)?.[1];
    const texts = number
      ? (byNumber.get(number) ?? []).map((object) => object.slice(gapAt(object, 0)))
      : [value];
    const strings = texts.filter((text) => /^(?:\(|<(?!<))/.test(text));
    count += number ? texts.length + 1 : strings.length;
    if (count > maxTargets) return true;
    const isHarmful = /^(?:U?F|DOS)$/.test(key) ? isHarmfulFile : isHarmfulLink;
    if (strings.some((text) => isHarmful(...startOfString(text)))) return true;
  }
  return false;
}

const target = /\/(URI|Base|U?F|DOS|Mac|Unix)(?![A-Za-z0-9_-])/g;
const reference = new RegExp(`^(\\d{1,10})${blanks}{1,20}\\d{1,5}${blanks}{1,20}R\\b`);
/** More than any CV has. */
const maxTargets = 5000;
const longestGap = 1024;
const maxGaps = 1_000_000;

/** The length of the blanks and comments that stand at a place. */
function gapAt(piece: string, start: number): number {
  const text = piece.slice(start, start + longestGap);
  return /^(?:[\s\0]|%[^\r\n]*)*/.exec(text)?.[0].length ?? 0;
}

/** The start of a string, and whether it was cut there. */
function startOfString(text: string): [string, boolean] {
  const [whole] = nameAt(text, 0);
  if (whole !== undefined) return [whole, false];
  const start = text.slice(0, 2000);
  const [cut = ""] = nameAt(start + (start.startsWith("<") ? ">" : ")".repeat(2000)), 0);
  return [cut, true];
}

function nameAt(text: string, start: number): string[] {
  try {
    return [decoded(pdfString(text, start))];
  } catch {
    return [];
  }
}

/** UTF-16 with a mark before it, or single bytes. */
function decoded(bytes: Buffer): string {
  const mark = bytes.toString("latin1", 0, 2);
  const even = bytes.subarray(2, bytes.length - (bytes.length % 2));
  if (mark === "\xfe\xff") return Buffer.from(even).swap16().toString("utf16le");
  if (mark === "\xff\xfe") return even.toString("utf16le");
  return bytes.toString("latin1").replace("\xef\xbb\xbf", "").replaceAll("\0", "");
}

/** Whether a stream's bytes are those of another file, which its viewer would fetch. */
function isInOtherFile(dictionary: string, byNumber: ByNumber): boolean {
  const named = withNames(dictionary);
  const file = /\/F\s{0,8}(?:(\()|(<)(?!<)|(<<)|(\d{1,10})\s{1,8}\d{1,5}\s{1,8}R\b)/.exec(named);
  if (!file) return false;
  const [, text, hex, inline, number = ""] = file;
  if (text || hex) return true;
  const specs = inline ? [valueAt(named, file.index + file[0].length - 2)] : byNumber.get(number);
  return specs?.some((spec) => /\/(?:Filespec|UF|FS)\b|\/F\s{0,8}[(<]/.test(spec)) ?? false;
}
