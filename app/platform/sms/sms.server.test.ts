import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openSms, sendSms } from "./sms.server.ts";

type Received = { headers: Record<string, unknown>; body: string };

let server: Server;
let url: string;
let status = 200;
const received: Received[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    response.writeHead(status, { location: url }).end("anything");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
});
beforeEach(() => {
  status = 200;
  received.length = 0;
});
afterAll(() => void server.close());

const open = (body: string, authorization?: string) =>
  openSms({ gateway: { url, authorization, body }, folder: "/nonexistent" });

it("a JSON template is filled with escaped values, and the header is sent", async () => {
  open('{"to":"{to}","text":"{text}","from":"Furas"}', "Bearer secret");
  await sendSms("963944000101", 'رمزك "1" {to}');
  expect(received[0]?.headers).toMatchObject({
    authorization: "Bearer secret",
    "content-type": "application/json",
  });
  const body = { to: "+963944000101", text: 'رمزك "1" {to}', from: "Furas" };
  expect(JSON.parse(received[0]?.body ?? "")).toEqual(body);
});

it("any other template is a form", async () => {
  open("user=me&phone={digits}&message={text}");
  await sendSms("963944000101", "a&b=c +1");
  expect(received[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  const form = Object.fromEntries(new URLSearchParams(received[0]?.body));
  expect(form).toEqual({ user: "me", phone: "963944000101", message: "a&b=c +1" });
});

it.each([500, 503, 429, 408])("%i is tried again", async (answer) => {
  open("{to}{text}");
  status = answer;
  await expect(sendSms("963944000101", "code")).rejects.toThrow(`${answer}`);
});

it.each([400, 401, 404, 302])("%i is given up and logged without the number", async (answer) => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  open("{to}{text}");
  status = answer;
  await sendSms("963944000101", "code");
  const lines = JSON.stringify(written.mock.calls);
  vi.restoreAllMocks();
  expect(received).toHaveLength(1);
  expect(lines).toContain("sms refused");
  expect(lines).not.toContain("963944000101");
});
