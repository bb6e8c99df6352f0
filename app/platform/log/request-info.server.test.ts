import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import {
  duringRequest,
  log,
  logError,
  logThrottled,
  makeRequestId,
  requestAddress,
  requestId,
} from "./log.server.ts";

afterEach(() => vi.restoreAllMocks());

it("an error's reference, the log lines and the request's id are one and the same", async () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const reference = await duringRequest({ id: "0123456789ab", address: "192.0.2.1" }, async () => {
    log("something");
    await Promise.resolve();
    return logError(new Error("broken"));
  });
  expect(reference).toBe("0123456789ab");
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([{ request: reference }, { request: reference, reference }]);
  expect(JSON.stringify(lines)).not.toContain("192.0.2.1");
});

it("two requests at once do not mix, and work without one has none", async () => {
  const of = (id: string) =>
    duringRequest({ id, address: id }, async () => {
      await nextTurn();
      return [requestId(), requestAddress()];
    });
  expect(await Promise.all([of("one"), of("two")])).toEqual([
    ["one", "one"],
    ["two", "two"],
  ]);
  expect([requestId(), requestAddress()]).toEqual([undefined, "unknown"]);
});

it("a given id is accepted when it fits, and never a line break or markup", () => {
  expect(makeRequestId("3f2a9c01-77aa-4bcd-9e00-1234567890ab")).toContain("3f2a9c01");
  for (const given of [null, "", "short", "a".repeat(65), "12345678\n{}", "<script>alert(1)"]) {
    expect(makeRequestId(given)).toMatch(/^[0-9a-f]{12}$/);
  }
});

it("a flood of one event is one line a second", () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  for (let time = 0; time < 1000; time += 1) logThrottled("flood of a test");
  expect(written.mock.calls.length).toBeLessThanOrEqual(2);
});
