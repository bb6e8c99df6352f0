import { BlockList, isIP, isIPv6 } from "node:net";

/** Who may be believed about X-Forwarded-For: so many proxies in a row, or proxies of these addresses. */
export type TrustedProxies = { hops: number } | { proxies: BlockList };

export const trustNobody: TrustedProxies = { hops: 0 };

/** Reads TRUST_PROXY: a number from 0 to 5, or addresses and networks; undefined for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^[0-5]$/.test(text.trim())) return { hops: Number(text) };
  const proxies = new BlockList();
  for (const part of text.split(",")) {
    const [address = "", bits, ...more] = part.trim().split("/");
    if (!isIP(address) || more.length > 0) return undefined;
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) proxies.addAddress(address, family);
    else if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === "ipv6" ? 128 : 32)) {
      return undefined;
    } else proxies.addSubnet(address, Number(bits), family);
  }
  return { proxies };
}

/** Whether the other end of a connection is a proxy whose headers may be believed. */
export function isTrusted(peer: string, trusted: TrustedProxies): boolean {
  if ("hops" in trusted) return trusted.hops > 0;
  const address = plainAddress(peer);
  if (!address) return false;
  return trusted.proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * The address of the client behind the trusted proxies: what they wrote is read from the right, and
 * what a client wrote itself, further left, is never believed.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null | undefined,
  trusted: TrustedProxies,
): string {
  let address = plainAddress(peer ?? "") ?? "unknown";
  const written = (forwardedFor ?? "").split(",").reverse();
  for (const [hop, entry] of written.entries()) {
    const believed = "hops" in trusted ? hop < trusted.hops : isTrusted(address, trusted);
    const next = plainAddress(entry);
    if (!believed || !next) break;
    address = next;
  }
  return address;
}

/** The unit that limits count as one client: an IPv4 address, or the /64 of a connection in IPv6. */
export function networkOf(address: string): string {
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(":")}::/64` : address;
}

/** The loggable part of an address: enough to see an attack, too little to see a person. */
export function partOf(address: string): string {
  if (isIPv6(address)) return `${groupsOf(address).slice(0, 3).join(":")}::/48`;
  return isIP(address) ? address.replace(/\.\d+$/, ".0/24") : address;
}

/** An address without port, brackets and zone; IPv4 written as IPv6 as what it is. */
function plainAddress(written: string): string | undefined {
  const text = written.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  const [zoneless = ""] = bare.split("%");
  if (!isIP(zoneless)) return undefined;
  if (!isIPv6(zoneless)) return zoneless;
  const groups = groupsOf(zoneless);
  if (groups.slice(0, 5).some((group) => group !== "0") || groups[5] !== "ffff") return zoneless;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The eight groups of a valid IPv6 address, without leading zeros. */
export function groupsOf(address: string): string[] {
  // The URL parser writes every spelling of an address in one way.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(missing).fill("0"), ...after];
}
