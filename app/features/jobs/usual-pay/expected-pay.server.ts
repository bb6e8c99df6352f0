import { and, eq, lt, sql } from "drizzle-orm";
import type { Language } from "#app/i18n/language.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { expectedPays } from "./expected-pay.table.ts";
import { nameRoles } from "./job-roles.server.ts";
import { roleFiguresOf } from "./usual-pay.server.ts";
import { middleHalf } from "./usual-pay.ts";

/** Fewer would reveal one person's expectation. */
const expectedFrom = 10;

/** As many more have to apply before a figure changes. */
const applicantsBetweenCounts = expectedFrom;

/** The middle half of monthly expectations, in new pounds. */
type ExpectedRange = { low: number; high: number; people: number };

/** Of one monthly pay for each applicant; undefined where too few have applied. */
function expectedRange(pays: readonly number[]): ExpectedRange | undefined {
  if (pays.length < expectedFrom) return undefined;
  return { ...middleHalf(pays), people: pays.length };
}

export type ExpectedPay = ExpectedRange & {
  /** Their names. */
  role: string;
  place: string;
  countedAt: string;
};

/**
 * The pay that applicants for a title's role in a place's governorate expect; undefined if too few
 * state one.
 */
export async function findExpectedPay(
  title: string,
  placeId: string | null | undefined,
  language: Language,
): Promise<ExpectedPay | undefined> {
  const figures = roleFiguresOf(title, placeId, language);
  if (!figures) return undefined;
  const { role, province } = figures.key;
  const [row] = await db
    .select()
    .from(expectedPays)
    .where(and(eq(expectedPays.role, role), eq(expectedPays.province, province)));
  if (!row) return undefined;
  const { low, high, people, countedAt } = row;
  return {
    low: Number(low),
    high: Number(high),
    people,
    ...figures.names,
    countedAt: countedAt.toISOString(),
  };
}

/**
 * Recounts the expectations of a year's applicants: each counts once for a role and governorate. A
 * shown figure changes only once as many more have applied as the first figure needs, so that no
 * two figures differ by one person. The applicants of one role are in memory at a time.
 */
export async function countExpectedPays(): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('expected_pays'))`);
    await tx.delete(expectedPays).where(lt(expectedPays.countedAt, sql`now() - interval '1 year'`));
    for (const role of await nameRoles(tx, hasApplicants)) await countRole(tx, role);
  });
}

const hasApplicants = sql`exists (select from job_applications
  where job_id = jobs.id and created_at > now() - interval '1 year')`;

async function countRole(tx: Transaction, role: string): Promise<void> {
  for (const { province, pays, more } of await expectationsOf(tx, role)) {
    const range = expectedRange(pays);
    if (!range || more < applicantsBetweenCounts) continue;
    const values = { ...range, low: String(range.low), high: String(range.high) };
    await tx
      .insert(expectedPays)
      .values({ role, province, ...values })
      .onConflictDoUpdate({
        target: [expectedPays.role, expectedPays.province],
        set: { ...values, countedAt: sql`now()` },
      });
  }
}

/** Monthly pays in new pounds, one for each applicant; `more` of them came since the last figure. */
type Expectations = { province: string; pays: number[]; more: number };

/**
 * By governorate, as the profiles say today: the middle of a range. Profiles do not name the pound.
 * Applications sent while this counts are left for the next time, so that none counts as one more twice.
 */
function expectationsOf(tx: Transaction, role: string): Promise<Expectations[]> {
  return tx.execute<Expectations>(sql`
    with applicants as (
      select province, user_id, min(created_at) as since
      from job_roles join job_applications using (job_id)
      where role = ${role} and created_at > now() - interval '1 year' and created_at <= now()
      group by province, user_id),
    desired as (
      select applicants.province, since, desired_salary_min as low, desired_salary_max as high,
        desired_salary_currency as currency
      from applicants join user_profiles on id = user_id
      where greatest(desired_salary_min, desired_salary_max) > 0),
    expected as (
      select province, since, (exchange_rate(currency) * monthly_pay(
        (coalesce(low, high) + coalesce(high, low)) / 2, 'month', currency,
        likely_pound(low, high, 'month', now())))::float8 as pay
      from desired)
    select province, array_agg(pay) as pays,
      (count(*) filter (where counted_at is null or since > counted_at))::int as more
    from expected
    left join (select province, counted_at from expected_pays where role = ${role}) shown using (province)
    where pay is not null
    group by province`);
}
