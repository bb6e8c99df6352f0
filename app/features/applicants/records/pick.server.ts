import { type SQL, sql } from "drizzle-orm";
import { isInStage } from "#app/features/applicants/applicant-conditions.server.ts";
import type { Stage } from "#app/features/applicants/stage.ts";
import { isOfRemovedJob } from "#app/features/applications/application-conditions.server.ts";
import {
  companyApplications,
  jobApplications,
} from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { db } from "#app/platform/database/database.server.ts";

/** Where the next part begins: microseconds since 1970, in digits, and an id. */
export type ApplicationsCursor = { at: string; id: string };

export type ApplicationsPart = {
  /** Of one job alone. */
  job?: string | undefined;
  stage?: Stage | undefined;
  /** ISO; those sent then or later. */
  since?: string | undefined;
  after?: ApplicationsCursor | undefined;
  limit: number;
};

/** Applications that one part looks at for those in a stage; a rare stage comes in parts with few entries. */
const maxWalked = 2000;

type Picked = { ids: string[]; walked: number; last: ApplicationsCursor | null };

/** The ids of a part of a company's applications, newest first, and where the next part begins. */
export async function pickApplications(
  companyId: string,
  part: ApplicationsPart,
): Promise<{ ids: string[]; next: ApplicationsCursor | null }> {
  const { stage, limit } = part;
  const max = stage ? maxWalked : limit + 1;
  const isListed = stage ? isInStage(stage) : sql`true`;
  const [picked] = await db.execute<Picked & { ats: string[] }>(sql`
    with walked as materialized (
      select id, created_at from (${sentTo(companyId, part.job)}) sent
      where ${isBetween(part)} order by created_at desc, id desc limit ${max}),
    listed as materialized (
      select walked.* from walked join ${jobApplications} on ${jobApplications.id} = walked.id
      where ${isListed ?? sql`true`} order by walked.created_at desc, walked.id desc limit ${limit + 1})
    select
      array(select id from listed order by created_at desc, id desc) as ids,
      array(select ${microseconds} from listed order by created_at desc, id desc) as ats,
      (select count(*)::int from walked) as walked,
      (select json_build_object('at', ${microseconds}, 'id', id) from walked
        order by created_at, id limit 1) as last`);
  const { ids = [], ats = [], walked = 0, last = null } = picked ?? {};
  const [id, at] = [ids[limit - 1], ats[limit - 1]];
  const isMore = ids.length > limit && id !== undefined && at !== undefined;
  const next = isMore ? { at, id } : stage && walked === max ? last : null;
  return { ids: ids.slice(0, limit), next };
}

/** Both walk an index by time. */
function sentTo(companyId: string, job: string | undefined): SQL {
  if (job === undefined) {
    return sql`select application_id as id, created_at from ${companyApplications}
      where ${companyApplications.companyId} = ${companyId} and not ${isOfRemovedJob}`;
  }
  return sql`select id, created_at from ${jobApplications} where ${jobApplications.jobId} = ${job}
    and exists (select from ${jobs} where ${jobs.id} = ${job} and ${jobs.companyId} = ${companyId})`;
}

function isBetween({ since, after }: ApplicationsPart): SQL {
  const isSince = since === undefined ? sql`true` : sql`created_at >= ${since}::timestamptz`;
  const isAfter = after
    ? sql`(created_at, id) <
        (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql`true`;
  return sql`${isSince} and ${isAfter}`;
}

const microseconds = sql`(extract(epoch from created_at) * 1000000)::bigint::text`;
