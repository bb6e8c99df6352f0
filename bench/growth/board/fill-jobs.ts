import type postgres from "postgres";
import {
  importBatch,
  importJobs,
  importsAtOnce,
} from "#app/features/jobs/import/import-jobs.server.ts";
import { readImportLine } from "#app/features/jobs/import/import-line.ts";
import { jobLine } from "#bench/search/generator/job-lines.ts";
import { people } from "#demo/people.ts";
import { namesOf } from "./fill-companies.ts";
import { inBulk } from "./in-bulk.ts";
import type { Sizes } from "./sizes.ts";

/** The generator closes a tenth of its jobs. */
const shareOfActive = 0.9;
/** Of the demo company's jobs. */
const shareOfOpen = 0.4;

/** Open jobs through the importer, so that they are found. */
export async function fillOpenJobs(sql: postgres.Sql, sizes: Sizes): Promise<void> {
  const [demoCompany] = await sql<{ name: string }[]>`
    select company_name as name from user_profiles where email = ${people.nabil.email}`;
  await importOpenJobs(sizes, demoCompany?.name ?? "");
}

async function importOpenJobs(sizes: Sizes, demoCompany: string): Promise<void> {
  const count = Math.round(sizes.activeJobs / shareOfActive);
  const ofDemoCompany = sizes.jobsOfOne * shareOfOpen;
  const names = namesOf(sizes);
  const now = new Date();
  let next = 0;
  const importer = async () => {
    while (next < count) {
      const from = next;
      next += importBatch;
      await importJobs(
        Array.from({ length: Math.min(importBatch, count - from) }, (_, i) => lineOf(from + i)),
      );
    }
  };
  await Promise.all(Array.from({ length: importsAtOnce }, importer));

  function lineOf(number: number) {
    const line = jobLine(number, number / count);
    const ownName = number % 2 ? line.company_name : (names[(number * 31) % names.length] ?? "");
    const company_name = number < ofDemoCompany ? demoCompany : ownName;
    const read = readImportLine(JSON.stringify({ ...line, company_name }), now);
    if ("problem" in read) throw new Error(`A generated job is refused: ${read.problem}`);
    return read.job;
  }
}

/** Closed jobs as copies of the open ones. */
export async function fillClosedJobs(
  sql: postgres.Sql,
  { closedJobs, companies, jobsOfOne }: Sizes,
) {
  const ofDemoCompany = jobsOfOne * (1 - shareOfOpen);
  await sql`create unlogged table growth_closed as
    with source as (select id, row_number() over (order by created_at, id) as at from jobs),
      total as (select count(*) as of from source),
      demo as (select id from user_profiles where email = ${people.nabil.email})
    select md5('closed' || n)::uuid as id, source.id as source,
      case when n <= ${ofDemoCompany}::float8 then demo.id
        else md5('company' || 1 + n * 7919 % ${companies}::int)::uuid end as company_id,
      now() - (20 + n % 700) * interval '1 day' as closed_at
    from demo, total, generate_series(1, ${closedJobs}::int) n
    join source on at = 1 + n % (select count(*) from jobs)`;
  await sql`insert into company_jobs (company_id, name, name_key, jobs)
    select id, company_name, fold_text(company_name), 0 from user_profiles
    where id in (select company_id from growth_closed) on conflict do nothing`;
  await inBulk(sql, ["jobs", "job_search"], async () => {
    await sql`insert into jobs select job.* from growth_closed c
      join jobs on jobs.id = c.source,
      lateral jsonb_populate_record(jobs, jsonb_build_object(
        'id', c.id, 'external_id', null, 'company_id', c.company_id, 'status', 'closed',
        'closed_reason', 'filled_here', 'closed_at', c.closed_at, 'application_deadline', null,
        'publish_at', null, 'created_at', c.closed_at - interval '30 days', 'updated_at', c.closed_at)) job
      order by c.closed_at`;
    await sql`insert into job_search (job_id, title, company, posted_at, active, pay)
      select c.id, s.title, name_key, c.closed_at - interval '30 days', false, s.pay
      from growth_closed c join job_search s on s.job_id = c.source
        join company_jobs using (company_id)`;
  });
  await sql`drop table growth_closed`;
}

/** Sketches, one in sixteen of them like that of another job, and what is left of as many deleted jobs. */
export async function fillTracesOfJobs(sql: postgres.Sql): Promise<void> {
  await inBulk(sql, ["job_sketches"], async () => {
    await sql`insert into job_sketches (job_id, bands)
      select id, array(select hashtext(case when id::text < '1' then description else id::text end || band)
        from generate_series(1, 20) band)
      from jobs on conflict do nothing`;
  });
  await inBulk(
    sql,
    ["deleted_jobs", "removed_jobs", "removed_job_applicants", "departed_applicants"],
    async () => {
      await sql`insert into deleted_jobs (job_id, category, place_id, deleted_at)
      select md5('deleted' || id)::uuid, category, place_id, now() - interval '50 days' from jobs`;
      await sql`insert into removed_jobs (id, company_id, title, company, reply_hours, unanswered, removed_at)
      select md5('deleted' || id)::uuid, company_id, title, 'company', array[20, 50], 3, now() - interval '2 days'
      from jobs`;
      await sql`insert into removed_job_applicants (job_id, user_id, notified_at)
      select md5('deleted' || jobs.id)::uuid, md5('seeker' || 1 + abs(hashtext(jobs.id::text)) % 1000)::uuid, now()
      from jobs`;
      await sql`insert into departed_applicants (company_id, job_id, interview_at, departed_at)
      select company_id, id, now(), now() - interval '2 days' from jobs`;
    },
  );
  // What tells a running board of changes: none runs.
  await sql`truncate changed_jobs, board_changes, changed_pages`;
}
