import { open } from "node:fs/promises";
import { findSitemap } from "#app/features/sharing/sitemap/sitemaps.server.ts";
import { notFound } from "#app/platform/outcome.ts";
import type { Route } from "./+types/sitemap.ts";

/** GET /sitemaps/….xml.gz: one file of the index, compressed as it lies on the disk. */
export async function loader({ params }: Route.LoaderArgs) {
  const [name = "", ending] = params.file.split(/\.(.*)/s);
  const file = ending === "xml.gz" ? await findSitemap(name) : undefined;
  if (!file) throw notFound();
  const { path, etag, writtenAt, bytes } = file;
  const handle = await open(path);
  return new Response(handle.readableWebStream({ autoClose: true }) as ReadableStream, {
    headers: {
      etag,
      "last-modified": writtenAt.toUTCString(),
      "cache-control": "no-cache",
      "content-type": "application/gzip",
      "content-length": String(bytes),
    },
  });
}
