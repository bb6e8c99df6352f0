import { and, eq } from "drizzle-orm";
import { deskPaths } from "#app/desk-paths.ts";
import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailKind } from "#app/emails/email-kind.ts";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import {
  enqueueCompanyEmails,
  listCompanyPeople,
} from "#app/features/accounts/membership/membership.server.ts";
import { moderators } from "#app/features/accounts/operator/moderators.table.ts";
import { feedSources } from "#app/features/jobs/feeds-in/feeds-in.table.ts";
import { stopText } from "#app/features/jobs/feeds-in/stop-text.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db, type Transaction } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

type OfSource = { sourceId: string };

/** Tells the person of a source that it has stopped, and where that is decided. */
const feedStoppedEmail = defineEmail<OfSource>({
  name: "feedStopped",
  usefulHours: 24 * emailRetryDays,
  // A source has one a day at most; several that stop together are told together.
  perHour: 1,
  async compose(events, { id, language }) {
    const stopped = [];
    for (const sourceId of new Set(events.map(({ data }) => data.sourceId))) {
      const source = await findStopped(sourceId);
      if (source && (await mayStillChange(id, source.companyId))) stopped.push(source);
    }
    const [first] = stopped;
    if (!first) return undefined;
    const messages = messagesFor(language);
    const texts = messages.emails.feeds;
    const name = isolated(first.name);
    const blocks: EmailContent["blocks"] = [
      texts.intro,
      ...stopped.map((source) => {
        const lines = [stopText(source, messages)];
        return { kind: "panel" as const, entry: { title: isolated(source.name), lines } };
      }),
      texts.jobsStay,
    ];
    const to = first.companyId === null ? deskPaths.boardFeeds() : paths.companyFeeds();
    return {
      content: {
        subject: texts.subject({ name }),
        heading: texts.heading,
        blocks,
        action: { label: texts.act, href: settings().baseUrl + to },
        reason: texts.reason,
      },
    };
  },
});

export const feedEmails: EmailKind[] = [feedStoppedEmail];

/** Queues the email to the person who added a source, or to the owners of its company. */
export async function enqueueFeedStopped(
  tx: Transaction,
  sourceId: string,
  { createdBy, companyId }: { createdBy: string | null; companyId: string | null },
): Promise<void> {
  const data = { sourceId };
  if (companyId !== null) {
    const people = await listCompanyPeople(companyId, tx);
    const isThere = people.some(({ id, role }) => id === createdBy && role !== "reader");
    if (!isThere) {
      await enqueueCompanyEmails(feedStoppedEmail, [{ companyId, data }], tx, ["owner"]);
      return;
    }
  }
  if (createdBy !== null) await enqueueEmail(feedStoppedEmail, createdBy, data, tx);
}

async function findStopped(id: string) {
  const [source] = await db
    .select({
      name: feedSources.name,
      companyId: feedSources.companyId,
      stopCode: feedSources.stopCode,
      stopStep: feedSources.stopStep,
    })
    .from(feedSources)
    .where(and(eq(feedSources.id, id), eq(feedSources.state, "stopped")));
  return source;
}

async function mayStillChange(id: string, companyId: string | null): Promise<boolean> {
  if (companyId === null) {
    return (
      (await db.$count(moderators, and(eq(moderators.userId, id), eq(moderators.leads, true)))) > 0
    );
  }
  const people = await listCompanyPeople(companyId);
  return people.some((person) => person.id === id && person.role !== "reader");
}
