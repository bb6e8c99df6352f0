import { alertFeed } from "#app/features/alerts/alert-feed.server.ts";
import type { Route } from "./+types/alert-feed.ts";

/** The private feed of somebody's alerts; its address is the key. */
export async function loader({ params }: Route.LoaderArgs) {
  const feed = await alertFeed(params.file.replace(/\.atom$/, ""));
  if (!feed) return new Response(null, { status: 404 });
  return new Response(feed, {
    headers: {
      "content-type": "application/atom+xml; charset=utf-8",
      "cache-control": "private, max-age=900",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    },
  });
}
