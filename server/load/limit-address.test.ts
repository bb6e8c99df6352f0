import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { limitAddress } from "./limit-address.ts";

it("A1 an address that is longer than any of the board's own is refused", async () => {
  const server = createServer(limitAddress((_, outgoing) => outgoing.end("page")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = (letters: number) =>
    fetch(`http://127.0.0.1:${port}/jobs?keyword=${"a".repeat(letters)}`);
  expect((await ask(5000)).status).toBe(200);
  const refused = await ask(7000);
  expect(refused.status).toBe(414);
  expect(await refused.text()).toContain("This address is too long.");
  server.close();
});
