import { BlockList, isIPv6 } from "node:net";
import { settings } from "#app/platform/settings/settings.server.ts";

/** The push services of the browsers there are; "*" stands for one or more labels. */
const knownHosts = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];

/**
 * How an endpoint may be reached. Browsers hand it to us, so anybody can name any address: undefined
 * unless it is of a push service that is known. Of those the address must be a public one too.
 */
export function findPushHost(endpoint: string): { url: URL; isPublic: boolean } | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (url.username || url.password) return undefined;
  if (settings().pushOrigins.includes(url.origin)) return { url, isPublic: false };
  if (url.protocol !== "https:" || url.port !== "") return undefined;
  const isKnown = knownHosts.some((host) =>
    host.startsWith("*") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
  return isKnown ? { url, isPublic: true } : undefined;
}

/** Whether an address is of the open network: neither of this machine nor of a network of one's own. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  return !closed.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

const closed = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  closed.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  closed.addSubnet(network, prefix, "ipv6");
}
