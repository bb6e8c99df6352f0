import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import {
  createServer as createOpen,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createEncrypted } from "node:https";
import {
  type AddressInfo,
  connect,
  createServer as createRaw,
  type Server as Plain,
} from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Network } from "#app/platform/network/open-network.server.ts";
import { createAuthority, selfSigned } from "#test/servers/certificates.ts";
import type { FetchedFeed } from "./feed-source.ts";
import { fetchFeed } from "./fetch-feed.server.ts";
import { fetchLimits } from "./request-feed.server.ts";

/*
 * The names are the test's own; every connection that is allowed leads to servers on this machine: port 80 to one
 * without encryption, port 443 to one with the certificate under test, port 81 to one that speaks no HTTP.
 */
const authority = createAuthority();
let folder: string;
let open: Server;
let encrypted: Plain;
let raw: Plain;
let reply: (request: IncomingMessage, response: ServerResponse) => void;
let rawReply = "";
const reached: string[] = [];
const servers: Plain[] = [];
const portOf = (server: Plain) => (server.address() as AddressInfo).port;

async function listening<T extends Plain>(server: T): Promise<T> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const answer: RequestListener = (request, response) => reply(request, response);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "furas-feeds-"));
  open = await listening(createOpen(answer));
  const { certificate: cert, key } = authority.issue("jobs.example");
  encrypted = await listening(createEncrypted({ cert, key }, answer));
  raw = await listening(
    createRaw((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => socket.end(rawReply));
    }),
  );
});
afterAll(async () => {
  open.closeAllConnections();
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  reached.length = 0;
});

const hosts: Record<string, string[]> = {
  "jobs.example": ["8.8.8.8"],
  "other.example": ["8.8.4.4"],
  "inside.example": ["10.0.0.1"],
  "both.example": ["8.8.8.8", "127.0.0.1"],
};
const network: Network = {
  authority: authority.certificate,
  resolveTexts: async () => [],
  resolveAddresses: async (host) => hosts[host] ?? [],
  connect(address, port) {
    reached.push(`${address} ${port}`);
    const server = port === 443 ? encrypted : port === 81 ? raw : open;
    return connect({ host: "127.0.0.1", port: portOf(server) });
  },
};
const limits = { ...fetchLimits, allMs: 20_000, sentBytes: 200_000, unpackedBytes: 1_000_000 };
const feed = "<rss><channel/></rss>";

const fetching = (address: string, version = {}, own = limits, ways = network) =>
  fetchFeed(address, version, { network: ways, limits: own, folder });

async function reasonOf(fetched: Promise<FetchedFeed>) {
  const result = await fetched;
  expect(await readdir(folder)).toEqual([]);
  return result.outcome === "refused" ? result.reason : result.outcome;
}

describe("issue 34: a feed is fetched to a file", () => {
  it("with its version, and is not sent again while that is the same", async () => {
    reply = ({ headers }, response) => {
      if (headers["if-none-match"] === '"7"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"7"', "content-type": "text/xml" }).end(feed);
    };
    const first = await fetching("https://jobs.example/rss");
    if (first.outcome !== "fetched") throw new Error(first.outcome);
    expect(await readFile(first.file, "utf8")).toBe(feed);
    expect(first).toMatchObject({ bytes: 21, contentType: "text/xml", version: { etag: '"7"' } });
    await first.remove();
    expect(await reasonOf(fetching("https://jobs.example/rss", first.version))).toBe("unchanged");
  });

  it("is unchanged where a server without versions sends the same bytes again", async () => {
    let body = feed;
    reply = (_, response) => response.end(body);
    const first = await fetching("http://jobs.example/rss");
    if (first.outcome !== "fetched") throw new Error(first.outcome);
    await first.remove();
    expect(await reasonOf(fetching("http://jobs.example/rss", first.version))).toBe("unchanged");
    body = `${feed} `;
    const changed = await fetching("http://jobs.example/rss", first.version);
    expect(changed.outcome).toBe("fetched");
    if (changed.outcome === "fetched") await changed.remove();
  });

  it.each([
    ["gzip", gzipSync(feed)],
    ["deflate", deflateSync(feed)],
    ["br", brotliCompressSync(feed)],
  ])("unpacked from %s", async (encoding, body) => {
    reply = (_, response) => response.writeHead(200, { "content-encoding": encoding }).end(body);
    const fetched = await fetching("http://jobs.example/");
    if (fetched.outcome !== "fetched") throw new Error(fetched.outcome);
    expect(await readFile(fetched.file, "utf8")).toBe(feed);
    await fetched.remove();
  });

  it("over up to three redirects, also to another host", async () => {
    reply = ({ url = "" }, response) => {
      if (url === "/3") response.end(feed);
      else
        response
          .writeHead(302, { location: `http://other.example/${Number(url.slice(1)) + 1}` })
          .end();
    };
    const fetched = await fetching("http://jobs.example/0");
    expect(fetched.outcome).toBe("fetched");
    if (fetched.outcome === "fetched") await fetched.remove();
    expect(reached).toEqual(["8.8.8.8 80", "8.8.4.4 80", "8.8.4.4 80", "8.8.4.4 80"]);
  });

  it("files of a process that was killed are deleted a day later", async () => {
    const orphan = join(folder, "1.feed");
    await writeFile(orphan, "x");
    await utimes(orphan, new Date(0), new Date(0));
    reply = (_, response) => response.writeHead(404).end();
    expect(await reasonOf(fetching("http://jobs.example/"))).toBe("notFound");
  });
});

describe("issue 34: no address of a closed network is connected to", () => {
  it.each([
    ["http://127.0.0.1/", "closedAddress"],
    ["http://0x7f.1/", "closedAddress"],
    ["http://2130706433/", "closedAddress"],
    ["http://[::1]/", "closedAddress"],
    ["http://[::ffff:127.0.0.1]/", "closedAddress"],
    ["http://169.254.169.254/latest/meta-data", "closedAddress"],
    ["https://inside.example/", "closedAddress"],
    ["https://both.example/", "closedAddress"],
    ["https://localhost/", "unknownHost"],
    ["https://unknown.example/", "unknownHost"],
    ["ftp://jobs.example/", "badAddress"],
    ["file:///etc/passwd", "badAddress"],
    ["jobs", "badAddress"],
    ["https://me:secret@jobs.example/", "credentials"],
  ])("%s is refused as %s", async (address, reason) => {
    expect(await reasonOf(fetching(address))).toBe(reason);
    expect(reached).toEqual([]);
  });

  it.each([
    ["http://127.0.0.1/", "closedAddress"],
    ["http://169.254.169.254/", "closedAddress"],
    ["http://[::1]/", "closedAddress"],
    ["http://0x7f.1/", "closedAddress"],
    ["//inside.example/", "closedAddress"],
    ["http://both.example:81/", "closedAddress"],
    ["file:///etc/passwd", "badRedirect"],
    ["http://me:secret@jobs.example/", "badRedirect"],
    ["http://[", "badRedirect"],
    ["", "badRedirect"],
    ["/again", "tooManyRedirects"],
  ])("a redirect to %j is refused as %s", async (location, reason) => {
    reply = (_, response) => response.writeHead(301, { location }).end();
    expect(await reasonOf(fetching("http://jobs.example/"))).toBe(reason);
    expect(new Set(reached)).toEqual(new Set(["8.8.8.8 80"]));
  });

  it("https does not lead to http, and http leads to https", async () => {
    reply = ({ url }, response) => {
      const location = url === "/out" ? "http://jobs.example/" : "https://jobs.example/feed";
      if (url === "/feed") response.end(feed);
      else response.writeHead(302, { location }).end();
    };
    expect(await reasonOf(fetching("https://jobs.example/out"))).toBe("insecureRedirect");
    const fetched = await fetching("http://jobs.example/");
    expect(fetched.outcome).toBe("fetched");
    if (fetched.outcome === "fetched") await fetched.remove();
  });

  it("a certificate has to be the host's own", async () => {
    const { certificate: cert, key } = selfSigned("jobs.example");
    const wrong = await listening(createEncrypted({ cert, key }, answer));
    const ways = { ...network, connect: () => connect({ host: "127.0.0.1", port: portOf(wrong) }) };
    expect(await reasonOf(fetching("https://jobs.example/", {}, limits, ways))).toBe("certificate");
  });
});

const statuses: [number, string][] = [
  [204, "empty"],
  [206, "badStatus"],
  [304, "badStatus"],
  [401, "needsLogin"],
  [403, "needsLogin"],
  [404, "notFound"],
  [410, "notFound"],
  [418, "badStatus"],
  [429, "tooOften"],
  [500, "serverError"],
  [503, "serverError"],
];

describe("issue 34: a feed that does not arrive is refused by its reason", () => {
  it.each(statuses)("status %i is %s", async (status, reason) => {
    reply = (_, response) => response.writeHead(status).end();
    expect(await fetching("http://jobs.example/")).toMatchObject({ reason, status });
  });

  /** Sends without end, as fast as it is read. */
  const endless = (response: ServerResponse, part: Buffer) => {
    const send = () => {
      while (!response.destroyed && response.write(part));
      response.once("drain", send);
    };
    send();
  };
  it.each<[string, (response: ServerResponse) => void, string]>([
    ["no body", (response) => response.end(), "empty"],
    ["a body without end", (response) => endless(response, Buffer.alloc(65_536, "x")), "tooLarge"],
    [
      "one that says that it has gigabytes",
      (response) => response.writeHead(200, { "content-length": "4000000000" }).write("x"),
      "tooLarge",
    ],
    [
      "a packed body that is too large unpacked",
      (response) =>
        response
          .writeHead(200, { "content-encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(2_000_000, "0123456789"), { level: 1 })),
      "tooLarge",
    ],
    [
      "bytes that are not packed",
      (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(feed),
      "badCompression",
    ],
    [
      "an unknown packing",
      (response) => response.writeHead(200, { "content-encoding": "zip" }).end(feed),
      "badCompression",
    ],
    [
      "half of what was packed",
      (response) =>
        response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(feed).subarray(0, 20)),
      "cut",
    ],
    [
      "less than its length",
      (response) => {
        response.writeHead(200, { "content-length": "1000" });
        response.write(feed, () => response.destroy());
      },
      "cut",
    ],
    [
      "an end without the last chunk",
      (response) => void response.write(feed, () => response.destroy()),
      "cut",
    ],
    ["nothing", (response) => void response.destroy(), "unreachable"],
  ])("%s", async (_, send, reason) => {
    reply = (_, response) => send(response);
    expect(await reasonOf(fetching("http://jobs.example/"))).toBe(reason);
  });

  it.each([
    [
      "a chunk whose length is none",
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nabc",
      "cut",
    ],
    [
      "a chunk that is shorter than it says",
      "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\nabc",
      "cut",
    ],
    ["no HTTP", "SSH-2.0-OpenSSH_9.6\r\n", "unreachable"],
    ["headers without end", `HTTP/1.1 200 OK\r\nx: ${"x".repeat(100_000)}`, "unreachable"],
  ])("%s", async (_, text, reason) => {
    rawReply = text;
    expect(await reasonOf(fetching("http://jobs.example:81/"))).toBe(reason);
  });

  it("a bomb is known by its ratio", async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    reply = (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    expect(await reasonOf(fetching("http://jobs.example/", {}, fetchLimits))).toBe("bomb");
  });

  const never = new Promise<never>(() => {});
  it.each<[string, (response: ServerResponse) => void, Partial<Network>, object, string]>([
    ["no head", () => {}, {}, { stallMs: 200 }, "stalled"],
    ["a head alone", (response) => response.flushHeaders(), {}, { stallMs: 200 }, "stalled"],
    [
      "names that never come",
      () => {},
      { resolveAddresses: () => never },
      { stallMs: 200 },
      "stalled",
    ],
    ["a byte now and then", drip, {}, { allMs: 400, stallMs: 300 }, "slow"],
  ])("%s is given up in time", async (_, send, ways, own, reason) => {
    reply = (_, response) => send(response);
    const fetched = fetching(
      "http://jobs.example/",
      {},
      { ...limits, ...own },
      { ...network, ...ways },
    );
    expect(await reasonOf(fetched)).toBe(reason);
  });
});

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write("x"), 30);
  response.on("close", () => clearInterval(timer));
}
