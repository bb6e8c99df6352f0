import { and, eq, sql } from "drizzle-orm";
import type { Category } from "#app/features/job/job.ts";
import { findPlaceById, syria } from "#app/features/places/place.ts";
import { forReader, type Language } from "#app/i18n/language.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { preparedQuery } from "#app/platform/database/prepared-query.server.ts";
import { categoryKey, nameRoles } from "./job-roles.server.ts";
import { roleOfTitle } from "./role.ts";
import { usualPays } from "./usual-pay.table.ts";
import { jobsOfCompany, type UsualRange, usualRange } from "./usual-pay.ts";

/** The role and governorate that figures about pay are counted for, and their names. */
type RoleFigures = {
  key: { role: string; province: string };
  names: { role: string; place: string };
};

/** Those of a job; undefined where its title names no known role, or its place no governorate. */
export function roleFiguresOf(
  title: string,
  placeId: string | null | undefined,
  language: Language,
): RoleFigures | undefined {
  const role = roleOfTitle(title);
  const province = findPlaceById(placeId ?? undefined)?.province;
  if (!role || !province) return undefined;
  return {
    key: { role: role.key, province: province.id },
    names: { role: forReader(role.names, language), place: forReader(province, language) },
  };
}

export type UsualPay = UsualRange & {
  /** Their names. */
  role: string;
  place: string;
  countedAt: string;
};

/**
 * The usual pay of a title's role in a place's governorate, as counted last; undefined if too few
 * jobs state one.
 */
export async function findUsualPay(
  title: string,
  placeId: string | null | undefined,
  language: Language,
): Promise<UsualPay | undefined> {
  const figures = roleFiguresOf(title, placeId, language);
  if (!figures) return undefined;
  const { role, province } = figures.key;
  const [row] = await usualPayOf().execute({ role, province });
  if (!row) return undefined;
  const { jobs, companies, countedAt } = row;
  return { ...rangeOf(row), jobs, companies, ...figures.names, countedAt: countedAt.toISOString() };
}

/** The usual pay of a category in all of Syria, in new pounds a month; undefined if too few jobs state one. */
export async function findCategoryPay(
  category: Category,
): Promise<Pick<UsualRange, "low" | "high"> | undefined> {
  const role = categoryKey(category);
  const [row] = await usualPayOf().execute({ role, province: syria.id });
  return row && rangeOf(row);
}

function rangeOf({ low, high }: { low: string; high: string }) {
  return { low: Number(low), high: Number(high) };
}

const usualPayOf = preparedQuery((db) =>
  db
    .select()
    .from(usualPays)
    .where(
      and(
        eq(usualPays.role, sql.placeholder("role")),
        eq(usualPays.province, sql.placeholder("province")),
      ),
    )
    .prepare("usual_pay"),
);

/**
 * Recounts usual pays of roles and categories from jobs of a year that are or were public. A job's pay is the middle of its
 * range; projects have no period, and incomparable currencies are left out. The jobs of one role are
 * in memory at a time.
 */
export async function countUsualPays(): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('usual_pays'))`);
    const rows: UsualRow[] = [];
    const roles = await nameRoles(tx, isPaid, { withCategories: true });
    for (const role of roles) rows.push(...(await usualRows(tx, role)));
    await store(tx, rows);
  });
}

const isPaid = sql`status in ('active', 'closed') and closed_reason is distinct from 'suspended'
  and created_at > now() - interval '1 year' and pay_period <> 'project'
  and coalesce(comparable_min, comparable_max) > 0`;

type UsualRow = UsualRange & { role: string; province: string };

/** Of the newest jobs of each company: for each province, and for its whole country. */
async function usualRows(tx: Transaction, role: string): Promise<UsualRow[]> {
  const companies = await tx.execute<{ province: string; pays: number[] }>(sql`
    select province, array_agg(pay) as pays from (
      select place.id as province, company_id,
        ((coalesce(comparable_min, comparable_max) + coalesce(comparable_max, comparable_min)) / 2)::float8 as pay,
        row_number() over (partition by place.id, company_id
          order by created_at desc, jobs.id desc) as nth
      from job_roles join jobs on jobs.id = job_id
      cross join lateral (values (province), (substring(province from '^[^/]+'))) place (id)
      where role = ${role} and ${isPaid}) paid
    where nth <= ${jobsOfCompany} group by province, company_id`);
  return [...Map.groupBy(companies, ({ province }) => province)].flatMap(([province, paid]) => {
    const range = usualRange(paid.map(({ pays }) => pays));
    return range ? [{ role, province, ...range }] : [];
  });
}

/** Only changed rows are written. */
async function store(tx: Transaction, rows: readonly UsualRow[]): Promise<void> {
  const counted = sql`json_to_recordset(${JSON.stringify(rows)}::json) as counted (
    role text, province text, low numeric, high numeric, jobs int, companies int)`;
  await tx.execute(sql`
    delete from usual_pays where not exists (
      select from ${counted}
      where counted.role = usual_pays.role and counted.province = usual_pays.province)`);
  await tx.execute(sql`
    insert into usual_pays (role, province, low, high, jobs, companies)
    select role, province, low, high, jobs, companies from ${counted}
    on conflict (role, province) do update set
      low = excluded.low, high = excluded.high, jobs = excluded.jobs,
      companies = excluded.companies, counted_at = now()
    where (usual_pays.low, usual_pays.high, usual_pays.jobs, usual_pays.companies)
      is distinct from (excluded.low, excluded.high, excluded.jobs, excluded.companies)`);
}
