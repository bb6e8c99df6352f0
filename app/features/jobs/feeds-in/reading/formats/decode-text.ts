import { Ended } from "./ended.ts";

/** The bytes by which an encoding is chosen. */
const prefixBytes = 65_536;
/** Larger parts of text take longer than a turn of the event loop should. */
const sliceLength = 16_384;

/**
 * The text of a feed, in slices. The encoding is that of a byte order mark, else UTF-8 wherever the bytes are
 * that, else the one stated by the XML declaration or the Content-Type, else Arabic Windows. Throws Ended.
 */
export async function* decodeText(
  source: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<string> {
  const parts = source[Symbol.asyncIterator]();
  let prefix: Uint8Array = new Uint8Array();
  let isWhole = false;
  while (prefix.length < prefixBytes && !isWhole) {
    const { value, done } = await parts.next();
    if (done) isWhole = true;
    else prefix = prefix.length === 0 ? value : Buffer.concat([prefix, value]);
  }
  const decoder = new TextDecoder(encodingOf(prefix, contentType));
  let isStart = true;
  const sliced = function* (text: string) {
    // A second byte order mark, and blanks before an XML declaration.
    const rest = isStart ? text.replace(/^[\ufeff\s]+/, "") : text;
    if (rest === "") return;
    isStart = false;
    for (let at = 0; at < rest.length; at += sliceLength) yield rest.slice(at, at + sliceLength);
  };
  try {
    yield* sliced(decoder.decode(prefix, { stream: true }));
    while (!isWhole) {
      const { value, done } = await parts.next();
      if (done) isWhole = true;
      else yield* sliced(decoder.decode(value, { stream: true }));
    }
    yield* sliced(decoder.decode());
  } finally {
    await parts.return?.();
  }
}

/** A label that TextDecoder knows. Throws Ended for one that it does not. */
export function encodingOf(prefix: Uint8Array, contentType: string): string {
  const [a, b, c, d] = prefix;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) throw new Ended("encoding");
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return "utf-16le";
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return "utf-16be";
  if (isUtf8(prefix)) return "utf-8";
  const start = new TextDecoder("latin1").decode(prefix.subarray(0, 1024));
  const declared = /^[\s\S]{0,3}\s*<\?xml[^>]{0,200}\bencoding\s*=\s*["']([\w.:-]{1,40})["']/i;
  const stated = [
    declared.exec(start)?.[1],
    /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1],
  ];
  for (const label of stated) {
    // It would be valid, or have NULs.
    if (label === undefined || /^utf-?(?:8|16|32)/i.test(label)) continue;
    const known = knownLabel(label);
    if (!known) throw new Ended("encoding");
    return known;
  }
  return "windows-1256";
}

function knownLabel(label: string): string | undefined {
  try {
    return new TextDecoder(label.replace(/^cp-?(?=125\d$)/i, "windows-")).encoding;
  } catch {
    return undefined;
  }
}

/** Whether the bytes are UTF-8, up to a last character that may be cut, with few exceptions in a long text. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes, { stream: true });
  let high = 0;
  let wrong = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) high++;
    if (code === 0xfffd) wrong++;
  }
  return wrong * 20 <= high;
}
