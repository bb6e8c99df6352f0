import { expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { loader } from "#app/features/figures/routes/market.tsx";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { jobListPage } from "#app/features/jobs/list/job-list-page.server.ts";
import { roleOfTitle } from "#app/features/jobs/usual-pay/role.ts";
import { countRoleDemand } from "#app/features/jobs/usual-pay/role-demand.server.ts";
import { roleDemand } from "#app/features/jobs/usual-pay/role-demand.table.ts";
import { countUsualPays } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { usualRange } from "#app/features/jobs/usual-pay/usual-pay.ts";
import { findProvince } from "#app/features/places/place.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJobs } from "#test/people.ts";
import { numbers } from "#test/random/numbers.ts";
import { daysAgo } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";
import { findMarket, findRoleMarket, type MarketRow } from "./market.server.ts";

useTestDatabase();

const homs = findProvince("syria", "homs");
const aleppo = findProvince("syria", "aleppo");

const inHoms = { title: "Pharmacist", placeId: "syria/homs/homs" };
const inHama = { title: "صيدلاني", placeId: "syria/hama/hama" };

it("issue 33: the market has the open jobs, pay and days of each role, as many jobs say", async () => {
  const paid = { salaryMin: "20000", salaryMax: "20000", pound: "new" };
  for (let at = 0; at < 5; at++) {
    const closed = { status: "closed", closedAt: daysAgo(10), createdAt: daysAgo(10 + 5 * at) };
    await makeJobs(await makeCompany(), [
      { ...inHoms, ...paid },
      { ...inHama, ...paid },
      { ...inHoms, ...closed },
      { ...inHoms, ...closed },
    ]);
  }
  await makeJobs(await makeCompany(), [
    { ...inHoms, status: "closed", closedReason: "suspended", closedAt: daysAgo(1) },
    { ...inHoms, placeId: "jordan/amman/amman" },
    { ...inHoms, status: "draft" },
  ]);
  await countUsualPays();
  await countRoleDemand();
  const pay = { low: 20_000, high: 20_000, jobs: 10, companies: 5 };
  const market = await findMarket(undefined, "en");
  expect(market.roles).toMatchObject([{ name: "Pharmacist", open: 10, daysOpen: 10, pay }]);
  const key = market.roles[0]?.id ?? "";
  const role = await findRoleMarket(key, undefined, "ar");
  expect(role?.whole).toMatchObject({ open: 10, pay });
  expect(role?.governorates.filter(({ open }) => open > 0)).toMatchObject([
    // Five paid jobs each: too few to say what they pay.
    { id: "syria/homs", open: 5, pay: null },
    { id: "syria/hama", open: 5, pay: null },
  ]);
  expect((await findRoleMarket(key, homs, "en"))?.whole).toMatchObject({ open: 5, pay: null });
  expect((await findMarket(homs, "en")).roles).toMatchObject([{ open: 5 }]);
  expect((await findMarket(aleppo, "en")).roles).toEqual([]);
  const before = await db.select().from(roleDemand);
  await countRoleDemand();
  expect(await db.select().from(roleDemand)).toEqual(before);
});

it("lists no ranks among the roles wanted the most", async () => {
  const titles = ["Employee", "موظف", "Officer", "Supervisor", "Cashier"];
  await makeJobs(
    await makeCompany(),
    titles.map((title) => ({ ...inHoms, title })),
  );
  await countRoleDemand();
  const { roles } = await findMarket(homs, "en");
  expect(roles.map(({ name }) => name)).toEqual(["Pharmacist", "Cashier"]);
  expect((await findRoleMarket("employee", undefined, "en"))?.whole?.open).toBeGreaterThan(0);
});

it("reads a role and a place as they are typed, and has one address for each", async () => {
  expect(await findRoleMarket("zymurgist", undefined, "en")).toBeUndefined();
  expect(await findRoleMarket("", undefined, "en")).toBeUndefined();
  const at = (to: string) => visit(loader, { as: visitor, to });
  const plain = { status: 302, location: "/market?role=pharmacist&province=homs" };
  expect(await at("/market?role=Senior+Pharmacist&province=Homs")).toMatchObject(plain);
  expect(await at(`/market?role=${encodeURIComponent("صيدلانية")}&province=حمص`)).toMatchObject(
    plain,
  );
  expect(await at("/market?role=&province=")).toMatchObject({ status: 302, location: "/market" });
  expect(await at(plain.location)).toMatchObject({ status: 200 });
  // A shared address keeps its language.
  expect(await at("/market?role=Pharmacist&lang=en")).toMatchObject({
    location: "/market?role=pharmacist&lang=en",
  });
  expect(await at("/market?role=zymurgist")).toMatchObject({ status: 404 });
  expect(await at("/market?province=nowhere")).toMatchObject({ status: 404 });
  expect(await at("/market?province=amman")).toMatchObject({ status: 404 });
});

const titles = ["Accountant", "محاسب", "Nurse", "ممرضة قانونية", "Software Engineer", "Helper"];
const places = ["syria/homs/homs", "syria/aleppo/aleppo", "syria/hama/hama", "jordan/amman/amman"];

it.each([1, 2, 3])(
  "issue 33: each number of the market equals its list and a count over the rows, board %i",
  async (seed) => {
    await db.delete(jobs);
    const random = numbers(seed);
    const all: Posted[] = [];
    for (let company = 0; company < 7; company++) {
      const by = await makeCompany();
      const some = Array.from({ length: 12 }, () => randomJob(random));
      await makeJobs(by, some);
      all.push(...some.map((job) => ({ ...job, company })));
    }
    await countUsualPays();
    await countRoleDemand();
    const whole = await findMarket(undefined, "en");
    const inHoms = await findMarket(homs, "ar");
    for (const market of [whole, inHoms]) {
      const within = (placeId: string) => placeId.startsWith(`${market.place.id}/`);
      const here = all.filter(({ placeId }) => within(placeId));
      await expectListed([...market.roles, ...market.categories, ...market.governorates]);
      for (const row of market.roles) {
        const own = here.filter(({ title }) => roleOfTitle(title)?.key === row.id);
        expect(row.open).toBe(own.filter(({ status }) => status === "active").length);
        expect(row.pay).toEqual(payOf(own));
      }
      for (const row of market.categories) {
        const own = here.filter(({ category }) => category === row.id);
        expect(row.open).toBe(own.filter(({ status }) => status === "active").length);
        expect(row.pay).toEqual(payOf(own));
      }
    }
    expect(whole.categories.some(({ pay }) => pay !== null)).toBe(true);
    const key = whole.roles[0]?.id ?? "";
    const role = await findRoleMarket(key, homs, "ar");
    await expectListed([...(role?.governorates ?? []), ...(role?.whole ? [role.whole] : [])]);
  },
);

type Posted = ReturnType<typeof randomJob> & { company: number };

function randomJob(random: (below: number) => number) {
  const isPaid = random(4) > 0;
  const pay = String(10_000 + 1000 * random(40));
  const isClosed = random(4) === 0;
  return {
    title: titles[random(titles.length)] ?? "",
    placeId: places[random(places.length)] ?? "",
    category: random(3) === 0 ? "Law" : "Design",
    salaryMin: isPaid ? pay : null,
    salaryMax: isPaid ? pay : null,
    pound: isPaid ? ("new" as const) : null,
    status: isClosed ? "closed" : "active",
    ...(isClosed && { closedAt: daysAgo(1 + random(20)) }),
    createdAt: daysAgo(30 + random(90)),
  };
}

/** Five of the newest of each company. */
function payOf(posted: readonly Posted[]) {
  const paid = posted
    .filter(({ salaryMin }) => salaryMin !== null)
    .toSorted((one, other) => +other.createdAt - +one.createdAt);
  const companies = Map.groupBy(paid, ({ company }) => company).values();
  return usualRange([...companies].map((some) => some.map((job) => Number(job.salaryMin)))) ?? null;
}

async function expectListed(rows: readonly MarketRow[]) {
  expect(rows.length).toBeGreaterThan(0);
  for (const { search, open } of rows) {
    const list = await jobListPage(readJobQuery(new URLSearchParams(search)), null, "en");
    expect(list.total).toBe(open);
  }
}
