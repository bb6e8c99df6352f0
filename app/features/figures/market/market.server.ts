import { and, desc, eq, gt, like, notInArray, notLike } from "drizzle-orm";
import { categories } from "#app/features/job/job.ts";
import { readJobQuery } from "#app/features/job/job-query.ts";
import { categoryKey } from "#app/features/jobs/usual-pay/job-roles.server.ts";
import { type Role, roleOfKey, roleOfTitle } from "#app/features/jobs/usual-pay/role.ts";
import { roleDemand } from "#app/features/jobs/usual-pay/role-demand.table.ts";
import { usualPays } from "#app/features/jobs/usual-pay/usual-pay.table.ts";
import { type Province, placeName, syria } from "#app/features/places/place.ts";
import { countJobs } from "#app/features/search/read-index.server.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { db } from "#app/platform/database/database.server.ts";

/** The middle half of the pay that jobs of a year state for a month, in new pounds. */
export type MarketPay = { low: number; high: number; jobs: number; companies: number };

export type MarketRow = {
  /** A role's key, a place's id or a category, and its name. */
  id: string;
  name: string;
  /** The parameters of the list of its open jobs, and how many it has. */
  search: Record<string, string>;
  open: number;
  openAtLeast: boolean;
  daysOpen: number | null;
  /** Null where fewer than ten jobs of five companies state a pay. */
  pay: MarketPay | null;
};

export type Market = {
  /** The governorate, or all of Syria. */
  place: { id: string; name: string };
  /** The role that is looked at; null where all are. */
  role: { key: string; name: string } | null;
  /** Of the role in the place. */
  whole: MarketRow | null;
  /** The roles of the place; none of one role. */
  roles: MarketRow[];
  categories: MarketRow[];
  /** All governorates, of the role where there is one. */
  governorates: (MarketRow & { en: string })[];
  countedAt: string | null;
};

const shownRoles = 20;
/** Ranks and kinds of staff: without a field they name no work, and their lists hold most jobs of a board. */
const genericRoles = [
  ...["employee", "officer", "specialist", "technician", "coordinator", "supervisor"],
  ...["manager", "director", "assistant", "deputy", "team leader"],
].flatMap((title) => roleOfTitle(title)?.key ?? []);

/** The roles and categories wanted in Syria or in one of its governorates. */
export async function findMarket(
  province: Province | undefined,
  language: Language,
): Promise<Market> {
  const place = province ?? syria;
  const isHere = eq(roleDemand.place, place.id);
  const [ofRoles, ofCategories] = await Promise.all([
    rowsWhere(
      and(
        isHere,
        gt(roleDemand.openJobs, 0),
        notLike(roleDemand.role, categoryKey("%")),
        notInArray(roleDemand.role, genericRoles),
      ),
      shownRoles,
    ),
    rowsWhere(and(isHere, like(roleDemand.role, categoryKey("%")))),
  ]);
  const where = searchOf(province, language);
  const labels = messagesFor(language).labels.category;
  const [roles, categoryRows, governorates] = await Promise.all([
    counted(
      ofRoles.flatMap((row) => {
        const role = roleOfKey(row.role);
        const name = role ? capitalized(forReader(role.names, language)) : "";
        return role ? [{ row, id: row.role, name, search: { keyword: name, ...where } }] : [];
      }),
    ),
    counted(
      categories.map((category) => ({
        row: ofCategories.find(({ role }) => role === categoryKey(category)),
        id: category,
        name: labels[category],
        search: { category, ...where },
      })),
    ),
    inGovernorates([], {}, language),
  ]);
  return {
    place: { id: place.id, name: forReader(place, language) },
    role: null,
    whole: null,
    roles: roles.filter(({ open }) => open > 0),
    categories: categoryRows.filter(({ open, pay }) => open > 0 || pay),
    governorates,
    countedAt: newestOf([...ofRoles, ...ofCategories]),
  };
}

/** A role in all of Syria or in a governorate, and in each; undefined for one that is unknown or not wanted. */
export async function findRoleMarket(
  key: string,
  province: Province | undefined,
  language: Language,
): Promise<Market | undefined> {
  const role: Role | undefined = roleOfKey(key);
  if (!role) return undefined;
  const rows = await rowsWhere(eq(roleDemand.role, role.key));
  if (!rows.some(({ place }) => place === syria.id)) return undefined;
  const place = province ?? syria;
  const name = capitalized(forReader(role.names, language));
  const keyword = { keyword: name };
  const [[whole = null], governorates] = await Promise.all([
    counted([
      {
        row: rows.find((row) => row.place === place.id),
        id: place.id,
        name: forReader(place, language),
        search: { ...keyword, ...searchOf(province, language) },
      },
    ]),
    inGovernorates(rows, keyword, language),
  ]);
  return {
    place: { id: place.id, name: forReader(place, language) },
    role: { key: role.key, name },
    whole,
    roles: [],
    categories: [],
    governorates,
    countedAt: newestOf(rows),
  };
}

/** The parameters of a list of the jobs in a place. */
function searchOf(province: Province | undefined, language: Language): Record<string, string> {
  return province ? { location: forReader(province, language) } : { country: syria.en };
}

async function inGovernorates(
  rows: readonly Counted[],
  search: Record<string, string>,
  language: Language,
): Promise<Market["governorates"]> {
  const all = await counted(
    syria.provinces.map((province) => ({
      row: rows.find(({ place }) => place === province.id),
      id: province.id,
      name: placeName(province.id, language),
      search: { ...search, ...searchOf(province, language) },
    })),
  );
  return all.map((row) => ({
    ...row,
    en: syria.provinces.find(({ id }) => id === row.id)?.en ?? "",
  }));
}

type Counted = Awaited<ReturnType<typeof rowsWhere>>[number];

function rowsWhere(isShown: Parameters<typeof and>[0], limit = 1000) {
  return db
    .select({
      role: roleDemand.role,
      place: roleDemand.place,
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
    .limit(limit);
}

type Uncounted = { row: Counted | undefined } & Pick<MarketRow, "id" | "name" | "search">;

/** With as many open jobs as the list that the row leads to has now, the most first. */
async function counted(rows: readonly Uncounted[]): Promise<MarketRow[]> {
  const all = await Promise.all(
    rows.map(async ({ row, ...named }) => {
      const query = readJobQuery(new URLSearchParams(named.search));
      const { total, totalAtLeast = false } = await countJobs(query);
      return {
        ...named,
        open: total,
        openAtLeast: totalAtLeast,
        daysOpen: row?.daysOpen ?? null,
        pay: row ? payOf(row) : null,
      };
    }),
  );
  return all.sort((one, other) => other.open - one.open);
}

function payOf({ low, high, jobs, companies }: Counted): MarketPay | null {
  if (low === null || high === null) return null;
  return { low: Number(low), high: Number(high), jobs: jobs ?? 0, companies: companies ?? 0 };
}

function newestOf(rows: readonly Counted[]): string | null {
  const newest = Math.max(...rows.map(({ countedAt }) => countedAt.getTime()));
  return rows.length > 0 ? new Date(newest).toISOString() : null;
}

/** The vocabulary writes English names small. */
function capitalized(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replace(/^It\b/, "IT");
}
