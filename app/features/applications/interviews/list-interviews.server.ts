import { and, desc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { Actor } from "#app/features/accounts/actor.ts";
import { actingCompany } from "#app/features/accounts/membership/acting-company.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import type { InterviewValues } from "#app/features/applications/lifecycle/answer-form.ts";
import { interviews } from "#app/features/applications/lifecycle/lifecycle.table.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { damascusDay } from "#app/i18n/format.ts";
import { db } from "#app/platform/database/database.server.ts";
import { readDay } from "#app/platform/day.ts";
import { isUuid } from "#app/platform/uuid.ts";
import type { InterviewWeek, ListedInterview } from "./listed-interview.ts";

/** As many jobs, and invited applicants of theirs, as are looked up. */
const newest200 = 200;

export const newestOf = (isOwn: SQL) =>
  db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(isOwn)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(newest200)
    .as("own_jobs");
export type OwnJobs = ReturnType<typeof newestOf>;

/** With the status as a literal, by which its index is used. */
const isInvited = sql`${jobApplications.status} = 'interview'`;

/** The newest jobs that an account is invited to an interview for. */
export function invitedJobs(accountId: string): OwnJobs {
  const invited = db
    .select({ id: jobApplications.jobId })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, accountId), isInvited));
  return newestOf(inArray(jobs.id, invited));
}

/** Whether the newest invitation has a time: of an offer, one that is picked. */
const hasTime = sql`(newest.starts_at is not null
  and (newest.offer_id is null or newest.answer = 'confirmed'))`;

/** Has not begun, or within the last hour. */
export const isComing = sql`(${hasTime} and newest.starts_at > now() - interval '1 hour')`;

/** Waits for its applicant to pick one of its times. */
export const isToPick = sql`(newest.offer_id is not null and newest.answer is null and exists (
  select from interview_times t where t.offer_id = newest.offer_id and t.starts_at > now()))`;

type Which = { isOwn?: SQL; isMeant: SQL; limit: number };

/** The last invited of jobs, with the names of the one side, the soonest first and those without a time last. */
export async function listInterviews(
  own: OwnJobs,
  named: "userId" | "companyId",
  { isOwn, isMeant, limit }: Which,
): Promise<ListedInterview[]> {
  const { id, userId, jobId, statusChangedAt } = jobApplications;
  // As an array the jobs are one walk of the index that has their invitations; each by itself costs more.
  const isToOwn = sql`${jobId} = any(array(${db.select({ id: own.id }).from(own)}))`;
  const invited = db
    .select({ id, userId, jobId })
    .from(jobApplications)
    .where(and(isToOwn, isInvited, isOwn))
    .orderBy(desc(statusChangedAt), desc(id))
    .limit(newest200)
    .as("invited");
  const { startsAt, minutes, offerId, place, phone, link, answer, noShowAt } = interviews;
  const newest = db
    .select({ startsAt, minutes, offerId, place, phone, link, answer, noShowAt })
    .from(interviews)
    .where(eq(interviews.applicationId, invited.id))
    .orderBy(desc(interviews.createdAt))
    .limit(1)
    .as("newest");
  const setAt = sql<Date | null>`case when ${hasTime} then newest.starts_at end`;
  const rows = await db
    .select({
      applicationId: invited.id,
      jobId: invited.jobId,
      title: jobs.title,
      name: companyCalled,
      startsAt: setAt.mapWith(interviews.startsAt),
      minutes: newest.minutes,
      place: newest.place,
      phone: newest.phone,
      link: newest.link,
      answer: newest.answer,
      noShowAt: newest.noShowAt,
    })
    .from(invited)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(jobs, eq(jobs.id, invited.jobId))
    .innerJoin(
      userProfiles,
      eq(userProfiles.id, named === "userId" ? invited.userId : jobs.companyId),
    )
    .where(isMeant)
    .orderBy(setAt, invited.id)
    .limit(limit);
  return rows.map(({ startsAt: at, noShowAt: missedAt, ...row }) => ({
    ...row,
    startsAt: at?.toISOString() ?? null,
    isNoShow: missedAt !== null,
  }));
}

/**
 * The applicants besides these who hold a time of the actor's company that overlaps an invitation to one
 * time, a few of them; none for a group interview.
 */
export async function listClashes(
  actor: Actor,
  applicationIds: readonly string[],
  { times, minutes, isGroup }: InterviewValues,
): Promise<string[]> {
  const company = actingCompany(actor);
  const [start, ...more] = times;
  if (!company || !start || more.length > 0 || isGroup) return [];
  const until = new Date(start.getTime() + minutes * 60_000);
  const isMeant = sql`(${hasTime} and newest.answer is distinct from 'another_time'
    and newest.starts_at < ${until.toISOString()}::timestamptz
    and newest.starts_at + make_interval(mins => newest.minutes) > ${start.toISOString()}::timestamptz)`;
  const others = applicationIds.filter(isUuid);
  const isOwn = others.length > 0 ? notInArray(jobApplications.id, others) : undefined;
  const own = newestOf(eq(jobs.companyId, company.id));
  const listed = await listInterviews(own, "userId", {
    isMeant,
    limit: 3,
    ...(isOwn && { isOwn }),
  });
  return listed.map(({ name }) => name);
}

/** The applications whose interviews overlap another one, but for those of a job that begin together. */
function findOverlaps(listed: readonly ListedInterview[]): string[] {
  const timed = listed
    .filter(({ answer }) => answer !== "another_time")
    .map((each) => ({ ...each, start: Date.parse(each.startsAt ?? "") }));
  const end = ({ start, minutes }: (typeof timed)[number]) => start + minutes * 60_000;
  return timed
    .filter((one) =>
      timed.some(
        (other) =>
          (one.jobId !== other.jobId || one.start !== other.start) &&
          one.start < end(other) &&
          other.start < end(one),
      ),
    )
    .map(({ applicationId }) => applicationId);
}

const days = 7;
const aDay = 24 * 60 * 60_000;

/** Far from the ends of the calendar, at which days before and after cannot be written. */
const isSensible = (day: string) => day >= "2000" && day < "2100";

/** The interviews of the actor's company in the seven days from one on, from today where it is none. */
export async function findCompanyWeek(
  actor: Actor,
  wanted: string,
): Promise<InterviewWeek | undefined> {
  const company = actingCompany(actor);
  if (!company) return undefined;
  const day = readDay(wanted);
  const from = day && isSensible(day) ? day : damascusDay(new Date());
  const dayAfter = (count: number) => damascusDay(new Date(Date.parse(from) + count * aDay));
  const own = newestOf(eq(jobs.companyId, company.id));
  const start = sql`${`${from}T00:00:00+03:00`}::timestamptz`;
  const isWithin = sql`(${hasTime} and newest.starts_at >= ${start}
    and newest.starts_at < ${start} + make_interval(days => ${days}))`;
  const isMeant = sql`(${isWithin} or not ${hasTime})`;
  const listed = await listInterviews(own, "userId", { isMeant, limit: newest200 });
  const timed = listed.filter(({ startsAt }) => startsAt !== null);
  const byDay = new Map<string, ListedInterview[]>();
  for (const interview of timed) {
    const day = damascusDay(new Date(interview.startsAt ?? ""));
    byDay.set(day, [...(byDay.get(day) ?? []), interview]);
  }
  return {
    from,
    previous: dayAfter(-days),
    next: dayAfter(days),
    clashes: findOverlaps(timed),
    days: [...byDay].map(([day, interviews]) => ({ day, interviews })),
    open: listed.filter(({ startsAt }) => startsAt === null),
  };
}
