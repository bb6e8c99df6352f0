import { isHarmfulLink } from "./harmful-link.ts";

/**
 * Whether a field's instruction starts a program of its reader's, or fetches something when fields are updated:
 * a picture, too, although a copy of it may be stored beside.
 */
export function isActingField(instruction: string): boolean {
  const text = instruction.slice(0, longest);
  if (/^[\s"]*(?:DDE(?:AUTO)?|LINK)(?![a-z])/i.test(text)) return true;
  const quoted = quotedIn(text);
  if (quoted !== undefined)
    return /^[\s\d]*$/.test(text.replace(quote, "")) || isActingField(quoted);
  const link =
    /^[\s"]*HYPERLINK\s*(?:\\[a-z]\s*(?:"[^"]*"\s*)?)*(?:"([^"]*)|(\\{2}\S*|[^\s"\\]\S*))/i.exec(
      text,
    );
  if (link) {
    const target = (link[1] ?? link[2] ?? "").replaceAll("\\\\", "\\");
    return isHarmfulLink(target, text.length === longest);
  }
  const fetches = /^[\s"]*(?:INCLUDE(?:TEXT|PICTURE)?|IMPORT|DATABASE|RD)(?![a-z])/i.test(text);
  return fetches && /["\s](?:[a-z][a-z0-9+.-]+:|\\\\|\/\/)/i.test(text);
}

/** Of an instruction, the part that is read. */
const longest = 2000;

const quote = /^[\s"]*QUOTE(?![a-z])/i;

/** The text that a QUOTE field stands for: letters, or their numbers. */
function quotedIn(instruction: string): string | undefined {
  if (!quote.test(instruction)) return undefined;
  const text = instruction.replace(quote, "").trim().replaceAll('"', "");
  return text.replace(/ *(?<![^ ])(\d{2,5})(?![^ ]) */g, (_, code) =>
    String.fromCharCode(Number(code)),
  );
}

/** Deeper than word processors nest fields. */
const deepest = 64;

/** The instructions of the fields in a part of a docx; a field may stand in many pieces, and others in it. */
export function* fieldsOfXml(xml: string): Generator<string> {
  const open: string[] = [];
  const pieces =
    /<(?:\w+:)?instrText\b[^>]*>([^<]*)|<(?:\w+:)?fldChar\b([^>]*)|<(?:\w+:)?fldSimple\b[^>]*?\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  for (const [, piece, mark, double, single] of xml.matchAll(pieces)) {
    if (piece !== undefined) open.push((open.pop() ?? "") + plain(piece));
    if (mark !== undefined) {
      const type = /fldCharType\s*=\s*["'](\w+)/.exec(plain(mark))?.[1];
      if (type === "end") {
        const ended = open.pop() ?? "";
        yield ended;
        // Its text may be a part of the instruction around it.
        open.push((open.pop() ?? "") + (quotedIn(ended) ?? ""));
      } else if (type !== "separate") open.push("");
      if (open.length > deepest) return yield "DDE";
    }
    const simple = double ?? single;
    if (simple !== undefined) yield plain(simple);
  }
  yield* open;
}

/** The instructions of the fields in an old Word file, whose text is of one byte a letter or two. */
export function* fieldsOfDoc(bytes: Buffer): Generator<string> {
  const evenly = bytes.subarray(0, bytes.length - (bytes.length % 2));
  for (const text of [bytes.toString("latin1"), evenly.toString("utf16le")]) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks of a field
    for (const [, instruction = ""] of text.matchAll(/\x13([^\x13-\x15]{3,2000})/g)) {
      yield instruction;
    }
  }
}

const named: Record<string, string> = { quot: '"', amp: "&", apos: "'", lt: "<", gt: ">" };

function plain(xml: string): string {
  return xml.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (all, hex, decimal, name) => {
      if (name) return named[name.toLowerCase()] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
