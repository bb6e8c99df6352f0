import { and, eq, sql } from "drizzle-orm";
import type { EmailContent } from "#app/emails/email-content.ts";
import { defineEmail } from "#app/emails/email-kind.ts";
import { catchUpName } from "#app/features/accounts/emails/catch-up.server.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { isNewToCompany } from "#app/features/applications/application-conditions.server.ts";
import { jobApplications } from "#app/features/applications/applications.table.ts";
import { jobs } from "#app/features/job/jobs.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** Tells a person who has just confirmed their address of the news that was not sent before. */
export const catchUpEmail = defineEmail<Record<string, never>>({
  name: catchUpName,
  usefulHours: 24 * emailRetryDays,
  perHour: null,
  async compose(_, { id, language }) {
    const company = await findCompanyOf(id);
    const n = company ? await countUnopened(company) : await countNews(id);
    if (n === 0) return undefined;
    return { content: catchUpContent({ n, isCompany: company !== undefined }, language) };
  },
});

async function countUnopened(companyId: string): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(
      and(
        eq(jobs.companyId, companyId),
        isNewToCompany,
        sql`${jobApplications.status} = 'pending'`,
      ),
    );
  return row?.n ?? 0;
}

function countNews(userId: string): Promise<number> {
  return db.$count(
    jobApplications,
    and(eq(jobApplications.userId, userId), jobApplications.hasNews),
  );
}

type Missed = { n: number; isCompany: boolean };

export function catchUpContent({ n, isCompany }: Missed, language: Language): EmailContent {
  const texts = messagesFor(language).emails.catchUp;
  const intro = isCompany ? texts.applications(n) : texts.news(n);
  const to = isCompany
    ? paths.companyDashboard({ tab: "applications" })
    : paths.myAccount({ tab: "applications" });
  return {
    subject: texts.subject,
    heading: texts.heading,
    blocks: [intro],
    action: {
      label: isCompany ? texts.actApplications : texts.actNews,
      href: settings().baseUrl + to,
    },
    reason: texts.reason,
  };
}
