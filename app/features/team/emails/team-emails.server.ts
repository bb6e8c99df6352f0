import { eq } from "drizzle-orm";
import { type EmailContent, isolated } from "#app/emails/email-content.ts";
import { defineEmail, type EmailKind } from "#app/emails/email-kind.ts";
import { userProfiles } from "#app/features/accounts/accounts.table.ts";
import type { CompanyRole } from "#app/features/accounts/membership/company-role.ts";
import { companyInvitations } from "#app/features/accounts/membership/membership.table.ts";
import { fullName } from "#app/features/accounts/profile/full-name.ts";
import { companyCalled } from "#app/features/companies/company-name.server.ts";
import { unusedKeyEmail } from "#app/features/team/keys/unused-key-email.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { emailRetryDays } from "#app/limits.ts";
import { messagesFor } from "#app/messages/messages.server.ts";
import { paths } from "#app/paths.ts";
import { db } from "#app/platform/database/database.server.ts";
import { settings } from "#app/platform/settings/settings.server.ts";
import { openInvitationLink } from "./invitation-links.server.ts";

const usefulHours = 24 * emailRetryDays;

/** Invites an address to a company, in the name of the owner whose event it is and on their account. */
export const invitationEmail = defineEmail<{ invitationId: string }>({
  name: "teamInvitation",
  // Each by itself: the limits are those of inviting.
  usefulHours,
  perHour: null,
  async compose(events, inviter) {
    const { invitationId } = events[0]?.data ?? {};
    const invitation = invitationId ? await findInvitation(invitationId) : undefined;
    if (!invitation) return undefined;
    const { email: to, language, role, company } = invitation;
    const token = await openInvitationLink(invitation.id);
    if (!token) return undefined;
    const link = settings().baseUrl + paths.invitation({ token });
    const name = await findName(inviter.id);
    const content = invitationContent({ role, company, inviter: name, link }, language);
    return { to, language, content };
  },
});

/** Tells a member of their removal from a team. */
export const memberRemovedEmail = defineEmail<{ companyId: string }>({
  name: "teamRemoved",
  usefulHours,
  perHour: 3,
  async compose(events, { language }) {
    const company = await findCompanyName(events.at(-1)?.data.companyId);
    return company === undefined ? undefined : { content: removedContent(company, language) };
  },
});

/** Tells a member of their new role. */
export const roleChangedEmail = defineEmail<{ companyId: string; role: CompanyRole }>({
  name: "teamRoleChanged",
  usefulHours,
  perHour: 3,
  async compose(events, { language }) {
    const { companyId, role } = events.at(-1)?.data ?? {};
    const company = await findCompanyName(companyId);
    if (company === undefined || !role) return undefined;
    return { content: roleChangedContent(company, role, language) };
  },
});

export const teamEmails: EmailKind[] = [
  invitationEmail,
  memberRemovedEmail,
  roleChangedEmail,
  unusedKeyEmail,
];

type Invited = { role: CompanyRole; company: string; inviter: string; link: string };

function invitationContent({ role, link, ...names }: Invited, language: Language): EmailContent {
  const texts = messagesFor(language).emails.team.invitation;
  const company = isolated(names.company);
  const intro = names.inviter
    ? texts.intro({ company, inviter: isolated(names.inviter) })
    : texts.introNobody({ company });
  return {
    subject: texts.subject({ company }),
    heading: texts.heading,
    blocks: [intro, texts.role[role]],
    action: { label: texts.act, href: link, isWrittenOut: true },
    notes: [texts.life, texts.notYou],
    reason: texts.reason,
  };
}

function removedContent(name: string, language: Language): EmailContent {
  const texts = messagesFor(language).emails.team.removed;
  const company = isolated(name);
  const intro = texts.intro({ company });
  return {
    subject: texts.subject({ company }),
    heading: texts.heading,
    blocks: [intro],
    action: { label: texts.act, href: settings().baseUrl + paths.myAccount() },
    reason: texts.reason,
  };
}

function roleChangedContent(name: string, role: CompanyRole, language: Language): EmailContent {
  const texts = messagesFor(language).emails.team.roleChanged;
  const company = isolated(name);
  const intro = texts.intro({ company });
  return {
    subject: texts.subject({ company }),
    heading: texts.heading,
    blocks: [intro, texts.role[role]],
    action: { label: texts.act, href: settings().baseUrl + paths.team() },
    reason: texts.reason,
  };
}

async function findInvitation(id: string) {
  const { email, role, language } = companyInvitations;
  const [invitation] = await db
    .select({ id: companyInvitations.id, email, role, language, company: companyCalled })
    .from(companyInvitations)
    .innerJoin(userProfiles, eq(userProfiles.id, companyInvitations.companyId))
    .where(eq(companyInvitations.id, id));
  return invitation;
}

async function findCompanyName(id: string | undefined): Promise<string | undefined> {
  if (!id) return undefined;
  const [company] = await db
    .select({ name: companyCalled })
    .from(userProfiles)
    .where(eq(userProfiles.id, id));
  return company?.name;
}

async function findName(id: string): Promise<string> {
  const { firstName, lastName } = userProfiles;
  const [person] = await db
    .select({ firstName, lastName })
    .from(userProfiles)
    .where(eq(userProfiles.id, id));
  return person ? fullName(person) : "";
}
