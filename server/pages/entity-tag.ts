import { hash } from "node:crypto";

/** A weak tag of 96 bits: the same page in another encoding has the same one. */
export function entityTag(body: Uint8Array): string {
  let tag = tags.get(body);
  if (tag === undefined) {
    tag = `W/"${hash("sha256", body, "base64url").slice(0, 16)}"`;
    tags.set(body, tag);
  }
  return tag;
}

/** A page whose data are what they were has the body that it had. */
const tags = new WeakMap<Uint8Array, string>();

/** Whether an If-None-Match header names the tag, so that 304 is the answer. */
export function holdsTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const bare = (text: string) => text.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((each) => bare(each) === bare(tag));
}
