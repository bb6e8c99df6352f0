import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { register } from "prom-client";
import { afterEach, describe, expect, it } from "vitest";
import { countEvent } from "#app/platform/log/counter.server.ts";
import { createConcurrencyLimiter } from "#server/load/concurrency-limiter.ts";
import { freePort } from "#test/servers/free-port.ts";
import { registerMetrics } from "./board.ts";
import { boardFigures } from "./board-figures.ts";
import { measured } from "./requests.ts";
import { serveMetrics } from "./serve.ts";

const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of cleanups.splice(0)) await close();
  register.clear();
});

describe("the figures for Prometheus", () => {
  it("tell of requests by route, of the process and of the board, and nothing else is there", async () => {
    const pages = createServer(
      measured(
        (_, outgoing) => outgoing.end("page"),
        () => "/jobs/:jobId",
      ),
    );
    pages.listen(0, "127.0.0.1");
    await once(pages, "listening");
    cleanups.push(() => pages.close());
    const limiter = createConcurrencyLimiter({ max: 1, maxQueue: 1, maxWaitMs: 1 });
    registerMetrics({ limiter, forms: limiter, cache: undefined });
    countEvent("refused authorizations");
    const port = await freePort();
    const figure = { name: "furas_letters_waiting", help: "Letters", read: async () => 7 };
    const queues = {
      name: "furas_queue_waiting",
      help: "Work",
      label: "queue",
      read: async () => new Map([["sms", 3]]),
    };
    const failing = {
      name: "furas_unknown",
      help: "What cannot be asked",
      read: () => Promise.reject(new Error("database down")),
    };
    cleanups.push(await serveMetrics({ host: "127.0.0.1", port }, [figure, queues, failing]));

    const address = pages.address();
    if (typeof address !== "object" || !address) throw new Error("It does not listen.");
    await get(`http://127.0.0.1:${address.port}/jobs/secret-id?keyword=secret-word`);
    const { status, text } = await get(`http://127.0.0.1:${port}/metrics`);
    expect(status).toBe(200);
    expect(text).toContain(
      'furas_http_request_duration_seconds_count{route="/jobs/:jobId",method="GET",status="2xx"} 1',
    );
    expect(text).toContain("furas_http_requests_in_flight 0");
    expect(text).toContain("furas_letters_waiting 7");
    expect(text).toContain('furas_queue_waiting{queue="sms"} 3');
    expect(text).toContain("furas_authorization_refused_total 1");
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect(text).not.toContain("secret");
    expect((await get(`http://127.0.0.1:${port}/jobs`)).status).toBe(404);
  });

  it("has each metric of the alert rules", () => {
    measured(
      () => {},
      () => "",
    );
    const limiter = createConcurrencyLimiter({ max: 1, maxQueue: 1, maxWaitMs: 1 });
    const cache = {} as Parameters<typeof registerMetrics>[0]["cache"];
    registerMetrics({ limiter, forms: limiter, cache });
    const known = [...boardFigures, ...register.getMetricsAsArray()].map(({ name }) => name);
    const rules = readFileSync("deploy/alerts.yml", "utf8");
    const used = rules.match(/\bfuras_\w+/g)?.map((name) => name.replace(/_(bucket|count)$/, ""));
    expect(used?.length).toBeGreaterThan(10);
    expect(used?.filter((name) => !known.includes(name))).toEqual([]);
  });
});

async function get(address: string): Promise<{ status: number; text: string }> {
  const sent = request(address, { agent: false });
  sent.end();
  const [answer] = await once(sent, "response");
  let text = "";
  for await (const part of answer) text += part;
  return { status: answer.statusCode, text };
}
