import type { FeedKind, FeedReason } from "./feed-source.ts";
import { encodingOf } from "./formats/decode-text.ts";
import { Ended } from "./formats/ended.ts";

const prefixLength = 16_384;

/** The kind of a feed by the beginning of its bytes, some kilobytes of which are enough. */
export function detectKind(
  bytes: Uint8Array,
  contentType: string,
): { kind: FeedKind } | { refused: FeedReason } {
  const prefix = bytes.subarray(0, prefixLength);
  if (prefix.length === 0) return { refused: "empty" };
  try {
    const text = new TextDecoder(encodingOf(prefix, contentType)).decode(prefix);
    return kindOf(text.replace(/^[\ufeff\s]+/, ""), contentType);
  } catch (error) {
    if (error instanceof Ended) return { refused: error.reason };
    throw error;
  }
}

function kindOf(text: string, contentType: string): { kind: FeedKind } | { refused: FeedReason } {
  if (text === "") return { refused: "empty" };
  if (/^<!doctype\s+html|^<(?:html|head|body)\b/i.test(text)) return { refused: htmlReason(text) };
  if (/^[{[]/.test(text)) return { kind: jsonKind(text) };
  if (text.startsWith("<")) return xmlKind(text);
  const [header = ""] = text.split(/[\r\n]/, 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of these
  const isText = !/[\0-\x08\x0e-\x1f]/.test(text.replaceAll("\0", ""));
  const isTable = /[,;\t|]/.test(header) && /\p{L}/u.test(header);
  const isNamed = /csv|comma-separated/i.test(contentType);
  return isText && (isTable || isNamed) ? { kind: "csv" } : { refused: "unknownFormat" };
}

function jsonKind(text: string): FeedKind {
  if (/"version"\s*:\s*"https?:\\?\/\\?\/(?:www\.)?jsonfeed\.org/i.test(text)) return "json-feed";
  return /"href"\s*:\s*"https?:\\?\/\\?\/api\.reliefweb\.int/i.test(text) ? "reliefweb" : "json";
}

function xmlKind(text: string): { kind: FeedKind } | { refused: FeedReason } {
  const body = text.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^>[]*>/gi, "");
  if (/^\s*<!doctype/i.test(body)) return { refused: "entities" };
  const root = /<([\p{L}_][^\s/>]*)/u.exec(body)?.[1]?.toLowerCase() ?? "";
  const name = root.slice(root.indexOf(":") + 1);
  if (name === "") return { refused: "notXml" };
  if (name === "html") return { refused: htmlReason(text) };
  if (name === "rss" || name === "rdf") return { kind: "rss" };
  return { kind: name === "feed" ? "atom" : "job-xml" };
}

/** A page that wants a sign-in stands where a feed was before. */
function htmlReason(text: string): FeedReason {
  return /<input[^>]{0,300}type\s*=\s*["']?password/i.test(text) ? "needsLogin" : "html";
}
