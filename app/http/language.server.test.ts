import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { languageContext, languageMiddleware, switchMiddleware } from "./language.server.ts";

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

const page = "https://board.example/register?lang=en";

it.each([
  ["the reader's own language", { method: "POST", referer: page, cookie: "lang=ar" }, "ar", false],
  ["that of the page it was sent from", { method: "POST", referer: page }, "en", true],
  ["Arabic", { method: "POST", referer: page.replace("board", "other") }, "ar", false],
  ["Arabic", { method: "GET", referer: page }, "ar", false],
])("the answer to a form is in %s: %j", async (_, { method, ...headers }, language, isStored) => {
  const request = new Request("https://board.example/register", { method, headers });
  const context = new RouterContextProvider();
  const args = { request, context, params: {} };
  const answer = await languageMiddleware(args as never, async () => new Response());
  expect(context.get(languageContext)).toBe(language);
  expect(answer?.headers.get("set-cookie")?.startsWith("lang=en;") ?? false).toBe(isStored);
});
