import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { startFakeScanner, virusMark } from "../../dev/fake-scanner.ts";
import { freePort } from "../../dev/free-port.ts";
import { openScanner, scanFile } from "./scanner.server.ts";

afterEach(() => openScanner(undefined));

const clean = Buffer.alloc(300 * 1024, "clean ");
const infected = Buffer.concat([clean, Buffer.from(virusMark)]);

it("without a scanner every file is clean", async () => {
  expect(await scanFile(infected)).toBe("clean");
});

it("a scanner on a port is asked about the whole file", async () => {
  const scanner = await startFakeScanner();
  openScanner(scanner.address);
  expect([await scanFile(clean), await scanFile(infected)]).toEqual(["clean", "infected"]);
  await scanner.close();
});

it("a scanner on a socket of this machine is asked too", async () => {
  const folder = await mkdtemp(join(tmpdir(), "furas-scanner-"));
  const scanner = await startFakeScanner(join(folder, "clamd.socket"));
  openScanner(scanner.address);
  expect([await scanFile(clean), await scanFile(infected)]).toEqual(["clean", "infected"]);
  await scanner.close();
  await rm(folder, { recursive: true });
});

it("whatever is not a verdict is no clean file", async () => {
  const scanner = await startFakeScanner();
  openScanner(scanner.address);
  scanner.answer("with an error");
  await expect(scanFile(clean)).rejects.toThrow("Can't allocate memory ERROR");
  await scanner.close();
});

it("a scanner that is down is asked again once it is back", async () => {
  const port = await freePort();
  openScanner(`tcp://127.0.0.1:${port}`);
  for (let n = 0; n < 5; n++) await expect(scanFile(clean)).rejects.toThrow();
  const scanner = await startFakeScanner(port);
  await expect
    .poll(() => scanFile(clean).catch(() => "down"), { timeout: 5000, interval: 100 })
    .toBe("clean");
  await scanner.close();
});
