import type { MiddlewareHandler } from "hono";

/** What stands behind a link in a sentence, and comes along when the link is copied or recognized there. */
const behind = [...".,;:!?)]}>»”’\"'*_~`|–،؛؟…。 \u00a0"];
/** Marks that show nothing; those of direction stand around links in Arabic text. */
const invisible = [
  ..."\u200b\u200e\u200f\u061c\u2060\ufeff\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
];

const spelled = (marks: string[]) =>
  marks.map((mark) => `${/[!-~]/.test(mark) ? `\\${mark}|` : ""}${inAddress(mark)}`).join("|");
const inAddress = (mark: string) =>
  [...Buffer.from(mark)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

const hidden = new RegExp(spelled(invisible), "gi");
// Bounded, so that a long address costs no more than a short one.
const trailing = new RegExp(`(?:${spelled(behind)}){1,8}$`, "i");

/**
 * Leads an address to the one of its page: without the marks of the text that it was copied from, and with one
 * slash before it. Links on a page are written from its path, and `//host/` in a link leads to another host.
 */
export const cleanAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const path = pathname.replace(hidden, "").replace(/^\/+/, "/").replace(trailing, "") || "/";
  return path === pathname ? next() : c.redirect(path + search, 308);
};
