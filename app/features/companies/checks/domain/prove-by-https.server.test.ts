import { createServer as createOpen, type RequestListener } from "node:http";
import { createServer, type Server } from "node:https";
import { type AddressInfo, connect, type Server as PlainServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Network } from "#app/platform/network/open-network.server.ts";
import { createAuthority, selfSigned } from "#test/servers/certificates.ts";
import { proveDomain } from "./prove-domain.server.ts";

/*
 * Real TLS on this machine: port 443 leads to a server with the certificate under test, port 80 to one that
 * holds the file without encryption.
 */
const token = "7k2m94qd";
const own = createAuthority();
const hosts: (string | undefined)[] = [];
const sendFile: RequestListener = ({ headers }, response) => {
  hosts.push(headers.host);
  response.end(`furas-verify=${token}`);
};
let plain: PlainServer;
const servers: PlainServer[] = [];

async function listening<T extends PlainServer>(server: T): Promise<T> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

beforeAll(async () => {
  plain = await listening(createOpen(sendFile));
});
afterAll(() => {
  for (const server of servers) server.close();
});

const portOf = (server: PlainServer) => (server.address() as AddressInfo).port;

function network(encrypted: Server, names = ["barada.sy"]): Network {
  return {
    authority: own.certificate,
    resolveTexts: async () => [],
    resolveAddresses: async (host) => (names.includes(host) ? ["8.8.8.8"] : []),
    connect: (_, port) =>
      connect({ host: "127.0.0.1", port: portOf(port === 443 ? encrypted : plain) }),
  };
}

const serve = ({ certificate: cert, key }: { certificate: string; key: string }) =>
  listening(createServer({ cert, key }, sendFile));

describe("issue 33: the file of a domain counts by HTTPS with a certificate of its name", () => {
  it.each([
    ["the name of the domain", () => own.issue("barada.sy")],
    ["several names", () => own.issue("furas.test", "barada.sy")],
  ])("%s", async (_, issue) => {
    hosts.length = 0;
    expect(await proveDomain("barada.sy", token, network(await serve(issue())))).toEqual({
      by: "file",
    });
    expect(hosts).toEqual(["barada.sy"]);
  });

  it.each([
    ["another name", () => own.issue("barada.example")],
    ["a name below the domain", () => own.issue("shop.barada.sy")],
    ["one that has ended", () => own.issueExpired("barada.sy")],
    ["one that it signed itself", () => selfSigned("barada.sy")],
    ["one of an unknown authority", () => createAuthority("Another").issue("barada.sy")],
  ])("and not with %s, nor then by its file without encryption", async (_, issue) => {
    hosts.length = 0;
    const ways = network(await serve(issue()));
    expect(await proveDomain("barada.sy", token, ways)).toEqual({ fault: "certificate" });
    expect(hosts).toEqual([]);
  });

  it("by its www where that has a certificate and the domain has not", async () => {
    const ways = network(await serve(own.issue("www.barada.sy")), ["barada.sy", "www.barada.sy"]);
    expect(await proveDomain("barada.sy", token, ways)).toEqual({ by: "file" });
  });

  it("trusts no authority but those of the machine otherwise", async () => {
    const ways = network(await serve(own.issue("barada.sy")));
    delete ways.authority;
    expect(await proveDomain("barada.sy", token, ways)).toEqual({ fault: "certificate" });
  });
});
