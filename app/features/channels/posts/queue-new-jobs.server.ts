import { lt, type SQL, sql } from "drizzle-orm";
import { settleMinutes } from "#app/features/channels/channel.ts";
import {
  telegramChannels,
  telegramPosts,
  telegramProgress,
} from "#app/features/channels/channels.table.ts";
import { findJobsChangedSince } from "#app/features/search/write-index.server.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** Jobs that became public longer ago are no news. */
const newDays = 3;
const waitingHours = 24;
const rememberedDays = 180;

/**
 * Adds the jobs that became public since the last call to the channels that they are for, and marks the posts of
 * those that changed. The first call only remembers where to begin. Called every minute, never by a request.
 */
export async function queueNewJobs(): Promise<void> {
  if (!settings().telegram) return;
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(telegramProgress).for("update");
    const { ids, seen } = await findJobsChangedSince(before?.seen, tx);
    await tx
      .insert(telegramProgress)
      .values({ seen })
      .onConflictDoUpdate({ target: telegramProgress.only, set: { seen } });
    if (ids.length === 0) return;
    await tx.execute(sql`
      update telegram_posts set changed_at = now()
      where job_id = any(${sql.param(ids)}::uuid[]) and state in ('posted', 'sending')`);
    await removeUnwanted(sql`post.job_id = any(${sql.param(ids)}::uuid[])`, tx);
    await tx.execute(sql`
      insert into telegram_posts as post (channel_id, job_id, title, worth, ready_at)
      select channel.id, jobs.id, jobs.title, ${worth},
        now() + make_interval(mins => ${settleMinutes})
      from jobs
      join user_profiles company on company.id = jobs.company_id
      join telegram_channels channel on channel.removed_at is null and ${isWanted}
      where jobs.id = any(${sql.param(ids)}::uuid[]) and jobs.status = 'active'
        and jobs.created_at > greatest(channel.created_at, now() - make_interval(days => ${newDays}))
      on conflict (channel_id, job_id) do update set title = excluded.title, worth = excluded.worth
        where post.state = 'waiting'`);
  });
}

/** Removes the waiting jobs that a channel wants no more since its settings changed. */
export async function removeUnwantedJobs(channelId: string, tx: Transaction): Promise<void> {
  await removeUnwanted(sql`post.channel_id = ${channelId}`, tx);
}

async function removeUnwanted(which: SQL, tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from telegram_posts post using jobs, telegram_channels channel
    where ${which} and post.state = 'waiting' and jobs.id = post.job_id
      and channel.id = post.channel_id and not ${isWanted}`);
}

/** Deletes jobs that waited for a day, posts older than half a year, and channels removed a day ago. */
export async function removeOldPosts(): Promise<void> {
  // Two statements: each finds its rows by an index, and not among the posts of months.
  await db.execute(sql`
    delete from ${telegramPosts} where state in ('waiting', 'copy')
      and ready_at < now() - make_interval(hours => ${waitingHours})`);
  await db.execute(sql`
    delete from ${telegramPosts} where ready_at < now() - make_interval(days => ${rememberedDays})`);
  const old = sql`now() - interval '1 day'`;
  await db.delete(telegramChannels).where(lt(telegramChannels.removedAt, old));
}

/** A checked company counts most, then a stated pay, then a text that says something and a last day. */
const worth = sql`(case when company.checked > 0 then 4 else 0 end
  + case when jobs.salary_min is not null or jobs.salary_max is not null then 2 else 0 end
  + case when length(jobs.description) >= 300 then 1 else 0 end
  + case when jobs.application_deadline is not null then 1 else 0 end)`;

const writtenIn = sql`case when jobs.title || left(jobs.description, 200) ~ '[ء-ي]' then 'ar' else 'en' end`;

/** Whether a job is of the governorate, the category and the language of a channel. */
const isWanted = sql`((channel.province is null
    or coalesce(jobs.place_id = channel.province or starts_with(jobs.place_id, channel.province || '/'), false))
  and (channel.category is null or channel.category = jobs.category)
  and (channel.written is null or channel.written = ${writtenIn}))`;
