import { type IncomingMessage, request as requestOpenly } from "node:http";
import { request as requestEncrypted } from "node:https";
import { isIP } from "node:net";
import { connect as encrypt, type TLSSocket } from "node:tls";
import type { Network } from "./open-network.server.ts";
import { isPublicAddress } from "./public-address.server.ts";

/**
 * Why there is no response. "closed": an address of the host is not public; "unknown": no such host;
 * "certificate": not one of this host that is trusted; "unreachable": anything else on the way.
 */
export type RequestFault = "closed" | "unknown" | "certificate" | "unreachable";

type Options = {
  network: Network;
  /** Of all of it, up to the body's end. */
  signal: AbortSignal;
  method?: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
  maxHeaderSize: number;
};

/**
 * Sends a request to an address on the open network, GET by default. The host is resolved once, all of its addresses must be public, and the
 * connection is made to one of those. Redirects are not followed. Rejects only once the signal is aborted.
 */
export async function requestPinned(
  url: URL,
  options: Options,
): Promise<IncomingMessage | RequestFault> {
  const { network, signal } = options;
  // An IPv6 address stands in brackets.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host)
    ? [host]
    : await network.resolveAddresses(host, signal).catch(() => []);
  signal.throwIfAborted();
  // One closed address is enough: a name that leads into a network of one's own is never followed.
  if (!addresses.every(isPublicAddress)) return "closed";
  const [address] = addresses;
  if (address === undefined) return "unknown";
  return send(url, host, address, options);
}

function send(
  url: URL,
  host: string,
  address: string,
  { network, signal, method = "GET", headers, body, maxHeaderSize }: Options,
): Promise<IncomingMessage | RequestFault> {
  const isEncrypted = url.protocol === "https:";
  const port = Number(url.port) || (isEncrypted ? 443 : 80);
  let encrypted: TLSSocket | undefined;
  return new Promise((resolve, reject) => {
    const request = isEncrypted ? requestEncrypted : requestOpenly;
    const outgoing = request({
      host,
      path: url.pathname + url.search,
      method,
      signal,
      maxHeaderSize,
      headers: { host: url.host, "user-agent": "Furas", ...headers },
      createConnection: () => {
        const socket = network.connect(address, port);
        if (!isEncrypted) return socket;
        const servername = isIP(host) ? "" : host;
        encrypted = encrypt({ socket, host, servername, ca: network.authority });
        return encrypted;
      },
    });
    outgoing.on("error", (error) => {
      if (signal.aborted) reject(error);
      else resolve(encrypted?.authorizationError ? "certificate" : "unreachable");
    });
    outgoing.on("response", resolve);
    outgoing.end(body);
  });
}
