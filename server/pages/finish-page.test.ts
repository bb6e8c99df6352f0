import { describe, expect, it } from "vitest";
import { createPageDictionaries } from "#app/http/page-cache/page-dictionaries.server.ts";
import { finishPage } from "./finish-page.ts";

const dictionaries = createPageDictionaries(0);
const etag = '"of-the-file"';
const text = "a job in Aleppo ".repeat(100);

/** A route's response with an open body, and whether it was closed. */
function routeResponse(headers: Record<string, string>, body = text) {
  let isClosed = false;
  const stream = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.from(body));
      controller.close();
    },
    cancel() {
      isClosed = true;
    },
  });
  return { response: new Response(stream, { headers }), isClosed: () => isClosed };
}

function finish(response: Response, headers = {}, method = "GET") {
  const request = new Request("http://127.0.0.1:3000/x", { method, headers });
  return finishPage(request, response, dictionaries);
}

describe("a file", () => {
  const file = { etag, "content-type": "image/png", "content-length": "1600" };

  it("is sent as it is, by the tag of its route", async () => {
    const { status, headers } = await finish(routeResponse(file).response, {
      "accept-encoding": "br",
      "if-none-match": '"other"',
    });
    expect([status, headers.get("etag"), headers.get("content-encoding")]).toEqual([
      200,
      etag,
      null,
    ]);
  });

  it.each([
    ["one who holds it", "GET", { "if-none-match": etag }, 304],
    ["one who asks for its headers", "HEAD", {}, 200],
  ])("is closed without being read for %s", async (_, method, headers, expected) => {
    const { response, isClosed } = routeResponse(file);
    const sent = await finish(response, headers, method);
    expect([sent.status, sent.body, isClosed()]).toEqual([expected, null, true]);
    expect(sent.headers.get("etag")).toBe(etag);
  });
});

describe("a feed", () => {
  const feed = { "content-type": "application/atom+xml; charset=utf-8" };

  it("is given a tag, and 304 to one who holds it", async () => {
    const first = await finish(routeResponse(feed).response);
    expect(await first.text()).toBe(text);
    const known = first.headers.get("etag") ?? "";
    const again = await finish(routeResponse(feed).response, { "if-none-match": known });
    expect([again.status, again.body]).toEqual([304, null]);
    const changed = await finish(routeResponse(feed, `${text}!`).response, {
      "if-none-match": known,
    });
    expect(changed.status).toBe(200);
  });

  it("of one's own is not compressed where another site has opened it", async () => {
    const own = { "accept-encoding": "br", cookie: "furas_session=a" };
    const from = async (site: string) =>
      (await finish(routeResponse(feed).response, { ...own, "sec-fetch-site": site })).headers;
    expect((await from("same-origin")).get("content-encoding")).toBe("br");
    expect((await from("cross-site")).get("content-encoding")).toBe(null);
  });
});

it("a text whose route gave its length has one length", async () => {
  const counted = { "content-type": "text/plain", "content-length": String(text.length) };
  const { headers } = await finish(routeResponse(counted).response);
  expect(headers.get("content-length")).toBe(String(text.length));
});
