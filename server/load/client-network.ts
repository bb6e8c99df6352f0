import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import {
  clientAddress,
  isTrusted,
  networkOf,
  type TrustedProxies,
} from "#app/platform/settings/client-address.server.ts";

/** The network that a request came from, or undefined where all clients would count as one. */
export type NetworkOf = (incoming: IncomingMessage) => string | undefined;

/**
 * Finds the network of a request's client. Behind a proxy of one's own that TRUST_PROXY does not
 * name, everybody has the proxy's address: a limit for a network would then be one for all.
 */
export function clientNetwork(trusted: TrustedProxies): NetworkOf {
  return ({ socket, headers }) => {
    const peer = socket.remoteAddress;
    const forwarded = headers["x-forwarded-for"];
    const written = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
    const believed = peer !== undefined && isTrusted(peer, trusted);
    if (!believed && written !== undefined && isPrivate(peer)) return undefined;
    return networkOf(clientAddress(peer, written, trusted));
  };
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateNetworks.addSubnet(network, bits, "ipv4");
}
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");

function isPrivate(address = ""): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  return privateNetworks.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
