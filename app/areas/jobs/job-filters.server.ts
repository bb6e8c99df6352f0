import { and, eq, gte, inArray, isNotNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import { fold } from "../../platform/fold.ts";
import { userProfiles } from "../accounts/accounts.table.ts";
import { sizesOf } from "./company-facts.ts";
import { defaultCurrency } from "./job.ts";
import { type KeywordSearch, matchesKeyword } from "./job-keyword.server.ts";
import { atChosenPlace, atLocation } from "./job-places.server.ts";
import { isUuid, type JobQuery, salaryBands } from "./job-query.ts";
import { holding, inSearch, wordsOf } from "./job-text.server.ts";
import { jobSearch, jobs } from "./jobs.table.ts";

/** The active jobs that answer a query, its keyword as read, as a condition on the table of jobs alone. */
export function publicJobs(query: JobQuery, search?: KeywordSearch): SQL | undefined {
  const given = <T>(value: T | undefined, make: (value: T) => SQL | undefined) =>
    value === undefined ? undefined : make(value);
  return and(
    eq(jobs.status, "active"),
    given(search, matchesKeyword),
    given(query.jobTitle, titled),
    given(query.company, ofCompany),
    given(query.location, atLocation),
    ...atChosenPlace(query),
    given(query.category, (category) => eq(jobs.category, category)),
    given(query.jobType, (type) => eq(jobs.employmentType, type)),
    given(query.experienceLevel, (level) => eq(jobs.experienceLevel, level)),
    given(query.salaryRange, inBand),
    paid(query),
    given(query.postedWithin, (days) =>
      gte(jobs.createdAt, sql`now() - ${`${days} days`}::interval`),
    ),
    given(query.workArrangement, (arrangement) =>
      eq(
        sql`coalesce(${jobs.workArrangement}, case ${jobs.employmentType} when 'remote' then 'remote' else 'office' end)`,
        arrangement,
      ),
    ),
    given(query.companySize, (size) =>
      ofCompanies(inArray(userProfiles.companySize, sizesOf[size])),
    ),
    given(query.industry, (industry) => ofCompanies(eq(userProfiles.industry, industry))),
  );
}

function titled(text: string): SQL {
  const words = wordsOf(text);
  if (words.length === 0) return sql`false`;
  return inSearch(and(...words.map((word) => like(jobSearch.title, holding(word)))));
}

/** By id, or by name: the company of exactly this name where there is one, else those that hold it. */
function ofCompany(company: string): SQL {
  if (isUuid(company)) return eq(jobs.companyId, company);
  const name = fold(company);
  if (name === "") return sql`false`;
  const exactly = sql`exists (select 1 from ${jobSearch} same where same.company = ${name})`;
  return inSearch(
    or(
      eq(jobSearch.company, name),
      and(sql`not ${exactly}`, like(jobSearch.company, holding(name))),
    ),
  );
}

function inBand(range: keyof typeof salaryBands): SQL | undefined {
  const [from, to] = salaryBands[range];
  return and(
    eq(jobs.currency, "SYP"),
    gte(jobs.salaryMin, String(from)),
    to === null ? undefined : lt(jobs.salaryMin, String(to)),
  );
}

/** Jobs with a pay in the currency that overlaps the one asked for; a bound left out is open. */
function paid({ salaryMin, salaryMax, currency }: JobQuery): SQL | undefined {
  if (salaryMin === undefined && salaryMax === undefined && currency === undefined)
    return undefined;
  const stated = or(isNotNull(jobs.salaryMin), isNotNull(jobs.salaryMax));
  // greatest and least, since bounds are stored as entered, also the wrong way round.
  const highest = sql`greatest(${jobs.salaryMin}, ${jobs.salaryMax})`;
  const lowest = sql`least(${jobs.salaryMin}, ${jobs.salaryMax})`;
  return and(
    eq(jobs.currency, currency ?? defaultCurrency),
    stated,
    salaryMin === undefined
      ? undefined
      : sql`(${jobs.salaryMax} is null or ${highest} >= ${String(salaryMin)}::numeric)`,
    salaryMax === undefined
      ? undefined
      : sql`(${jobs.salaryMin} is null or ${lowest} <= ${String(salaryMax)}::numeric)`,
  );
}

function ofCompanies(condition: SQL): SQL {
  return sql`${jobs.companyId} in (select ${userProfiles.id} from ${userProfiles} where ${condition})`;
}
