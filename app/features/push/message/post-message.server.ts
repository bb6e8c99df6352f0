import { lookup as resolveHost } from "node:dns";
import { request as requestOpenly } from "node:http";
import { request as requestEncrypted } from "node:https";
import type { LookupFunction } from "node:net";
import { isPublicAddress } from "#app/platform/network/public-address.server.ts";
import { secondsOfRetryAfter } from "#app/platform/network/retry-after.ts";
import { findPushHost } from "./push-hosts.server.ts";

/** A push service's reply, with the seconds before another try. */
export type PushReply = { status: number; retryAfter: number };

const timeout = 10_000;

/**
 * Hands a message to a push service. No redirect is followed, and no address of a closed network is
 * connected to. Throws where the service is not reached, or not one that may be.
 */
export async function postMessage(
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<PushReply> {
  const host = findPushHost(endpoint);
  if (!host) throw new Error("Not a push service that is known.");
  const { url, isPublic } = host;
  const send = url.protocol === "https:" ? requestEncrypted : requestOpenly;
  return new Promise((resolve, reject) => {
    const outgoing = send(url, {
      method: "POST",
      headers: { ...headers, "content-length": body.length },
      signal: AbortSignal.timeout(timeout),
      ...(isPublic && { lookup: publicOnly }),
    });
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      const retryAfter = secondsOfRetryAfter(response.headers["retry-after"]) ?? 0;
      resolve({ status: response.statusCode ?? 0, retryAfter });
      // The rest of the reply is ignored, however long it is.
      response.destroy();
    });
    outgoing.end(body);
  });
}

/** Resolves a name and hands over public addresses alone, which the connection is then made to. */
const publicOnly: LookupFunction = (name, options, callback) => {
  resolveHost(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return callback(new Error("No public address."), "");
    if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
