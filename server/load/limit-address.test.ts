import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { limitAddress } from "./limit-address.ts";

let server: Server;

beforeAll(async () => {
  server = createServer(limitAddress((_, outgoing) => outgoing.end("page")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => {
  server.close();
});

function open(path: string): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
}

it("A1 an address that is longer than any of the board's own is refused", async () => {
  expect((await open(`/jobs?location=${"a".repeat(5000)}`)).status).toBe(200);
  for (const path of ["/jobs?location=", "/api/v1/jobs?keyword="]) {
    expect((await open(path + "a".repeat(7000))).status).toBe(414);
  }
  const refused = await open(`/jobs?keyword=nurse&location=${"a".repeat(7000)}`);
  expect(await refused.text()).toContain("This address is too long.");
});

it.each(["😀".repeat(1000), "a".repeat(7000), "م".repeat(1500)])(
  "A1 a page with a keyword that is too long is opened with its beginning (%#)",
  async (keyword) => {
    const led = await open(`/jobs?keyword=${encodeURIComponent(keyword)}&city=homs`);
    expect(led.status).toBe(303);
    const location = led.headers.get("location") ?? "";
    const { searchParams } = new URL(location, "http://127.0.0.1");
    expect(searchParams.get("keyword")).toMatch(new RegExp(`^${keyword.slice(0, 200)}`, "u"));
    expect(searchParams.get("city")).toBe("homs");
    expect((await open(location)).status).toBe(200);
  },
);
