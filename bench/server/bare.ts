import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import postgres from "postgres";
import type { TappedQuery } from "./query-tap.ts";

/** What the bare server is told by the benchmark, in a file. */
export type BareSetup = { port: number; databaseUrl: string; pages: Record<string, BarePage> };

/** An answer, and the queries that precede it. */
export type BarePage = { base64: string; headers: Record<string, string>; queries: TappedQuery[] };

// The least that could serve a page: node:http, its bytes in memory, and its own queries.
const {
  port,
  databaseUrl,
  pages: stored,
}: BareSetup = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const pages = new Map(
  Object.entries(stored).map(([path, { base64, headers, queries }]) => {
    const body = Buffer.from(base64, "base64");
    return [path, { body, headers: { ...headers, "content-length": body.length }, queries }];
  }),
);
const client = postgres(databaseUrl, { max: 10, onnotice: () => {} });

createServer(async (request, response) => {
  const page = pages.get(request.url ?? "");
  if (!page) return void response.writeHead(request.url === "/" ? 200 : 404).end();
  for (const { text, parameters } of page.queries) {
    await client.unsafe(text, parameters, { prepare: true });
  }
  response.writeHead(200, page.headers);
  response.end(page.body);
}).listen(port, "127.0.0.1", () => process.stdout.write("ready\n"));
