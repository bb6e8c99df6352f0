import { describe, expect, it } from "vitest";
import { registrationForm } from "#app/features/accounts/account-forms.ts";
import { checkForm } from "#app/http/form.ts";
import { homePlaceErrors, otherCountries, readHomePlace } from "./home-place.ts";
import { countries } from "./place.ts";
import { homePlaceChoices, placeChoices } from "./place-choices.server.ts";
import { companyPlace } from "./shown-place.server.ts";

describe("F41 reading 54: people live in any country of the world", () => {
  it.each([
    ["Turkey", "", "Gaziantep", "Turkey", true],
    ["تركيا", "غازي عنتاب", "غازي عنتاب", "Turkey", true],
    ["de", "", "Berlin", "Germany", true],
    ["Syria", "Aleppo", "Azaz", "Syria", false],
    ["Atlantis", "", "Poseidonis", "", false],
  ])("%s, %s, %s is in %s", (country, province, city, stored, isFree) => {
    expect(readHomePlace({ country, province, city })).toMatchObject({ country: stored, isFree });
  });

  it("all are offered in the reader's language after the ten, each once", () => {
    for (const language of ["ar", "en"] as const) {
      const place = homePlaceChoices({ country: "Sudan", city: "Omdurman" }, language);
      expect(place.countries).toHaveLength(10);
      const labels = place.others?.map(({ label }) => label) ?? [];
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, language)));
      for (const [ar, en] of [
        ["العراق", "Iraq"],
        ["ليبيا", "Libya"],
        ["ألمانيا", "Germany"],
      ])
        expect(labels).toContain(language === "ar" ? ar : en);
      expect(place).toMatchObject({ country: "Sudan", province: "", city: "Omdurman" });
    }
    const names = new Set(countries.flatMap(({ ar, en }) => [ar, en]));
    expect(otherCountries.filter(({ ar, en }) => names.has(ar) || names.has(en))).toEqual([]);
  });

  it("filters and the post form stay as they are", () => {
    const place = placeChoices({ country: "Turkey" }, "en");
    expect(place.others).toBeUndefined();
    expect(place.country).toBe("");
  });

  it("needs a city, not a province, and no more letters than a name has", () => {
    const turkey = { country: "Turkey", province: "", city: "" };
    expect(homePlaceErrors(readHomePlace(turkey))).toEqual({ city: "accounts.cityMissing" });
    expect(homePlaceErrors(readHomePlace({ ...turkey, city: "x".repeat(500) }))).toEqual({
      city: "accounts.nameTooLong",
    });
    expect(homePlaceErrors(readHomePlace({ ...turkey, city: "Gaziantep" }))).toEqual({});
  });

  it("registration from Gaziantep is possible, with a number of there", () => {
    const checked = checkForm(registrationForm, {
      firstName: "Omar",
      lastName: "Haddad",
      email: "omar@people.example",
      phone: "0532 123 45 67",
      country: "Turkey",
      province: "",
      city: "Gaziantep",
      password: "a long grey stone",
      confirmPassword: "a long grey stone",
      agree: "on",
    });
    expect(checked.errors).toBeUndefined();
    expect("values" in checked && checked.values).toMatchObject({
      country: "Turkey",
      city: "Gaziantep",
      phone: "+90 532 123 45 67",
    });
  });

  it("is shown in the reader's language", () => {
    const place = { country: "Turkey", province: "Gaziantep", city: "Gaziantep" };
    expect(companyPlace(place, "ar")).toBe("Gaziantep، تركيا");
    expect(companyPlace(place, "en")).toBe("Gaziantep, Turkey");
    expect(companyPlace({ country: "Libya", province: null, city: "Tripoli" }, "en")).toBe(
      "Tripoli, Libya",
    );
  });
});
