import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, expect, it, vi } from "vitest";
import { logFault } from "./log.server.ts";

afterEach(() => vi.restoreAllMocks());

it("a fault is logged under the reference that is answered, without what people typed", () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const cause = new Error("value too long");
  const reference = logFault(
    new DrizzleQueryError("update t set phone = $1", ["0944 555 666"], cause),
  );
  const line = String(written.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({ reference, query: "update t set phone = $1" });
  expect(line).toContain("value too long");
  expect(line).not.toContain("0944");
});
