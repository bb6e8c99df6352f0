import { hash } from "node:crypto";
import { alertFeed } from "#app/features/alerts/alert-feed.server.ts";
import type { Route } from "./+types/alert-feed.ts";

/** The private feed of somebody's alerts; its address is the key. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const feed = await alertFeed(params.file.replace(/\.atom$/, ""));
  if (!feed) return new Response(null, { status: 404 });
  const etag = `"${hash("sha256", feed, "base64url")}"`;
  const headers = {
    etag,
    "content-type": "application/atom+xml; charset=utf-8",
    "cache-control": "private, max-age=900",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  };
  const isKnown = request.headers.get("if-none-match")?.includes(etag);
  return new Response(isKnown ? null : feed, { status: isKnown ? 304 : 200, headers });
}
