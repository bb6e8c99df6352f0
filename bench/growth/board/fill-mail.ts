import type postgres from "postgres";
import { fillUpTo } from "#bench/alerts/fill.ts";
import { inBulk } from "./in-bulk.ts";
import type { Sizes } from "./sizes.ts";

/** Emails that are sent, and a queue of as much: half of it done, half for a day far off. */
export async function fillMail(sql: postgres.Sql, { emailEvents, queuedJobs, seekers }: Sizes) {
  await inBulk(sql, ["email_events"], async () => {
    await sql`insert into email_events (user_id, kind, data, created_at, batch, batched_at, sent_at)
      select md5('seeker' || 1 + n % ${seekers}::int)::uuid, 'application-answer', '{"job":"1"}',
        now() - n % 30 * interval '1 hour', gen_random_uuid(), now(), now()
      from generate_series(1, ${emailEvents}::int) n`;
  });
  // No deletion by the queue itself: the board is stored, and its rows would be old.
  await inBulk(sql, ["tasks.job_common"], async () => {
    await sql`insert into tasks.job_common
        (name, data, state, start_after, created_on, completed_on, keep_until, policy, deletion_seconds)
      select 'letters', jsonb_build_object('kind', 'growth', 'account', md5('seeker' || n)::uuid),
        case when n % 2 = 0 then 'completed' else 'created' end::tasks.job_state,
        now() + interval '20 years', now(), case when n % 2 = 0 then now() end,
        now() + interval '30 years', 'standard', 1000000000
      from generate_series(1, ${queuedJobs}::int) n`;
  });
}

/** Different searches are parsed by the app; most alerts save one that others save too. */
const shareOfOwn = 0.1;

export async function fillAlerts(sql: postgres.Sql, { alerts, seekers }: Sizes): Promise<void> {
  const own = Math.ceil(alerts * shareOfOwn);
  await fillUpTo(own);
  const more = Math.min(seekers, alerts - own);
  const tables = ["alerts", "alert_recipients", "alert_digests", "alert_sent_jobs"];
  await inBulk(sql, tables, async () => {
    await sql`insert into alert_recipients (id, user_id, language, feed_key)
      select md5('recipient' || n)::uuid, md5('seeker' || n)::uuid, 'ar', md5('feed' || n)
      from generate_series(1, ${more}::int) n`;
    await sql`insert into alerts (recipient_id, search_id, name, frequency, hour, confirmed_at, seen_batch)
      select md5('recipient' || n)::uuid, searches.id, 'Alert ' || n,
        (array['instant', 'daily', 'weekly'])[n % 3 + 1], n % 24, now(), 0
      from generate_series(1, ${more}::int) n
      join (select id, row_number() over (order by id) - 1 as no from alert_searches) searches
        on no = n % (select count(*) from alert_searches)`;
    await sql`insert into alert_digests (id, recipient_id, created_at, sent_at)
      select md5('digest' || n)::uuid, md5('recipient' || n)::uuid, now(), now()
      from generate_series(1, ${more}::int) n`;
    await sql`insert into alert_sent_jobs (recipient_id, job_id, alert_id, digest_id)
      select recipient_id, job.id, alerts.id, md5('digest' || substr(name, 7))::uuid
      from alerts, lateral (select id from jobs where status = 'active' order by created_at desc
        limit 3) job where name like 'Alert %'`;
  });
}
