import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { leadToJob, leaveOutView } from "#app/features/job/views/opened-job.server.ts";
import { recordMatches } from "#app/features/jobs/searched/search-request.server.ts";
import type { CountedEvent } from "#server/lifecycle/shared-views.ts";
import { countViews } from "./counted-views.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const job = `/jobs/${id}`;
const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36";

type Visit = {
  url?: string;
  method?: string;
  status?: number;
  headers?: Record<string, string>;
  route?: () => void;
};

/** The events of one request, as kind, job and source. */
function eventsOf({ url = job, method = "GET", status = 200, headers = {}, route }: Visit) {
  const events: CountedEvent[] = [];
  const incoming = {
    url,
    method,
    headers: { "user-agent": phone, host: "jobs.example", ...headers },
  };
  const outgoing = Object.assign(new EventEmitter(), { statusCode: status });
  const parts = { networkOf: () => "192.0.2.1", baseUrl: "https://jobs.example" };
  const listener = countViews({ ...parts, count: (event) => events.push(event) }, () => {
    route?.();
    outgoing.emit("finish");
  });
  listener(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse);
  return events.map((event) =>
    event.kind === "search"
      ? `search ${event.words}${event.isEmpty ? ", nothing" : ""}`
      : `${event.kind} ${event.source}`,
  );
}

const signedIn = { cookie: "furas_session=abc" };
const list = "https://jobs.example/jobs?category=Law";

it.each<[string, Visit, string[]]>([
  ["a visitor", {}, ["view direct"]],
  ["one whose browser had the page", { status: 304 }, ["view direct"]],
  ["the data of the page", { url: `${job}.data?_routes=x` }, ["view direct"]],
  ["a reader of a list", { headers: { referer: list } }, ["view list"]],
  ["a person who is signed in", { headers: signedIn, route: () => {} }, ["view direct"]],
  ["the company's own people", { headers: signedIn, route: leaveOutView }, []],
  ["a missing job", { status: 404 }, []],
  ["HEAD", { method: "HEAD" }, []],
  ["a form", { method: "POST" }, []],
  ["another page", { url: "/jobs" }, []],
  ["an address with a slash at its end", { url: `${job}/` }, ["view direct"]],
  ["a copy for the device", { headers: { purpose: "offline" } }, []],
  [
    "the form of an application for the device",
    { url: `/apply/${id}`, headers: { ...signedIn, purpose: "offline" }, route: () => {} },
    [],
  ],
  ["a page below", { url: `${job}/more` }, []],
  [
    "Google's robot",
    { headers: { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" } },
    [],
  ],
  ["the preview of a messenger", { headers: { "user-agent": "WhatsApp/2.23.20.0" } }, []],
  ["a program", { headers: { "user-agent": "curl/8.5.0" } }, []],
  ["a browser without a name", { headers: { "user-agent": "" } }, []],
  ["a prefetch", { headers: { "sec-purpose": "prefetch", referer: list } }, ["hint list"]],
  ["an old prefetch", { headers: { purpose: "prefetch" } }, ["hint direct"]],
  [
    "what is requested from the page",
    { url: "/suggest", headers: { referer: `https://jobs.example${job}` } },
    ["shown direct"],
  ],
  [
    "another site's page of that address",
    { url: "/", headers: { referer: `https://evil.example${job}` } },
    [],
  ],
  [
    "a link sent by WhatsApp",
    { url: "/w/0123456789", status: 301, route: () => leadToJob(id) },
    ["link whatsapp"],
  ],
  ["a link to no job", { url: "/w/0123456789", status: 302, route: () => {} }, []],
  [
    "a notification",
    { url: "/alerts/open/1", status: 303, route: () => leadToJob(id) },
    ["link alert"],
  ],
  [
    "the form of an application",
    { url: `/apply/${id}`, headers: signedIn, route: () => {} },
    ["begun direct"],
  ],
  ["one who has applied", { url: `/apply/${id}`, headers: signedIn, route: leaveOutView }, []],
])("%s", (_, visit, events) => {
  expect(eventsOf(visit)).toEqual(events);
});

const search = "/jobs?keyword=Ship+Welder";
recordMatches("http://127.0.0.1/syria/jobs?keyword=zymurgy&lang=en", 0);
recordMatches("http://127.0.0.1/jobs?keyword=nurse", 0);
recordMatches("http://127.0.0.1/jobs?keyword=nurse", 3);

it.each<[string, Visit, string[]]>([
  ["a search", { url: search }, ["search ship welder"]],
  ["one that found nothing", { url: "/syria/jobs?keyword=zymurgy" }, ["search zymurgy, nothing"]],
  ["its data", { url: "/syria/jobs.data?keyword=zymurgy&_routes=x" }, ["search zymurgy, nothing"]],
  ["one that finds something by now", { url: "/jobs?keyword=nurse" }, ["search nurse"]],
  [
    "a search in a category",
    { url: "/category/Law?keyword=%D8%A3%D8%A8" },
    ["search \u0627\u0628"],
  ],
  ["the next part of its list", { url: `${search}&page=2` }, []],
  ["a list without words", { url: "/jobs?keyword=+&category=Law" }, []],
  ["a search through the API", { url: "/api/v1/jobs?keyword=welder" }, []],
  ["a search in advance", { url: search, headers: { "sec-purpose": "prefetch" } }, []],
  ["a moderator's search", { url: search, headers: signedIn, route: leaveOutView }, []],
  ["a robot's search", { url: search, headers: { "user-agent": "Googlebot/2.1" } }, []],
])("of a search: %s", (_, visit, events) => {
  expect(eventsOf(visit)).toEqual(events);
});
