import { describe, expect, it } from "vitest";
import { routeNames } from "./route-names.ts";

const name = routeNames({
  root: { path: "" },
  landing: { index: true },
  jobs: { path: "jobs" },
  job: { path: "jobs/:jobId" },
  country: { path: ":countryId" },
  missing: { path: "*" },
});

describe("the name of a route in the figures", () => {
  it.each([
    ["/", "/"],
    ["/_root.data", "/"],
    ["/jobs?keyword=secret", "/jobs"],
    ["/jobs.data?page=2", "/jobs"],
    ["/jobs/0f3b?done=1", "/jobs/:jobId"],
    ["/syria", "/:countryId"],
    ["/assets/app-1234.css", "/assets"],
    ["/health/ready", "/health"],
    ["/nobody/knows/this", "/*"],
    ["/%E0%A4%A", "/*"],
    ["//evil.example/jobs", "/*"],
  ])("of %s is %s", (url, expected) => {
    expect(name(url)).toBe(expected);
  });

  it("does not grow with requests of strangers", () => {
    const names = new Set(Array.from({ length: 3000 }, (_, turn) => name(`/jobs/${turn}/more`)));
    expect([...names]).toEqual(["/*"]);
  });
});
