import { and, desc, eq, gt, like } from "drizzle-orm";
import { type Role, roleOfKey } from "#app/features/jobs/usual-pay/role.ts";
import { roleDemand } from "#app/features/jobs/usual-pay/role-demand.table.ts";
import { usualPays } from "#app/features/jobs/usual-pay/usual-pay.table.ts";
import { placeName, syria } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";

/** The middle half of the pay that jobs of a year state for a month, in new pounds. */
export type MarketPay = { low: number; high: number; jobs: number; companies: number };

export type MarketRow = {
  /** A role's key or a place's id, and its name. */
  id: string;
  name: string;
  openJobs: number;
  daysOpen: number | null;
  /** Null where fewer than ten jobs of five companies state a pay. */
  pay: MarketPay | null;
};

export type Market = {
  /** The governorate, or all of Syria. */
  place: { id: string; name: string };
  /** The role that the rows are the governorates of; null where they are the roles of the place. */
  role: { key: string; name: string } | null;
  rows: MarketRow[];
  /** Of the role in all of Syria. */
  whole: MarketRow | null;
  countedAt: string | null;
};

const shownRoles = 40;

/** The roles wanted in Syria or in one of its governorates; undefined for any other place. */
export async function findMarket(
  placeId: string | null,
  language: Language,
): Promise<Market | undefined> {
  const province = syria.provinces.find(({ id }) => id === placeId);
  if (placeId !== null && !province) return undefined;
  const id = province?.id ?? syria.id;
  const counted = await rowsWhere(and(eq(roleDemand.place, id), gt(roleDemand.openJobs, 0)));
  const rows = counted.flatMap((row) => {
    const role = roleOfKey(row.role);
    return role ? [rowOf(row, row.role, role.names[language])] : [];
  });
  return {
    place: { id, name: placeName(id, language) },
    role: null,
    rows,
    whole: null,
    countedAt: newestOf(counted),
  };
}

/** A role in all of Syria and in each governorate; undefined for one that is unknown or not wanted. */
export async function findRoleMarket(key: string, language: Language): Promise<Market | undefined> {
  const role: Role | undefined = roleOfKey(key);
  if (!role) return undefined;
  const counted = await rowsWhere(eq(roleDemand.role, role.key));
  const named = counted.map((row) => rowOf(row, row.place, placeName(row.place, language)));
  const whole = named.find(({ id }) => id === syria.id);
  if (!whole) return undefined;
  return {
    place: { id: syria.id, name: placeName(syria.id, language) },
    role: { key: role.key, name: capitalized(role.names[language]) },
    rows: named.filter((row) => row !== whole && (row.openJobs > 0 || row.pay)),
    whole,
    countedAt: newestOf(counted),
  };
}

type Counted = Awaited<ReturnType<typeof rowsWhere>>[number];

function rowsWhere(isShown: Parameters<typeof and>[0]) {
  return db
    .select({
      role: roleDemand.role,
      place: roleDemand.place,
      openJobs: roleDemand.openJobs,
      daysOpen: roleDemand.daysOpen,
      countedAt: roleDemand.countedAt,
      low: usualPays.low,
      high: usualPays.high,
      jobs: usualPays.jobs,
      companies: usualPays.companies,
    })
    .from(roleDemand)
    .leftJoin(
      usualPays,
      and(eq(usualPays.role, roleDemand.role), eq(usualPays.province, roleDemand.place)),
    )
    .where(and(isShown, like(roleDemand.place, `${syria.id}%`)))
    .orderBy(desc(roleDemand.openJobs), roleDemand.role, roleDemand.place)
    .limit(shownRoles);
}

function rowOf(row: Counted, id: string, name: string): MarketRow {
  const { openJobs, daysOpen, low, high, jobs, companies } = row;
  const pay =
    low === null || high === null
      ? null
      : { low: Number(low), high: Number(high), jobs: jobs ?? 0, companies: companies ?? 0 };
  return { id, name: capitalized(name), openJobs, daysOpen, pay };
}

function newestOf(rows: readonly Counted[]): string | null {
  const newest = Math.max(...rows.map(({ countedAt }) => countedAt.getTime()));
  return rows.length > 0 ? new Date(newest).toISOString() : null;
}

/** The vocabulary writes English names small. */
function capitalized(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replace(/^It\b/, "IT");
}
