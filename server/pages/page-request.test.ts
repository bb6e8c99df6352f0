import { expect, it } from "vitest";
import { pageRequest } from "./page-request.ts";

const board = "https://board.example";

it.each([
  ["/alerts/feed/%00.atom", "/alerts/feed/%EF%BF%BD.atom"],
  ["/%0d%0a/%0D%1f%7F", "/%EF%BF%BD%EF%BF%BD/%EF%BF%BD%EF%BF%BD%EF%BF%BD"],
  ["/jobs?keyword=%00%0a", "/jobs?keyword=%00%0a"],
  ["/companies/%D8%AD%20", "/companies/%D8%AD%20"],
])("the path of %s has no control characters: %s", (path, routed) => {
  expect(pageRequest(new Request(`http://127.0.0.1:3000${path}`), board).url).toBe(board + routed);
});
