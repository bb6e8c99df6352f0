import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJob } from "#test/people.ts";
import { titles } from "#test/search/list-jobs.ts";

useTestDatabase();

describe("several values", () => {
  it("JOBS-02 of one filter find the jobs of any, and all filters together those of each", async () => {
    const company = await makeCompany({ companyName: "Several" });
    const make = (title: string, employmentType: string, category: string) =>
      makeJob(company, { title, employmentType, category });
    await make("law full", "full-time", "Law");
    await make("law part", "part-time", "Law");
    await make("law contract", "contract", "Law");
    await make("design full", "full-time", "Design");
    const of = (address: string) => titles(`company=Several&${address}`);
    const fullOrPart = "jobType=full-time&jobType=part-time";
    expect(await of(fullOrPart)).toEqual(["design full", "law full", "law part"]);
    expect(await of(`${fullOrPart}&category=Law`)).toEqual(["law full", "law part"]);
    expect(await of("category=Law&category=Design&jobType=contract")).toEqual(["law contract"]);
    expect(await of("category=Astrology&category=Design")).toEqual(["design full"]);
  });

  it("JOBS-02 of pay, arrangement, size and industry are any of them too", async () => {
    const small = await makeCompany({
      companyName: "Any small",
      companySize: "11-50",
      industry: "banking",
    });
    const large = await makeCompany({
      companyName: "Any large",
      companySize: "201-500",
      industry: "insurance",
    });
    await makeJob(small, { title: "a", salaryMin: "400000", workArrangement: "hybrid" });
    await makeJob(small, { title: "b", salaryMin: "2500000", employmentType: "remote" });
    await makeJob(large, { title: "c", salaryMin: "700000" });
    const of = (address: string) => titles(`company=Any&${address}`);
    expect(await of("salaryRange=0-500000&salaryRange=2000000%2B")).toEqual(["a", "b"]);
    expect(await of("workArrangement=hybrid&workArrangement=remote")).toEqual(["a", "b"]);
    expect(await of("companySize=small&companySize=large")).toEqual(["a", "b", "c"]);
    expect(await of("companySize=startup&companySize=large")).toEqual(["c"]);
    expect(await of("industry=banking&industry=telecoms")).toEqual(["a", "b"]);
  });

  it("JOBS-11 a city narrows only the governorate that it lies in", async () => {
    const company = await makeCompany({ companyName: "Placed" });
    const make = (title: string, placeId: string) => makeJob(company, { title, placeId });
    await make("azaz", "syria/aleppo/azaz");
    await make("manbij", "syria/aleppo/manbij");
    await make("homs", "syria/homs/homs");
    await make("hama", "syria/hama");
    const of = (address: string) => titles(`company=Placed&${address}`);
    expect(await of("location=Aleppo&location=حمص")).toEqual(["azaz", "homs", "manbij"]);
    expect(await of("location=Aleppo&city=Azaz")).toEqual(["azaz"]);
    expect(await of("location=Aleppo&city=Azaz&city=منبج")).toEqual(["azaz", "manbij"]);
    expect(await of("location=Aleppo&location=Homs&city=Azaz")).toEqual(["azaz", "homs"]);
    expect(await of("location=Homs&city=Azaz")).toEqual([]);
    expect(await of("province=Aleppo&city=Azaz&city=Manbij")).toEqual(["azaz", "manbij"]);
    expect(await of("city=Azaz")).toEqual(["azaz"]);
    expect(await of("location=Aleppo&country=Syria&province=Aleppo&city=Azaz")).toEqual(["azaz"]);
  });
});

describe("companies", () => {
  it("JOBS-03 an id or a name finds a company's jobs; a whole name finds only that company", async () => {
    const barada = await makeCompany({ companyName: "Oak & Sons" });
    const group = await makeCompany({ companyName: "Oak & Sons Trading" });
    await makeJob(barada, { title: "one" });
    await makeJob(group, { title: "two" });
    expect(await titles(`company=${barada.id}`)).toEqual(["one"]);
    expect(await titles("company=oak+%26+sons")).toEqual(["one"]);
    expect(await titles("company=sons")).toEqual(["one", "two"]);
    expect(await titles("company=oakum")).toEqual([]);
    expect(await titles("company=00000000-0000-0000-0000-000000000000")).toEqual([]);
  });

  it("SEARCH-08 size and industry are the company's, large being two sizes", async () => {
    const sizes = ["1-10", "201-500", "501-1000", "1000+"];
    for (const companySize of sizes) {
      const company = await makeCompany({ companyName: "Sized", companySize, industry: "banking" });
      await makeJob(company, { title: companySize });
    }
    await makeJob(await makeCompany({ companyName: "Sized" }), { title: "unknown" });
    expect(await titles("company=Sized&companySize=startup")).toEqual(["1-10"]);
    expect(await titles("company=Sized&companySize=large")).toEqual(["201-500", "501-1000"]);
    expect(await titles("company=Sized&companySize=enterprise")).toEqual(["1000+"]);
    expect(await titles("company=Sized&industry=banking")).toEqual([...sizes].sort());
    expect(await titles("company=Sized&industry=insurance")).toEqual([]);
  });
});

describe("pay", () => {
  it("CONST-07 a band holds SYP jobs from its start up to before its end, by their lower bound", async () => {
    const company = await makeCompany({ companyName: "Bands" });
    const pay = (salaryMin: string | null, more = {}) =>
      makeJob(company, { title: salaryMin ?? "none", salaryMin, ...more });
    for (const amount of ["0", "499999.99", "500000", "1000000", "1999999", "2000000", "9000000"])
      await pay(amount);
    await pay(null, { salaryMax: "100000" });
    await pay("600000", { title: "usd", currency: "USD" });
    const of = (band: string) => titles(`company=Bands&salaryRange=${encodeURIComponent(band)}`);
    expect(await of("0-500000")).toEqual(["0", "499999.99"]);
    expect(await of("500000-1000000")).toEqual(["500000"]);
    expect(await of("1000000-1500000")).toEqual(["1000000"]);
    expect(await of("1500000-2000000")).toEqual(["1999999"]);
    expect(await of("2000000+")).toEqual(["2000000", "9000000"]);
  });

  it("SEARCH-06 the range requested overlaps the job's, in the currency, SYP when none is chosen", async () => {
    const company = await makeCompany({ companyName: "Ranges" });
    const pay = (
      title: string,
      salaryMin: string | null,
      salaryMax: string | null,
      currency = "SYP",
    ) => makeJob(company, { title, salaryMin, salaryMax, currency });
    await pay("100-200", "100", "200");
    await pay("200-100 as entered", "200", "100");
    await pay("150+", "150", null);
    await pay("up to 120", null, "120");
    await pay("none", null, null);
    await pay("dollars", "100", "200", "USD");
    const of = (address: string) => titles(`company=Ranges&${address}`);
    expect(await of("salaryMin=160")).toEqual(["100-200", "150+", "200-100 as entered"]);
    expect(await of("salaryMin=200")).toEqual(["100-200", "150+", "200-100 as entered"]);
    expect(await of("salaryMin=201")).toEqual(["150+"]);
    expect(await of("salaryMax=99")).toEqual(["up to 120"]);
    expect(await of("salaryMax=100")).toEqual(["100-200", "200-100 as entered", "up to 120"]);
    expect(await of("salaryMin=121&salaryMax=140")).toEqual(["100-200", "200-100 as entered"]);
    expect(await of("salaryMin=150&currency=USD")).toEqual(["dollars"]);
    expect(await of("currency=USD")).toEqual(["dollars"]);
    expect(await of("currency=EUR")).toEqual([]);
  });
});
