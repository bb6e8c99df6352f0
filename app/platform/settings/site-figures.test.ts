import { expect, it } from "vitest";
import { siteFigures } from "./site-figures.ts";

it("CONST-09 the fixed figures are those of the specification", () => {
  expect(siteFigures).toEqual({
    successRate: 90,
    hiringRate: 95,
    companies: "150+",
    jobSeekers: "2000+",
    categories: 12,
    companyRating: 4,
  });
});
