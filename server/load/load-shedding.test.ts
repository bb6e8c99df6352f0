import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { messages } from "#app/messages/ar/index.ts";
import { eventCount } from "#app/platform/log/counter.server.ts";
import { ServiceUnavailableError } from "#app/platform/service-unavailable.server.ts";
import { beginTurn, outsideTurn } from "#app/platform/turns/turn.server.ts";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";
import {
  limitConcurrency,
  renderWithLimit,
  shedLoad,
  unavailableResponse,
} from "./load-shedding.ts";
import type { Source } from "./network-costs.ts";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const close of cleanups.splice(0)) close();
});

/** A board that renders one page at a time; /slow is ready when the test decides, forms are read whole. */
async function open() {
  const limiter = createConcurrencyLimiter({ max: 1, maxQueue: 0, maxWaitMs: 1000 });
  const forms = createConcurrencyLimiter({ max: 1, maxQueue: 2, maxWaitMs: 60_000 });
  const slow = Promise.withResolvers<void>();
  const app = new Hono();
  app.use(limitConcurrency({ limiter, forms }));
  app.get("/slow", async (c) => {
    await slow.promise;
    return c.text("slow");
  });
  app.get("/away", () => {
    throw new ServiceUnavailableError("databaseDown");
  });
  app.get("/child", async (c) => {
    await outsideTurn(() => slow.promise);
    return c.text("made");
  });
  app.post("/form", async (c) => c.text(await c.req.text()));
  app.post("/slow-form", async (c) => {
    await slow.promise;
    return c.text(await c.req.text());
  });
  app.post("/file", async (c) => {
    const text = await c.req.text();
    await beginTurn();
    return c.text(`${text} ${forms.counts().running}`);
  });
  app.get("*", (c) => c.text("page"));
  app.onError((error, c) =>
    error instanceof ServiceUnavailableError
      ? unavailableResponse(error.reason, c.req.raw)
      : c.text("fault", 500),
  );
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(shedLoad({ limiter, forms }, listener));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { limiter, forms, finish: slow.resolve, port, origin: `http://127.0.0.1:${port}` };
}

const incoming = {} as IncomingMessage;

const html = { headers: { accept: "text/html" } };

describe("when more is requested than can be rendered", () => {
  it("refuses pages at once, and admits health and forms", async () => {
    const { origin, finish, limiter } = await open();
    const before = eventCount("shed");
    const slow = fetch(`${origin}/slow`);
    await expect.poll(() => limiter.counts().running, { interval: 1 }).toBe(1);
    const sent = await fetch(`${origin}/jobs`, html);
    expect(sent.status).toBe(503);
    expect(sent.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await sent.text()).toContain("الموقع مزدحم");
    expect(eventCount("shed")).toBe(before + 1);
    const form = await fetch(`${origin}/form`, { method: "POST", body: "typed" });
    expect(await form.text()).toBe("typed");
    finish();
    expect(await (await slow).text()).toBe("slow");
    expect((await fetch(`${origin}/jobs`)).status).toBe(200);
    expect(limiter.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it("A1 forms take turns of their own, and pages go on meanwhile", async () => {
    const { origin, finish, forms } = await open();
    const post = (path: string) =>
      fetch(origin + path, { method: "POST", body: new URLSearchParams({ a: "typed" }) });
    const slow = post("/slow-form");
    await expect.poll(() => forms.counts().running, { interval: 1 }).toBe(1);
    const waiting = post("/form");
    await expect.poll(() => forms.counts().waiting, { interval: 1 }).toBe(1);
    expect((await fetch(`${origin}/jobs`)).status).toBe(200);
    finish();
    expect(await (await slow).text()).toBe("a=typed");
    expect(await (await waiting).text()).toBe("a=typed");
    const file = await fetch(`${origin}/file`, { method: "POST", body: "a file" });
    expect(await file.text()).toBe("a file 1");
    expect(forms.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it("A2 a request that waits for another process holds no place", async () => {
    const { origin, finish, limiter } = await open();
    const child = fetch(`${origin}/child`);
    expect((await fetch(`${origin}/jobs`)).status).toBe(200);
    await expect.poll(() => limiter.counts().running, { interval: 1 }).toBe(0);
    expect((await fetch(`${origin}/jobs`)).status).toBe(200);
    finish();
    expect(await (await child).text()).toBe("made");
    expect(limiter.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it("does not let a slow sender hold a place", async () => {
    const { origin, port, limiter } = await open();
    // The server answers 100 once the request has begun.
    const headers = { "content-length": "10", expect: "100-continue" };
    const slow = request({ port, host: "127.0.0.1", method: "POST", path: "/form", headers });
    slow.on("error", () => {});
    slow.flushHeaders();
    await once(slow, "continue");
    slow.write("half");
    expect(limiter.counts().running).toBe(0);
    expect((await fetch(`${origin}/jobs`)).status).toBe(200);
    slow.destroy();
  });

  it("says that the database is down where a response fails for that", async () => {
    const { origin, limiter } = await open();
    const answer = await fetch(`${origin}/away?lang=en`, html);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Furas is unavailable at the moment");
    expect(limiter.counts().running).toBe(0);
  });

  it("renders no cached page out of its turn", async () => {
    const limiter = createConcurrencyLimiter({ max: 1, maxQueue: 0, maxWaitMs: 1000 });
    const leave = await limiter.acquire();
    await expect(renderWithLimit({ limiter }, incoming, async () => "page")).rejects.toThrow(
      ServiceUnavailableError,
    );
    leave?.();
    expect(await renderWithLimit({ limiter }, incoming, async () => "page")).toBe("page");
    expect(limiter.counts().running).toBe(0);
  });

  it("S3 a network over its budget gets a message to wait in the person's language, others are served", async () => {
    const limiter = createConcurrencyLimiter({ max: 6, maxQueue: 9, maxWaitMs: 1000 });
    const networkOf = ({ headers }: IncomingMessage) => String(headers["x-network"]);
    const costs = {
      begin: () => () => {},
      isOver: ({ network }: Source) => network === "busy one",
    };
    const app = new Hono();
    app.use(limitConcurrency({ limiter, networkOf, costs }));
    app.all("*", (c) => c.text("page"));
    const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    cleanups.push(() => server.close());
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const ask = (network: string, method = "GET") =>
      fetch(`${origin}/jobs`, { method, headers: { ...html.headers, "x-network": network } });
    const limited = await ask("busy one");
    expect(limited.status).toBe(429);
    expect(limited.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await limited.text()).toContain(messages.pages.errors.limited);
    expect((await ask("another")).status).toBe(200);
    expect((await ask("busy one", "POST")).status, "A1: a form, too").toBe(429);
    const rendered = renderWithLimit(
      { limiter, networkOf, costs },
      withNetwork("busy one"),
      async () => 1,
    );
    await expect(rendered).rejects.toMatchObject({ reason: "limited" });
  });
});

function withNetwork(network: string): IncomingMessage {
  return { headers: { "x-network": network } } as unknown as IncomingMessage;
}
