import type { IncomingMessage } from "node:http";
import type { Network } from "#app/platform/network/open-network.server.ts";
import { type RequestFault, requestPinned } from "#app/platform/network/pinned-request.server.ts";
import { secondsOfRetryAfter } from "#app/platform/network/retry-after.ts";
import type { TryFault } from "./webhook.ts";

/** How a try went; without a fault the endpoint has accepted the event. */
export type TryResult = {
  status: number | null;
  fault: TryFault | null;
  excerpt: string | null;
  /** Seconds that an overloaded receiver (429, 503) wants no event. */
  retryAfter?: number;
};

type Posting = {
  url: string;
  headers: Record<string, string>;
  body: string;
  network: Network;
  milliseconds: number;
};

/** The bytes of an answer that are read, and the characters of it that are shown. */
const maxAnswerBytes = 2048;
const excerptLength = 300;
const maxHeaderSize = 8192;

/** Posts an event by HTTPS to an address of the open network. Never throws. */
export async function postWebhook(posting: Posting): Promise<TryResult> {
  const { url, body, network, milliseconds } = posting;
  const signal = AbortSignal.timeout(milliseconds);
  const headers = {
    "content-type": "application/json",
    "content-length": `${Buffer.byteLength(body)}`,
    "accept-encoding": "identity",
    ...posting.headers,
  };
  try {
    const address = new URL(url);
    if (address.protocol !== "https:") return failed("closed");
    const request = { method: "POST" as const, headers, body, maxHeaderSize, network, signal };
    const response = await inTime(requestPinned(address, request), signal);
    return typeof response === "string" ? failed(faults[response]) : await readAnswer(response);
  } catch {
    return failed(signal.aborted ? "slow" : "connection");
  }
}

const faults = {
  closed: "closed",
  unknown: "unresolved",
  certificate: "certificate",
  unreachable: "connection",
} as const satisfies Record<RequestFault, TryFault>;

const failed = (fault: TryFault): TryResult => ({ status: null, fault, excerpt: null });

async function readAnswer(response: IncomingMessage): Promise<TryResult> {
  const { statusCode: status = 0, headers } = response;
  const excerpt = await readExcerpt(response);
  if (status >= 200 && status < 300) return { status, fault: null, excerpt };
  if (status >= 300 && status < 400) return { status, fault: "redirected", excerpt };
  const isOverloaded = status === 429 || status === 503;
  const retryAfter = isOverloaded ? secondsOfRetryAfter(headers["retry-after"]) : undefined;
  return { status, fault: "status", excerpt, retryAfter };
}

/** The beginning of an answer as one line of text; its status counts also where the rest never comes. */
async function readExcerpt(response: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= maxAnswerBytes) break;
    }
  } catch {
    // Broken off, or out of time.
  } finally {
    response.destroy();
  }
  const text = Buffer.concat(parts).subarray(0, maxAnswerBytes).toString("utf8");
  return (
    text
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
      .trim()
      .slice(0, excerptLength)
      .toWellFormed() || null
  );
}

/** A name server may never answer. */
async function inTime(work: ReturnType<typeof requestPinned>, signal: AbortSignal) {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  // An answer after that is of no use.
  work.then(
    (response) => {
      if (signal.aborted && typeof response !== "string") response.destroy();
    },
    () => {},
  );
  return Promise.race([work, late]);
}
