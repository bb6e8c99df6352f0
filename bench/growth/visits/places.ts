import type postgres from "postgres";
import { shortName } from "#app/features/job/short-address.ts";
import { memberEmail } from "#bench/growth/board/demo-board.ts";
import { people } from "#demo/people.ts";

/** What words in capitals stand for in the addresses of a board. */
export type Places = Record<string, string>;

/** Finds them on a board; the largest of their kind on the large one. */
export async function findPlaces(sql: postgres.Sql): Promise<Places> {
  const [row] = await sql<Places[]>`
    with seeker as (select id from auth_users where email = ${people.rima.email}),
    company as (select id from auth_users where email = ${people.nabil.email}),
    own as (select jobs.*, (select count(*) from job_applications where job_id = jobs.id) as sent
      from jobs where company_id = (select id from company)),
    busiest as (select id, sent from own where status = 'active' order by sent desc, id limit 1),
    applied as (select a.* from job_applications a where user_id = (select id from seeker)),
    totals as (select
      (select count(*) from own) as own_jobs,
      (select sum(sent) from own) as own_applications,
      (select count(*) from user_profiles where user_type = 'customer_employee') as users,
      (select count(*) from user_profiles where user_type = 'company') as companies,
      (select count(*) from jobs) as jobs)
    select (select id from busiest) as "JOB",
      (select id from own where status = 'active' and id <> (select id from busiest)
        order by abs(sent - 65), id limit 1) as "NEXT",
      (select jobs.id from jobs where status = 'active' and company_id <> (select id from company)
        and id not in (select job_id from applied) and apply_url is null
        and id not in (select job_id from job_questions) order by id limit 1) as "OPEN",
      (select company_id from jobs where status = 'active' and company_id <> (select id from company)
        and id not in (select job_id from applied) and apply_url is null
        and id not in (select job_id from job_questions) order by id limit 1) as "OPEN_COMPANY",
      (select id from own where status = 'draft' order by id limit 1) as "DRAFT",
      (select id from own where status = 'closed' order by sent desc, id limit 1) as "CLOSED",
      (select id from applied where status = 'pending' order by created_at desc limit 1) as "SENT",
      (select a.id from applied a join interviews on application_id = a.id
        where offer_id is null limit 1) as "INVITED",
      (select a.id from job_applications a join interviews on application_id = a.id
        where job_id = (select id from busiest) and a.status = 'interview' order by a.id limit 1) as "INTERVIEW",
      (select id from applied where exists (
        select from application_events where application_id = applied.id and action = 'write')
        order by created_at desc, id limit 1) as "WRITTEN",
      (select a.id from job_applications a where job_id = (select id from busiest) and document_id is not null
        order by created_at desc, id limit 1) as "APPLICATION",
      (select id from company_labels where company_id = (select id from company) limit 1) as "LABEL",
      (select document_id from applied where document_id is not null order by created_at limit 1) as "DOCUMENT",
      (select id from moderation_cases where state = 'open' order by opened_at desc limit 1) as "CASE",
      (select id from company) as "COMPANY",
      (select slug from company_slugs where company_id = (select id from company) and is_current) as "SLUG",
      (select id from auth_users where email = ${memberEmail}) as "MEMBER",
      (select feed_key from alert_recipients limit 1) as "FEED",
      md5('feed' || (select id from company))::uuid as "FEED_SOURCE",
      md5('board')::uuid as "BOARD_SOURCE",
      md5('endpoint1' || (select id from company))::uuid as "ENDPOINT",
      md5('channel1')::uuid as "CHANNEL",
      (select company_id from company_checks where kind = 'register' and state = 'waiting'
        order by begun_at limit 1) as "REGISTER",
      md5('company2')::uuid as "DOUBLE",
      md5('company3')::uuid as "MERGED",
      ceil((select sent from busiest) / 25.0)::text as "APPLICANTS_END",
      ceil(own_jobs / 20.0)::text as "OWN_JOBS_END",
      ceil(own_applications / 20.0)::text as "APPLICATIONS_END",
      ceil(users / 25.0)::text as "USERS_END",
      ceil(companies / 25.0)::text as "ALL_COMPANIES_END",
      least(10000, ceil(companies / 12.0))::text as "COMPANIES_END",
      ceil(jobs / 25.0)::text as "ALL_JOBS_END"
    from totals`;
  const filled = Object.entries(row ?? {}).filter(([, value]) => value !== null);
  const places: Places = Object.fromEntries(filled);
  if (places.JOB) places.SHORT = shortName(places.JOB);
  return places;
}

/** What the demo data lacks: an interview of the seeker, new applicants of more than one job, a feed. */
export async function prepareApplications(sql: postgres.Sql): Promise<void> {
  await sql`with invited as (
      update job_applications set status = 'interview' where id = (
        select a.id from job_applications a join auth_users on auth_users.id = user_id
        where email = ${people.rima.email} and status in ('pending', 'shortlisted')
        order by a.created_at, a.id limit 1) returning id
    ) insert into interviews (application_id, starts_at, place)
      select id, now() + interval '9 days', 'Aleppo' from invited`;
  await sql`insert into alert_recipients (user_id, language, feed_key)
    select id, 'ar', md5(email) from auth_users where email = ${people.karam.email}
      and not exists (select from alert_recipients)`;
  // Rows that lie together: indexes alone do not answer for pages with changes.
  await sql`update job_applications set status = 'pending', opened_at = null where id in (
    select a.id from job_applications a join jobs on jobs.id = job_id
      join auth_users on auth_users.id = company_id
    where email = ${people.nabil.email} and jobs.status = 'active' and document_id is not null
      and user_id <> (select id from auth_users where email = ${people.rima.email}) order by a.ctid limit 100)`;
}

/** As many new applications to the job whose new ones one press declines: cost is compared, not their number. */
export async function prepareNext(sql: postgres.Sql, { NEXT }: Places): Promise<void> {
  if (!NEXT) return;
  await sql`update job_applications set opened_at = null,
      status = case when place <= ${newOfNext} then 'pending' else 'shortlisted' end
    from (select id as sent, row_number() over (order by id) as place from job_applications
      where job_id = ${NEXT} and document_id is not null) numbered
    where id = sent`;
}

const newOfNext = 16;

/** An address with what its words in capitals stand for; undefined where one is not on the board. */
export function addressAt(template: string, places: Places): string | undefined {
  const words = template.match(/\b[A-Z]{3,}(_[A-Z]+)*\b/g) ?? [];
  if (words.some((word) => places[word] === undefined)) return undefined;
  return words.reduce((address, word) => address.replace(word, places[word] ?? ""), template);
}
