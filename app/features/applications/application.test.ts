import { describe, expect, it } from "vitest";
import { applicationCan } from "./application.ts";

describe("whether a job takes applications", () => {
  it("takes them while it is open", () => {
    expect(applicationCan.send("open")).toEqual({ allowed: true });
  });

  it("APPLY-11 says that the deadline has passed, since the job is still read", () => {
    expect(applicationCan.send("over")).toEqual({ allowed: false, reason: "jobs.over" });
  });

  it.each(["closed", "draft"] as const)("APPLY-11 treats a %s job like a missing one", (state) => {
    expect(applicationCan.send(state)).toEqual({ allowed: false, reason: "jobs.missing" });
  });
});
