import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request } from "node:https";
import { publicHost } from "./proxies.ts";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** One request through the proxy, its certificate checked against the test's authority alone. */
export async function askOverTls(
  { port, authority }: { port: number; authority: string },
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { method = "GET", headers = {}, body } = options;
  const sent = request({
    host: "127.0.0.1",
    port,
    servername: publicHost,
    ca: authority,
    agent: false,
    method,
    path,
    headers: { host: publicHost, ...headers },
  });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: text };
}
