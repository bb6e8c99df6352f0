import { describe, expect, it } from "vitest";
import { fold } from "#app/platform/fold.ts";
import type { Named } from "./country.ts";
import { countries, findCountry, homeProvinceIds, syria } from "./place.ts";

const provinces = countries.flatMap((country) => country.provinces);
const cities = provinces.flatMap((province) => province.cities);
const places: Named[] = [...countries, ...provinces, ...cities];

describe("the table of places", () => {
  it("DATA-12 has ten countries, Syria first, each with its flag and currency", () => {
    expect(countries.map(({ id, flag, currency }) => `${id} ${flag} ${currency}`)).toEqual([
      "syria 🇸🇾 SYP",
      "egypt 🇪🇬 EGP",
      "saudi-arabia 🇸🇦 SAR",
      "uae 🇦🇪 AED",
      "kuwait 🇰🇼 KWD",
      "qatar 🇶🇦 QAR",
      "bahrain 🇧🇭 BHD",
      "oman 🇴🇲 OMR",
      "jordan 🇯🇴 JOD",
      "lebanon 🇱🇧 LBP",
    ]);
  });

  it("DATA-12 has the 14 governorates of Syria, the home page's nine first", () => {
    expect(syria.provinces.map(({ id }) => id.replace("syria/", ""))).toEqual([
      "damascus",
      "rif-dimashq",
      "aleppo",
      "homs",
      "latakia",
      "hama",
      "idlib",
      "deir-ez-zor",
      "tartus",
      "raqqa",
      "al-hasakah",
      "daraa",
      "as-suwayda",
      "quneitra",
    ]);
    expect(homeProvinceIds).toHaveLength(9);
    expect(homeProvinceIds.at(0)).toBe("syria/damascus");
    expect(homeProvinceIds.at(-1)).toBe("syria/tartus");
  });

  it.each([
    ["egypt", 27],
    ["saudi-arabia", 13],
    ["uae", 7],
    ["kuwait", 6],
    ["qatar", 8],
    ["bahrain", 4],
    ["oman", 11],
    ["jordan", 12],
    ["lebanon", 9],
  ])("DATA-12 has every province of %s, with at least two cities each", (id, count) => {
    const country = findCountry(id);
    expect(country?.provinces).toHaveLength(count);
    expect(country?.provinces.filter(({ cities }) => cities.length < 2)).toEqual([]);
  });

  it("DATA-12 has at least four cities in every Syrian governorate, most have ten", () => {
    expect(syria.provinces.filter(({ cities }) => cities.length < 4)).toEqual([]);
    expect(syria.provinces.filter(({ cities }) => cities.length >= 10)).toHaveLength(14);
  });

  it("DATA-12 names every place in Arabic letters and in Latin ones", () => {
    expect(
      places.filter(
        ({ ar }) => !/^[\p{Script=Arabic}\p{M}]+( [\p{Script=Arabic}\p{M}]+)*$/u.test(ar),
      ),
    ).toEqual([]);
    expect(places.filter(({ en }) => !/^[A-Za-z0-9]+([ '-][A-Za-z]+)*$/.test(en))).toEqual([]);
  });

  it("gives each place one id, a path under the place it lies in", () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    expect(places.filter(({ id }) => !/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/.test(id))).toEqual([]);
    for (const { id, cities } of provinces) {
      expect(cities.filter((city) => city.id.split("/").slice(0, 2).join("/") !== id)).toEqual([]);
    }
  });

  it("lists no spelling twice that reads the same", () => {
    const twice = places.filter((place) => {
      const folded = [place.ar, place.en, ...(place.also ?? [])].map((name) =>
        fold(name).replaceAll(" ", ""),
      );
      return new Set(folded).size !== folded.length;
    });
    expect(twice.map(({ id }) => id)).toEqual([]);
  });
});
