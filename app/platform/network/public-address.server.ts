import { BlockList, isIP, isIPv6 } from "node:net";
import { groupsOf } from "#app/platform/settings/client-address.server.ts";

/** Whether an address is of the open network: neither of this machine nor of a network of one's own. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes("%")) return false;
  const within = isIPv6(address) ? ipv4Within(address) : undefined;
  if (within !== undefined) return isPublicAddress(within);
  // Two lists: a network of ::/3 would contain every IPv4 address.
  return isIPv6(address) ? !closed6.check(address, "ipv6") : !closed4.check(address, "ipv4");
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

const closed4 = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  closed4.addSubnet(network, prefix, "ipv4");
}
const closed6 = new BlockList();
for (const [network, prefix] of [
  // Everything but 2000::/3, of which all global addresses are.
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  // Protocols such as Teredo, and documentation.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["3fff::", 20],
] as const) {
  closed6.addSubnet(network, prefix, "ipv6");
}
