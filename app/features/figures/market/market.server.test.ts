import { expect, it } from "vitest";
import { visitor } from "#app/features/accounts/actor.ts";
import { loader } from "#app/features/figures/routes/market.tsx";
import { countRoleDemand } from "#app/features/jobs/usual-pay/role-demand.server.ts";
import { roleDemand } from "#app/features/jobs/usual-pay/role-demand.table.ts";
import { countUsualPays } from "#app/features/jobs/usual-pay/usual-pay.server.ts";
import { db } from "#app/platform/database/database.server.ts";
import { useTestDatabase } from "#test/database.ts";
import { makeCompany, makeJobs } from "#test/people.ts";
import { daysAgo } from "#test/sent-applications.ts";
import { visit } from "#test/visit.ts";
import { findMarket, findRoleMarket } from "./market.server.ts";

useTestDatabase();

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
  const market = await findMarket(null, "en");
  expect(market?.rows).toMatchObject([{ name: "Pharmacist", openJobs: 10, daysOpen: 10, pay }]);
  const key = market?.rows[0]?.id ?? "";
  const role = await findRoleMarket(key, "ar");
  expect(role?.whole).toMatchObject({ openJobs: 10, pay });
  // Five paid jobs each: too few to say what they pay.
  expect(role?.rows.map(({ id, openJobs, pay }) => ({ id, openJobs, pay }))).toEqual([
    { id: "syria/hama", openJobs: 5, pay: null },
    { id: "syria/homs", openJobs: 5, pay: null },
  ]);
  expect((await findMarket("syria/hama", "en"))?.rows).toMatchObject([{ openJobs: 5 }]);
  expect((await findMarket("syria/aleppo", "en"))?.rows).toEqual([]);
  const before = await db.select().from(roleDemand);
  await countRoleDemand();
  expect(await db.select().from(roleDemand)).toEqual(before);
});

it("knows no other places and roles", async () => {
  expect(await findMarket("syria/nowhere", "en")).toBeUndefined();
  expect(await findMarket("jordan/amman", "en")).toBeUndefined();
  expect(await findRoleMarket("zymurgist", "en")).toBeUndefined();
  expect(await findRoleMarket("", "en")).toBeUndefined();
  const both = "/market?role=pharmacist&province=homs";
  const led = { status: 301, location: "/market?role=pharmacist" };
  expect(await visit(loader, { as: visitor, to: both })).toMatchObject(led);
});
