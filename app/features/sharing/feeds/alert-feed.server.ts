import { desc, eq, sql } from "drizzle-orm";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { isExcluded } from "#app/features/alerts/delivery/excluded-jobs.server.ts";
import { findFeedRecipient } from "#app/features/alerts/link-alerts.server.ts";
import { cardColumns, cardOf } from "#app/features/job/job-row.server.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import type { Feed } from "./feed.ts";
import { feedItem } from "./feed-item.ts";

const maxEntries = 50;

/** The newest open jobs that answer the alerts of a feed's secret, by when they did; undefined for no one's. */
export async function findAlertFeed(feedKey: string): Promise<Feed | undefined> {
  const recipient = await findFeedRecipient(feedKey);
  if (!recipient) return undefined;
  const { language } = recipient;
  const messages = messagesFor(language);
  const rows = await listMatchedJobs(recipient.id);
  const items = rows.map(({ matchedAt, ...row }) => ({
    ...feedItem(cardOf(row, language), language, messages),
    postedAt: new Date(matchedAt),
  }));
  return {
    title: messages.alerts.feedTitle,
    description: messages.alerts.feedHint,
    language,
    page: settings().baseUrl + paths.alerts(),
    self: settings().baseUrl + paths.alertFeed(feedKey),
    changed: items[0]?.postedAt ?? null,
    items,
  };
}

async function listMatchedJobs(recipientId: string) {
  const matched = sql`(
    select distinct on (job.id) job.id as job_id, batch.compared_at as matched_at
    from alerts join alert_recipients recipient on recipient.id = alerts.recipient_id
      join alert_searches search on search.id = alerts.search_id
      join alert_matches match on match.query_id = search.query_id
      join alert_batches batch on batch.id = match.batch
      cross join lateral unnest(match.job_ids) as each (job_id)
      join jobs job on job.id = each.job_id and job.status = 'active'
    where alerts.recipient_id = ${recipientId}
      and alerts.confirmed_at is not null and alerts.paused_at is null
      and not ${isExcluded(sql.raw("recipient.user_id"), sql.raw("job.id"))}
    order by job.id, match.batch
  ) as matched`;
  return await db
    .select({ ...cardColumns, matchedAt: sql<string>`matched.matched_at::text` })
    .from(jobs)
    .innerJoin(matched, sql`matched.job_id = ${jobs.id}`)
    .innerJoin(userProfiles, eq(userProfiles.id, jobs.companyId))
    .orderBy(desc(sql`matched.matched_at`), desc(jobs.id))
    .limit(maxEntries);
}
