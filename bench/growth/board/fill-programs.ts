import type postgres from "postgres";
import { people } from "#demo/people.ts";
import { inBulk } from "./in-bulk.ts";
import type { Sizes } from "./sizes.ts";

/** Deliveries of an endpoint of the demo company, which keeps no more, and of another one. */
const deliveriesOfOne = 10_000;
const deliveriesOfEach = 100;

/** What companies' own systems and Telegram have: keys, webhooks, feeds, posts and chats. */
export async function fillPrograms(sql: postgres.Sql, sizes: Sizes): Promise<void> {
  await sql`create unlogged table growth_firms as
    select id, email = ${people.nabil.email} as is_demo from user_profiles
    where email = ${people.nabil.email}
      or id in (select md5('company' || n)::uuid from generate_series(1, ${sizes.companies}::int, 10) n)`;
  await addKeys(sql);
  await addWebhooks(sql, sizes);
  await addFeeds(sql);
  await addTelegram(sql, sizes);
  await sql`drop table growth_firms`;
}

async function addKeys(sql: postgres.Sql): Promise<void> {
  await inBulk(sql, ["api_keys", "api_requests", "job_external_ids"], async () => {
    await sql`insert into api_keys (id, company_id, name, scopes, hash, ending, last_used_at)
      select md5('key' || n || id)::uuid, id, 'Key ' || n, '{jobs:read}', md5(n::text || id), 'abcde', now()
      from growth_firms, generate_series(1, 5) n`;
    await sql`insert into api_requests (key_id, idempotency_key, new_id, request_hash, status, body)
      select id, n::text, gen_random_uuid(), 'hash', 200, '{}' from api_keys, generate_series(1, 20) n`;
    await sql`insert into job_external_ids (company_id, external_id, job_id)
      select company_id, jobs.id::text, jobs.id from jobs join growth_firms on growth_firms.id = company_id`;
  });
}

/** What waits is due in years: nothing is sent while the board is measured. The demo company's is paused. */
async function addWebhooks(sql: postgres.Sql, { applicantsOfOne }: Sizes): Promise<void> {
  const max = Math.min(deliveriesOfOne, applicantsOfOne);
  await inBulk(sql, ["webhook_endpoints", "webhook_deliveries", "webhook_tries"], async () => {
    await sql`insert into webhook_endpoints (id, company_id, url, events, state, state_changed_at, secret, secret_ending)
      select md5('endpoint' || n || id)::uuid, id, 'https://hooks.example/' || n, '{application.received}',
        case when is_demo then 'paused' else 'works' end, case when is_demo then now() end, '\\x00', 'abcd'
      from growth_firms, generate_series(1, 3) n`;
    await sql`insert into webhook_deliveries (id, endpoint_id, type, resource_id, data, state, attempts,
        next_try_at, delivered_at, created_at)
      select md5('delivery' || n || f.id)::uuid, md5('endpoint1' || f.id)::uuid, 'application.received',
        gen_random_uuid(), jsonb_build_object('applicationId', n), state, 1,
        case when state = 'waiting' then now() + interval '20 years' end,
        case when state = 'delivered' then now() end, now() - n % 600 * interval '1 hour'
      from growth_firms f,
        generate_series(1, case when is_demo then ${max}::int else ${deliveriesOfEach}::int end) n,
        lateral (select case when n % 50 = 0 then 'failed' when n % 50 > 2 then 'delivered'
          when is_demo then 'held' else 'waiting' end as state) of`;
    await sql`insert into webhook_tries (delivery_id, at, status, milliseconds)
      select id, created_at + n * interval '1 minute', 200, 120 from webhook_deliveries, generate_series(1, 2) n
      where data ? 'applicationId'`;
  });
}

/** All open jobs come from one feed of the board, and those of some companies from feeds of theirs, too. */
async function addFeeds(sql: postgres.Sql): Promise<void> {
  await inBulk(sql, ["feed_sources", "feed_runs", "feed_items"], async () => {
    await sql`insert into feed_sources (id, company_id, name, url, kind, mapping, applies_there, every_hours, state,
        company_name, next_at, ran_at, created_at)
      select md5('board')::uuid, null::uuid, 'All', 'https://feeds.example/all', 'json', '{"paths":{}}'::jsonb, true, 24,
        'works', 'Feeds', now() + interval '20 years', now(), now()
      union all select md5('board' || n)::uuid, null, 'Feed ' || n, 'https://feeds.example/' || n, 'json',
        '{"paths":{}}', true, 24, 'works', 'Feeds', now() + interval '20 years', now(), now()
      from generate_series(1, 20) n
      union all select md5('feed' || id)::uuid, id, 'Own', 'https://feeds.example/' || id, 'json',
        '{"paths":{}}', false, 24, 'works', null, now() + interval '20 years', now(), now() from growth_firms`;
    await sql`insert into feed_runs (source_id, state, rows, created_at, changed_at, ended_at)
      select id, 'done', 50, at, at, at from feed_sources, generate_series(1, 30) n,
        lateral (select now() - n * interval '1 day' as at) of`;
    await sql`insert into feed_items (source_id, external_id, hash, state, job_id, written_at)
      select md5('board')::uuid, id::text, 'hash', 'posted', id, now() from jobs where status = 'active'
      union all select md5('feed' || company_id)::uuid, jobs.id::text, 'hash', 'posted', jobs.id, now()
      from jobs join growth_firms on growth_firms.id = company_id`;
    await sql`insert into feed_items (source_id, external_id, hash, state, copy_of, likeness, data)
      select source_id, 'copy' || external_id, hash, 'copy', job_id, 95, '{"title":"محاسب","companyName":"شركة"}'
      from feed_items where source_id = md5('board')::uuid and hashtext(external_id) % 10 = 0`;
  });
}

/** A board without a token: nothing is sent while it is measured. */
async function addTelegram(sql: postgres.Sql, { seekers }: Sizes): Promise<void> {
  await inBulk(sql, ["telegram_channels", "telegram_posts", "telegram_chats"], async () => {
    await sql`insert into telegram_channels (id, chat, title, language, per_hour)
      select md5('channel' || n)::uuid, '-100' || n, 'Jobs ' || n, 'ar', 20 from generate_series(1, 20) n`;
    await sql`insert into telegram_posts (channel_id, job_id, title, state, worth, ready_at, sent_at, message_id)
      select md5('channel' || 1 + (hashtext(id::text) & 15) + 2 * n)::uuid, id, title, 'posted', 3, at, at, 7
      from jobs, generate_series(0, 1) n, lateral (select now() - (hashtext(id::text) & 4095) * interval '1 hour' as at) of`;
    await sql`insert into telegram_chats (chat, user_id, name, language)
      select n::text, md5('seeker' || n)::uuid, 'Seeker', 'ar' from generate_series(1, ${seekers}::int, 5) n`;
  });
  await inBulk(sql, ["telegram_updates", "telegram_turns"], async () => {
    await sql`insert into telegram_updates (id, received_at)
      select n, now() - n % 47 * interval '1 hour' from generate_series(1, ${seekers}::int, 10) n`;
    await sql`insert into telegram_turns (chat, next_at)
      select n::text, now() from generate_series(1, ${seekers}::int, 20) n`;
  });
}
