import { setImmediate } from "node:timers/promises";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { findPlaceById } from "#app/features/places/place.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { preparedQuery } from "#app/platform/database/prepared-query.server.ts";
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
    names: { role: role.names[language], place: province[language] },
  };
}

/** Names the role of a title; each title is read once, since a board's titles are often the same. */
export function roleReader(): (title: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (title) => {
    if (!known.has(title)) known.set(title, roleOfTitle(title)?.key);
    return known.get(title);
  };
}

const rowsAtOnce = 5_000;
const rowsInATurn = 100;

/**
 * The rows of a query, newest first, some thousands at a time. The query selects `id` and the time as
 * `at`, and takes its condition (`and …`), its order and its limit from `page`.
 */
export async function* newestFirst<Row extends { id: string; at: string }>(
  [at, id]: [at: SQL, id: SQL],
  query: (page: SQL) => SQL,
): AsyncGenerator<Row> {
  let before: Row | undefined;
  for (;;) {
    const older =
      before && sql`and (${at}, ${id}) < (${before.at}::timestamptz, ${before.id}::uuid)`;
    const order = sql`order by ${at} desc, ${id} desc limit ${rowsAtOnce}::int`;
    const page = sql`${older ?? sql``} ${order}`;
    const rows = (await db.execute(query(page))) as unknown as Row[];
    for (const [place, row] of rows.entries()) {
      // Reading a title takes some time, and this process also answers people.
      if (place % rowsInATurn === 0) await setImmediate();
      yield row;
    }
    before = rows.at(-1);
    if (!before || rows.length < rowsAtOnce) return;
  }
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
  const { low, high, jobs, companies, countedAt } = row;
  return {
    low: Number(low),
    high: Number(high),
    jobs,
    companies,
    ...figures.names,
    countedAt: countedAt.toISOString(),
  };
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

type PaidJob = {
  id: string;
  at: string;
  title: string;
  company: string;
  province: string;
  pay: number;
};

/**
 * Recounts usual pays from jobs of a year that are or were public. A job's pay is the middle of its
 * range; projects have no period, and incomparable currencies are left out.
 */
export async function countUsualPays(): Promise<void> {
  const groups = new Map<string, Map<string, PaidJob[]>>();
  const roleOf = roleReader();
  for await (const job of paidJobs()) {
    const role = roleOf(job.title);
    if (!role) continue;
    const key = JSON.stringify([role, job.province]);
    const companies = groups.get(key) ?? new Map<string, PaidJob[]>();
    const newest = companies.get(job.company) ?? [];
    if (newest.length < jobsOfCompany) companies.set(job.company, [...newest, job]);
    groups.set(key, companies);
  }
  const rows = [...groups].flatMap(([key, companies]) => {
    const [role, province] = JSON.parse(key) as [string, string];
    const range = usualRange([...companies.values()].map((jobs) => jobs.map(({ pay }) => pay)));
    return range ? [{ role, province, ...range }] : [];
  });
  await store(rows);
}

const paidJobs = () =>
  newestFirst<PaidJob>(
    [sql`created_at`, sql`id`],
    (page) => sql`
      select id, title, company_id as company, created_at::text as at,
        substring(place_id from '^[^/]+/[^/]+') as province,
        ((coalesce(comparable_min, comparable_max) + coalesce(comparable_max, comparable_min)) / 2)::float8 as pay
      from jobs
      where status in ('active', 'closed') and closed_reason is distinct from 'suspended'
        and created_at > now() - interval '1 year'
        and pay_period <> 'project' and place_id like '%/%'
        and coalesce(comparable_min, comparable_max) > 0
        ${page}`,
  );

type UsualRow = UsualRange & { role: string; province: string };

/** Only changed rows are written. */
async function store(rows: readonly UsualRow[]): Promise<void> {
  const counted = sql`json_to_recordset(${JSON.stringify(rows)}::json) as counted (
    role text, province text, low numeric, high numeric, jobs int, companies int)`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('usual_pays'))`);
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
  });
}
