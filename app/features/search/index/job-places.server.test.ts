import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { titles } from "#test/search/list-jobs.ts";

useTestDatabase();

describe("places", () => {
  it("JOBS-11 PROV-05 a name in either language finds the place with all inside it, and no other", async () => {
    const company = await makeCompany({ companyName: "Maps" });
    const at = (title: string, placeId: string | null, location: string) =>
      makeJob(company, { title, placeId, location });
    await at("city", "syria/aleppo/azaz", "Azaz, Aleppo, Syria");
    await at("province", "syria/aleppo", "حلب, سوريا");
    await at("by text", null, "Mill road، حَلب ، سوريا");
    await at("elsewhere", "syria/damascus", "Aleppo street, Damascus, Syria");
    await at("not this", null, "Aleppo street, Homs, Syria");
    for (const location of ["Aleppo", "حلب", "ALEPPO", "Aleppo, Syria", "محافظة حلب"]) {
      expect([
        location,
        await titles(`company=Maps&location=${encodeURIComponent(location)}`),
      ]).toEqual([location, ["by text", "city", "province"]]);
    }
    expect(await titles("company=Maps&location=Azaz, Aleppo")).toEqual(["city"]);
    expect(await titles("company=Maps&location=mill")).toEqual(["by text"]);
    expect(await titles("company=Maps&location=aleppo street")).toEqual(["not this"]);
  });

  it("PROV-05 Rif Dimashq is not Damascus", async () => {
    const company = await makeCompany({ companyName: "Two" });
    await makeJob(company, {
      title: "rif",
      placeId: "syria/rif-dimashq",
      location: "ريف دمشق, سوريا",
    });
    await makeJob(company, {
      title: "rif by text",
      placeId: null,
      location: "دوما, ريف دمشق, سوريا",
    });
    await makeJob(company, { title: "city", placeId: "syria/damascus", location: "دمشق, سوريا" });
    expect(await titles("company=Two&location=دمشق")).toEqual(["city"]);
    expect(await titles("company=Two&location=Rif Dimashq")).toEqual(["rif", "rif by text"]);
  });

  it("SEARCH-05 country, province and city each narrow to the one chosen, in either language", async () => {
    const company = await makeCompany({ companyName: "Abroad" });
    const at = (placeId: string) => makeJob(company, { title: placeId, placeId, location: "x" });
    await at("syria/homs/homs");
    await at("syria/hama/suran");
    await at("egypt/cairo");
    const of = (address: string) => titles(`company=Abroad&${address}`);
    expect(await of("country=Syria")).toEqual(["syria/hama/suran", "syria/homs/homs"]);
    expect(await of("country=مصر")).toEqual(["egypt/cairo"]);
    expect(await of("country=Syria&province=حماة")).toEqual(["syria/hama/suran"]);
    expect(await of("province=Homs")).toEqual(["syria/homs/homs"]);
    expect(await of("country=Syria&province=Hama&city=Suran")).toEqual(["syria/hama/suran"]);
    expect(await of("city=صوران")).toEqual(["syria/hama/suran"]);
    expect(await of("country=Egypt&province=Homs")).toEqual([]);
    expect(await of("country=Atlantis")).toEqual([]);
  });
});
