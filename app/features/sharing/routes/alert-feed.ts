import { hash } from "node:crypto";
import { findAlertFeed } from "#app/features/sharing/feeds/alert-feed.server.ts";
import { feedFormats, writeAtom } from "#app/features/sharing/feeds/feed.ts";
import type { Route } from "./+types/alert-feed.ts";

/** The private feed of a recipient's alerts; its address is the key. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const content = await findAlertFeed(params.file.replace(/\.atom$/, ""));
  if (!content) return new Response(null, { status: 404 });
  const feed = writeAtom(content);
  const etag = `"${hash("sha256", feed, "base64url")}"`;
  const headers = {
    etag,
    "content-type": `${feedFormats.atom}; charset=utf-8`,
    "cache-control": "private, max-age=900",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  };
  const isKnown = request.headers.get("if-none-match")?.includes(etag);
  return new Response(isKnown ? null : feed, { status: isKnown ? 304 : 200, headers });
}
