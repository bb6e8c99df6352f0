import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, expect, it, vi } from "vitest";
import { logError } from "./log.server.ts";

afterEach(() => vi.restoreAllMocks());

it("an error is logged under the reference in the response, without people's input", () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const cause = new Error("value too long");
  const reference = logError(
    new DrizzleQueryError("update t set phone = $1", ["0944 555 666"], cause),
  );
  const line = String(written.mock.calls[0]?.[0]);
  expect(JSON.parse(line)).toMatchObject({ reference, query: "update t set phone = $1" });
  expect(line).toContain("value too long");
  expect(line).not.toContain("0944 555");
});

it("S15 a flood of one error is logged in full once, then short, then only counted", () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const [first, ...others] = Array.from({ length: 500 }, () => logError(new Error("again")));
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.length).toBeLessThan(30);
  expect(lines.filter(({ stack }) => stack)).toHaveLength(1);
  expect(lines[0]).toMatchObject({ event: "fault", reference: first });
  expect(lines[1]).toMatchObject({ event: "fault", reference: others[0], sameAs: first });
  logError(new TypeError("another"));
  expect(JSON.parse(String(written.mock.calls.at(-1)?.[0])).stack).toContain("another");
});
