import { once } from "node:events";
import { type ClientRequest, createServer, type IncomingMessage, request } from "node:http";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { limitBodyMemory, requestLimits } from "./body-budget.ts";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const close of cleanups.splice(0)) close();
});

/**
 * A server that reads a body to its end before it answers; networks are named by a header. `received`
 * returns once that number of bytes has arrived.
 */
async function serve(budget: Partial<Parameters<typeof limitBodyMemory>[2]>) {
  let bytes = 0;
  const progress = { bytes: 1000, within: 60_000 };
  const readAll = limitBodyMemory(
    (incoming, outgoing) => {
      incoming.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      incoming.once("end", () => outgoing.end("read"));
    },
    ({ headers }) => String(headers["x-network"]),
    { small: 10_000, share: 9_000_000, total: 9_000_000, progress, ...budget },
  );
  const server = createServer(readAll).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    received: (wanted: number) => expect.poll(() => bytes, { interval: 5 }).toBe(wanted),
  };
}

type Sent = { sent: ClientRequest; done: Promise<number | "cut"> };

/** Begins to send a body of `length` bytes with the first `bytes` of them; `done` is the status, or that it was aborted. */
function send(port: number, network: string, bytes: number, length = bytes): Sent {
  const headers = {
    "x-network": network,
    "content-length": length,
    "content-type": "multipart/form-data; boundary=x",
  };
  const sent = request({ port, host: "127.0.0.1", method: "POST", agent: false, headers });
  const done = new Promise<number | "cut">((resolve) => {
    sent.once("error", () => resolve("cut"));
    sent.once("response", (answer: IncomingMessage) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
  });
  sent.write(Buffer.alloc(bytes));
  return { sent, done };
}

describe("S2 the budget for bodies on their way", () => {
  it("small forms are answered beside any held large bodies, also of their own network", async () => {
    const { port, received } = await serve({ share: 300_000, total: 2_000_000 });
    const held = ["a", "b", "c"].map((network) => send(port, network, 500_000, 900_000));
    await received(1_500_000);
    for (const network of ["a", "b", "d"]) {
      expect(await send(port, network, 5000).done).toBe(200);
    }
    for (const { sent } of held) sent.destroy();
  });

  it("a large body is refused where its own network holds its share, and elsewhere taken", async () => {
    const { port, received } = await serve({ share: 450_000 });
    const first = send(port, "a", 400_000, 900_000);
    const second = send(port, "a", 400_000, 900_000);
    await received(800_000);
    expect(await send(port, "a", 20_000).done).toBe(503);
    expect(await send(port, "b", 20_000).done).toBe(200);
    for (const { sent } of [first, second]) sent.destroy();
  });

  it("of more than there may be the slowest and largest are cut", async () => {
    const { port, received } = await serve({ total: 1_500_000 });
    const largest = send(port, "a", 1_000_000, 2_000_000);
    const smaller = send(port, "b", 400_000, 500_000);
    await received(1_400_000);
    const last = send(port, "c", 500_000, 600_000);
    expect(await largest.done).toBe("cut");
    smaller.sent.end(Buffer.alloc(100_000));
    last.sent.end(Buffer.alloc(100_000));
    expect(await Promise.all([smaller.done, last.done])).toEqual([200, 200]);
  });

  it("a large body that brings nothing more is cut, a small one is not", async () => {
    const { port } = await serve({ progress: { bytes: 1000, within: 200 } });
    const small = send(port, "a", 5000, 6000);
    const large = send(port, "a", 500_000, 600_000);
    expect(await large.done).toBe("cut");
    small.sent.end(Buffer.alloc(1000));
    expect(await small.done).toBe(200);
  });

  it("an upload that is stored piece by piece counts with one piece only", async () => {
    const { port, received } = await serve({ share: 1_000_000 });
    const headers = { "x-network": "a", "tus-resumable": "1.0.0", "content-length": 3_000_000 };
    const upload = request({ port, host: "127.0.0.1", method: "PATCH", agent: false, headers });
    upload.on("error", () => {});
    upload.write(Buffer.alloc(2_000_000));
    await received(2_000_000);
    expect(await send(port, "a", 20_000).done).toBe(200);
    upload.destroy();
  });
});

it("issue 33 the page of a company's checks takes a form with a file", async () => {
  const app = new Hono().use(requestLimits()).post("*", (c) => c.text("read"));
  const body = new FormData();
  body.append("document", new Blob(["%PDF-"]), "register.pdf");
  const sent = await app.request("/company-dashboard/checks", { method: "POST", body });
  expect(sent.status).toBe(200);
});

it.each([
  ["/alerts/stop", 200],
  ["/alerts", 200],
  ["/unsubscribe", 200],
  ["/login", 415],
])(
  "A11 a mail program's one press, sent as multipart to %s, is answered %i",
  async (path, status) => {
    const app = new Hono().use(requestLimits()).post("*", (c) => c.text("read"));
    const body = new FormData();
    body.append("List-Unsubscribe", "One-Click");
    expect((await app.request(path, { method: "POST", body })).status).toBe(status);
  },
);

it.each([
  ["/login", 33_000, 413],
  ["/login.data", 33_000, 413],
  ["/login", 32_000, 200],
  ["/post-job", 33_000, 200],
  ["/post-job", 530_000, 413],
])("A1 a form to %s of %i bytes is answered %i", async (path, length, status) => {
  const app = new Hono()
    .use(requestLimits())
    .post("*", async (c) => c.text((await c.req.text()).slice(0, 1)));
  const body = new URLSearchParams({ text: "a".repeat(length) });
  expect((await app.request(path, { method: "POST", body })).status).toBe(status);
});
