import { describe, expect, it } from "vitest";
import type { Named } from "./country.ts";
import {
  countries,
  findCity,
  findCountry,
  findPlaceById,
  findProvince,
  matchPlaces,
  parsePlaceText,
  placeIdIn,
  placeLabel,
  placeName,
  placeText,
} from "./place.ts";

const provinces = countries.flatMap((country) => country.provinces);
const cities = provinces.flatMap((province) => province.cities);
const places: Named[] = [...countries, ...provinces, ...cities];
const spellings = ({ ar, en, also = [] }: Named) => [ar, en, ...also];

describe("finding a place", () => {
  it("DATA-12 JOBS-11 finds every place by each of its names, spellings and ids", () => {
    const lost: string[] = [];
    const check = (place: Named, find: (text: string) => Named | undefined) => {
      const slug = place.id.split("/").at(-1) ?? "";
      for (const text of [place.id, slug, ...spellings(place)]) {
        for (const input of [text, ` ${text.toUpperCase()} `]) {
          if (find(input)?.id !== place.id) lost.push(`${place.id}: ${input}`);
        }
      }
    };
    for (const country of countries) {
      check(country, findCountry);
      for (const province of country.provinces) {
        check(province, (text) => findProvince(country.id, text));
        for (const city of province.cities) check(city, (text) => findCity(province.id, text));
      }
    }
    expect(lost).toEqual([]);
  });

  it("finds every id, and nothing for an invalid id", () => {
    expect(places.filter(({ id }) => findPlaceById(id) === undefined)).toEqual([]);
    expect(findPlaceById("syria/aleppo/azaz")).toMatchObject({
      country: { id: "syria" },
      province: { id: "syria/aleppo" },
      city: { id: "syria/aleppo/azaz" },
    });
    expect(findPlaceById("syria/aleppo")?.city).toBeUndefined();
    for (const id of [null, undefined, "", "azaz", "syria/azaz", "__proto__", "constructor"]) {
      expect(findPlaceById(id)).toBeUndefined();
    }
  });

  it.each([
    ["Rif Dimashq", "syria/rif-dimashq"],
    ["rif-dimashq", "syria/rif-dimashq"],
    ["syria/rif-dimashq", "syria/rif-dimashq"],
    ["RIF DIMASHQ", "syria/rif-dimashq"],
    ["Reef Dimashq", "syria/rif-dimashq"],
    ["Damascus Countryside", "syria/rif-dimashq"],
    ["Rural Damascus", "syria/rif-dimashq"],
    ["رِيفُ دمشـق", "syria/rif-dimashq"],
    ["محافظة ريف دمشق", "syria/rif-dimashq"],
    ["Aleppo Governorate", "syria/aleppo"],
    ["LATTAKIA", "syria/latakia"],
    ["لاذقيه", "syria/latakia"],
    ["Tartous", "syria/tartus"],
    ["Deir Ezzor", "syria/deir-ez-zor"],
    ["der zor", "syria/deir-ez-zor"],
    ["ديرالزور", "syria/deir-ez-zor"],
    ["الحسكه", "syria/al-hasakah"],
    ["Hassakeh", "syria/al-hasakah"],
    ["السويدا", "syria/as-suwayda"],
    ["Sweida", "syria/as-suwayda"],
    ["ادلب", "syria/idlib"],
    ["حماه", "syria/hama"],
  ])("PROV-01 finds the governorate written %s", (text, id) => {
    expect(findProvince("syria", text)?.id).toBe(id);
  });

  it.each([
    ["syria/damascus", "Kafar Souseh", "syria/damascus/kafr-sousa"],
    ["syria/damascus", "كفر سوسه", "syria/damascus/kafr-sousa"],
    ["syria/damascus", "Mazzeh", "syria/damascus/mezzeh"],
    ["syria/damascus", "ابو رمانه", "syria/damascus/abu-rummaneh"],
    ["syria/homs", "Tadmur", "syria/homs/palmyra"],
    ["syria/raqqa", "Al-Thawrah", "syria/raqqa/tabqa"],
    ["syria/al-hasakah", "قامشلي", "syria/al-hasakah/qamishli"],
    ["syria/al-hasakah", "Kamishli", "syria/al-hasakah/qamishli"],
    ["syria/aleppo", "اعزاز", "syria/aleppo/azaz"],
    ["syria/idlib", "Ma'arat al-Nu'man", "syria/idlib/maarat-al-numan"],
  ])("JOBS-11 in %s finds the city written %s", (provinceId, text, id) => {
    expect(findCity(provinceId, text)?.id).toBe(id);
  });

  it("PROV-02 finds no unknown province, nor one of another country", () => {
    expect(findProvince("syria", "nowhere")).toBeUndefined();
    expect(findProvince("egypt", "Aleppo")).toBeUndefined();
    expect(findProvince("egypt", "syria/aleppo")).toBeUndefined();
    expect(findProvince("syria", "Azaz")).toBeUndefined();
    expect(findProvince("nowhere", "Aleppo")).toBeUndefined();
    expect(findProvince("syria", "")).toBeUndefined();
    expect(findCountry("Aleppo")).toBeUndefined();
    expect(findCity("syria/hama", "Azaz")).toBeUndefined();
    expect(findCity("syria", "Azaz")).toBeUndefined();
  });

  it.each([
    ["سورية", "syria"],
    ["SYRIA", "syria"],
    ["العربية السعودية", "saudi-arabia"],
    ["United Arab Emirates", "uae"],
    ["الامارات", "uae"],
    ["الاردن", "jordan"],
  ])("finds the country written %s", (text, id) => {
    expect(findCountry(text)?.id).toBe(id);
  });
});

describe("matching a typed name", () => {
  it.each([
    ["ريف دمشق", ["syria/rif-dimashq"]],
    ["Rif Dimashq", ["syria/rif-dimashq"]],
    ["دمشق", ["syria/damascus"]],
    ["damascus", ["syria/damascus"]],
    ["حلب", ["syria/aleppo"]],
    ["ALEPPO", ["syria/aleppo"]],
    ["Azaz", ["syria/aleppo/azaz"]],
    ["سوريا", ["syria"]],
    ["Kuwait", ["kuwait"]],
    ["صوران", ["syria/aleppo/suran", "syria/hama/suran"]],
    ["القصير", ["syria/homs/al-qusayr", "egypt/red-sea/quseir"]],
  ])("PROV-05 JOBS-11 %s names whole places only, ريف دمشق is not دمشق", (text, ids) => {
    expect(matchPlaces(text)).toEqual(ids);
  });

  it.each([
    "",
    " ",
    "،",
    "دمش",
    "Rif",
    "Damascus Street",
    "Nowhere Governorate",
    "Azaz Governorate",
  ])("knows no place named “%s”", (text) => {
    expect(matchPlaces(text)).toEqual([]);
  });

  it("gives a list of its own each time", () => {
    matchPlaces("Azaz").pop();
    expect(matchPlaces("Azaz")).toEqual(["syria/aleppo/azaz"]);
  });
});

describe("reading a stored place text", () => {
  it("DATA-05 reads every place back from its own text, in both languages", () => {
    const lost = places.flatMap(({ id }) =>
      (["ar", "en"] as const)
        .map((language) => placeText(id, language))
        .filter((text) => parsePlaceText(text) !== id),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ["التل, ريف دمشق, سوريا", "syria/rif-dimashq/al-tall"],
    ["التل، ريف دمشق، سورية", "syria/rif-dimashq/al-tall"],
    ["Aleppo, Aleppo, Syria", "syria/aleppo/aleppo"],
    ["Aleppo, Syria", "syria/aleppo"],
    ["Aleppo", "syria/aleppo"],
    ["Azaz, Aleppo", "syria/aleppo/azaz"],
    ["Azaz, Syria", "syria/aleppo/azaz"],
    ["azaz", "syria/aleppo/azaz"],
    ["Next to the mill, Azaz, Azaz district, Aleppo Governorate, Syria", "syria/aleppo/azaz"],
    ["Nowhere, Aleppo, Syria", "syria/aleppo"],
    ["Azaz, Damascus, Syria", "syria/damascus"],
    ["Nowhere, Syria", "syria"],
    [", Homs, ", "syria/homs"],
    ["Tripoli", "lebanon/north/tripoli"],
    ["القصير", "syria/homs/al-qusayr"],
    ["القصير, البحر الأحمر, مصر", "egypt/red-sea/quseir"],
    ["مسقط، عمان", "oman/muscat"],
    ["عمان، الأردن", "jordan/amman"],
  ])("PROV-05 %s is %s", (text, id) => {
    expect(parsePlaceText(text)).toBe(id);
  });

  it.each(["", " , ", "Nowhere", "Tripoli, Libya", "Damascus Street", "Suran"])(
    "“%s” is no place for certain",
    (text) => {
      expect(parsePlaceText(text)).toBeUndefined();
    },
  );

  it("leaves it at the country when two of its towns have the name", () => {
    expect(parsePlaceText("Suran, Syria")).toBe("syria");
    expect(parsePlaceText("Suran, Hama")).toBe("syria/hama/suran");
  });
});

describe("writing a place", () => {
  it.each([
    ["syria/aleppo/azaz", "Azaz", "Azaz, Aleppo, Syria", "Azaz, Aleppo"],
    ["syria/aleppo/aleppo", "Aleppo", "Aleppo, Aleppo, Syria", "Aleppo"],
    ["syria/aleppo", "Aleppo", "Aleppo, Syria", "Aleppo"],
    ["syria", "Syria", "Syria", "Syria"],
    ["nowhere/at-all", "nowhere/at-all", "nowhere/at-all", "nowhere/at-all"],
  ])("DATA-05 %s in English", (id, name, text, label) => {
    expect([placeName(id, "en"), placeText(id, "en"), placeLabel(id, "en")]).toEqual([
      name,
      text,
      label,
    ]);
  });

  it.each([
    ["syria/aleppo/azaz", "أعزاز", "أعزاز, حلب, سوريا", "أعزاز، حلب"],
    ["syria/rif-dimashq/al-tall", "التل", "التل, ريف دمشق, سوريا", "التل، ريف دمشق"],
    ["syria/aleppo/aleppo", "حلب", "حلب, حلب, سوريا", "حلب"],
    ["syria", "سوريا", "سوريا", "سوريا"],
    ["nowhere", "nowhere", "nowhere", "nowhere"],
  ])("DATA-05 %s in Arabic", (id, name, text, label) => {
    expect([placeName(id, "ar"), placeText(id, "ar"), placeLabel(id, "ar")]).toEqual([
      name,
      text,
      label,
    ]);
  });

  it.each([
    [["syria/aleppo"], "syria/aleppo/azaz", true],
    [["syria/aleppo"], "syria/aleppo", true],
    [["egypt", "syria"], "syria/aleppo/azaz", true],
    [["syria/aleppo/azaz"], "syria/aleppo", false],
    [["syria/al"], "syria/aleppo", false],
    [[], "syria", false],
  ])("%j holds %s: %s", (ids, id, held) => {
    expect(placeIdIn(ids, id)).toBe(held);
  });
});
