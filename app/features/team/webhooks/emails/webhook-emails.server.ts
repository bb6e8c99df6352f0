import { eq } from "drizzle-orm";
import { isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailKind } from "#app/emails/email-kind.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { webhookEndpoints } from "#app/features/team/webhooks/webhooks.table.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** Tells an owner that an endpoint gets no more events until somebody resumes it. */
export const webhookStoppedEmail = defineEmail<{ endpointId: string }>({
  name: "webhookStopped",
  usefulHours: 24 * emailRetryDays,
  perHour: null,
  async compose(events, { id, language }) {
    const { endpointId } = events[0]?.data ?? {};
    if (!endpointId) return undefined;
    const { companyId, url, state } = webhookEndpoints;
    const [endpoint] = await db
      .select({ companyId, url, state, company: companyCalled })
      .from(webhookEndpoints)
      .innerJoin(userProfiles, eq(userProfiles.id, companyId))
      .where(eq(webhookEndpoints.id, endpointId));
    if (!endpoint || (endpoint.state !== "failed" && endpoint.state !== "gone")) return undefined;
    // An owner who has left the team gets no email.
    if ((await findCompanyOf(id)) !== endpoint.companyId) return undefined;
    const texts = messagesFor(language).emails.webhooks;
    const company = isolated(endpoint.company);
    const intro = texts.intro[endpoint.state]({ address: isolated(endpoint.url), company });
    return {
      content: {
        subject: texts.subject({ company }),
        heading: texts.heading,
        blocks: [intro, texts.held],
        action: { label: texts.act, href: settings().baseUrl + paths.webhook(endpointId) },
        reason: texts.reason,
      },
    };
  },
});

export const webhookEmails: EmailKind[] = [webhookStoppedEmail];
