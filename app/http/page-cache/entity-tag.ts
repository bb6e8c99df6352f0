import { hash } from "node:crypto";

/** A weak tag of 96 bits: the same body in another encoding has the same one. */
export function entityTag(body: Uint8Array): string {
  let tag = tags.get(body);
  if (tag === undefined) {
    tag = `W/"${hash("sha256", body, "base64url").slice(0, 16)}"`;
    tags.set(body, tag);
  }
  return tag;
}

/** A page whose data have not changed has the body that it had. */
const tags = new WeakMap<Uint8Array, string>();

/** Whether If-Match or If-None-Match names a tag, by weak comparison. */
export function namesTag(header: string, etag: string): boolean {
  if (header.trim() === "*") return true;
  return header.split(",").some((each) => opaque(each) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
