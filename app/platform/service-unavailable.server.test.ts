import { describe, expect, it } from "vitest";
import { ServiceUnavailableError, unavailabilityFrom } from "./service-unavailable.server.ts";

const coded = (code: string) => Object.assign(new Error("secret words"), { code });

describe("an unavailable board", () => {
  it.each([
    ["ENOSPC", "diskFull"],
    ["53100", "diskFull"],
    ["ECONNREFUSED", "databaseDown"],
    ["CONNECTION_CLOSED", "databaseDown"],
    ["57P01", "databaseDown"],
    ["08006", "databaseDown"],
    ["57014", "tooSlow"],
  ])("is told by the code %s: %s", (code, reason) => {
    expect(unavailabilityFrom(coded(code))).toBe(reason);
    expect(unavailabilityFrom(new Error("Failed query", { cause: coded(code) }))).toBe(reason);
  });

  it("is the reason that the error itself names", () => {
    expect(unavailabilityFrom(new ServiceUnavailableError("overloaded"))).toBe("overloaded");
  });

  it("is no other fault", () => {
    expect(unavailabilityFrom(coded("23505"))).toBeUndefined();
    expect(unavailabilityFrom(new TypeError("x is not a function"))).toBeUndefined();
    expect(unavailabilityFrom("ENOSPC")).toBeUndefined();
  });
});
