import { describe, expect, it } from "vitest";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { findProvince } from "#app/features/places/place.ts";
import {
  cityOptions,
  locationOptions,
  onlyGovernorate,
  requestedProvince,
  withOwnNames,
} from "./place-options.server.ts";

const read = (address: string) => readJobQuery(new URLSearchParams(address));

describe("the places of a list", () => {
  it.each([
    ["location=حلب&location=aleppo", "location=Aleppo"],
    ["location=Aleppo&city=أعزاز&city=azaz", "location=Aleppo&city=Azaz"],
    ["location=Aleppo&city=Azaz&city=Palmyra", "location=Aleppo&city=Azaz"],
    ["location=Homs&city=Azaz", "location=Homs"],
    ["location=Homs&location=Aleppo&city=Azaz", "location=Homs&location=Aleppo&city=Azaz"],
    ["location=Azaz&city=Azaz", "location=Azaz&city=Azaz"],
    ["location=Homs&province=Aleppo&city=Azaz", "location=Homs&province=Aleppo&city=Azaz"],
    ["location=Elsewhere&city=Azaz", "location=Elsewhere&city=Azaz"],
    ["city=Azaz", "city=Azaz"],
    ["province=حلب", "location=Aleppo"],
    ["country=Syria&province=Aleppo&city=Azaz", "location=Aleppo&city=Azaz"],
    ["location=Aleppo&location=Homs&province=Aleppo", "location=Aleppo&location=Homs"],
    ["country=Egypt&province=Cairo", "country=Egypt&province=Cairo"],
    ["province=Nowhere", "province=Nowhere"],
  ])("JOBS-11 of %s are those of %s", (address, own) => {
    expect(withOwnNames(read(address))).toEqual(read(own));
  });

  it.each([
    ["location=حلب", "syria/aleppo", "syria/aleppo"],
    ["location=Azaz", undefined, "syria/aleppo"],
    ["location=Aleppo&location=Homs", undefined, undefined],
    ["location=Aleppo&province=Homs", undefined, "syria/homs"],
    ["province=Homs&city=Palmyra", undefined, "syria/homs"],
    ["country=Egypt&province=Cairo", undefined, "egypt/cairo"],
    ["location=Elsewhere", undefined, undefined],
    ["keyword=Aleppo", undefined, undefined],
  ])("%s asks for the cities of %s and is in %s", (address, own, province) => {
    expect(onlyGovernorate(read(address))?.id).toBe(own);
    expect(requestedProvince(read(address))?.id).toBe(province);
  });

  it("PROV-01 are the 14 governorates with their jobs, or the provinces of the list's country", () => {
    const counts = { "syria/aleppo": 3 };
    const options = locationOptions(read("location=Aleppo"), null, "ar", counts);
    expect(options).toHaveLength(14);
    expect(options).toContainEqual({ value: "Aleppo", label: "حلب", count: 3 });
    expect(options).toContainEqual({ value: "Homs", label: "حمص", count: 0 });
    const pinned = { filter: "country", value: "Kuwait", path: "/kuwait/jobs" } as const;
    const ofKuwait = locationOptions({}, pinned, "en", undefined);
    expect(ofKuwait).toHaveLength(6);
    expect(ofKuwait[0]).not.toHaveProperty("count");
  });

  it("include other requested values, by name where it is known", () => {
    const query = read("location=Azaz&location=Elsewhere");
    expect(locationOptions(query, null, "ar", {}).slice(14)).toEqual([
      { value: "Azaz", label: "أعزاز، حلب" },
      { value: "Elsewhere", label: "Elsewhere" },
    ]);
    const aleppo = findProvince("syria", "Aleppo");
    const cities = cityOptions(read("city=Azaz"), aleppo, "ar", { "syria/aleppo/azaz": 2 });
    expect(cities).toContainEqual({ value: "Azaz", label: "أعزاز", count: 2 });
    expect(cities).toHaveLength(aleppo?.cities.length ?? 0);
    expect(cityOptions(read("city=Azaz"), undefined, "en", undefined)).toEqual([
      { value: "Azaz", label: "Azaz, Aleppo" },
    ]);
  });
});
