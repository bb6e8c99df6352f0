import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, expect, it, vi } from "vitest";
import { createAuthority } from "#test/servers/certificates.ts";
import { startFakeScanner, virusMark } from "#test/servers/fake-scanner.ts";
import { freePort } from "#test/servers/free-port.ts";
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

it("a scanner on another machine is asked over TLS, if its certificate is trusted", async () => {
  const authority = createAuthority();
  const trusted = getCACertificates("default");
  const scanner = await startFakeScanner(0, authority.issue("127.0.0.1"));
  openScanner(scanner.address);
  await expect(scanFile(clean)).rejects.toThrow("certificate");
  expect(scanner.requests()).toBe(0);
  setDefaultCACertificates([...trusted, authority.certificate]);
  openScanner(scanner.address);
  expect([await scanFile(clean), await scanFile(infected)]).toEqual(["clean", "infected"]);
  setDefaultCACertificates(trusted);
  await scanner.close();
});

it.each([
  ["tcp://10.0.0.9:3310", true],
  ["tcp://clamav:3310", true],
  ["tcp://127.0.0.1:3310", false],
  ["tls://10.0.0.9:3310", false],
  ["unix:/run/clamav/clamd.ctl", false],
])("the log says when CVs go to another machine in plain text: %s", (address, warned) => {
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  openScanner(address);
  expect(stderr.mock.calls.join().includes("scanner without TLS")).toBe(warned);
  stderr.mockRestore();
});

it("an answer that is not a verdict is no clean file", async () => {
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
