import { once } from "node:events";
import { type ClientRequest, createServer, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { boundBodies } from "./body-budget.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that reads a body to its end before it answers. */
async function serve(budget: { soft: number; hard: number }): Promise<number> {
  const readAll = boundBodies((incoming, outgoing) => {
    incoming.resume().once("end", () => outgoing.end("read"));
  }, budget);
  const server = createServer(readAll).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Begins to send a body; `done` tells the status, or that the line was cut. */
function send(port: number, bytes: number): { sent: ClientRequest; done: Promise<number | "cut"> } {
  const sent = request({ port, host: "127.0.0.1", method: "POST", agent: false });
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

describe("the room for what is being sent", () => {
  it("is enough for any number of slow senders", async () => {
    const port = await serve({ soft: 100_000, hard: 200_000 });
    const slow = Array.from({ length: 50 }, () => send(port, 100));
    await pause(50);
    const honest = send(port, 20_000);
    honest.sent.end();
    expect(await honest.done).toBe(200);
    for (const { sent } of slow) sent.destroy();
  });

  it("begins no further body while much is held, and does again later", async () => {
    const port = await serve({ soft: 100_000, hard: 1_000_000 });
    const large = send(port, 300_000);
    await pause(50);
    const refused = send(port, 10);
    refused.sent.end();
    expect(await refused.done).toBe(503);
    large.sent.end();
    expect(await large.done).toBe(200);
    const next = send(port, 10);
    next.sent.end();
    expect(await next.done).toBe(200);
  });

  it("cuts those that came last when it is used up", async () => {
    const port = await serve({ soft: 100_000, hard: 300_000 });
    const first = send(port, 90_000);
    await pause(50);
    const last = send(port, 0);
    last.sent.write(Buffer.alloc(800_000));
    expect(await last.done).toBe("cut");
    first.sent.end();
    expect(await first.done).toBe(200);
  });
});
