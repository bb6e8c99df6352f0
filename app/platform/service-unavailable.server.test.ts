import { describe, expect, it } from "vitest";
import { HinderedError, hindranceOf } from "./service-unavailable.server.ts";

const coded = (code: string) => Object.assign(new Error("secret words"), { code });

describe("a hindrance", () => {
  it.each([
    ["ENOSPC", "full"],
    ["53100", "full"],
    ["ECONNREFUSED", "away"],
    ["CONNECTION_CLOSED", "away"],
    ["57P01", "away"],
    ["08006", "away"],
  ])("is told by the code %s: %s", (code, hindrance) => {
    expect(hindranceOf(coded(code))).toBe(hindrance);
    expect(hindranceOf(new Error("Failed query", { cause: coded(code) }))).toBe(hindrance);
  });

  it("is what an error says of itself", () => {
    expect(hindranceOf(new HinderedError("busy"))).toBe("busy");
  });

  it("is no other fault", () => {
    expect(hindranceOf(coded("23505"))).toBeUndefined();
    expect(hindranceOf(new TypeError("x is not a function"))).toBeUndefined();
    expect(hindranceOf("ENOSPC")).toBeUndefined();
  });
});
