import { readJobQuery } from "#app/features/job/job-query.ts";
import {
  feedFormats,
  isFeedFormat,
  writeAtom,
  writeJsonFeed,
  writeRss,
} from "#app/features/sharing/feeds/feed.ts";
import { findFeed } from "#app/features/sharing/feeds/find-feed.server.ts";
import { languageContext } from "#app/http/language.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/feed.ts";

const writers = { rss: writeRss, atom: writeAtom, json: writeJsonFeed };

/** GET /feeds/rss, /feeds/atom and /feeds/json: the newest jobs of a search, with the list's own parameters. */
export async function loader({ context, params: { format }, request }: Route.LoaderArgs) {
  if (!isFeedFormat(format)) throw notFound();
  const query = readJobQuery(new URL(request.url).searchParams);
  const feed = await findFeed(query, format, context.get(languageContext));
  return new Response(writers[format](feed), {
    headers: { "content-type": `${feedFormats[format]}; charset=utf-8`, vary: "Cookie" },
  });
}
