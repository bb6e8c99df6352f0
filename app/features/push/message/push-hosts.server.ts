import { BlockList, isIPv6 } from "node:net";
import { groupsOf } from "#app/platform/settings/client-address.server.ts";
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
  // In another spelling an address may lead elsewhere than it seems to.
  if (url.href !== endpoint || url.username || url.password) return undefined;
  if (settings().pushOrigins.includes(url.origin)) return { url, isPublic: false };
  if (url.protocol !== "https:" || url.port !== "") return undefined;
  const isKnown = knownHosts.some((host) =>
    host.startsWith("*")
      ? labels.test(url.hostname) && url.hostname.endsWith(host.slice(1))
      : url.hostname === host,
  );
  return isKnown ? { url, isPublic: true } : undefined;
}

const labels = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/;

/** Whether an address is of the open network: neither of this machine nor of a network of one's own. */
export function isPublicAddress(address: string): boolean {
  const within = isIPv6(address) ? ipv4Within(address) : undefined;
  if (within !== undefined) return isPublicAddress(within);
  return !closed.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** The IPv4 address to which one in IPv6 leads: mapped, by NAT64 or 6to4. */
function ipv4Within(address: string): string | undefined {
  const groups = groupsOf(address).map((group) => Number.parseInt(group, 16));
  const start = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(":");
  const isMapped = start === "0:0:0:0:0:ffff" || start === "64:ff9b:0:0:0:0";
  const isBy6to4 = groups[0] === 0x2002;
  if (!isMapped && !isBy6to4) return undefined;
  const [high = 0, low = 0] = isMapped ? groups.slice(6) : groups.slice(1);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
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
  // Of a network's own NAT64, and of Teredo.
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  closed.addSubnet(network, prefix, "ipv6");
}
