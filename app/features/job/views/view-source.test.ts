import { expect, it } from "vitest";
import { jobRequest } from "./view-request.server.ts";
import { channelSource, viewSource } from "./view-source.ts";

it.each([
  [undefined, "direct"],
  ["", "direct"],
  ["not an address", "direct"],
  ["file:///home/rima/jobs.html", "direct"],
  ["https://jobs.example/jobs?keyword=nurse", "search"],
  ["https://jobs.example/syria/jobs?keyword=nurse&province=Aleppo", "search"],
  ["https://jobs.example/jobs?keyword=&category=Law", "list"],
  ["https://jobs.example/", "list"],
  ["https://jobs.example/category/Design", "list"],
  ["https://jobs.example/syria/Aleppo", "list"],
  ["https://jobs.example/saved-jobs", "list"],
  ["https://jobs.example/companies/nabda-telecom", "company"],
  ["https://jobs.example/jobs/0f8fad5b-d9cb-469f-a165-70867728950e", "board"],
  ["https://jobs.example/my-account", "board"],
  ["https://www.google.com/", "engine"],
  ["https://google.co.uk/search?q=jobs", "engine"],
  ["android-app://com.google.android.googlequicksearchbox/", "engine"],
  ["https://notgoogle.com/", "site:notgoogle.com"],
  ["https://google.com.evil.example/", "site:google.com.evil.example"],
  ["https://web.whatsapp.com/", "whatsapp"],
  ["android-app://com.whatsapp/", "whatsapp"],
  ["https://t.me/", "telegram"],
  ["android-app://org.telegram.messenger/", "telegram"],
  ["https://l.facebook.com/", "site:facebook.com"],
  ["https://m.facebook.com/", "site:facebook.com"],
  ["https://News.Example.org:8443/x", "site:news.example.org"],
  ["http://192.168.1.4/", "site"],
  ["http://localhost:3000/", "site"],
  [`https://${"a".repeat(70)}.example/`, "site"],
])("of the Referer %j is %s", (referer, source) => {
  expect(viewSource(referer, ["jobs.example"])).toBe(source);
});

it("issue 16, embed: a link of a list on another site names it as the source", () => {
  expect(channelSource("e")).toBe("embed");
  expect(jobRequest("/e/0123456789?lang=en")).toEqual({ kind: "link", source: "embed" });
});
