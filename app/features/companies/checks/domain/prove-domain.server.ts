import type { IncomingMessage } from "node:http";
import { type Network, openNetwork } from "#app/platform/network/open-network.server.ts";
import { requestPinned } from "#app/platform/network/pinned-request.server.ts";
import { dnsNameOf, proofPath, proofText } from "./domain-proof.ts";

/** Why a domain is not proved; "missing": neither the record nor the file is there. */
export type ProofFault =
  | "missing"
  | "other"
  | "redirected"
  | "tooLarge"
  | "closed"
  | "certificate"
  | "slow";
export type Proof = { by: "dns" | "file" } | { fault: ProofFault };

/** All of a proof, names and file, takes no longer. */
const maxMs = 8000;
/** The bytes of a file that are read, and of its headers. */
const maxFileBytes = 4096;
const maxHeaderBytes = 8192;
/** TXT records of one name that are looked at. */
const maxRecords = 50;

/**
 * Looks for a token in the domain's DNS, then in a file of its site. A host is resolved once and all of its
 * addresses must be public; the connection is made to one of those. Redirects are not followed. Never throws.
 */
export async function proveDomain(
  domain: string,
  token: string,
  network: Network = openNetwork,
  milliseconds = maxMs,
): Promise<Proof> {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const record = await untilAborted(findRecord(domain, token, network, signal), signal);
    if (record === "found") return { by: "dns" };
    const file = await untilAborted(findFile(domain, token, network, signal), signal);
    if (file === "found") return { by: "file" };
    return { fault: file === "missing" ? record : file };
  } catch {
    return { fault: signal.aborted ? "slow" : "missing" };
  }
}

type Look = "found" | ProofFault;

async function findRecord(
  domain: string,
  token: string,
  network: Network,
  signal: AbortSignal,
): Promise<"found" | "other" | "missing"> {
  const records = await network.resolveTexts(dnsNameOf(domain), signal).catch(() => []);
  const texts = records.slice(0, maxRecords).map((parts) => parts.join("").trim());
  if (texts.includes(proofText(token))) return "found";
  return texts.some((text) => text.startsWith(proofText(""))) ? "other" : "missing";
}

/** By HTTPS of the domain and of its "www."; without encryption only where neither answers at all. */
async function findFile(
  domain: string,
  token: string,
  network: Network,
  signal: AbortSignal,
): Promise<Look> {
  for (const protocol of ["https:", "http:"] as const) {
    let fault: ProofFault | undefined;
    for (const host of [domain, `www.${domain}`]) {
      const look = await fetchToken({ protocol, host, token, network, signal });
      if (look === "found" || look === "closed") return look;
      if (look !== "unreachable") fault ??= look;
    }
    if (fault) return fault;
  }
  return "missing";
}

type Fetching = {
  protocol: "https:" | "http:";
  host: string;
  token: string;
  network: Network;
  signal: AbortSignal;
};

async function fetchToken({
  protocol,
  host,
  token,
  network,
  signal,
}: Fetching): Promise<Look | "unreachable"> {
  const response = await requestPinned(new URL(`${protocol}//${host}${proofPath}`), {
    network,
    signal,
    headers: { accept: "text/plain", "accept-encoding": "identity" },
    maxHeaderSize: maxHeaderBytes,
  });
  // A site whose certificate is not its own has answered: its file without encryption proves nothing.
  if (response === "closed" || response === "certificate") return response;
  if (typeof response === "string") return "unreachable";
  return readToken(response, token).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return "unreachable" as const;
  });
}

async function readToken(response: IncomingMessage, token: string): Promise<Look> {
  const { statusCode = 0, headers } = response;
  try {
    if (statusCode >= 300 && statusCode < 400) return "redirected";
    if (statusCode !== 200) return "missing";
    if (Number(headers["content-length"] ?? 0) > maxFileBytes) return "tooLarge";
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > maxFileBytes) return "tooLarge";
      parts.push(part);
    }
    const lines = Buffer.concat(parts).toString("utf8").split(/\r?\n/);
    return lines.some((line) => line.trim() === proofText(token)) ? "found" : "other";
  } finally {
    response.destroy();
  }
}

/** The work of others may never end: rejects with the signal's reason then. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
