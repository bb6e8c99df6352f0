import { expect, it } from "vitest";
import * as board from "./board-feeds.tsx";
import * as company from "./company-feeds.tsx";

it.each([
  ["the board", board],
  ["a company", company],
])("the page of %s returns the input when the connection is lost", async (_, page) => {
  const body = new FormData();
  body.set("name", "Site");
  body.set("file", new File(["title\nCook"], "jobs.csv"));
  const request = new Request("http://127.0.0.1/feeds", { method: "POST", body });
  const serverAction = () => Promise.reject<never>(new TypeError("Failed to fetch"));
  const answer = await page.clientAction({ request, serverAction });
  // The page shows a refusal beside the values alone.
  expect(answer).toMatchObject({
    data: { refused: "accounts.connectionLost", values: { name: "Site" } },
  });
});
