import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import postgres from "postgres";
import type { TappedQuery } from "./query-tap.ts";

/** What the bare server is told by the benchmark. */
export type BareOrder = {
  port: number;
  databaseUrl: string;
  queries: TappedQuery[];
  /** Where the page's bytes are, and its headers. */
  body: string;
  headers: Record<string, string>;
};

// The least that could serve a page: node:http, one body in memory, and under /sql the page's own queries.
const order: BareOrder = JSON.parse(process.argv[2] ?? "");
const body = readFileSync(order.body);
const headers = { ...order.headers, "content-length": body.length };
const client = postgres(order.databaseUrl, { max: 10, onnotice: () => {} });

createServer(async (request, response) => {
  if (request.url === "/sql") {
    for (const { text, parameters } of order.queries) {
      await client.unsafe(text, parameters, { prepare: true });
    }
  }
  response.writeHead(200, headers);
  response.end(body);
}).listen(order.port, "127.0.0.1", () => process.stdout.write("ready\n"));
