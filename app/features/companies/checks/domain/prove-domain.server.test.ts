import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Network } from "#app/platform/network/open-network.server.ts";
import { trickyAddresses } from "#test/servers/tricky-addresses.ts";
import { proveDomain } from "./prove-domain.server.ts";

/*
 * The names and addresses are the test's own; every connection that is allowed leads to a server on this machine,
 * which speaks without encryption: HTTPS fails there, and the file is fetched by HTTP.
 */
const token = "7k2m94qd";
const line = `furas-verify=${token}`;
const open = "8.8.8.8";
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Given = { texts?: Record<string, string[][]>; hosts?: Record<string, string[]> };

/** A network that also records which addresses a connection was made to. */
function network({ texts = {}, hosts = {} }: Given) {
  const reached: string[] = [];
  const ways: Network = {
    resolveTexts: async (name) => texts[name] ?? [],
    resolveAddresses: async (host) => hosts[host] ?? [],
    connect(address, port) {
      reached.push(`${address} ${port}`);
      return connect({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
    },
  };
  return { ways, reached };
}

const prove = (ways: Network, milliseconds?: number) =>
  proveDomain("barada.sy", token, ways, milliseconds);

describe("issue 33: a domain is proved by its DNS", () => {
  it.each([
    ["the record", [[line]], { by: "dns" }],
    [
      "the record in parts, among others",
      [["v=spf1"], ["furas-", `verify=${token}`]],
      { by: "dns" },
    ],
    ["the record of another", [["furas-verify=zzzz"]], { fault: "other" }],
    ["a longer text", [[`${line}x`]], { fault: "other" }],
    ["a NUL after it", [[`${line}\0`]], { fault: "other" }],
    ["a record that is none of ours", [["v=spf1 -all"]], { fault: "missing" }],
    ["no record", [], { fault: "missing" }],
    ["a record behind a hundred", [...Array(100).fill(["x"]), [line]], { fault: "missing" }],
  ])("%s", async (_, records, proof) => {
    const { ways, reached } = network({ texts: { "_furas.barada.sy": records } });
    expect(await prove(ways)).toEqual(proof);
    expect(reached).toEqual([]);
  });

  it.each(["barada.sy", "furas.barada.sy", "_furas.www.barada.sy"])(
    "and not by a record of %s",
    async (name) => {
      const { ways } = network({ texts: { [name]: [[line]] } });
      expect(await prove(ways)).toEqual({ fault: "missing" });
    },
  );
});

describe("issue 33: no closed address is reached", () => {
  it.each(trickyAddresses)("%s", async (address) => {
    for (const addresses of [[address], [open, address]]) {
      const { ways, reached } = network({ hosts: { "barada.sy": addresses } });
      expect(await prove(ways)).toEqual({ fault: "closed" });
      expect(reached).toEqual([]);
    }
  });

  it("nor one that a host has at a later look: each look is judged, and connected to by its address", async () => {
    answer = (_, response) => response.writeHead(404).end();
    const looks = [[open], [open], ["127.0.0.1"]];
    const { ways, reached } = network({});
    ways.resolveAddresses = async (host) => (host === "barada.sy" ? (looks.shift() ?? []) : []);
    expect(await prove(ways)).toEqual({ fault: "missing" });
    expect(reached).toEqual([`${open} 443`, `${open} 80`]);
    expect(await prove(ways)).toEqual({ fault: "closed" });
    expect(reached).toHaveLength(2);
  });
});

describe("issue 33: a domain is proved by a file of its site", () => {
  const send = (status: number, body: string, headers: Record<string, string> = {}) =>
    ((_, response) => response.writeHead(status, headers).end(body)) as typeof answer;
  const file: [string, typeof answer, object][] = [
    ["the line", send(200, line), { by: "file" }],
    ["the line among others", send(200, `# Furas\r\n ${line} \r\n`), { by: "file" }],
    ["the file of another", send(200, "furas-verify=zzzz"), { fault: "other" }],
    ["a page for every address", send(200, `<p>${line}</p>`), { fault: "other" }],
    ["a NUL within", send(200, `furas-verify=\0${token}`), { fault: "other" }],
    ["no file", send(404, line), { fault: "missing" }],
    ["a fault of the site", send(500, line), { fault: "missing" }],
    ["a redirect", send(302, line, { location: "http://127.0.0.1/" }), { fault: "redirected" }],
    ["a lasting redirect", send(308, "", { location: "/x" }), { fault: "redirected" }],
    ["a long file that says so", send(200, `${line}\n${"x".repeat(5000)}`), { fault: "tooLarge" }],
    [
      "a file without an end",
      (_, response) => {
        const more = () => {
          while (!response.destroyed && response.write(`${line}\n${"x".repeat(1000)}`));
          if (!response.destroyed) response.once("drain", more);
        };
        more();
      },
      { fault: "tooLarge" },
    ],
    ["headers too long to be read", send(200, line, { x: "x".repeat(9000) }), { fault: "missing" }],
    ["a connection that breaks", (request) => request.socket.destroy(), { fault: "missing" }],
    ["what is no HTTP", (request) => request.socket.end("\0\0\0\n"), { fault: "missing" }],
  ];
  it.each(file)("%s", async (_, answering, proof) => {
    answer = answering;
    const { ways, reached } = network({ hosts: { "barada.sy": [open] } });
    expect(await prove(ways)).toEqual(proof);
    expect(new Set(reached)).toEqual(new Set([`${open} 443`, `${open} 80`]));
  });

  it("asks for one address of the domain, and of its www where that one answers", async () => {
    const requests: (string | undefined)[] = [];
    answer = ({ headers, url }, response) => {
      requests.push(`${headers.host}${url}`);
      response.writeHead(headers.host === "www.barada.sy" ? 200 : 301).end(line);
    };
    const { ways } = network({ hosts: { "barada.sy": [open], "www.barada.sy": ["1.1.1.1"] } });
    expect(await prove(ways)).toEqual({ by: "file" });
    const path = "/.well-known/furas.txt";
    expect(requests).toEqual([`barada.sy${path}`, `www.barada.sy${path}`]);
  });

  it.each([
    ["names that never come", (ways: Network) => (ways.resolveTexts = () => new Promise(() => {}))],
    [
      "addresses that never come",
      (ways: Network) => (ways.resolveAddresses = () => new Promise(() => {})),
    ],
    ["a site that never answers", () => (answer = () => {})],
    ["a file that never ends", () => (answer = (_, response) => void response.write("x"))],
  ])("%s are given up in time", async (_, hang) => {
    answer = (_, response) => response.writeHead(404).end();
    const { ways } = network({ hosts: { "barada.sy": [open] } });
    hang(ways);
    expect(await prove(ways, 300)).toEqual({ fault: "slow" });
  });

  it("a resolver that fails proves nothing", async () => {
    const { ways } = network({});
    ways.resolveTexts = () => Promise.reject(new Error("SERVFAIL"));
    ways.resolveAddresses = () => Promise.reject(new Error("SERVFAIL"));
    expect(await prove(ways)).toEqual({ fault: "missing" });
  });
});
