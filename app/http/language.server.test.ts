import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { switchMiddleware } from "./language.server.ts";

it.each([
  ["/companies?name=a&lang=en&switch=1", "/companies?name=a"],
  ["/companies?name=&industry=banking&switch=en", "/companies?industry=banking"],
  ["/companies?name=&switch=fr", null],
])("finding 12: %s switches the language and leads on to %s", async (path, to) => {
  const request = new Request(`https://board.example${path}`);
  const args = { request, context: new RouterContextProvider(), params: {} };
  const answer = await switchMiddleware(args as never, () => Promise.resolve(Response.json("")));
  expect(answer?.headers.get("location")).toBe(to);
});
