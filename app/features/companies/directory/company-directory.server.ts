import { and, asc, desc, eq, gt, inArray, like, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { type CheckedBits, isChecked } from "#app/features/companies/checks/check.ts";
import { companyJobs } from "#app/features/companies/company-jobs.table.ts";
import { companyCalled, findCompaniesNamed } from "#app/features/companies/company-name.server.ts";
import { logoColumn } from "#app/features/companies/logo/logos.server.ts";
import { companySlugColumn } from "#app/features/companies/public-company.server.ts";
import { companyPlace } from "#app/features/places/shown-place.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { findSome } from "#app/platform/database/find-some.server.ts";
import { containing } from "#app/platform/database/like-pattern.ts";
import { fold } from "#app/platform/fold.ts";
import { type Counted, counted, countLimit, fromNearerEnd } from "#app/platform/paging.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { CompanyQuery } from "./company-query.ts";

/** A company as the directory and the home page show it; unknown values are null. */
export type CompanyTile = {
  id: string;
  logo: string | null;
  name: string;
  /** Left out where neither its domain nor its register is checked. */
  checked?: CheckedBits;
  industry: string | null;
  /** In the reader's language where it is a known one. */
  place: string | null;
  size: string | null;
  openJobs: number;
  /** Its beginning. */
  description: string | null;
  website: string | null;
  foundedYear: number | null;
};

/** A company above the list of its jobs. */
export type HeadCompany = CompanyTile & {
  /** The last part of its page's address; null without a page. */
  slug: string | null;
};

/** Companies with a name that answer the query, those with most active jobs first; of a name no more than are counted. */
export async function listCompanies(
  query: CompanyQuery,
  language: Language,
  { skip, limit }: { skip: number; limit: number },
): Promise<Counted & { companies: CompanyTile[] }> {
  const matches = and(
    companyJobs.isListed,
    query.name ? named(query.name) : undefined,
    query.industry ? eq(companyJobs.industry, query.industry) : undefined,
    query.checked ? companyJobs.isChecked : undefined,
  );
  if (query.name) return listNamed(matches, language, { skip, limit });
  const total = await db.$count(companyJobs, matches);
  const part = fromNearerEnd(skip, total, limit);
  return { total, companies: await listTiles(matches, part, language) };
}

/** A frequent name is soon met among the busiest companies; the matches of a rare one are put in order. */
async function listNamed(
  matches: SQL | undefined,
  language: Language,
  part: { skip: number; limit: number },
): Promise<Counted & { companies: CompanyTile[] }> {
  const { companyId, jobs, sortName } = companyJobs;
  const { n, ids } = await findSome(
    db,
    sql`select ${companyId} as id, ${jobs}, ${sortName} from ${companyJobs} where ${matches} limit ${countLimit + 1}`,
    sql`jobs desc, sort_name collate "C", id`,
    part,
  );
  const { total, isMore } = counted(n);
  if (isMore) {
    const limit = Math.max(0, Math.min(part.limit, total - part.skip));
    return { total, isMore, companies: await listTiles(matches, { ...part, limit }, language) };
  }
  const shown = { skip: 0, limit: part.limit };
  const companies = ids.length > 0 ? await listTiles(inArray(companyId, ids), shown, language) : [];
  return { total, companies };
}

/** The companies with most active jobs, also those that have not stated a name. */
export function busiestCompanies(language: Language, limit: number): Promise<CompanyTile[]> {
  return listTiles(gt(companyJobs.jobs, 0), { skip: 0, limit }, language);
}

type Part = { skip: number; limit: number; isReversed?: boolean };

/** Some companies, those with most active jobs first: first which, by an index alone, then all about these. */
async function listTiles(
  matches: SQL | undefined,
  { skip, limit, isReversed = false }: Part,
  language: Language,
): Promise<CompanyTile[]> {
  const { companyId, jobs, sortName } = companyJobs;
  const shown = db
    .select({ companyId, jobs, sortName })
    .from(companyJobs)
    .where(matches)
    .orderBy(...(isReversed ? fewestJobsFirst : busiestFirst)(companyJobs))
    .offset(skip)
    .limit(limit)
    .as("shown");
  const rows = await db
    .select({ ...columns, openJobs: shown.jobs })
    .from(shown)
    .innerJoin(userProfiles, eq(userProfiles.id, shown.companyId))
    .orderBy(...busiestFirst(shown));
  return rows.map((row) => tileOf(row, language));
}

type SortColumns = Record<"companyId" | "jobs" | "sortName", SQLWrapper>;

const busiestFirst = ({ jobs, sortName, companyId }: SortColumns) => [
  desc(jobs),
  sql`${sortName} collate "C"`,
  asc(companyId),
];
const fewestJobsFirst = ({ jobs, sortName, companyId }: SortColumns) => [
  asc(jobs),
  sql`${sortName} collate "C" desc`,
  desc(companyId),
];

/** The company of a query: by its id, or by a name that is exactly one's. */
export async function findCompany(
  company: string,
  language: Language,
): Promise<HeadCompany | undefined> {
  const [id] = isUuid(company) ? [company] : await findCompaniesNamed(company);
  if (!id) return undefined;
  const [row] = await db
    .select({ ...columns, slug: companySlugColumn, openJobs })
    .from(userProfiles)
    .leftJoin(companyJobs, eq(companyJobs.companyId, userProfiles.id))
    .where(and(eq(userProfiles.id, id), eq(userProfiles.userType, "company")));
  return row && tileOf(row, language);
}

const excerptLength = 240;

/** Active jobs of a company; a company that never posted has no row. */
const openJobs = sql<number>`coalesce(${companyJobs.jobs}, 0)`;

const columns = {
  id: userProfiles.id,
  logo: logoColumn,
  name: companyCalled,
  checked: userProfiles.checked,
  industry: userProfiles.industry,
  country: userProfiles.country,
  province: userProfiles.province,
  city: userProfiles.city,
  size: userProfiles.companySize,
  description: sql<
    string | null
  >`left(${userProfiles.companyDescription}, ${sql.raw(String(excerptLength))})`,
  website: userProfiles.companyWebsite,
  foundedYear: userProfiles.foundedYear,
};

function named(text: string): SQL {
  const name = fold(text);
  if (name === "") return sql`false`;
  return like(companyJobs.nameKey, containing(name));
}

type Row = Omit<CompanyTile, "place" | "checked"> & {
  checked: number;
  country: string | null;
  province: string | null;
  city: string | null;
};

function tileOf<Of extends Row>(
  { country, province, city, checked, ...row }: Of,
  language: Language,
) {
  return {
    ...row,
    ...(isChecked(checked) && { checked }),
    description: row.description?.replace(/\s+/g, " ").trim() || null,
    place: companyPlace({ country, province, city }, language),
  };
}
