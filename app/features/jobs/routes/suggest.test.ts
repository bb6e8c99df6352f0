import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { languageContext } from "#app/http/language.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { usePageChanges } from "#test/other-connections.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { action, loader } from "./suggest.ts";

usePageChanges(useTestDatabase());

async function ask(query: string): Promise<Response> {
  const request = new Request(`http://board.example/suggest${query}`);
  const context = new RouterContextProvider();
  context.set(languageContext, "ar");
  return loader({ request, context, params: {} } as never);
}

it("answers input with a short list that only this browser caches for a while", async () => {
  await makeJob(await makeCompany(), { title: "Lighthouse Keeper" });
  const response = await ask("?q=light&language=en");
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(response.headers.get("cache-control")).toBe("private, max-age=15");
  expect(await response.json()).toEqual([
    {
      kind: "title",
      label: "Lighthouse Keeper",
      note: null,
      highlights: [[0, 5]],
      to: "/jobs?keyword=Lighthouse+Keeper",
      count: 1,
      countAtLeast: false,
    },
  ]);
});

it("notes are in the language requested, else in the page's", async () => {
  const noteOf = async (query: string) => (await (await ask(query)).json())[0].note;
  expect(await noteOf("?q=alep&language=en")).toBe(null);
  expect(await noteOf("?q=alep&language=ar")).toBe("حلب");
  expect(await noteOf("?q=alep")).toBe("حلب");
});

it.each([
  "",
  "?q=",
  "?q=%00",
  "?q=%ff%fe",
  "?q=%25_%5C",
  "?q=a&q=b",
  "?language=xx&q=zz",
  "?q[]=1",
])("answers %j with an ordinary list", async (query) => {
  const response = await ask(query);
  expect(response.status).toBe(200);
  expect(Array.isArray(await response.json())).toBe(true);
});

it("takes nothing", () => {
  expect(action().status).toBe(405);
  expect(action().headers.get("allow")).toBe("GET, HEAD");
});
