import { expect, it } from "vitest";
import { isEmptyRefusal, missingPage, pageRequest } from "./page-request.ts";

const board = "https://board.example";

it.each([
  ["/alerts/feed/%00.atom", "/alerts/feed/%EF%BF%BD.atom"],
  ["/%0d%0a/%0D%1f%7F", "/%EF%BF%BD%EF%BF%BD/%EF%BF%BD%EF%BF%BD%EF%BF%BD"],
  ["/jobs?keyword=%00%0a", "/jobs?keyword=%00%0a"],
  ["/companies/%D8%AD%20", "/companies/%D8%AD%20"],
])("A8 the path of %s has no control characters: %s", (path, routed) => {
  expect(pageRequest(new Request(`http://127.0.0.1:3000${path}`), board).url).toBe(board + routed);
});

it.each([
  [404, null, { accept: "text/html,*/*" }, true],
  [404, null, { accept: "*/*", "sec-fetch-mode": "navigate" }, true],
  [404, null, { accept: "text/html,*/*", "sec-fetch-mode": "cors" }, false],
  [404, null, { accept: "image/avif,*/*" }, false],
  [404, "a page", { accept: "text/html" }, false],
  [403, null, { accept: "text/html" }, false],
] as const)(
  "F2 an empty %s with the body %j, asked with %j, becomes a page: %s",
  (status, body, headers, becomes) => {
    const request = new Request(`${board}/documents/x`, { headers });
    expect(isEmptyRefusal(request, { status, body })).toBe(becomes);
    expect(missingPage(request).url).toBe(`${board}/-`);
  },
);
