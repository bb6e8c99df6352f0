import { isNull, or, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { searchParts } from "#app/features/accounts/profile/profile-search.server.ts";
import {
  isOfRemovedJob,
  onlyNamed,
} from "#app/features/applications/application-conditions.server.ts";
import type { ApplicationFilter } from "#app/features/applications/application-filter.ts";
import {
  companyApplications,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";
import { holding } from "./stored-texts.server.ts";

/** The first ids of a company's applications that a filter leaves, newest first. */
export async function listCompanyIds(
  companyId: string,
  { job, search }: ApplicationFilter,
  limit: number,
): Promise<string[]> {
  if (search !== "") return searchIds(companyId, job, search, limit);
  return idsOf(await db.execute<{ id: string }>(sentBy(companyId, job, { limit })));
}

type Part = { limit: number; behind?: string | undefined };

/** Selects `id` and `user_id` of the applications to all of a company's jobs, or to one, newest first. */
function sentBy(companyId: string, job: string | null, { limit, behind }: Part): SQL {
  const { companyId: ofCompany } = companyApplications;
  const isOwn = sql`exists (select from ${jobs} where ${jobs.id} = ${job} and ${jobs.companyId} = ${companyId})`;
  const sent =
    job === null
      ? sql`select application_id as id, user_id, created_at from ${companyApplications}
          where ${ofCompany} = ${companyId} and not ${isOfRemovedJob}`
      : sql`select id, user_id, created_at from ${jobApplications}
          where ${jobApplications.jobId} = ${job} and ${isOwn}`;
  const isBehind = behind
    ? sql`(created_at, id) < (select created_at, id from ${jobApplications} where id = ${behind})`
    : sql`true`;
  return sql`select id, user_id from (${sent}) sent where ${isBehind}
    order by created_at desc, id desc limit ${limit}`;
}

/** Applications read at first, and at most, at once. */
const [atFirst, atOnce] = [1000, 8000];

/**
 * The first that hold every part of the input, in the applicant's name, contact, position or the cover
 * letter. Read in parts: common words are found among the newest, and no statement reads all of a
 * company that has hundreds of thousands.
 */
async function searchIds(companyId: string, job: string | null, search: string, wanted: number) {
  const parts = searchParts(search);
  const matches: string[] = [];
  if (parts.length === 0) return matches;
  let behind: string | undefined;
  for (let limit = atFirst; ; limit = Math.min(2 * limit, atOnce)) {
    const part = sentBy(companyId, job, { limit, behind });
    const ids = idsOf(await db.execute<{ id: string }>(part));
    const held = new Set(idsOf(await db.execute<{ id: string }>(matching(part, search))));
    matches.push(...ids.filter((id) => held.has(id)));
    if (ids.length < limit || matches.length >= wanted) return matches.slice(0, wanted);
    behind = ids.at(-1);
  }
}

/** Those whose texts hold all parts; of a cleared application only the name counts. */
function matching(sent: SQL, search: string): SQL {
  const parts = searchParts(search);
  const clearedAt = sql`(select cleared_at from ${jobApplications} where id = held.id)`;
  const isNamed = sql`(select ${onlyNamed(parts)} from ${userProfiles} where ${userProfiles.id} = held.user_id)`;
  return sql`
    select id from (${holding(sent, parts, "contactDocument")}) held
    where ${or(isNull(clearedAt), isNamed)}`;
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
