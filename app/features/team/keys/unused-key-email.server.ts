import { eq } from "drizzle-orm";
import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { defineEmail } from "#app/emails/email-kind.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { apiKeys } from "#app/features/team/keys/api-keys.table.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** Tells an owner of an API key that nothing has used for long. */
export const unusedKeyEmail = defineEmail<{ keyId: string }>({
  name: "teamUnusedKey",
  usefulHours: 24 * emailRetryDays,
  perHour: null,
  async compose(events, { id, language }) {
    const { keyId } = events[0]?.data ?? {};
    if (!keyId) return undefined;
    const [key] = await db
      .select({ ...apiKeyColumns, company: companyCalled })
      .from(apiKeys)
      .innerJoin(userProfiles, eq(userProfiles.id, apiKeys.companyId))
      .where(eq(apiKeys.id, keyId));
    // A key that was used or revoked meanwhile, and an owner who has left the team, need no email.
    if (!key?.unusedNoticeAt || key.revokedAt) return undefined;
    if ((await findCompanyOf(id)) !== key.companyId) return undefined;
    return { content: contentFor(key, language) };
  },
});

const apiKeyColumns = {
  companyId: apiKeys.companyId,
  name: apiKeys.name,
  ending: apiKeys.ending,
  revokedAt: apiKeys.revokedAt,
  unusedNoticeAt: apiKeys.unusedNoticeAt,
};

function contentFor(
  { name, ending, company }: { name: string; ending: string; company: string },
  language: Language,
): EmailContent {
  const texts = messagesFor(language).emails.team.unusedKey;
  const called = { name: isolated(name), ending: isolated(ending), company: isolated(company) };
  const intro = texts.intro(called);
  return {
    subject: texts.subject(called),
    heading: texts.heading,
    blocks: [intro, texts.still],
    action: { label: texts.act, href: settings().baseUrl + paths.apiKeys() },
    reason: texts.reason,
  };
}
