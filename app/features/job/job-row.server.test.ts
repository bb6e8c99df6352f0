import { describe, expect, it } from "vitest";
import { countries, matchPlaces, parsePlaceText } from "#app/features/places/place.ts";
import { locationText } from "./job-row.server.ts";

describe("the place in an address", () => {
  it("PROV-09 is its name where that is enough, else its whole path", () => {
    expect(locationText("syria/aleppo")).toBe("Aleppo");
    expect(locationText("syria/aleppo/azaz")).toBe("Azaz");
    expect(locationText("syria/aleppo/aleppo")).toBe("Aleppo, Aleppo, Syria");
  });

  it("PROV-03 every province and city is found by it, and nothing else is", () => {
    for (const { provinces } of countries) {
      for (const place of provinces.flatMap((province) => [province, ...province.cities])) {
        const text = locationText(place.id);
        const [id, ...others] = matchPlaces(text);
        expect([text, id ?? parsePlaceText(text), others]).toEqual([text, place.id, []]);
      }
    }
  });
});
