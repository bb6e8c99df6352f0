import { Agent, createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { afterEach, expect, it, vi } from "vitest";
import { drainUnreadBodies } from "./body-budget.ts";

let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => {
  agent.destroy();
  server.close();
  vi.useRealTimers();
});

it("an answer that did not wait for a large body leaves the connection to the next request", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answered = getRequestListener((incoming) => {
    // Begun and left, as a router does that hands the request on.
    new Request(incoming, { duplex: "half" } as RequestInit).body?.getReader().read();
    return Promise.resolve(new Response("no", { status: 405 }));
  });
  server = createServer(drainUnreadBodies(answered));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  expect(await send(port, "POST", Readable.from([Buffer.alloc(400_000)]))).toBe(405);
  // The library cuts a connection with an unread body half a second after the response.
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await send(port, "GET")).toBe(405);
    vi.advanceTimersByTime(200);
  }
});

function send(port: number, method: string, body?: Readable): Promise<number | string> {
  return new Promise((resolve) => {
    const outgoing = request({ host: "127.0.0.1", port, method, agent });
    outgoing.on("response", (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    outgoing.on("error", (error) => resolve(error.message));
    if (body) body.pipe(outgoing);
    else outgoing.end();
  });
}
