import type postgres from "postgres";
import { inBulk } from "./in-bulk.ts";
import type { Sizes } from "./sizes.ts";

/** What seekers have looked at, saved and followed, and what their accounts have in store. */
export async function fillMemory(sql: postgres.Sql, { seekers, companies }: Sizes): Promise<void> {
  await rememberJobs(sql, seekers);
  const every = (step: number) => sql`generate_series(1, ${seekers}::int, ${step}::int) n`;
  const id = sql`md5('seeker' || n)::uuid`;
  const later = sql`now() + interval '10 years'`;
  const tables = [
    "remembered_companies",
    "recent_searches",
    "board_visits",
    "known_devices",
    "auth_sessions",
  ];
  await inBulk(sql, tables, async () => {
    await sql`insert into remembered_companies (account_id, company_id, followed_at)
      select ${id}, md5('company' || 1 + n * 31 % ${companies}::int)::uuid, now() from ${every(3)}`;
    await sql`insert into recent_searches (account_id, query)
      select ${id}, 'keyword=' || n % 5000 from ${every(3)}`;
    await sql`insert into board_visits (account_id, previous_at)
      select ${id}, now() - n % 60 * interval '1 day' from ${every(1)}`;
    await sql`insert into known_devices (id, user_id, token_hash)
      select md5('device' || n)::uuid, ${id}, md5('token' || n) from ${every(2)}`;
    await sql`insert into auth_sessions (user_id, token, expires_at, device_id)
      select ${id}, md5('session' || n), ${later}, md5('device' || n)::uuid from ${every(2)}`;
  });
  await inBulk(
    sql,
    ["push_subscriptions", "email_confirmations", "auth_verifications", "email_changes"],
    async () => {
      await sql`insert into push_subscriptions (user_id, endpoint, p256dh, auth, language, user_agent)
      select ${id}, 'https://push.example/' || n, 'key', 'auth', 'ar', 'Phone' from ${every(5)}`;
      await sql`insert into email_confirmations (token_hash, user_id, address, expires_at)
      select md5('confirm' || n), ${id}, 'seeker' || n || '@people.example', ${later} from ${every(5)}`;
      await sql`insert into auth_verifications (identifier, value, expires_at)
      select md5('reset' || n), ${id}, ${later} from ${every(10)}`;
      await sql`insert into email_changes (user_id, old_email, was_confirmed, new_email, contact_follows, expires_at)
      select ${id}, 'old' || n || '@people.example', true, 'new' || n || '@people.example', true, ${later}
      from ${every(10)}`;
      await sql`insert into pending_registrations (email, password, profile, language, expires_at)
      select 'pending' || n || '@people.example', 'hash', '{}', 'ar', ${later} from ${every(10)}`;
      await sql`insert into form_drafts (user_id, form, values) select ${id}, 'post-job', '{}' from ${every(10)}`;
      await sql`insert into device_keys (user_id, key) select ${id}, 'key' from ${every(10)}`;
      await sql`insert into guard.limits (key, hits, expires_at)
      select 'growth:' || n, array[now()], ${later} from ${every(10)}`;
    },
  );
}

async function rememberJobs(sql: postgres.Sql, seekers: number): Promise<void> {
  await sql`create unlogged table growth_open as
    select row_number() over (order by id) - 1 as no, id from jobs where status = 'active'`;
  await sql`create unique index on growth_open (no)`;
  await inBulk(sql, ["seen_jobs", "remembered_jobs"], async () => {
    await sql`insert into seen_jobs (account_id, job_id, seen_at)
      select md5('seeker' || n)::uuid, open.id, now() - n % 60 * interval '1 day'
      from generate_series(1, ${seekers}::int) n cross join generate_series(0, 2) i
      join growth_open open on open.no = (n * 17 + i) % (select count(*) from growth_open)`;
    await sql`insert into remembered_jobs (account_id, job_id, saved_at)
      select md5('seeker' || n)::uuid, open.id, now() from generate_series(1, ${seekers}::int, 2) n
      join growth_open open on open.no = n * 19 % (select count(*) from growth_open)`;
  });
  await inBulk(sql, ["job_views"], async () => {
    await sql`insert into job_views (job_id, day, source, views, begun)
      select open.id, current_date - n, source, 1 + n % 7, n % 2 from growth_open open
      cross join generate_series(0, 27) n cross join unnest(array['search', 'list', 'direct']) source
      on conflict do nothing`;
  });
  await inBulk(sql, ["company_days"], async () => {
    await sql`insert into company_days (company_id, day, source, views, begun, saved)
      select company_id, day, source, sum(views), sum(begun), sum(saved) from (
        select job_id, day, source, views, begun, 0 as saved from job_views
        union all select job_id, (saved_at at time zone 'Asia/Damascus')::date, '', 0, 0, 1 from remembered_jobs
        where saved_at is not null) counted
      join jobs on jobs.id = job_id group by 1, 2, 3
      on conflict (company_id, day, source) do update
        set views = excluded.views, begun = excluded.begun, saved = excluded.saved`;
  });
  await sql`drop table growth_open`;
}
