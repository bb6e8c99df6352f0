/** An "&" that begins no reference: addresses and "R&D" are written so by hand-made feeds. */
const bare = /&(?!#\d{1,7};|#[xX][\da-fA-F]{1,6};|[a-zA-Z][a-zA-Z\d]{1,31};)/g;
/** A "<" that begins no tag. */
const sign = /<(?![\p{L}_:/!?])/gu;
/** Control characters that no XML may have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const opening = "<![CDATA[";
const closing = "]]>";
/** The longest reference. */
const maxReference = 34;

/**
 * Makes slices of XML readable that a strict parser would lose itself in: escapes bare ampersands
 * and signs outside of CDATA, drops forbidden characters. `mend` holds back an end that may go on in the next slice.
 */
export function createMender() {
  let rest = "";
  let isInside = false;

  function mend(slice: string, isLast = false): string {
    let text = rest + slice.replace(forbidden, "");
    let mended = "";
    for (;;) {
      const mark = isInside ? closing : opening;
      const at = text.indexOf(mark);
      if (at < 0) break;
      const part = text.slice(0, at);
      mended += (isInside ? part : escapeSigns(part)) + mark;
      text = text.slice(at + mark.length);
      isInside = !isInside;
    }
    const end = isLast ? text.length : endOf(text, isInside);
    rest = text.slice(end);
    const part = text.slice(0, end);
    return mended + (isInside ? part : escapeSigns(part));
  }
  return { mend };
}

const escapeSigns = (text: string) => text.replace(bare, "&amp;").replace(sign, "&lt;");

/** Where the certain part of a text ends. */
function endOf(text: string, isInside: boolean): number {
  if (isInside) return Math.max(0, text.length - closing.length + 1);
  const reference = text.lastIndexOf("&");
  const tag = text.lastIndexOf("<");
  const isOpen = reference >= text.length - maxReference && !text.includes(";", reference);
  const mayOpen = tag >= 0 && opening.startsWith(text.slice(tag));
  return Math.min(reference >= 0 && isOpen ? reference : text.length, mayOpen ? tag : text.length);
}
