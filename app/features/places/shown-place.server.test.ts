import { expect, it } from "vitest";
import { companyPlace, jobPlaces } from "./shown-place.server.ts";

it.each([
  ["دمشق, دمشق, سوريا", null, "دمشق", "Damascus"],
  ["أعزاز, حلب, سوريا", null, "أعزاز، حلب", "Azaz, Aleppo"],
  ["Azaz, Aleppo, Syria", "syria/aleppo/azaz", "أعزاز، حلب", "Azaz, Aleppo"],
  ["حي الورد, حلب, سوريا", "syria/aleppo", "حي الورد, حلب, سوريا", "حي الورد, حلب, سوريا"],
])("F46 the place %s, known as %s, is read as %s and as %s", (location, placeId, ar, en) => {
  expect(jobPlaces({ location, placeId })).toEqual({ ar, en });
});

it("F46 a company's place has the commas of its reader's language", () => {
  const address = { city: "Azaz", province: "Aleppo", country: "Syria" };
  expect([companyPlace(address, "ar"), companyPlace(address, "en")]).toEqual([
    "أعزاز، حلب",
    "Azaz, Aleppo",
  ]);
});
