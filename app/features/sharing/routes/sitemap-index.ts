import { findSitemapIndex } from "#app/features/sharing/sitemap/sitemaps.server.ts";

/** GET /sitemap.xml: the index of all sitemaps, for search engines. */
export async function loader() {
  return new Response(await findSitemapIndex(), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" },
  });
}
