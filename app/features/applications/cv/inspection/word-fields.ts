/** Whether a field's instruction starts a program of its reader's, or is fetched from a server at opening. */
export function isActingField(instruction: string): boolean {
  const text = instruction.slice(0, 2000);
  if (/^[\s"]*DDE(?:AUTO)?(?![a-z])/i.test(text)) return true;
  const fetches = /^[\s"]*(?:INCLUDE(?:TEXT)?|IMPORT|LINK|DATABASE|RD)(?![a-z])/i.test(text);
  // A picture that is not stored in the file; pages pasted into Word name where a stored one came from.
  const isPicture = /^[\s"]*INCLUDEPICTURE(?![a-z])/i.test(text) && /\\d(?![a-z])/i.test(text);
  return (fetches || isPicture) && /["\s](?:https?:|ftp:|file:[\\/]{2}[^\\/]|\\\\)/i.test(text);
}

/** Whether a target of a Word file leads to another machine. */
export function isRemoteTarget(target: string): boolean {
  return /^\s*(?:https?:|ftp:|mhtml:|mk:|ms-|\\\\|\/\/|file:[\\/]{2}[^\\/]|file:[\\/]{4,})/i.test(
    target,
  );
}

/** The instructions of the fields in a part of a docx; a field may stand in many pieces. */
export function* fieldsOfXml(xml: string): Generator<string> {
  let instruction = "";
  const pieces =
    /<(?:\w+:)?instrText\b[^>]*>([^<]*)|<(?:\w+:)?fldChar\b|<(?:\w+:)?fldSimple\b[^>]*?\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  for (const [, piece, double, single] of xml.matchAll(pieces)) {
    if (piece !== undefined) {
      instruction += plain(piece);
      continue;
    }
    if (instruction) yield instruction;
    instruction = "";
    const simple = double ?? single;
    if (simple !== undefined) yield plain(simple);
  }
  if (instruction) yield instruction;
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
