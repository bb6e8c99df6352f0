import { sql } from "drizzle-orm";
import type { Person } from "#app/features/accounts/actor.ts";
import { searchParams, usualHour } from "#app/features/alerts/alert.ts";
import { saveOwnAlert } from "#app/features/alerts/own-alerts.server.ts";
import { findOwnRecipient } from "#app/features/alerts/recipients.server.ts";
import { searchLabels } from "#app/features/alerts/search-label.server.ts";
import {
  forgetCompany,
  rememberCompany,
} from "#app/features/jobs/memory/remembered-companies.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome } from "#app/platform/outcome.ts";

/**
 * Follows a company, with a daily alert of its jobs; an alert of them that is there already stays as it
 * was chosen. `alerted` is false where the account has as many alerts as it may. Refusals: as
 * rememberCompany.
 */
export async function followCompany(
  actor: Person,
  companyId: string,
  language: Language,
): Promise<Outcome<{ alerted: boolean }>> {
  const remembered = await rememberCompany(actor, companyId, "followed");
  if (isRefused(remembered)) return remembered;
  const query = { company: companyId };
  const [name = companyId] = await searchLabels(query, language);
  const alert = { query, name, language, frequency: "daily", hour: usualHour } as const;
  return { alerted: !isRefused(await saveOwnAlert(actor, alert, { keeps: true })) };
}

/** Hides a company's jobs; nothing is sent of them any more. Refusals: as rememberCompany. */
export async function hideCompany(actor: Person, companyId: string) {
  const remembered = await rememberCompany(actor, companyId, "hidden");
  if (!isRefused(remembered)) await removeAlertsOf(actor, [companyId]);
  return remembered;
}

/** Ends that the account follows or hides a company, and the alert of its jobs. */
export async function unfollowCompany(actor: Person, companyId: string): Promise<void> {
  if (await forgetCompany(actor, companyId)) await removeAlertsOf(actor, [companyId]);
}

/** Removes the alerts that are of all jobs of one of the companies. */
export async function removeAlertsOf(actor: Person, companyIds: readonly string[]): Promise<void> {
  const recipient = await findOwnRecipient(actor);
  if (!recipient || companyIds.length === 0) return;
  const params = companyIds.map((company) => searchParams({ company }));
  await db.execute(sql`
    delete from alerts using alert_searches search
    where search.id = alerts.search_id and alerts.recipient_id = ${recipient}
      and search.params = any(${sql.param(params)}::text[])`);
}
