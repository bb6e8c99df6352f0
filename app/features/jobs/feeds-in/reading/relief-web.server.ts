import { open } from "node:fs/promises";
import type { FetchedFeed } from "./feed-source.ts";
import { type FetchOptions, fetchInto } from "./request-feed.server.ts";
import type { StoredBody } from "./stored-body.server.ts";

/** Whether an address is that of ReliefWeb's jobs, https://api.reliefweb.int/v2/jobs?appname=NAME. */
export function isReliefWeb({ hostname, pathname }: URL): boolean {
  return hostname === "api.reliefweb.int" && /^\/v\d+\/jobs\/?$/.test(pathname);
}

/** The most that ReliefWeb sends at once. */
const pageSize = 1000;
/** The world has about 3,000 open jobs there, Syria some dozens. */
const maxPages = 10;

/**
 * Fetches ReliefWeb's open jobs, of Syria if the address has no filter, page after page into one file. A page that
 * fails refuses all, as jobs that are missing would seem gone. ReliefWeb has no ETags. The address needs the name
 * that ReliefWeb gave the board, as "appname".
 */
export async function fetchReliefWeb(
  body: StoredBody,
  url: URL,
  options: FetchOptions,
): Promise<FetchedFeed> {
  for (let page = 0; page < maxPages; page++) {
    const start = body.bytes;
    const fetched = await fetchInto(body, pageAddress(url, page * pageSize), {}, options);
    if (fetched.outcome !== "fetched") return fetched;
    const count = await countOf(body, start);
    if (count === undefined) return { outcome: "refused", reason: "notJson" };
    if (count < pageSize) return fetched;
  }
  return { outcome: "refused", reason: "tooLarge" };
}

function pageAddress(url: URL, offset: number): URL {
  const page = new URL(url);
  const given = [...url.searchParams.keys()];
  const query = {
    profile: "full",
    // A new job among those of a page already fetched would push another out of sight.
    "sort[]": "date.created:asc",
    limit: String(pageSize),
    offset: String(offset),
    ...(!given.some((name) => /^(?:filter|query)/.test(name)) && syrian),
  };
  for (const [name, value] of Object.entries(query)) page.searchParams.set(name, value);
  return page;
}

const syrian = { "filter[field]": "country.iso3", "filter[value]": "syr" };

/** How many jobs the page has that begins at `start`: it says so before or after its list. */
async function countOf(body: StoredBody, start: number): Promise<number | undefined> {
  const file = await open(body.file);
  try {
    const read = async (position: number) => {
      const { buffer, bytesRead } = await file.read(
        Buffer.alloc(partBytes),
        0,
        partBytes,
        position,
      );
      return buffer.toString("utf8", 0, bytesRead);
    };
    const [head = ""] = (await read(start)).split('"data"', 1);
    const tail = (await read(Math.max(start, body.bytes - partBytes))).replace(
      /^[\s\S]*\}\s*\]/,
      "",
    );
    const count = /"count"\s*:\s*(\d{1,6})/.exec(`${head} ${tail}`)?.[1];
    return count === undefined ? undefined : Number(count);
  } finally {
    await file.close();
  }
}

const partBytes = 4096;
