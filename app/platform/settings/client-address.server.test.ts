import { describe, expect, it } from "vitest";
import {
  clientAddress,
  isTrusted,
  networkOf,
  partOf,
  readTrustedProxies,
  trustNobody,
} from "./client-address.server.ts";

const trusted = (text: string) => readTrustedProxies(text) ?? expect.fail(`${text} is refused.`);

describe("the address of a client", () => {
  it.each([
    ["nobody is trusted", "0", "198.51.100.7", "203.0.113.9", "198.51.100.7"],
    ["one proxy wrote it", "1", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["a client wrote one more", "1", "10.0.0.1", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
    ["two proxies wrote", "2", "10.0.0.1", "1.2.3.4, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    ["the proxy wrote nothing", "1", "10.0.0.1", "", "10.0.0.1"],
    [
      "the proxy's address is named",
      "10.0.0.0/8",
      "10.0.0.1",
      "1.2.3.4, 203.0.113.9",
      "203.0.113.9",
    ],
    ["a stranger pretends", "10.0.0.0/8", "198.51.100.7", "203.0.113.9", "198.51.100.7"],
    ["two named proxies", "10.0.0.1,::1", "::1", "203.0.113.9, 10.0.0.1", "203.0.113.9"],
    ["IPv4 in IPv6", "127.0.0.1", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["with a port", "1", "10.0.0.1", "203.0.113.9:4711", "203.0.113.9"],
    ["with brackets", "1", "10.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"],
    ["words instead of an address", "2", "10.0.0.1", "unknown, 10.0.0.2", "10.0.0.2"],
    ["markup instead of an address", "1", "10.0.0.1", "<script>", "10.0.0.1"],
  ])("%s", (_, setting, peer, forwardedFor, address) => {
    expect(clientAddress(peer, forwardedFor, trusted(setting))).toBe(address);
  });

  it("is unknown, and not an error, when the connection is gone already", () => {
    expect(clientAddress(undefined, "203.0.113.9", trustNobody)).toBe("unknown");
    expect(isTrusted("", trusted("10.0.0.1"))).toBe(false);
  });
});

it.each([
  ["203.0.113.9", "203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0DB8:1:2::", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["unknown", "unknown", "unknown"],
])("%s counts as %s and is logged as %s", (address, network, part) => {
  expect(networkOf(address)).toBe(network);
  expect(partOf(address)).toBe(part);
});
