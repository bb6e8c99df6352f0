import { sql } from "drizzle-orm";
import { isExcluded } from "#app/features/alerts/delivery/excluded-jobs.server.ts";
import { findFeedRecipient } from "#app/features/alerts/link-alerts.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { siteOrigin } from "#app/platform/settings/site.server.ts";

const maxEntries = 50;

type Entry = { id: string; title: string; company: string; at: string; language: Language };

/** The newest open jobs that answer the alerts of a feed's secret, as Atom; undefined for no one's. */
export async function alertFeed(feedKey: string): Promise<string | undefined> {
  const recipient = await findFeedRecipient(feedKey);
  if (!recipient) return undefined;
  const rows = await db.execute<Entry>(sql`
    select id, title, company, language,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from (
      select distinct on (match.job_id) match.job_id as id, job.title, match.matched_at as at,
        recipient.language,
        company_called(profile.company_name, profile.first_name, profile.last_name) as company
      from alerts join alert_recipients recipient on recipient.id = alerts.recipient_id
        join alert_searches search on search.id = alerts.search_id
        join alert_matches match on match.query_id = search.query_id
        join jobs job on job.id = match.job_id and job.status = 'active'
        join user_profiles profile on profile.id = job.company_id
      where alerts.recipient_id = ${recipient}
        and alerts.confirmed_at is not null and alerts.paused_at is null
        and not ${isExcluded(sql.raw("recipient.user_id"), sql.raw("match.job_id"))}
      order by match.job_id, match.id
    ) each order by at desc limit ${maxEntries}`);
  return written([...rows], feedKey);
}

function written(entries: readonly Entry[], feedKey: string): string {
  const language = entries[0]?.language ?? "ar";
  const messages = messagesFor(language);
  const self = siteOrigin + paths.alertFeed(feedKey);
  const items = entries.map(({ id, title, company, at }) => {
    const link = siteOrigin + paths.job(id);
    return `<entry><id>urn:uuid:${id}</id><title>${escaped(title || messages.jobs.noTitle)}</title><link href="${escaped(link)}"/><updated>${at}</updated><author><name>${escaped(company || messages.jobs.noCompany)}</name></author></entry>`;
  });
  const updated = entries[0]?.at ?? "2000-01-01T00:00:00Z";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${escaped(self)}</id><title>${escaped(messages.alerts.feedTitle)}</title><updated>${updated}</updated><link rel="self" href="${escaped(self)}"/>${items.join("")}</feed>
`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Also without what XML has no place for. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
