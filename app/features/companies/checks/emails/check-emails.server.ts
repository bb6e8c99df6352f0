import { eq } from "drizzle-orm";
import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailKind } from "#app/emails/email-kind.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import { findCompanyOf } from "#app/features/accounts/membership/membership.server.ts";
import { companyChecks } from "#app/features/companies/checks/checks.table.ts";
import { shownDomain } from "#app/features/companies/checks/domain/domain-name.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";

/** Events of a company's checks that its owners are told of. */
export type CheckNews =
  | "domainDone"
  | "failing"
  | "expired"
  | "voided"
  | "registerDone"
  | "registerFailed"
  | "registerRevoked"
  | "domainRevoked"
  | "twin";

/** Tells the owners of a company the result of a check. */
export const checkEmail = defineEmail<{ companyId: string; news: CheckNews }>({
  name: "companyCheck",
  usefulHours: 24 * emailRetryDays,
  perHour: null,
  async compose(events, { id, language }) {
    const { companyId, news } = events[0]?.data ?? {};
    if (!companyId || !news) return undefined;
    // An owner who has left the team gets no email.
    if ((await findCompanyOf(id)) !== companyId) return undefined;
    const [company] = await db
      .select({ name: companyCalled })
      .from(userProfiles)
      .where(eq(userProfiles.id, companyId));
    if (!company) return undefined;
    const rows = await db
      .select()
      .from(companyChecks)
      .where(eq(companyChecks.companyId, companyId));
    const domain = rows.find(({ kind }) => kind === "domain");
    const register = rows.find(({ kind }) => kind === "register");
    const reason = (news === "domainRevoked" ? domain : register)?.reason ?? null;
    const texts = { name: company.name, domain: domain?.subject ?? "", reason };
    return { content: checkContent(news, texts, language) };
  },
});

export const checkEmails: EmailKind[] = [checkEmail];

const namesReason: readonly CheckNews[] = ["registerFailed", "registerRevoked", "domainRevoked"];

type Texts = { name: string; domain: string; reason: string | null };

function checkContent(
  news: CheckNews,
  { name, domain, reason }: Texts,
  language: Language,
): EmailContent {
  const { act, reason: why, ...texts } = messagesFor(language).emails.checks;
  const called = { company: isolated(name), domain: isolated(shownDomain(domain)) };
  const { subject, heading, intro } = texts[news];
  const text = intro(called);
  const blocks: EmailContent["blocks"] = [text];
  if (reason && namesReason.includes(news)) {
    blocks.push(isolated(reason));
  }
  return {
    subject: subject(called),
    heading,
    blocks,
    action: { label: act, href: settings().baseUrl + paths.checks() },
    reason: why,
  };
}
