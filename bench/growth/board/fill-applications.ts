import type postgres from "postgres";
import { people } from "#demo/people.ts";
import { inBulk } from "./in-bulk.ts";
import type { Sizes } from "./sizes.ts";
import { sentences } from "./sizes.ts";

/**
 * Applications with their CVs, without files, and events; one job and one seeker have very many. Rows lie in the
 * order of their times, as on a board where they came one after the other: of a table above 255 MB, an index alone
 * is read with one more block for each row that lies in another 255 MB than the one before.
 */
export async function fillApplications(sql: postgres.Sql, sizes: Sizes): Promise<void> {
  await drawApplications(sql, sizes);
  await inBulk(sql, ["documents", "saved_cvs"], async () => {
    await sql`insert into documents (id, owner_id, file_name, kind, media_type, bytes, file_key, encrypted, created_at)
      select document_id, user_id, 'سيرة ' || n || '.pdf', 'pdf', 'application/pdf', 100000, '\\x00', true, created_at
      from growth_sent where not cleared order by created_at`;
    await sql`insert into documents (id, owner_id, file_name, kind, media_type, bytes, file_key, encrypted, created_at)
      select md5('saved' || n)::uuid, md5('seeker' || n)::uuid, 'CV.pdf', 'pdf', 'application/pdf', 100000, '\\x00', true,
        now() - n % 700 * interval '1 day'
      from generate_series(1, ${sizes.seekers}::int, 10) n`;
    await sql`insert into saved_cvs (document_id, owner_id, name, source)
      select md5('saved' || n)::uuid, md5('seeker' || n)::uuid, 'CV', 'upload'
      from generate_series(1, ${sizes.seekers}::int, 10) n`;
  });
  await inBulk(sql, ["job_applications"], async () => {
    await sql`insert into job_applications (id, job_id, user_id, document_id, resume_url, cover_letter,
        status, status_changed_at, opened_at, has_news, starred, rating_count, mean_rating, experience, expected_salary,
        created_at, cleared_at)
      select id, job_id, user_id, case when not cleared then document_id end,
        case when cleared then '' else '/documents/' || document_id end, case when not cleared then letter end,
        status, answered_at, case when status <> 'pending' or n % 3 = 0 then answered_at end, (n + n / 1000) % 40 = 0, n % 11 = 0,
        case when is_rated then 2 else 0 end, case when is_rated then 50 * (2 + n % 5 + (n + 1) % 5) end,
        (array['0-1', '1-3', '3-5', '5-10', '10+'])[n % 5 + 1], (500 + n % 3000) || '000', created_at,
        case when cleared then now() end
      from growth_sent order by created_at`;
  });
  await addEvents(sql);
  await addMessages(sql);
  await addSteps(sql);
  await addMarks(sql);
  await addAnswers(sql);
  await sql`drop table growth_sent`;
}

/** A table of what was sent; no two of one seeker to one job. */
async function drawApplications(sql: postgres.Sql, sizes: Sizes): Promise<void> {
  const { seekers, applications, applicantsOfOne, applicantsOfNext, applicationsOfOne } = sizes;
  const { invitedOfEach } = sizes;
  await sql`create unlogged table growth_sent as
    with person as (select id from auth_users where email = ${people.rima.email}),
    busiest as (select a.job_id, row_number() over (order by count(*) desc, a.job_id) as place
      from job_applications a join jobs j on j.id = a.job_id
      where j.company_id = (select id from auth_users where email = ${people.nabil.email}) and j.status = 'active'
      group by 1 order by 2 limit 2),
    newest as (select id from jobs
      where company_id = (select id from auth_users where email = ${people.nabil.email}) and status = 'active'
      order by created_at desc, id limit 20),
    numbered as (select id, status, created_at, closed_at, row_number() over (order by id) as no from jobs),
    mean as (select ${applications}::float8 / count(*) as value from jobs),
    counted as (select numbered.*, case id when (select job_id from busiest where place = 1) then ${applicantsOfOne}::int
        when (select job_id from busiest where place = 2) then ${applicantsOfNext}::int
        else ceil(value * case when no % 100 = 0 then 20 when no % 10 = 0 then 3 else 0.6 end)::int end as count
      from numbered, mean),
    drawn as (
      select id as job_id, status, created_at, closed_at,
        md5('seeker' || 1 + (no * 7919 + i * 37) % ${seekers}::int)::uuid as user_id, no * 1000 + i as n,
        i > count as is_invited
      from counted, generate_series(1, count +
        case when id in (select id from newest) then ${invitedOfEach}::int else 0 end) i
      union all
      select id, status, created_at, closed_at, (select id from person), no * 1000, false
      from counted where no % (select greatest(1, count(*) / ${applicationsOfOne}::int) from jobs) = 0
        and id not in (select job_id from job_applications where user_id = (select id from person))
    ),
    dated as (
      select *, created_at + (n * 61 % 1000) / 1000.0 * (coalesce(closed_at, now()) - created_at) as sent_at,
        case when is_invited then 54 else n * 13 % 100 end as mark from drawn
    )
    select gen_random_uuid() as id, gen_random_uuid() as document_id, job_id, user_id, n, sent_at as created_at,
      case when is_invited then now() else least(now(), sent_at + (1 + n % 20) * interval '1 day') end as answered_at,
      case when mark < 45 then 'pending' when mark < 53 then 'shortlisted' when mark < 56 then 'interview'
        when mark < 57 then 'offered' when mark < 60 then 'hired' when mark < 90 then 'not_selected'
        when mark < 95 then 'withdrawn' else 'closed' end as status,
      coalesce(closed_at < now() - interval '180 days', false) as cleared,
      n % 7 = 0 and not coalesce(closed_at < now() - interval '180 days', false)
        and not mark between 90 and 94 as is_rated,
      (${sentences}::text[])[n % 6 + 1] || ' ' || (${sentences}::text[])[n / 6 % 6 + 1] as letter
    from dated`;
}

async function addEvents(sql: postgres.Sql): Promise<void> {
  await inBulk(sql, ["application_events"], async () => {
    await sql`insert into application_events (application_id, action, side, to_status, created_at)
      select id, 'send', 'seeker', 'pending', created_at from growth_sent order by created_at`;
    await sql`insert into application_events
        (application_id, action, side, from_status, to_status, actor_id, created_at)
      select sent.id, case status when 'pending' then 'open' when 'shortlisted' then 'shortlist'
          when 'interview' then 'invite' when 'offered' then 'offer' when 'hired' then 'hire'
          when 'not_selected' then 'decline' when 'withdrawn' then 'withdraw' else 'close' end,
        case status when 'withdrawn' then 'seeker' when 'closed' then 'system' else 'company' end,
        'pending', sent.status, case when sent.status not in ('withdrawn', 'closed') then company_id end, answered_at
      from growth_sent sent join (select id as job_id, company_id from jobs) job using (job_id)
      order by answered_at`;
  });
}

/** A question to each thirtieth applicant, and an answer with a document that no one has read yet. */
async function addMessages(sql: postgres.Sql): Promise<void> {
  await inBulk(sql, ["documents", "application_events"], async () => {
    await sql`insert into application_events (application_id, action, side, from_status, to_status, message, created_at)
      select sent.id, action, side, status, status, message, answered_at
      from growth_sent sent, (values ('reply', 'company', 'When can you start?'), ('write', 'seeker', 'On Sunday.'))
        messages (action, side, message)
      where n % 30 = 0 and not cleared and status not in ('withdrawn', 'closed')`;
    await sql`insert into documents (id, owner_id, file_name, kind, media_type, bytes, file_key, encrypted, created_at)
      select md5('sent' || sent.id)::uuid, user_id, 'شهادة.pdf', 'pdf', 'application/pdf', 100000, '\\x00', true, created_at
      from growth_sent sent where n % 30 = 0 and not cleared and status not in ('withdrawn', 'closed')`;
  });
  // The messages are among the events that the planner knows of by now.
  await inBulk(sql, ["event_documents"], async () => {
    await sql`insert into event_documents (document_id, event_id, place)
      select md5('sent' || application_id)::uuid, id, 1 from application_events where action = 'write'
        and application_id in (select id from growth_sent)`;
  });
}

/** Two questions of each third job and of the one with very many applicants, and all answers to them. */
async function addAnswers(sql: postgres.Sql): Promise<void> {
  await inBulk(sql, ["job_questions", "application_answers"], async () => {
    await sql`insert into job_questions (job_id, position, kind, preset, text, options, is_required, must, min)
      select j.id, position, kind, preset, words, '{}'::text[], true, must::text[], min::numeric
      from (select job_id as id from growth_sent group by 1 having hashtext(job_id::text) % 3 = 0 or count(*) > 1000) j,
        (values
        (1, 'yesno', 'licence', '', '{yes}', null), (2, 'number', null, 'Years?', '{}', '3'))
        questions (position, kind, preset, words, must, min)`;
    await sql`insert into application_answers (application_id, position, question_id, kind, preset, question, answer)
      select sent.id, position, q.id, kind, preset, q.text,
        case kind when 'number' then (n % 9)::text when 'yesno' then (array['yes', 'yes', 'no'])[n % 3 + 1] end
      from growth_sent sent join job_questions q on q.job_id = sent.job_id
      where not cleared and sent.status <> 'withdrawn'`;
  });
}

/** Two ratings of each seventh application, and a label of its company on each ninth. */
async function addMarks(sql: postgres.Sql): Promise<void> {
  await inBulk(sql, ["application_ratings", "company_labels", "application_labels"], async () => {
    await sql`insert into application_ratings (application_id, stars)
      select id, 1 + (n + each) % 5 from growth_sent, generate_series(0, 1) each
      where is_rated`;
    await sql`insert into company_labels (id, company_id, name)
      select md5('label' || company_id)::uuid, company_id, 'Second round'
      from growth_sent join (select id as job_id, company_id from jobs) job using (job_id) group by 2`;
    await sql`insert into application_labels (application_id, label_id, job_id)
      select id, md5('label' || company_id)::uuid, job_id
      from growth_sent join (select id as job_id, company_id from jobs) job using (job_id)
      where n % 9 = 0 and not cleared and status <> 'withdrawn'`;
  });
}

async function addSteps(sql: postgres.Sql): Promise<void> {
  const ofInterviews = ["interviews", "interview_offers", "interview_times"];
  const tables = [...ofInterviews, "application_notes", "cv_views", "job_endings"];
  await inBulk(sql, tables, async () => {
    await sql`insert into interview_offers (id, job_id, is_group)
      select md5('offer' || id)::uuid, job_id, false from growth_sent where status = 'interview'`;
    await sql`insert into interview_times (id, offer_id, starts_at)
      select md5('time' || half_hour || id)::uuid, md5('offer' || id)::uuid,
        answered_at + interval '3 days' + half_hour * interval '30 minutes'
      from growth_sent, generate_series(0, 3) as half_hour where status = 'interview'`;
    await sql`insert into interviews
        (application_id, starts_at, place, offer_id, time_id, answer, answered_at)
      select id, answered_at + interval '3 days', 'Aleppo', md5('offer' || id)::uuid,
        md5('time0' || id)::uuid, 'confirmed', answered_at
      from growth_sent where status = 'interview'`;
    await sql`insert into application_notes (application_id, body)
      select id, 'Speaks well.' from growth_sent where n % 50 = 0`;
    await sql`insert into cv_views (application_id, viewer_id)
      select sent.id, company_id from growth_sent sent join (select id as job_id, company_id from jobs) job
      using (job_id) where n % 20 = 0`;
    await sql`insert into job_endings (job_id)
      select id from jobs where status = 'closed' and closed_at < now() - interval '30 days'`;
  });
}
