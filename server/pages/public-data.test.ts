import { once } from "node:events";
import { createServer, request } from "node:http";
import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import { trustNobody } from "#app/platform/settings/client-address.server.ts";
import { createConcurrencyLimiter } from "#server/load/concurrency-limiter.ts";
import { useTestDatabase } from "#test/database.ts";
import { usePageChanges } from "#test/other-connections.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { refuseForms, servePublicData } from "./public-data.ts";

usePageChanges(useTestDatabase());

const limits = { max: 1, maxQueue: 0, maxWaitMs: 1000 };

/** Answers for data; whatever else is asked is told so. */
async function open({ trustedProxies = trustNobody } = {}) {
  const limiter = createConcurrencyLimiter(limits);
  const parts = { turns: { limiter }, baseUrl: "https://jobs.example", trustedProxies };
  const server = createServer(servePublicData(parts, (_, outgoing) => outgoing.end("the router")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const sent = request({ port, path, headers, method }).end();
    const [response] = await once(sent, "response");
    const body = Buffer.concat(await response.toArray());
    return { status: response.statusCode, headers: response.headers, body };
  };
  return { ask, limiter };
}

const suggestions = "/suggest?q=quarry&language=en";

describe("data that everybody is answered alike", () => {
  it("is answered at once, as safe as any answer, and not again to who holds it", async () => {
    const { ask } = await open();
    await makeJob(await makeCompany({ companyName: "Quarry Works" }), { title: "Quarry foreman" });
    for (const [path, cacheControl] of [
      ["/api/v1/jobs?keyword=quarry+foreman", "no-cache"],
      [suggestions, "private, max-age=15"],
    ] as const) {
      const { status, headers, body } = await ask(path);
      expect([status, String(body)]).toEqual([200, expect.stringContaining("Quarry foreman")]);
      expect(headers).toMatchObject({
        "content-type": "application/json",
        "cache-control": cacheControl,
        vary: expect.stringContaining("Accept-Encoding"),
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "strict-transport-security": expect.any(String),
        "x-request-id": expect.stringMatching(/^[\w-]{12}$/),
        "content-length": String(body.length),
      });
      const again = await ask(path, { "if-none-match": headers.etag ?? "" });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
      const zipped = await ask(path, { "accept-encoding": "gzip", cookie: "furas_session=mine" });
      const small = zipped.headers["content-encoding"] !== "gzip";
      expect(small ? zipped.body : gunzipSync(zipped.body)).toEqual(body);
      expect(zipped.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("names the errors of a request, and holds no such answer", async () => {
    const { ask } = await open();
    const { status, headers, body } = await ask("/api/v1/jobs?cursor=nonsense");
    expect([status, headers.etag]).toEqual([400, undefined]);
    expect(JSON.parse(String(body)).error.message).toMatch(/\w/);
  });

  it.each([
    ["a page", "/jobs?keyword=quarry", "GET"],
    ["what begins alike", "/api/v1/jobs/1", "GET"],
  ])("leaves %s to the routes", async (_, path, method) => {
    const { ask } = await open();
    const { status, body } = await ask(path, {}, method);
    expect([status, String(body)]).toEqual([200, method === "HEAD" ? "" : "the router"]);
  });

  it.each(["/api/v1/jobs", "/suggest?q=quarry"])("sends no body of %s to HEAD", async (path) => {
    const { ask } = await open();
    const whole = await ask(path);
    const { status, headers, body } = await ask(path, {}, "HEAD");
    expect([status, headers.etag, body.length]).toEqual([200, whole.headers.etag, 0]);
    expect(headers["content-length"]).toBe(String(whole.body.length));
  });

  it.each(["POST", "PUT", "DELETE"])(
    "refuses %s with 405 and names the methods",
    async (method) => {
      const app = new Hono();
      refuseForms(app);
      const response = await app.request("/suggest", { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    },
  );

  it("takes the language of suggestions from the address, else from the cookie, else Arabic", async () => {
    const { ask } = await open();
    await makeJob(await makeCompany(), { title: "Quarry clerk" });
    const noteOf = async (path: string, cookie = "") =>
      JSON.parse(String((await ask(path, { cookie })).body))[0].note;
    expect(await noteOf("/suggest?q=alep&language=en", "lang=ar")).toBe(null);
    expect(await noteOf("/suggest?q=alep", "lang=en")).toBe(null);
    expect(await noteOf("/suggest?q=alep&language=fr")).toBe("حلب");
    expect(await noteOf("/suggest?q=alep")).toBe("حلب");
  });

  it("waits its turn like a page, and ignores an untrusted sender's request id", async () => {
    const { ask, limiter } = await open();
    const given = { "x-request-id": "of-the-proxy" };
    expect((await ask(suggestions, given)).headers["x-request-id"]).not.toBe("of-the-proxy");
    const trusting = await open({ trustedProxies: { hops: 1 } });
    expect((await trusting.ask(suggestions, given)).headers["x-request-id"]).toBe("of-the-proxy");
    const leave = await limiter.acquire();
    expect((await ask(suggestions)).status).toBe(503);
    leave?.();
    expect((await ask(suggestions)).status).toBe(200);
  });
});
