import { gt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { expect, it, onTestFinished, vi } from "vitest";
import { createAdmin } from "#app/features/accounts/operator/operate-accounts.server.ts";
import { hashPassword } from "#app/features/accounts/sign-in/password.server.ts";
import { boardDays } from "#app/features/figures/board/board-days.table.ts";
import { countFigures } from "#app/features/figures/count-figures.server.ts";
import { findMarket } from "#app/features/figures/market/market.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { loadDemoData } from "#demo/load-demo.ts";
import { useTestDatabase } from "#test/database.ts";
import { commands } from "./commands.ts";

useTestDatabase();

it("S6 demo data is removed, and a board that has an admin is not filled again", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const printed = () => log.mock.calls.flat().join("\n");
  expect(await loadDemoData()).toBe(true);
  expect(await db.$count(jobs)).toBeGreaterThan(0);
  await countFigures();
  const market = await findMarket(undefined, "ar");
  expect(market.roles.filter(({ pay }) => pay).length).toBeGreaterThan(2);
  const sumOf = (column: AnyPgColumn) => sql<number>`sum(${column})::int`;
  const [{ views, applications } = { views: 0, applications: 0 }] = await db
    .select({ views: sumOf(boardDays.views), applications: sumOf(boardDays.applications) })
    .from(boardDays);
  expect(views).toBeGreaterThan(applications);
  expect(applications).toBeGreaterThan(20);
  await createAdmin("boss@jobs.example", await hashPassword("a long grey stone"));

  expect(await commands["remove-demo"]?.run("", {})).toBe(0);
  expect(printed()).toMatch(/^Removed 17 demo accounts/);
  expect(await db.$count(jobs)).toBe(0);
  expect((await findMarket(undefined, "ar")).roles).toEqual([]);
  expect(await db.$count(boardDays, gt(boardDays.applications, 0))).toBe(0);
  log.mockClear();
  expect(await commands.list?.run("", {})).toBe(0);
  expect(printed()).toContain("boss@jobs.example");
  expect(printed()).not.toContain("demo.furas.test");

  expect(await loadDemoData()).toBe(false);
  expect(await db.$count(jobs)).toBe(0);
});
