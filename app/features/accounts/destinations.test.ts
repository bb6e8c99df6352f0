import { describe, expect, it } from "vitest";
import { userTypeOf } from "./actor.ts";
import { destinationOf } from "./destinations.ts";

describe("where a signed-in person belongs", () => {
  it.each([
    ["admin", "/admin-dashboard"],
    ["company", "/company-dashboard"],
    ["customer_employee", "/my-account"],
    ["something else", "/my-account"],
    [null, "/home"],
  ])("AUTH-03 an account stored as %s goes to %s", (stored, destination) => {
    expect(destinationOf(userTypeOf(stored))).toBe(destination);
  });
});
