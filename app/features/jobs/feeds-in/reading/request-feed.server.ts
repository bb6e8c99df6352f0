import type { IncomingMessage } from "node:http";
import {
  feedStallSeconds,
  maxFeedMegabytes,
  maxFeedMinutes,
  maxFeedRedirects,
  maxUnpackedFeedMegabytes,
} from "#app/limits.ts";
import { type Network, openNetwork } from "#app/platform/network/open-network.server.ts";
import { requestPinned } from "#app/platform/network/pinned-request.server.ts";
import type { FeedReason, FeedVersion, FetchedFeed } from "./feed-source.ts";
import type { FetchLimits, StoredBody } from "./stored-body.server.ts";

export const fetchLimits: FetchLimits = {
  allMs: maxFeedMinutes * 60_000,
  stallMs: feedStallSeconds * 1000,
  sentBytes: maxFeedMegabytes * 1_000_000,
  unpackedBytes: maxUnpackedFeedMegabytes * 1_000_000,
};

export type FetchOptions = {
  network?: Network;
  limits?: FetchLimits;
  /** The folder of the temporary file; otherwise "feeds" in DATA_DIR. */
  folder?: string;
};

const maxAddressLength = 2000;
const maxHeaderSize = 16_384;

const accept =
  "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, application/json;q=0.9, text/xml;q=0.9, text/csv;q=0.9, */*;q=0.5";

/**
 * The address of a feed; the reason why it is none. Names and passwords in it would be stored with the source
 * and shown to its team.
 */
export function readAddress(address: string): URL | FeedReason {
  const url = URL.parse(address.trim());
  if (!url || address.length > maxAddressLength) return "badAddress";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "badAddress";
  if (url.username || url.password) return "credentials";
  url.hash = "";
  return url;
}

/** Fetches one address and appends to a body that several pages may share. */
export async function fetchInto(
  body: StoredBody,
  first: URL,
  version: FeedVersion,
  { network = openNetwork, limits = fetchLimits }: FetchOptions,
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(limits.allMs);
  const headers = {
    accept,
    "accept-encoding": "gzip, deflate, br",
    ...(version.etag && { "if-none-match": version.etag }),
    ...(version.lastModified && { "if-modified-since": version.lastModified }),
  };
  const isConditional = Boolean(version.etag || version.lastModified);
  try {
    let url = first;
    for (let redirects = 0; ; redirects++) {
      const request = requestPinned(url, { network, signal, headers, maxHeaderSize });
      const response = await firstByte(request, signal, limits.stallMs);
      if (typeof response === "string") return refusedBy(faults[response]);
      const next = redirectOf(response, url);
      if (!next) {
        const read = await readResponse(response, body, isConditional);
        return signal.aborted && read.outcome === "refused" ? refusedBy("slow") : read;
      }
      response.destroy();
      if (typeof next === "string") return refusedBy(next);
      if (redirects === maxFeedRedirects) return refusedBy("tooManyRedirects");
      url = next;
    }
  } catch (error) {
    if (error instanceof Stalled) return refusedBy("stalled");
    if (signal.aborted) return refusedBy("slow");
    throw error;
  }
}

const faults = {
  closed: "closedAddress",
  unknown: "unknownHost",
  certificate: "certificate",
  unreachable: "unreachable",
} as const;

const refusedBy = (reason: FeedReason, more: { status?: number } = {}) => ({
  outcome: "refused" as const,
  reason,
  ...more,
});

class Stalled extends Error {}

/** The response's head, in the time without a byte; name servers may not answer either. */
async function firstByte<T>(
  request: Promise<T>,
  signal: AbortSignal,
  milliseconds: number,
): Promise<T> {
  let stop = () => {};
  const never = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Stalled()), milliseconds);
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    };
  });
  try {
    return await Promise.race([request, never]);
  } catch (error) {
    // The connection, which may still come, is of no use.
    request.then((late) => (late as Partial<IncomingMessage>).destroy?.()).catch(() => {});
    throw error;
  } finally {
    stop();
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL) {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const to = URL.parse(headers.location ?? "\0", from);
  const next = to && headers.location ? readAddress(to.href) : "badRedirect";
  if (typeof next === "string") return "badRedirect";
  const isUnsafe = from.protocol === "https:" && next.protocol === "http:";
  return isUnsafe ? "insecureRedirect" : next;
}

async function readResponse(
  response: IncomingMessage,
  body: StoredBody,
  isConditional: boolean,
): Promise<FetchedFeed> {
  const { statusCode: status = 0, headers } = response;
  if (status === 304 && isConditional) {
    response.destroy();
    return { outcome: "unchanged" };
  }
  const reason = status === 200 || status === 203 ? undefined : reasonOf(status);
  if (reason) {
    response.destroy();
    return refusedBy(reason, { status });
  }
  const fault = await body.append(response);
  if (fault) return refusedBy(fault, { status });
  return {
    outcome: "fetched",
    file: body.file,
    bytes: body.bytes,
    hash: body.hash(),
    contentType: headers["content-type"] ?? "",
    version: { etag: headers.etag, lastModified: headers["last-modified"] },
    remove: () => body.remove(),
  };
}

function reasonOf(status: number): FeedReason {
  if (status === 204) return "empty";
  if ([401, 403, 407].includes(status)) return "needsLogin";
  if (status === 404 || status === 410) return "notFound";
  if (status === 429) return "tooOften";
  return status >= 500 && status < 600 ? "serverError" : "badStatus";
}
