import { eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { companyJobs } from "#app/features/companies/company-jobs.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { companySlugColumn } from "#app/features/companies/public-company.server.ts";
import { companyPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";

/** The company that the next part begins after: its open jobs, the key of its name, its id. */
export type CompanyCursor = { jobs: number; name: string; id: string };

/** A listed company as the HTTP API gives it; its place in the reader's language where it is known. */
export type CompanyRecord = {
  id: string;
  slug: string | null;
  name: string;
  industry: string | null;
  size: string | null;
  place: string | null;
  foundedYear: number | null;
  website: string | null;
  /** Its beginning. */
  description: string | null;
  openJobs: number;
};

type CompanyPart = { industry?: string | undefined; after?: CompanyCursor; limit: number };

/** The companies of the directory, those with most open jobs first, a part at a time. */
export async function listCompanyRecords(
  { industry, after, limit }: CompanyPart,
  language: Language,
): Promise<{ records: CompanyRecord[]; next: CompanyCursor | null }> {
  const keys = await listKeys({ industry, after, limit: limit + 1 });
  const shown = keys.slice(0, limit);
  const rows = await db
    .select(columns)
    .from(userProfiles)
    .where(sql`${userProfiles.id} = any(${sql.param(shown.map(({ id }) => id))}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const last = keys.length > limit ? shown.at(-1) : undefined;
  return {
    records: shown.flatMap(({ id, jobs }) => {
      const row = byId.get(id);
      return row ? [{ ...recordOf(row, language), openJobs: jobs }] : [];
    }),
    next: last ?? null,
  };
}

/** By the index that orders the directory: the rest of those with as many jobs, then those with fewer. */
async function listKeys({ industry, after, limit }: CompanyPart): Promise<CompanyCursor[]> {
  const { companyId, jobs, sortName, isListed } = companyJobs;
  const part = (isAfter: ReturnType<typeof sql>) => sql`(
    select ${companyId} as id, ${jobs} as jobs, ${sortName} as name from ${companyJobs}
    where ${isListed} and ${industry ? eq(companyJobs.industry, industry) : sql`true`} and ${isAfter}
    order by ${jobs} desc, ${sortName} collate "C", ${companyId} limit ${limit})`;
  const listed = after
    ? sql`${part(sql`${jobs} = ${after.jobs} and (${sortName} collate "C", ${companyId}) > (${after.name}, ${after.id}::uuid)`)}
        union all ${part(sql`${jobs} < ${after.jobs}`)}`
    : part(sql`true`);
  const rows = await db.execute<CompanyCursor>(
    sql`select * from (${listed}) listed order by jobs desc, name collate "C", id limit ${limit}`,
  );
  return rows.map(({ id, jobs: count, name }) => ({ id, jobs: count, name }));
}

const columns = {
  id: userProfiles.id,
  slug: companySlugColumn,
  name: companyCalled,
  industry: userProfiles.industry,
  size: userProfiles.companySize,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
  foundedYear: userProfiles.foundedYear,
  website: userProfiles.companyWebsite,
  description: sql<string | null>`left(${userProfiles.companyDescription}, 240)`,
};

type Row = Omit<CompanyRecord, "place" | "openJobs"> &
  Record<"country" | "province" | "city", string | null>;

function recordOf({ country, province, city, ...row }: Row, language: Language) {
  return {
    ...row,
    description: row.description?.replace(/\s+/g, " ").trim() || null,
    place: companyPlace({ city, province, country }, language),
  };
}
