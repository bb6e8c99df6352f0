import { and, eq, lt, sql } from "drizzle-orm";
import { defaultCurrency } from "#app/features/job/job.ts";
import { likelyPound, oldPoundsInNew } from "#app/features/job/pay/pound.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { expectedPays } from "./expected-pay.table.ts";
import { newestFirst, roleFiguresOf, roleReader } from "./usual-pay.server.ts";
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

type Application = Desired & {
  id: string;
  at: string;
  applicant: string;
  title: string;
  province: string;
};

type Desired = {
  min: number | null;
  max: number | null;
  currency: string;
  /** New pounds for one unit of the currency. */
  rate: number;
};

/** An applicant of a group: the first of a year's applications, and the present expectation. */
type Applicant = { pay: number; since: string };

/**
 * Recounts the expectations of a year's applicants: each counts once for a role and governorate. A
 * shown figure changes only once as many more have applied as the first figure needs, so that no
 * two figures differ by one person.
 */
export async function countExpectedPays(): Promise<void> {
  const groups = new Map<string, Map<string, Applicant>>();
  const roleOf = roleReader();
  for await (const { applicant, title, province, at, ...desired } of applications()) {
    const role = roleOf(title);
    if (!role) continue;
    const key = JSON.stringify([role, province]);
    const people = groups.get(key) ?? new Map<string, Applicant>();
    groups.set(key, people.set(applicant, { pay: monthlyPay(desired), since: at }));
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('expected_pays'))`);
    await tx.delete(expectedPays).where(lt(expectedPays.countedAt, sql`now() - interval '1 year'`));
    const counted = await tx.select().from(expectedPays);
    const dates = new Map(
      counted.map(({ role, province, countedAt }) => [JSON.stringify([role, province]), countedAt]),
    );
    for (const [key, people] of groups) {
      const range = expectedRange([...people.values()].map(({ pay }) => pay));
      if (!range || countSince(people, dates.get(key)) < applicantsBetweenCounts) continue;
      const [role, province] = JSON.parse(key) as [string, string];
      const values = { ...range, low: String(range.low), high: String(range.high) };
      await tx
        .insert(expectedPays)
        .values({ role, province, ...values })
        .onConflictDoUpdate({
          target: [expectedPays.role, expectedPays.province],
          set: { ...values, countedAt: sql`now()` },
        });
    }
  });
}

function countSince(people: Map<string, Applicant>, counted: Date | undefined): number {
  if (!counted) return people.size;
  return [...people.values()].filter(({ since }) => new Date(since) > counted).length;
}

/** The middle of the expected range, in new pounds; profiles do not name the pound. */
function monthlyPay({ min, max, currency, rate }: Desired): number {
  const middle = ((min ?? max ?? 0) + (max ?? min ?? 0)) / 2;
  if (currency !== defaultCurrency) return middle * rate;
  return likelyPound({ min, max }) === "old" ? middle / oldPoundsInNew : middle;
}

/** Newest first, so that an applicant's first entry is the one kept. */
const applications = () =>
  newestFirst<Application>(
    [sql`applications.created_at`, sql`applications.id`],
    (page) => sql`
      select applications.id, applications.created_at::text as at, applications.user_id as applicant,
        jobs.title, substring(jobs.place_id from '^[^/]+/[^/]+') as province,
        seekers.desired_salary_min::float8 as min, seekers.desired_salary_max::float8 as max,
        seekers.desired_salary_currency as currency, exchange_rate(seekers.desired_salary_currency)::float8 as rate
      from job_applications applications
      join jobs on jobs.id = applications.job_id
      join user_profiles seekers on seekers.id = applications.user_id
      where applications.created_at > now() - interval '1 year' and jobs.place_id like '%/%'
        and greatest(seekers.desired_salary_min, seekers.desired_salary_max) > 0
        and exchange_rate(seekers.desired_salary_currency) is not null
        ${page}`,
  );
