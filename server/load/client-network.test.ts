import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { readTrustedProxies, trustNobody } from "#app/platform/settings/client-address.server.ts";
import { clientNetwork } from "./network-costs.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

it.each([
  ["a client of its own address", trustNobody, from("203.0.113.7"), "203.0.113.7"],
  ["a client that says to be another", trustNobody, from("203.0.113.7", "1.2.3.4"), "203.0.113.7"],
  [
    "a client behind a known proxy",
    readTrustedProxies("1"),
    from("10.0.0.1", "1.2.3.4"),
    "1.2.3.4",
  ],
  ["a line of IPv6", trustNobody, from("2001:db8:1:2:3::4"), "2001:db8:1:2::/64"],
  [
    "everybody behind a proxy of the owner's that no setting names",
    trustNobody,
    from("::ffff:10.0.0.1", "1.2.3.4"),
    undefined,
  ],
  ["somebody on this machine", trustNobody, from("127.0.0.1"), "127.0.0.1"],
])("S2 S3 the network of %s", (_, trusted, incoming, network) => {
  expect(clientNetwork(trusted ?? trustNobody)(incoming)).toBe(network);
});
