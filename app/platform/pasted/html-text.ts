import namedLetters from "./html-names.json" with { type: "json" };

/** Letters and signs by their names in HTML. */
const named: Record<string, string> = namedLetters;

const block =
  /<\/?(?:p|li|ul|ol|div|h[1-6]|table|tr|td|blockquote|section|o:p)\b[^<>]*>|<br\s*\/?>/i;
const inline = /<\/?(?:b|i|u|em|strong|span|font|a|sup|sub|small|code|mark)\b[^<>]*>/i;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d?);/i;

/** Whether a text is the source of a page: it has blocks such as Word and other boards write. */
export function looksLikeHtml(text: string): boolean {
  return block.test(text);
}

/** A text that was typed or pasted; of the source of a page its text. */
export function pastedText(text: string): string {
  return looksLikeHtml(text) ? htmlToText(text) : text;
}

/** The text of a field from another program: tags go and entities are decoded, plain text stays. */
export function foreignText(text: string): string {
  return block.test(text) || inline.test(text) || entity.test(text) ? htmlToText(text) : text;
}

/** The text of HTML: paragraphs, line breaks and lists stay, entities are decoded once, anything else goes. */
export function htmlToText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(head|style|script|title|xml)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<!(?:doctype|\[)[^<>]*>|<\?[^<>]*>/gi, "")
    // Line breaks of the source are spaces; those of the text follow from its blocks.
    .replace(/\s+/g, " ")
    .replace(/<li\b[^<>]*>/gi, "\n• ")
    .replace(/<br\s*\/?>|<\/?(?:ul|ol|tr|li)\b[^<>]*>/gi, "\n")
    .replace(/<\/?(?:p|div|h[1-6]|table|blockquote|section)\b[^<>]*>/gi, "\n\n")
    .replace(/<\/?(?:td|th)\b[^<>]*>/gi, " ")
    .replace(/<\/?[a-z][\w:-]*(?:\s[^<>]*)?\/?>/gi, "");
  return decodeEntities(text)
    .replace(/\u00a0/g, " ")
    .split("\n")
    .map((line) => line.replace(/[^\S\n]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/(^|\n)•\n+(?=\S)/g, "$1• ")
    .replace(/(\n• [^\n]*)\n+(?=• )/g, "$1\n")
    .trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d?);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return Object.hasOwn(named, name) ? (named[name] ?? whole) : whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : "";
  });
}
