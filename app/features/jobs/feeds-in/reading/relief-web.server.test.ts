import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Network } from "#app/platform/network/open-network.server.ts";
import { detectKind } from "./detect-kind.ts";
import { fetchFeed } from "./fetch-feed.server.ts";
import { previewFeed } from "./preview-feed.server.ts";
import { readFeed } from "./read-feed.server.ts";

let folder: string;
let server: Server;
let reply: RequestListener;
const queries: URLSearchParams[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "furas-relief-"));
  server = createServer((request, response) => {
    queries.push(new URL(request.url ?? "", "http://x").searchParams);
    reply(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const network: Network = {
  resolveTexts: async () => [],
  resolveAddresses: async () => ["8.8.8.8"],
  connect: () => connect({ host: "127.0.0.1", port: (server.address() as AddressInfo).port }),
};
const fetchJobs = (query = "") =>
  fetchFeed(`http://api.reliefweb.int/v2/jobs?appname=furas-x1${query}`, {}, { network, folder });

const job = (id: number) => ({
  id: String(id),
  score: 1,
  href: `https://api.reliefweb.int/v2/jobs/${id}`,
  fields: {
    title: "WASH Officer",
    "body-html": "<p>Water in Aleppo.</p>",
    "how_to_apply-html": "<p>Write to <a>jobs@aid.example</a></p>",
    source: [{ name: "Aid", shortname: "A" }],
    country: [{ name: "Syrian Arab Republic", iso3: "syr" }],
    city: [{ name: "Aleppo" }],
    career_categories: [{ name: "Program/Project Management" }],
    theme: [{ name: "Water Sanitation Hygiene" }],
    type: [{ name: "Consultancy" }],
    experience: [{ name: "5-9 years" }],
    date: { created: "2026-11-20T00:00:00+00:00", closing: "2026-12-20T00:00:00+00:00" },
    url_alias: `https://reliefweb.int/job/${id}`,
  },
});

/** A board of so many jobs. */
const pagesOf = (total: number): RequestListener => {
  return ({ url = "" }, response) => {
    const { searchParams } = new URL(url, "http://x");
    const offset = Number(searchParams.get("offset"));
    const count = Math.min(Number(searchParams.get("limit")), Math.max(0, total - offset));
    const data = Array.from({ length: count }, (_, at) => job(offset + at));
    response.end(JSON.stringify({ totalCount: total, count, data }));
  };
};

it.each([
  [0, 1],
  [999, 1],
  [1000, 2],
  [2500, 3],
])("%i jobs are fetched in %i pages and read as one feed", async (total, pages) => {
  queries.length = 0;
  reply = pagesOf(total);
  const fetched = await fetchJobs();
  if (fetched.outcome !== "fetched") throw new Error(fetched.outcome);
  let items = 0;
  for await (const step of readFeed("reliefweb", fetched)) if ("item" in step) items++;
  await fetched.remove();
  expect(items).toBe(total);
  expect(queries.map((query) => query.get("offset"))).toEqual(
    Array.from({ length: pages }, (_, page) => String(page * 1000)),
  );
  expect(queries[0]?.get("appname")).toBe("furas-x1");
  expect(queries[0]?.get("filter[value]")).toBe("syr");
});

it("a filter of one's own stays, and its answer is known as ReliefWeb's", async () => {
  queries.length = 0;
  reply = pagesOf(1);
  const fetched = await fetchJobs("&filter[field]=country.iso3&filter[value]=lbn");
  if (fetched.outcome !== "fetched") throw new Error(fetched.outcome);
  expect(queries[0]?.getAll("filter[value]")).toEqual(["lbn"]);
  const kind = detectKind(await readFile(fetched.file), fetched.contentType);
  await fetched.remove();
  expect(kind).toEqual({ kind: "reliefweb" });
});

it("its values are understood without a mapping of one's own", async () => {
  reply = pagesOf(1);
  const fetched = await fetchJobs();
  if (fetched.outcome !== "fetched") throw new Error(fetched.outcome);
  const now = new Date("2026-11-28T09:00:00Z");
  const preview = await previewFeed("reliefweb", fetched, undefined, { now });
  await fetched.remove();
  expect(preview.items[0]?.mapped).toMatchObject({
    mapped: {
      externalId: "0",
      applyLink: "https://reliefweb.int/job/0",
      howToApply: "Write to jobs@aid.example",
      job: {
        title: "WASH Officer",
        companyName: "Aid",
        category: "Engineering",
        employmentType: "contract",
        experienceLevel: "senior",
        placeId: "syria/aleppo",
        applicationDeadline: "2026-12-20",
      },
    },
  });
});

it("a page that fails refuses all", async () => {
  const pages = pagesOf(1500);
  reply = (request, response) => {
    if (request.url?.includes("offset=1000")) response.writeHead(503).end();
    else pages(request, response);
  };
  expect(await fetchJobs()).toMatchObject({ outcome: "refused", reason: "serverError" });
  reply = (_, response) => response.end("<html>");
  expect(await fetchJobs()).toMatchObject({ outcome: "refused", reason: "notJson" });
  expect(await readdir(folder)).toEqual([]);
});
