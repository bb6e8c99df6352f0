import type { FeedVersion, FetchedFeed } from "./feed-source.ts";
import { fetchReliefWeb, isReliefWeb } from "./relief-web.server.ts";
import { type FetchOptions, fetchInto, fetchLimits, readAddress } from "./request-feed.server.ts";
import { StoredBody } from "./stored-body.server.ts";

/**
 * Fetches a feed into a temporary file; of ReliefWeb's API all pages. Only public addresses are connected to, at
 * each redirect anew. http is followed to https, https never to http. Never throws for a fault of the address or
 * its server.
 */
export async function fetchFeed(
  address: string,
  version: FeedVersion = {},
  options: FetchOptions = {},
): Promise<FetchedFeed> {
  const url = readAddress(address);
  if (typeof url === "string") return { outcome: "refused", reason: url };
  const { limits = fetchLimits, folder } = options;
  return StoredBody.fill({ limits, folder }, async (body) => {
    const fetched = isReliefWeb(url)
      ? await fetchReliefWeb(body, url, options)
      : await fetchInto(body, url, version, options);
    return fetched.outcome === "fetched" ? compared(fetched, version) : fetched;
  });
}

/** Of a server that names no version the body's hash is one: it is sent along in vain, and compared here. */
function compared(
  fetched: Extract<FetchedFeed, { outcome: "fetched" }>,
  before: FeedVersion,
): FetchedFeed {
  const { etag, lastModified } = fetched.version;
  if (etag !== undefined || lastModified !== undefined) return fetched;
  const own = { etag: `"sha256-${fetched.hash}"` };
  return own.etag === before.etag ? { outcome: "unchanged" } : { ...fetched, version: own };
}
