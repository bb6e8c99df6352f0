import { and, asc, desc, eq, gt, inArray, isNull, lt, max, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { type Outcome, refused } from "#app/platform/outcome.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { InterviewValues } from "./answer-form.ts";
import { interviewOffers, interviews, interviewTimes } from "./lifecycle.table.ts";
import { interviewLengths } from "./offered-times.ts";

export type Interview = typeof interviews.$inferSelect;

/** Whether an interview has a time that both sides know: of an offer, one that is picked. */
export function isTimeSet({ startsAt, offerId, answer }: Interview): boolean {
  return startsAt !== null && (offerId === null || answer === "confirmed");
}

/** The same in SQL, over interviews named `i`. */
export const hasTime = sql`(i.starts_at is not null
  and (i.offer_id is null or i.answer = 'confirmed'))`;

/** An interview that another invitation took the place of; `startsAt` in milliseconds. */
export type Replaced = { startsAt: number; minutes: number; sequence: number };

/**
 * The interview that an invitation replaced, while its time is still to come and unless another answer has
 * cancelled it. Over interviews.
 */
export const replacedInterview = sql<Replaced | null>`(
  select json_build_object('startsAt', extract(epoch from i.starts_at) * 1000,
    'minutes', i.minutes, 'sequence', i.sequence)
  from (select * from interviews earlier
    where earlier.application_id = "interviews"."application_id"
      and earlier.created_at < "interviews"."created_at" and earlier.starts_at is not null
    order by earlier.created_at desc limit 1) i
  where ${hasTime} and i.starts_at > now() and not exists (select from application_events e
    where e.application_id = i.application_id and e.interview_id = i.id and e.to_status <> 'interview'))`;

/**
 * The interview to come of an application `a` that is about to be deleted, with the next number of its
 * calendar entry; null where it has none.
 */
export const cancelledInterview = sql<Replaced | null>`(
  select json_build_object('startsAt', extract(epoch from i.starts_at) * 1000,
    'minutes', i.minutes, 'sequence', i.sequence + 1)
  from interviews i
  where i.application_id = a.id and a.status = 'interview' and i.ended_at is null
    and ${hasTime} and i.starts_at > now()
  order by i.created_at desc limit 1)`;

/** Whether calendars may still have a time that is off: one given back, or of the invitation replaced by it. */
export async function isFreed(interview: Interview): Promise<boolean> {
  if (isTimeSet(interview)) return false;
  if (interview.startsAt) return interview.startsAt > new Date();
  const [row] = await db
    .select({ replaced: replacedInterview })
    .from(interviews)
    .where(eq(interviews.id, interview.id));
  return Boolean(row?.replaced);
}

/** The newest invitation of an application. */
export async function findInterview(
  tx: Transaction,
  applicationId: string,
): Promise<Interview | undefined> {
  const [newest] = await tx
    .select()
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(desc(interviews.createdAt))
    .limit(1);
  return newest;
}

/** The newest invitation of each application that has any. For callers that have checked whose they are. */
export async function findInterviews(applicationIds: string[]): Promise<Map<string, Interview>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([interviews.applicationId])
    .from(interviews)
    .where(inArray(interviews.applicationId, applicationIds))
    .orderBy(interviews.applicationId, desc(interviews.createdAt));
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/** Whether an invitation has a time for each of so many people. */
export function isEnough(
  { times, isGroup }: Pick<InterviewValues, "times" | "isGroup">,
  people: number,
): boolean {
  return isGroup || people <= times.length;
}

/** The same, counting of an offer the times alone that are free in the jobs of the people. */
export async function isEnoughFree(
  tx: Transaction,
  { times, minutes, isGroup }: InterviewValues,
  people: readonly { id: string; jobId: string }[],
): Promise<boolean> {
  if (isGroup || times.length === 1) return isEnough({ times, isGroup }, people.length);
  const jobIds = people.map(({ jobId }) => jobId);
  const ids = new Set(people.map(({ id }) => id));
  const held = (await listHeldTimes(tx, jobIds)).filter((each) => !ids.has(each.applicationId));
  const free = times.filter((startsAt) => !held.some((each) => overlaps(each, startsAt, minutes)));
  return isEnough({ times: free, isGroup }, people.length);
}

/** A time that an applicant holds, `startsAt` in milliseconds. */
type HeldTime = { applicationId: string; startsAt: number; minutes: number };

/** The coming times of jobs' interviews that are set; one whose applicant needs another is not. */
async function listHeldTimes(
  tx: Transaction | typeof db,
  jobIds: readonly string[],
): Promise<HeldTime[]> {
  return tx.execute<HeldTime>(sql`
    select i.application_id as "applicationId", i.minutes,
      (extract(epoch from i.starts_at) * 1000)::float8 as "startsAt"
    from job_applications a join interviews i on i.application_id = a.id
    where a.job_id = any(${sql.param([...new Set(jobIds)])}::uuid[]) and a.status = 'interview'
      and i.ended_at is null and ${hasTime} and i.answer is distinct from 'another_time'
      and i.starts_at > now() - interval '1 hour'`);
}

function overlaps(held: HeldTime, startsAt: Date, minutes: number): boolean {
  const start = startsAt.getTime();
  const isBefore = held.startsAt + held.minutes * 60_000 <= start;
  return !isBefore && held.startsAt < start + minutes * 60_000;
}

/**
 * Invites applications that the transaction has locked; their earlier invitations end. Several times are an
 * offer to pick from. Returns the ids of the interviews by application.
 */
export async function invite(
  tx: Transaction,
  applications: readonly { id: string; jobId: string }[],
  { times, isGroup, ...interview }: InterviewValues,
): Promise<Map<string, string>> {
  if (applications.length === 0) return new Map();
  const ids = applications.map(({ id }) => id);
  await endInterviews(tx, ids);
  const sequences = await findSequences(tx, ids);
  const offers = times.length > 1 ? await offerTimes(tx, applications, times, isGroup) : new Map();
  const rows = await tx
    .insert(interviews)
    .values(
      applications.map(({ id, jobId }) => ({
        ...interview,
        applicationId: id,
        startsAt: times.length > 1 ? null : times[0],
        offerId: offers.get(jobId) ?? null,
        sequence: sequences.get(id) ?? 0,
      })),
    )
    .returning({ id: interviews.id, applicationId: interviews.applicationId });
  return new Map(rows.map(({ id, applicationId }) => [applicationId, id]));
}

/** An offer for each of the jobs, by job: times of one job are picked by one person alone. */
async function offerTimes(
  tx: Transaction,
  applications: readonly { jobId: string }[],
  times: readonly Date[],
  isGroup: boolean,
): Promise<Map<string, string>> {
  const jobIds = [...new Set(applications.map(({ jobId }) => jobId))];
  const offers = await tx
    .insert(interviewOffers)
    .values(jobIds.map((jobId) => ({ jobId, isGroup })))
    .returning({ id: interviewOffers.id, jobId: interviewOffers.jobId });
  await tx
    .insert(interviewTimes)
    .values(offers.flatMap(({ id }) => times.map((startsAt) => ({ offerId: id, startsAt }))));
  return new Map(offers.map(({ id, jobId }) => [jobId, id]));
}

/** The next number of each application's calendar entry. */
async function findSequences(tx: Transaction, ids: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: interviews.applicationId, last: max(interviews.sequence) })
    .from(interviews)
    .where(inArray(interviews.applicationId, ids))
    .groupBy(interviews.applicationId);
  return new Map(rows.map(({ id, last }) => [id, (last ?? 0) + 1]));
}

/**
 * Ends the invitations of applications that the transaction has locked; their times are free again. Returns
 * those whose time was still to come, by application.
 */
export async function endInterviews(
  tx: Transaction,
  applicationIds: string[],
): Promise<Map<string, string>> {
  if (applicationIds.length === 0) return new Map();
  const ended = await tx
    .update(interviews)
    .set({ endedAt: sql`now()`, timeId: null, sequence: sql`${interviews.sequence} + 1` })
    .where(and(inArray(interviews.applicationId, applicationIds), isNull(interviews.endedAt)))
    .returning();
  const now = new Date();
  const upcoming = ended.filter((each) => isTimeSet(each) && each.startsAt && each.startsAt > now);
  return new Map(upcoming.map(({ id, applicationId }) => [applicationId, id]));
}

/** A time of an offer; `isFree` where its reader may pick it. */
export type OfferedTime = { id: string; startsAt: Date; isFree: boolean };

/** The times of an interview's offer that are still to come, in order; none where it names its one time. */
export async function listOfferedTimes(interview: Interview): Promise<OfferedTime[]> {
  const { offerId, applicationId, minutes } = interview;
  if (!offerId) return [];
  const rows = await db
    .select({
      id: interviewTimes.id,
      startsAt: interviewTimes.startsAt,
      jobId: interviewOffers.jobId,
      isGroup: interviewOffers.isGroup,
    })
    .from(interviewTimes)
    .innerJoin(interviewOffers, eq(interviewOffers.id, interviewTimes.offerId))
    .where(and(eq(interviewTimes.offerId, offerId), sql`"interview_times"."starts_at" > now()`))
    .orderBy(asc(interviewTimes.startsAt));
  const [first] = rows;
  const held = first && !first.isGroup ? await listHeldTimes(db, [first.jobId]) : [];
  const others = held.filter((each) => each.applicationId !== applicationId);
  return rows.map(({ id, startsAt }) => ({
    id,
    startsAt,
    isFree: !others.some((each) => overlaps(each, startsAt, minutes)),
  }));
}

/** The values that give an interview a picked time. */
type Picked = Pick<Interview, "startsAt" | "timeId">;

/**
 * A time of an interview's offer, held against all others of the job until the transaction ends. Refusals:
 * lifecycle.chooseTime, lifecycle.timePast, lifecycle.timeTaken.
 */
export async function pickTime(
  tx: Transaction,
  { applicationId, offerId, minutes }: Interview,
  timeId: string,
): Promise<Outcome<Picked>> {
  if (!offerId || !isUuid(timeId)) return refused("lifecycle.chooseTime");
  const [time] = await tx
    .select({
      startsAt: interviewTimes.startsAt,
      jobId: interviewOffers.jobId,
      isGroup: interviewOffers.isGroup,
    })
    .from(interviewTimes)
    .innerJoin(interviewOffers, eq(interviewOffers.id, interviewTimes.offerId))
    .where(and(eq(interviewTimes.id, timeId), eq(interviewTimes.offerId, offerId)));
  if (!time) return refused("lifecycle.chooseTime");
  const { startsAt, jobId, isGroup } = time;
  if (!(startsAt > new Date())) return refused("lifecycle.timePast");
  if (isGroup) return { startsAt, timeId: null };
  // Two who pick overlapping times of different offers wait for each other.
  await tx
    .select({ id: interviewTimes.id })
    .from(interviewTimes)
    .innerJoin(interviewOffers, eq(interviewOffers.id, interviewTimes.offerId))
    .where(
      and(
        eq(interviewOffers.jobId, jobId),
        gt(interviewTimes.startsAt, new Date(startsAt.getTime() - longestMinutes * 60_000)),
        lt(interviewTimes.startsAt, new Date(startsAt.getTime() + minutes * 60_000)),
      ),
    )
    .orderBy(asc(interviewTimes.id))
    .for("update", { of: interviewTimes });
  const held = await listHeldTimes(tx, [jobId]);
  const isTaken = held.some(
    (each) => each.applicationId !== applicationId && overlaps(each, startsAt, minutes),
  );
  return isTaken ? refused("lifecycle.timeTaken") : { startsAt, timeId };
}

const longestMinutes = Math.max(...interviewLengths.map(Number));

/** The times that an interview names or offers, in milliseconds, over joined interviews. */
export const invitedTimes = sql<number[]>`coalesce(
  (select json_agg(extract(epoch from t.starts_at) * 1000 order by t.starts_at)
    from interview_times t where t.offer_id = "interviews"."offer_id"),
  json_build_array(extract(epoch from "interviews"."starts_at") * 1000))`;
