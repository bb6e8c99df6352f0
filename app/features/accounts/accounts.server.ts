import { randomUUID } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { enqueueEmail } from "#app/emails/enqueue-email.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/language.ts";
import { brokenConstraint, db } from "#app/platform/database/database.server.ts";
import { isRefused, type Outcome, type Refusal, refused } from "#app/platform/outcome.ts";
import type { RegistrationValues } from "./account-forms.ts";
import { authAccounts, authSessions, authUsers, userProfiles } from "./accounts.table.ts";
import { type Actor, userTypeOf, visitor } from "./actor.ts";
import {
  countRegistrationAgain,
  requestRegistration,
} from "./address/pending-registrations.server.ts";
import { isRefusedDemoAccount } from "./demo-accounts.server.ts";
import type { Client } from "./devices/client.server.ts";
import { consumeOfNetwork, sharedLimits } from "./devices/network-limits.server.ts";
import { confirmationEmail } from "./emails/confirmation-email.server.ts";
import { countConfirmation } from "./emails/own-emails.server.ts";
import { refuseUnwritable } from "./mailbox/utf8-mail.server.ts";
import { companyOf, membershipColumns } from "./membership/membership.server.ts";
import { companyMembers } from "./membership/membership.table.ts";
import { fullName } from "./profile/full-name.ts";
import { type Consumed, refund } from "./rate-limits/rate-limits.server.ts";
import { lacksNeededSecondFactor } from "./second-factor/admin-requirement.server.ts";
import type { ReadPerson } from "./session/session-info.ts";
import { closeSession, findSession } from "./session/session-store.server.ts";
import { isCommonPassword } from "./sign-in/common-password.server.ts";
import { hashPassword, isPassword, PasswordQueueFullError } from "./sign-in/password.server.ts";

/** A member of a company registers by the link of an invitation, which names the type. */
export type NewAccount = Omit<RegistrationValues, "userType" | "companyName"> & {
  userType: RegistrationValues["userType"] | "company_member";
  companyName?: string | undefined;
};

export type Session = { actor: Actor; setCookies: string[] };

const hour = 60 * 60 * 1000;
/** A session that is used again and again ends after half a year all the same. */
const longestSession = 180 * 24 * hour;
const registrationLimits = sharedLimits(60 * 60, 15, 100);

/** Reads who sends a request. A lengthened session comes with the cookies to send back. */
export async function findActor(headers: Headers): Promise<Session> {
  if (!headers.get("cookie")?.includes("furas_session")) return { actor: visitor, setCookies: [] };
  const { session, user, setCookies } = await findSession(headers);
  if (!session || !user) return { actor: visitor, setCookies };
  const isOver = Date.now() - session.createdAt.getTime() > longestSession;
  if (isOver || user.blockedAt || isRefusedDemoAccount(user.email)) {
    return { actor: visitor, setCookies: await closeSession(headers) };
  }
  const [profile] = await db
    .select({
      userType: userProfiles.userType,
      changedAt: userProfiles.updatedAt,
      leads: sql<
        boolean | null
      >`(select m.leads from moderators m where m.user_id = ${userProfiles}.id)`,
      ...membershipColumns,
    })
    .from(userProfiles)
    .leftJoin(companyMembers, eq(companyMembers.userId, userProfiles.id))
    .where(eq(userProfiles.id, user.id));
  await touchSession(session.id, session.lastUsedAt);
  const userType = userTypeOf(profile?.userType);
  const leads = profile?.leads ?? null;
  const moderates = leads !== null;
  const lacks = (userType === "admin" || moderates) && (await lacksNeededSecondFactor(user.id));
  const actor: ReadPerson = {
    kind: "person",
    id: user.id,
    email: user.email,
    ...(user.phone && { phone: user.phone }),
    userType,
    ...(moderates && { moderates }),
    ...(leads && { leadsModeration: leads }),
    ...(lacks && { lacksSecondFactor: true }),
    ...companyOf(userType, profile),
    changedAt: profile?.changedAt.toISOString() ?? "",
    language: user.language ?? null,
    session: { id: session.id, since: session.createdAt.toISOString() },
  };
  return { actor, setCookies };
}

/** Once an hour, so that reading pages hardly ever writes. */
async function touchSession(id: string, lastUsedAt: Date | null | undefined): Promise<void> {
  if (lastUsedAt && Date.now() - lastUsedAt.getTime() < hour) return;
  await db
    .update(authSessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(authSessions.id, id), lt(authSessions.lastUsedAt, new Date(Date.now() - hour))));
}

/**
 * Makes the account and its profile in one transaction, and asks its address for confirmation by
 * email, in `language`. An address that only an unconfirmed account has is registered by the link of an
 * email: accounts.confirmFirst. Refusals: accounts.passwordCommon, tooManyTries, overloaded,
 * emailTaken, emailNeedsUtf8.
 */
export async function registerAccount(
  values: NewAccount,
  client: Client,
  language: Language = defaultLanguage,
): Promise<Outcome<{ id: string }>> {
  if (isCommonPassword(values.password, values)) return refused("accounts.passwordCommon");
  const unwritable = await refuseUnwritable(values.email);
  if (unwritable) return unwritable;
  const counted = await countRegistration(client);
  if (isRefused(counted)) return counted;
  const id = randomUUID();
  const email = values.email.toLowerCase();
  const holder = await findHolder(email);
  if (holder) return registerAgain(holder, { ...values, email }, language);
  const password = await hashIfFree(values.password);
  if (!password) return { ...refused("accounts.overloaded"), retryAfter: 5 };
  // An address that gets too many is not written to; its account is made all the same. A member's is
  // confirmed by joining: the invitation went there.
  const isInvited = values.userType === "company_member";
  const confirmation = isInvited ? undefined : await countConfirmation(email);
  try {
    await db.transaction(async (tx) => {
      const name = fullName(values);
      await tx.insert(authUsers).values({ id, name, email, language });
      await tx
        .insert(authAccounts)
        .values({ userId: id, accountId: id, providerId: "credential", password });
      await tx
        .insert(userProfiles)
        .values({ id, email, userType: values.userType, ...profileOf(values) });
      if (isCounted(confirmation)) await enqueueEmail(confirmationEmail, id, {}, tx);
    });
  } catch (error) {
    if (isCounted(confirmation)) await refund(confirmation);
    if (brokenConstraint(error) === "auth_users_email_unique")
      return refused("accounts.emailTaken");
    throw error;
  }
  return { id };
}

/** Counts a registration of a network. Refusals: accounts.tooManyTries. */
export function countRegistration(client: Client): Promise<Outcome<Consumed[]>> {
  return consumeOfNetwork("registrations", client, registrationLimits);
}

/** The account that has an address. */
async function findHolder(email: string) {
  const [holder] = await db
    .select({
      isConfirmed: authUsers.emailVerified,
      blockedAt: authUsers.blockedAt,
      password: authAccounts.password,
    })
    .from(authUsers)
    .leftJoin(
      authAccounts,
      and(eq(authAccounts.userId, authUsers.id), eq(authAccounts.providerId, "credential")),
    )
    .where(eq(authUsers.email, email));
  return holder;
}

/**
 * An account whose address was never confirmed keeps its owner from registering no more than any other
 * stranger may take it over. The same password again is the same person, who has an account.
 */
async function registerAgain(
  holder: NonNullable<Awaited<ReturnType<typeof findHolder>>>,
  { email, password, userType, ...values }: NewAccount,
  language: Language,
): Promise<Refusal> {
  if (holder.isConfirmed || holder.blockedAt || userType === "company_member") {
    return refused("accounts.emailTaken");
  }
  const counted = await countRegistrationAgain(email);
  if (isRefused(counted)) return counted;
  const hash = await hashIfFree(password);
  if (!hash) return { ...refused("accounts.overloaded"), retryAfter: 5 };
  if (await isPassword(holder.password, password)) return refused("accounts.emailTaken");
  const profile = { ...profileOf(values), userType };
  const pending = await requestRegistration({ email, password: hash, profile, language });
  return isRefused(pending) ? pending : refused("accounts.confirmFirst");
}

/** The profile's part of a registration. */
export function profileOf<Values extends Omit<NewAccount, "email" | "password" | "userType">>(
  values: Values,
) {
  const { firstName, lastName, phone, country, province, city, plan, companyName } = values;
  return { firstName, lastName, phone, country, province, city, plan, companyName };
}

type Counted = Exclude<Awaited<ReturnType<typeof countConfirmation>>, Refusal>;

function isCounted(confirmation: Counted | Refusal | undefined): confirmation is Counted {
  return confirmation !== undefined && !isRefused(confirmation);
}

/** Undefined when too many others wait. */
export async function hashIfFree(password: string): Promise<string | undefined> {
  try {
    return await hashPassword(password);
  } catch (error) {
    if (error instanceof PasswordQueueFullError) return undefined;
    throw error;
  }
}
