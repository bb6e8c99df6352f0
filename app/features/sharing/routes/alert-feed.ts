import { findAlertFeed } from "#app/features/sharing/feeds/alert-feed.server.ts";
import { feedFormats, writeAtom } from "#app/features/sharing/feeds/feed.ts";
import type { Route } from "./+types/alert-feed.ts";

/** The private feed of a recipient's alerts; its address is the key. */
export async function loader({ params }: Route.LoaderArgs) {
  const content = await findAlertFeed(params.file.replace(/\.atom$/, ""));
  if (!content) return new Response(null, { status: 404 });
  const headers = {
    "content-type": `${feedFormats.atom}; charset=utf-8`,
    "cache-control": "private, max-age=900",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
  };
  return new Response(writeAtom(content), { headers });
}
